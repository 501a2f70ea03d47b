// What lies on the chart, in words: for names of what can be focused, for the live region and for the table.
import type {Area, Pack, Ship} from "../far_seas/pack";
import {Duty, Readiness, type ShipStatus, type View} from "../gen/chartroom/v1/far_seas_pb";
import {has, t} from "../i18n";
import {boxKey, density, type Stack} from "./model";
import type {Box, Reach} from "./props";
import {signed} from "./Counter";

const worded = (key: string, fallback: string) => (has(key) ? t(key) : fallback);

export function areaName(area: Area): string {
  return area.number > 32 ? area.name : t("chart.area", {number: area.number, name: area.name});
}

export function boxName(pack: Pack, box: Box): string {
  if (typeof box !== "string") return t("chart.box.colony", {name: pack.colonies[box.colony]!.name});
  return worded(`chart.box.${boxKey(box)}`, boxKey(box));
}

export const nationName = (nation: string) => worded(`chart.nation.${nation}`, nation);

export function readinessName(readiness: Readiness): string {
  if (readiness === Readiness.DONE) return t("chart.readiness.done");
  return readiness === Readiness.ACTING ? t("chart.readiness.acting") : t("chart.readiness.ready");
}

export function dutyName(pack: Pack, duty: Duty, station: number | undefined): string {
  const name = station === undefined ? "" : pack.stations[station]!.name;
  switch (duty) {
    case Duty.SEARCH:
      return t("chart.duty.search");
    case Duty.MERCHANT_ESCORT:
      return t("chart.duty.merchant_escort");
    case Duty.ON_STATION:
      return t("chart.duty.on_station", {name});
    case Duty.RAID:
      return t("chart.duty.raid", {name});
    case Duty.CONVOY:
      return t("chart.duty.convoy");
    case Duty.COLONY:
      return t("chart.duty.colony");
    case Duty.RIVER:
      return t("chart.duty.river");
    default:
      return "";
  }
}

// "Emden, German CL, gun range C, fire −4, damage 1 of 3, speed 4, 1 VP; moved and still acting"
export function shipLine(ship: Ship, status: ShipStatus | undefined): string {
  const readiness = status?.readiness ?? Readiness.UNSPECIFIED;
  const figures = t("chart.ship", {
    name: ship.name,
    nation: nationName(ship.nation),
    type: ship.type,
    gun: ship.gun,
    fire: signed(ship.fire),
    damage: status?.damage ?? 0,
    capacity: ship.damage,
    speed: ship.speed,
    stars: ship.stars,
  });
  return readiness === Readiness.UNSPECIFIED ? figures : `${figures}; ${readinessName(readiness)}`;
}

export function reachLine(reach: Reach | undefined): string {
  if (!reach) return "";
  if (!reach.allowed) {
    const why = (reach.why ?? t("chart.reach.no")).replace(/\.$/, "");
    return reach.rule ? t("chart.reach.why", {why, rule: reach.rule}) : why;
  }
  return reach.penalty > 0 ? t("chart.reach.cost", {points: reach.penalty}) : t("chart.reach.yes");
}

export function symbolsOf(area: Area): string[] {
  return [
    area.coal === "none" ? "" : t(area.coal === "colony" ? "chart.symbol.coal_colony" : "chart.symbol.coal"),
    area.risingSun ? t("chart.symbol.rising_sun") : "",
    area.amcIntern ? t("chart.symbol.amc_intern") : "",
    area.touchesEngland ? t("chart.symbol.england") : "",
    area.alliedOnly ? t("chart.symbol.allied_only") : "",
  ].filter((text) => text !== "");
}

export function densityLine(pack: Pack, view: View, area: Area): string {
  if (area.density === 0) return "";
  return t("chart.density", {now: density(pack, view, area.number), printed: area.density});
}

export function stackCount(stacks: readonly Stack[]): string {
  const count = (german: boolean) =>
    stacks.filter((stack) => stack.german === german).reduce((sum, stack) => sum + stack.ships.length, 0);
  return t("chart.count", {german: count(true), allied: count(false)});
}

// All about an area in one sentence, for whoever does not see it.
export function areaLine(pack: Pack, view: View, area: Area, stacks: readonly Stack[], reach: Reach | undefined) {
  return [areaName(area), reachLine(reach), stackCount(stacks), densityLine(pack, view, area), ...symbolsOf(area)]
    .filter((text) => text !== "")
    .join(". ");
}
