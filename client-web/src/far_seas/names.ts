// Things of The Far Seas in words. Names of ships, places and convoys are the data pack's; what is said of them is in the language chosen.
import {
  Assignment,
  Duty,
  GunRange,
  Whereabouts,
  Why,
  type Report,
  type ShipStatus,
} from "../gen/chartroom/v1/far_seas_pb";
import type {Side} from "../gen/chartroom/v1/play_pb";
import {has, language, t, type Key, type Values} from "../i18n";
import {allied, colonyIn, convoyOf, counter, german, type Ships} from "./board";
import type {Pack} from "./pack";

// The last area whose number is printed; those above it are seas with a name alone (2.2).
const lastNumberedArea = 32;

// A sentence whose key was put together; what has none is a mistake that a test finds.
export function say(key: string, values?: Values): string {
  return has(key) ? t(key, values) : key;
}

export function listed(parts: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  // British English has no comma before the last.
  const locale = language.value === "en" ? "en-GB" : language.value;
  return new Intl.ListFormat(locale, {type}).format(parts);
}

export function shipName(pack: Pack, ship: number): string {
  return counter(pack, ship).name;
}

// "Emden, Dresden and Leipzig"
export function shipNames(pack: Pack, ships: Ships): string {
  if (ships.length === 0) return t("far_seas.name.nobody");
  return listed(ships.map((ship) => shipName(pack, ship)));
}

// "Scharnhorst + Gneisenau": ships that act together.
export function groupName(pack: Pack, ships: Ships): string {
  return ships.map((ship) => shipName(pack, ship)).join(" + ");
}

export function groupNames(pack: Pack, groups: readonly {ships: Ships}[]): string {
  return groups.map((group) => groupName(pack, group.ships)).join("; ");
}

// "Area 5 (Southeast Pacific)"
export function areaName(pack: Pack, area: number): string {
  const name = pack.areas.get(area)?.name ?? "";
  return area > lastNumberedArea ? t("far_seas.name.sea", {name}) : t("far_seas.name.area", {number: area, name});
}

export function areaShort(pack: Pack, area: number): string {
  return area > lastNumberedArea ? areaName(pack, area) : t("far_seas.name.area_short", {number: area});
}

export function stationName(pack: Pack, station: number | undefined): string {
  return station === undefined ? "" : (pack.stations[station]?.name ?? "");
}

export function convoyName(pack: Pack, convoy: number | undefined): string {
  return convoy === undefined ? "" : t("far_seas.name.convoy", {name: convoyOf(pack, convoy).name});
}

export function colonyName(pack: Pack, colony: number): string {
  return pack.colonies[colony]?.name ?? "";
}

export function sideName(side: Side): string {
  return side === german ? t("far_seas.name.german") : t("far_seas.name.allied");
}

// For ICU select: {side, select, german {...} allied {...} other {...}}
export function sideWord(side: Side | undefined): "german" | "allied" | "none" {
  return side === german ? "german" : side === allied ? "allied" : "none";
}

export function nationName(nation: string): string {
  return say(`far_seas.nation.${nation}`);
}

export function typeName(type: string): string {
  return say(`far_seas.type.${type}`);
}

// An enum's value by its name, as keys have it.
function word(names: Record<number, string>, value: number): string {
  return value === 0 ? "none" : (names[value] ?? "none").toLowerCase();
}

export function dutyName(duty: Duty): string {
  return say(`far_seas.duty_name.${word(Duty, duty)}`);
}

export function dutyInWords(pack: Pack, duty: Duty, station?: number, convoy?: number): string {
  return say(`far_seas.duty.${word(Duty, duty)}`, {
    station: stationName(pack, station),
    convoy: convoyName(pack, convoy),
  });
}

// "to guard Zanzibar": what a move is for.
export function purposeInWords(pack: Pack, duty: Duty, station?: number, convoy?: number): string {
  return say(`far_seas.purpose.${word(Duty, duty)}`, {
    station: stationName(pack, station),
    convoy: convoyName(pack, convoy),
  });
}

export function assignmentName(assignment: Assignment): string {
  return say(`far_seas.assignment_name.${word(Assignment, assignment)}`);
}

export function assignmentInWords(pack: Pack, assignment: Assignment, station?: number): string {
  const key: Key =
    assignment === Assignment.RAID && station === undefined
      ? "far_seas.assignment_name.raid"
      : (`far_seas.assignment.${word(Assignment, assignment)}` as Key);
  return say(key, {station: stationName(pack, station)});
}

// A code as players write it in the Ship Log (4.3.1): "24-Att", "5-s", "4-Stn-Fi".
const codes: Record<Assignment, string> = {
  [Assignment.UNSPECIFIED]: "",
  [Assignment.NONE]: "",
  [Assignment.RAID]: "Stn",
  [Assignment.MERCHANTS]: "Att",
  [Assignment.RETURN_TO_BASE]: "RTB",
  [Assignment.INTERVENE]: "Int",
  [Assignment.RIVER]: "Rfj",
};

export function plotCode(
  pack: Pack,
  plotted: {ships: Ships; to: number; assignment: Assignment; station?: number | undefined},
): string {
  const code = codes[plotted.assignment];
  const station = plotted.station === undefined ? "" : stationCode(pack, plotted.station);
  const squadron = plotted.ships.length > 1 ? "s" : "";
  return [String(plotted.to), code, station, squadron].filter((part) => part !== "").join("-");
}

// As many letters as tell a station from the others of its area; none where it is the only one.
function stationCode(pack: Pack, station: number): string {
  const own = pack.stations[station];
  if (!own) return "";
  const others = pack.stations.filter((each) => each.area === own.area && each !== own);
  let letters = others.length > 0 ? 1 : 0;
  while (letters < own.name.length && others.some((each) => each.name.startsWith(own.name.slice(0, letters)))) {
    ++letters;
  }
  return own.name.slice(0, letters);
}

export function whereaboutsInWords(pack: Pack, ship: number, status: ShipStatus): string {
  const area = status.area;
  const colony = area === undefined ? undefined : colonyIn(pack, area);
  return say(`far_seas.where.${word(Whereabouts, status.where)}`, {
    turn: counter(pack, ship).entryTurn,
    area: area === undefined ? "" : areaName(pack, area),
    colony: colony === undefined ? "" : colonyName(pack, colony),
  });
}

export function reportInWords(pack: Pack, report: Report): string {
  return t("far_seas.last_known.report", {
    area: areaName(pack, report.area ?? 0),
    turn: report.turn,
    ob: report.ob,
  });
}

export function whyInWords(why: Why): string {
  return say(`far_seas.why.${word(Why, why)}`);
}

export function rangeName(range: GunRange): string {
  return say(`far_seas.range.${GunRange[range]}`);
}

// "+2", "−1", "±0": with a true minus sign.
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "±0";
}

// Where points were made, if they were made at a place.
export function vpAreaOf(pack: Pack, entry: {area?: number; station?: number; colony?: number}): number | undefined {
  if (entry.area !== undefined) return entry.area;
  if (entry.station !== undefined) return pack.stations[entry.station]?.area;
  return entry.colony === undefined ? undefined : pack.colonies[entry.colony]?.area;
}
