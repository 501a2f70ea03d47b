// Where ships that are picked may go, and what they may do there: what the options offer, and for the rest the reason why not, as far
// as view and data pack tell it. The server has the last word; these are its words beforehand.
import {Decision, Whereabouts, type Options, type Options_ShipChoice, type View} from "../gen/chartroom/v1/far_seas_pb";
import {t} from "../i18n";
import {boardOf, counter, isAfloat, statusOf, type Ships} from "./board";
import type {AlliedDraft} from "./drafts/draft";
import {entryOf} from "./drafts/allied";
import {areaName, listed, say, shipName} from "./names";
import type {Canal, Pack, Restriction} from "./pack";

// The same shape as the chart's (src/chart/props.ts), which this folder does not know.
export interface Reach {
  allowed: boolean;
  penalty: number; // victory points that going there costs (5.0); 0: none
  why?: string; // when not allowed: why; when it costs: what is broken
  rule?: string;
}

export interface Situation {
  options: Options;
  view: View;
  pack: Pack;
  draft?: AlliedDraft | undefined; // who enters play in it moves on from there
}

// For each area of the map. Several ships go as one group: where all of them may go, at the sum of their prices.
export function reachOf(situation: Situation, ships: Ships): Map<number, Reach> {
  const reach = new Map<number, Reach>();
  for (const area of situation.pack.areas.keys()) reach.set(area, reachTo(situation, ships, area));
  return reach;
}

export function reachTo(situation: Situation, ships: Ships, to: number): Reach {
  const nations = new Set(ships.map((ship) => counter(situation.pack, ship).nation));
  if (nations.size > 1) return refused(t("far_seas.reach.nations"), "4.2");
  const each = ships.map((ship) => reachOfShip(situation, ship, to));
  const not = each.find((one) => !one.allowed);
  if (not) return not;
  const penalty = each.reduce((sum, one) => sum + one.penalty, 0);
  if (penalty === 0) return {allowed: true, penalty: 0};
  const why = listed(each.flatMap((one) => one.why ?? []));
  return {allowed: true, penalty, why, rule: each.find((one) => one.rule)?.rule ?? "5.0"};
}

function reachOfShip(situation: Situation, ship: number, to: number): Reach {
  const {options, pack, draft} = situation;
  const entry = draft && entryOf(draft, ship);
  if (entry) return onward(situation, ship, entry.to, to);
  const choice = options.ships.find((each) => each.ship === ship);
  if (!choice)
    return whyNotPickable(situation, ship) ?? refused(t("far_seas.reach.not_asked", named(pack, ship)), "4.2");
  const move = choice.moves.find((each) => each.to === to);
  if (!move) return whyNotThere(situation, choice, to);
  if (move.penalty === 0) return {allowed: true, penalty: 0};
  return {allowed: true, penalty: move.penalty, ...whatItBreaks(situation, ship, to, move.penalty)};
}

// From where it enters play to there, in the same movement (5.1). The entry has its price already.
function onward(situation: Situation, ship: number, from: number, to: number): Reach {
  const joined = from === to || joins(situation.pack, from, to) || canalBetween(situation.pack, from, to);
  return joined ? {allowed: true, penalty: 0} : notAdjacent(situation.pack, ship, from);
}

// Why a ship cannot be moved now at all; undefined: it can.
export function whyNotPickable({options, view, pack}: Situation, ship: number): Reach | undefined {
  if (options.ships.some((choice) => choice.ship === ship)) return undefined;
  const status = statusOf(boardOf(view), ship);
  const name = named(pack, ship);
  if (status.where === Whereabouts.NOT_ARRIVED) {
    return refused(t("far_seas.reach.not_arrived", {...name, turn: counter(pack, ship).entryTurn}), "5.0");
  }
  if (status.where === Whereabouts.ENGLAND_HB1 || status.where === Whereabouts.ENGLAND_HB2) {
    return refused(t("far_seas.reach.enters_later", name), "5.1");
  }
  if (!isAfloat(status)) return refused(t("far_seas.reach.not_at_sea", name), "4.2");
  if (status.movedInOb !== 0) return refused(t("far_seas.reach.moved", name), "4.2");
  if (status.ran || status.fought) return refused(t("far_seas.reach.acted", name), "4.2");
  return refused(t("far_seas.reach.not_asked", name), "4.2");
}

function whyNotThere({options, view, pack}: Situation, choice: Options_ShipChoice, to: number): Reach {
  const status = statusOf(boardOf(view), choice.ship);
  const ship = counter(pack, choice.ship);
  if (options.decision === Decision.ASSIGN)
    return refused(t("far_seas.reach.drawn", named(pack, choice.ship)), "9.3.1");
  if (ship.german && pack.areas.get(to)?.alliedOnly) return refused(t("far_seas.reach.allied_only"), "2.2");
  if (choice.entersPlay) return refused(t("far_seas.reach.not_england", named(pack, choice.ship)), "5.1");
  if (status.area === undefined) return refused(t("far_seas.reach.not_offered", named(pack, choice.ship)), "4.2");
  const canal = canalBetween(pack, status.area, to);
  if (canal && boardOf(view).turn < opensIn(canal, ship.german)) return closed(canal, ship.german);
  if (!canal && !joins(pack, status.area, to)) return notAdjacent(pack, choice.ship, status.area);
  return refused(t("far_seas.reach.not_offered", named(pack, choice.ship)), "4.2");
}

function opensIn(canal: Canal, german: boolean): number {
  return (german ? canal.germanFromTurn : canal.alliedFromTurn) || Infinity;
}

function closed(canal: Canal, german: boolean): Reach {
  const turn = opensIn(canal, german);
  const why =
    turn === Infinity
      ? t("far_seas.reach.canal_never", {canal: canal.name})
      : t("far_seas.reach.canal_later", {canal: canal.name, turn});
  return refused(why, "2.2");
}

function notAdjacent(pack: Pack, ship: number, from: number): Reach {
  return refused(t("far_seas.reach.not_adjacent", {...named(pack, ship), area: areaName(pack, from)}), "4.2");
}

function joins(pack: Pack, from: number, to: number): boolean {
  return pack.areas.get(from)?.adjacent.includes(to) ?? false;
}

function canalBetween(pack: Pack, from: number, to: number): Canal | undefined {
  return pack.canals.find(({ends}) => from !== to && ends.includes(from) && ends.includes(to));
}

// ---------------------------------------------------------------------------------------------------------------------- restrictions

// "Defence may not move before turn 4": the row of chapter 5 that a price is for.
function whatItBreaks({view, pack}: Situation, ship: number, to: number, points: number): {why: string; rule: string} {
  const board = boardOf(view);
  const from = statusOf(board, ship).area;
  const row = restrictionsOf(pack, ship, board.rules?.advanced ?? false).find((each) =>
    breaks(pack, each, from, to, board.turn),
  );
  if (!row) return {why: t("far_seas.reach.penalty", {ships: shipName(pack, ship), points}), rule: "5.0"};
  return {why: `${shipName(pack, ship)}: ${restrictionInWords(pack, row)}`, rule: row.rule};
}

export function restrictionsOf(pack: Pack, ship: number, advanced: boolean): Restriction[] {
  return pack.restrictions.filter((row) => row.ships.includes(ship) && !(advanced && row.basicOnly));
}

export function restrictionInWords(pack: Pack, row: Restriction): string {
  return say(`far_seas.restriction.${row.kind}`, {
    area: row.area === undefined ? "" : areaName(pack, row.area),
    turn: row.turn ?? 0,
  });
}

// Which row a price is for. Whether there is one, and how much, the options have said.
function breaks(pack: Pack, row: Restriction, from: number | undefined, to: number, turn: number): boolean {
  switch (row.kind) {
    case "may_leave_from_turn":
      return from === row.area && to !== row.area && turn < (row.turn ?? 0);
    case "must_go_to":
      return !(to === row.area && (from === row.area || turn === row.turn));
    case "may_not_move_before_turn":
      return turn < (row.turn ?? 0);
    case "entry_penalty":
      return from === undefined;
    case "rising_sun_only":
      return from !== to && !pack.areas.get(to)?.risingSun;
    case "must_stay":
      return from === row.area && to !== row.area;
    default:
      return false;
  }
}

function named(pack: Pack, ship: number): {ship: string} {
  return {ship: shipName(pack, ship)};
}

function refused(why: string, rule: string): Reach {
  return {allowed: false, penalty: 0, why, rule};
}
