// What lies on the table, as advice looks at it: from the view and the options of whoever is asked, and nothing else.
import {boardOf, counter, german, isHalfDamaged, speedOf, statusOf, type Ships} from "../far_seas/board";
import {damageFor, dieFaces, gunsReach} from "../far_seas/odds";
import type {Pack} from "../far_seas/pack";
import {
  GunRange,
  type Board,
  type Combat,
  type Decision,
  type Options,
  type View,
} from "../gen/chartroom/v1/far_seas_pb";
import type {Side} from "../gen/chartroom/v1/play_pb";

export interface Situation {
  pack: Pack;
  view: View;
  options: Options;
  board: Board;
  combat: Combat | undefined;
  decision: Decision;
  side: Side;
  own: Ships; // that are in the meeting, the chase or the combat
  enemy: Ships;
}

export function situationOf(pack: Pack, view: View, options: Options): Situation {
  const board = boardOf(view);
  const {germans, allies} = met(board);
  const [own, enemy] = view.side === german ? [germans, allies] : [allies, germans];
  return {pack, view, options, board, combat: board.combat, decision: options.decision, side: view.side, own, enemy};
}

function met({combat, encounter}: Board): {germans: Ships; allies: Ships} {
  if (combat) {
    return {
      germans: combat.germanFighters.map(({ship}) => ship),
      allies: combat.alliedFighters.map(({ship}) => ship),
    };
  }
  return {germans: encounter?.german ?? [], allies: encounter?.allied ?? []};
}

// The next round is fought closer, until there is no closer (4.6.4).
export function nextRange(range: GunRange): GunRange {
  return range === GunRange.A ? GunRange.B : GunRange.C;
}

export function reaching(pack: Pack, ships: Ships, range: GunRange): number[] {
  return ships.filter((ship) => gunsReach(pack, ship, range));
}

// Points of damage that these ships do in a round at that range, on the average, each with the modifiers of its own.
export function weightOfFire(pack: Pack, board: Board, ships: Ships, range: GunRange): number {
  return reaching(pack, ships, range).reduce((sum, ship) => sum + usualDamage(pack, board, ship), 0);
}

function usualDamage(pack: Pack, board: Board, ship: number): number {
  const {fire, mainCruiser, damage} = counter(pack, ship);
  const {combats, damage: taken} = statusOf(board, ship);
  const modifier = fire - (mainCruiser ? combats : 0) - (isHalfDamaged(damage, taken) ? 1 : 0);
  return dieFaces.reduce((sum, die) => sum + damageFor(pack, die + modifier), 0) / dieFaces.length;
}

export function pointsAfloat(pack: Pack, board: Board, ships: Ships): number {
  return ships.reduce((sum, ship) => sum + counter(pack, ship).damage - statusOf(board, ship).damage, 0);
}

export function slowestOf(pack: Pack, board: Board, ships: Ships): number {
  return ships.reduce((slow, ship) => (speedOf(board, pack, ship) < speedOf(board, pack, slow) ? ship : slow));
}

// Whether the speeds in it are that far apart that the slowest holds the others back in any chase (4.6.3.2).
export function isIllMatched(pack: Pack, board: Board, ships: Ships): boolean {
  const speeds = ships.map((ship) => speedOf(board, pack, ship));
  return ships.length > 1 && Math.max(...speeds) - Math.min(...speeds) >= 2;
}
