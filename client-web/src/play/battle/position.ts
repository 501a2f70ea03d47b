// How the ships of a combat lie at a moment: now, as the view has it, or as they lay when an event of it was told.
import {allied, boardOf, german, sideOfShip, statusOf} from "../../far_seas/board";
import type {Pack} from "../../far_seas/pack";
import {
  Combat_Step,
  CombatKind,
  GunRange,
  Whereabouts,
  type Aim,
  type Combat,
  type Fighter,
  type View,
} from "../../gen/chartroom/v1/far_seas_pb";
import type {Side} from "../../gen/chartroom/v1/play_pb";

export interface ShipInBattle {
  ship: number;
  damage: number; // assessed
  pending: number; // scored in this step, and not assessed yet
  bold: boolean; // at Optimum Torpedo Range
  torpedoLeft: boolean;
  fired: boolean; // has done its firing for the round
  fate: "fights" | "sunk" | "away" | "removed";
}

export interface AimInBattle {
  firer: number;
  target: number;
  torpedo: boolean;
}

export interface Position {
  area: number;
  kind: CombatKind;
  range: GunRange;
  round: number;
  step: Combat_Step;
  ships: readonly ShipInBattle[];
  aims: readonly AimInBattle[];
}

export function lineOf(pack: Pack, position: Position, side: Side): ShipInBattle[] {
  return position.ships.filter(({ship}) => sideOfShip(pack, ship) === side);
}

export function inBattle(position: Position, ship: number): ShipInBattle | undefined {
  return position.ships.find((each) => each.ship === ship);
}

export function changed(position: Position, ship: number, change: Partial<ShipInBattle>): Position {
  return {...position, ships: position.ships.map((each) => (each.ship === ship ? {...each, ...change} : each))};
}

// The view's combat. Ships that were in it and are no more are kept at their places.
export function positionOf(view: View): Position | undefined {
  const board = boardOf(view);
  const combat = board.combat;
  if (!combat) return undefined;
  const fighters = [...combat.germanFighters, ...combat.alliedFighters];
  const were = combat.tookPart.map((veteran) => veteran.ship);
  const ships = [...new Set([...were, ...fighters.map((fighter) => fighter.ship)])].sort((a, b) => a - b);
  return {
    area: combat.area,
    kind: combat.kind,
    range: combat.range,
    round: combat.round,
    step: combat.step,
    ships: ships.map((ship) =>
      shipNow(
        view,
        combat,
        ship,
        fighters.find((fighter) => fighter.ship === ship),
      ),
    ),
    aims: [
      ...combat.bold.map((aim) => toAim(aim, true)),
      ...combat.aims.map((aim) => toAim(aim, combat.step === Combat_Step.TORPEDOES)),
    ],
  };
}

export function toAim({firer, target}: Pick<Aim, "firer" | "target">, torpedo: boolean): AimInBattle {
  return {firer, target, torpedo};
}

function shipNow(view: View, combat: Combat, ship: number, fighter: Fighter | undefined): ShipInBattle {
  const status = statusOf(boardOf(view), ship);
  return {
    ship,
    damage: status.damage,
    pending: fighter?.pending ?? 0,
    bold: fighter?.bold ?? false,
    torpedoLeft: fighter?.torpedoLeft ?? false,
    fired: fighter?.doneFiring ?? false,
    fate: fighter || runs(combat, ship) ? "fights" : status.where === Whereabouts.SUNK ? "sunk" : "away",
  };
}

function runs(combat: Combat, ship: number): boolean {
  return [...combat.germanRunners, ...combat.alliedRunners].some((group) => group.ships.includes(ship));
}

// Who stands in the lines: all of both sides, in the order of the lines.
export const sides = [german, allied] as const;
