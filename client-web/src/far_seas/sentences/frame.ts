// The frame of a game, points, and what is secret of it.
import type {VpEntry} from "../../gen/chartroom/v1/far_seas_pb";
import {Combat_Step, VpKind} from "../../gen/chartroom/v1/far_seas_pb";
import {has, t} from "../../i18n";
import {decisionText} from "../decisions";
import {
  areaName,
  convoyName,
  groupNames,
  listed,
  say,
  shipName,
  shipNames,
  sideName,
  sideWord,
  signed,
  stationName,
  colonyName,
} from "../names";
import type {Pack} from "../pack";
import {aims, line, plots, type EventOf, type Tellers, type Told} from "./line";

// Where the points of each kind come from.
const rulesOfVp: Record<VpKind, string> = {
  [VpKind.UNSPECIFIED]: "8.0",
  [VpKind.CAPTURE]: "4.7.1",
  [VpKind.RAID]: "4.7.2",
  [VpKind.ALLIED_SHIP_SUNK]: "4.6.4",
  [VpKind.GERMAN_SHIP_SUNK]: "4.6.4",
  [VpKind.COWARDICE]: "4.6.2.3",
  [VpKind.MOVEMENT_PENALTY]: "5.0",
  [VpKind.RETURNED]: "4.7.3",
  [VpKind.LOST_ON_RETURN]: "4.7.3",
  [VpKind.TRANSPORTS]: "6.3.3.2",
  [VpKind.TRANSPORTS_LATE]: "6.3",
  [VpKind.COLONY]: "6.4.1",
  [VpKind.REBELLION]: "7.1",
  [VpKind.RIVER]: "7.2",
  [VpKind.ENGLAND_RAIDED]: "7.5.1",
  [VpKind.CLAIMS_WITHDRAWN]: "7.3.2",
};

export function ruleOfVp(kind: VpKind): string {
  return rulesOfVp[kind];
}

export function vpKindName(kind: VpKind): string {
  return say(`far_seas.vp_kind.${VpKind[kind].toLowerCase()}`);
}

// "raid on Madras"
export function vpInWords(pack: Pack, entry: VpEntry): string {
  return say(`far_seas.vp.${VpKind[entry.kind].toLowerCase()}`, {
    ship: entry.ship === undefined ? t("far_seas.vp.a_ship") : shipName(pack, entry.ship),
    station: stationName(pack, entry.station),
    area: entry.area === undefined ? "" : areaName(pack, entry.area),
    convoy: convoyName(pack, entry.convoy),
    colony: entry.colony === undefined ? "" : colonyName(pack, entry.colony),
  });
}

// How a game ended: one of the bands of 8.0, or a word of the table's own.
export function levelName(level: string): string {
  const key = `far_seas.level.${level}`;
  return has(key) ? t(key) : level;
}

function sealedInWords(event: EventOf<"sealedKept">, pack: Pack): string {
  const of = event.order?.of ?? {case: undefined};
  switch (of.case) {
    case "run":
      return of.value.groups.length === 0
        ? t("far_seas.event.sealed_nothing")
        : t("far_seas.event.sealed_run", {count: of.value.groups.length, groups: groupNames(pack, of.value.groups)});
    case "chase":
      return of.value.pursuits.length === 0 ? t("far_seas.event.sealed_nothing") : pursuits(pack, of.value.pursuits);
    case undefined:
      return t("far_seas.event.sealed_nothing");
    default:
      return of.value.aims.length === 0 ? t("far_seas.event.sealed_nothing") : aims(pack, of.value.aims);
  }
}

export function pursuits(pack: Pack, all: readonly {runner: number; chasers: number[]}[]): string {
  return all
    .map(({runner, chasers}) =>
      t("far_seas.event.pursuit", {chasers: shipNames(pack, chasers), runner: shipName(pack, runner)}),
    )
    .join("; ");
}

export function stepWord(step: Combat_Step): string {
  return Combat_Step[step].toLowerCase();
}

// When the game is over, of an order that only its own side had seen.
export function sealOpened(event: EventOf<"sealedKept">, pack: Pack): Told {
  const values = {side: sideWord(event.side), order: sealedInWords(event, pack)};
  return line("combat", "4.6.4", "far_seas.event.seal_opened", values, {quiet: true});
}

export const frame: Tellers<
  | "turnBegan"
  | "obBegan"
  | "phaseBegan"
  | "asked"
  | "answered"
  | "sealedKept"
  | "sealsOpened"
  | "vpScored"
  | "gameEnded"
  | "obEnded"
  | "turnEnded"
  | "plotsFiled"
  | "shipLogFiled"
> = {
  turnBegan: ({turn, arrived}, pack) =>
    arrived.length === 0
      ? line("admin", "4.9", "far_seas.event.turn_began", {turn}, {heading: 1})
      : line(
          "admin",
          "5.0",
          "far_seas.event.turn_began_arrived",
          {turn, ships: shipNames(pack, arrived), count: arrived.length},
          {heading: 1, ships: arrived},
        ),
  obBegan: ({ob}) => line("admin", "4.1", "far_seas.event.ob_began", {ob}, {heading: 2}),
  phaseBegan: ({phase}) =>
    line(
      "admin",
      phase >= 1 && phase <= 5 ? `4.${phase + 2}` : "4.1",
      "far_seas.event.phase_began",
      {phase},
      {heading: 3},
    ),
  asked: ({kind, asked}) => {
    const {title, rule} = decisionText(kind);
    const sides = listed(asked.map(sideName));
    return line("admin", rule, "far_seas.event.asked", {sides, decision: title}, {quiet: true});
  },
  answered: ({side, sealed}) =>
    line(
      "admin",
      sealed ? "4.6.4" : "4.1",
      sealed ? "far_seas.event.answered_sealed" : "far_seas.event.answered",
      {side: sideWord(side)},
      {quiet: !sealed},
    ),
  sealedKept: (event, pack) =>
    line("combat", "4.6.4", "far_seas.event.sealed_kept", {order: sealedInWords(event, pack)}, {quiet: true}),
  sealsOpened: () => line("admin", "4.6.4", "far_seas.event.seals_opened", {}, {quiet: true}),
  vpScored: ({entry}, pack) =>
    line(
      "vp",
      ruleOfVp(entry?.kind ?? VpKind.UNSPECIFIED),
      "far_seas.event.vp_scored",
      {
        points: signed(entry?.points ?? 0),
        abs: Math.abs(entry?.points ?? 0),
        reason: entry ? vpInWords(pack, entry) : "",
      },
      {
        ships: entry?.ship === undefined ? [] : [entry.ship],
        areas: entry?.area === undefined ? [] : [entry.area],
      },
    ),
  gameEnded: ({outcome}) =>
    line(
      "admin",
      "8.0",
      "far_seas.event.game_ended",
      {side: sideWord(outcome?.winner), points: outcome?.points ?? 0, level: levelName(outcome?.level ?? "")},
      {heading: 1},
    ),
  obEnded: () => line("admin", "4.8", "far_seas.event.ob_ended", {}, {quiet: true}),
  turnEnded: ({plots: all}, pack) =>
    all.length === 0
      ? line("admin", "4.9", "far_seas.event.turn_ended")
      : line(
          "admin",
          "4.9",
          "far_seas.event.turn_ended_plots",
          {plots: plots(pack, all)},
          {ships: all.flatMap((each) => each.ships), areas: all.map((each) => each.to)},
        ),
  plotsFiled: ({plots: all}, pack) =>
    line("admin", "4.9", "far_seas.event.plots_filed", {plots: plots(pack, all)}, {quiet: true}),
  shipLogFiled: ({credits}, pack) =>
    credits.length === 0
      ? line("admin", "4.9", "far_seas.event.ship_log_filed", {}, {quiet: true})
      : line(
          "captures",
          "4.9",
          "far_seas.event.ship_log_filed_credits",
          {credits: creditsInWords(pack, credits)},
          {quiet: true},
        ),
};

export function creditsInWords(pack: Pack, credits: readonly {ship: number; captures: number}[]): string {
  return listed(credits.map(({ship, captures}) => t("far_seas.event.credit", {ship: shipName(pack, ship), captures})));
}
