// What ships may do where they go: duties of Allied groups (4.4), assignments of German ones (4.3.1), each with the reason why not.
import {Assignment, Duty, type View} from "../gen/chartroom/v1/far_seas_pb";
import {t} from "../i18n";
import {areaOfConvoy, boardOf, colonyIn, returnArea, rufijiArea, type Ships} from "./board";
import type {AlliedDraft, PlotDraft} from "./drafts/draft";
import {shipName} from "./names";
import type {Pack} from "./pack";
import type {Situation} from "./reach";

export interface Offer<What> {
  what: What;
  allowed: boolean;
  stations: readonly StationOffer[]; // to choose from
  convoys: readonly number[]; // to choose from
  why?: string; // when not allowed
  rule: string;
}

export interface StationOffer {
  station: number;
  allowed: boolean;
  why?: string;
  rule: string;
}

// --------------------------------------------------------------------------------------------------------------------- Allied (4.4)

export function dutiesAt(situation: Situation, ships: Ships, to: number): Offer<Duty>[] {
  const {pack, view, draft} = situation;
  const offers = [
    offer(Duty.SEARCH, "4.4"),
    escortAt(situation, ships, to),
    stationAt(pack, to),
    offer(Duty.CONVOY, "6.3.2", {convoys: convoysAt(pack, view, draft, to)}, t("far_seas.offer.no_convoy")),
    riverAt(situation, ships, to),
  ];
  const rules = boardOf(view).rules;
  return offers.filter(({what}) => (what !== Duty.CONVOY || rules?.advanced) && (what !== Duty.RIVER || rules?.rufiji));
}

function escortAt({options, pack}: Situation, ships: Ships, to: number): Offer<Duty> {
  const unable = ships.find((ship) => options.ships.find((choice) => choice.ship === ship)?.mayEscort !== true);
  if ((pack.areas.get(to)?.density ?? 0) === 0) {
    return not(Duty.MERCHANT_ESCORT, "4.4.1", t("far_seas.offer.no_merchants"));
  }
  if (unable !== undefined) {
    return not(Duty.MERCHANT_ESCORT, "4.4.1", t("far_seas.offer.no_stripe", {ship: shipName(pack, unable)}));
  }
  return offer(Duty.MERCHANT_ESCORT, "4.4.1");
}

function stationAt(pack: Pack, to: number): Offer<Duty> {
  const stations = pack.stations
    .filter((station) => station.area === to)
    .map((station) => ({station: station.number, allowed: true, rule: "4.4.2"}));
  return offer(Duty.ON_STATION, "4.4.2", {stations}, t("far_seas.offer.no_station"));
}

// Convoys that will be there when PHASE 2 is over, as the draft moves them (6.3.2).
export function convoysAt(pack: Pack, view: View, draft: AlliedDraft | undefined, to: number): number[] {
  return pack.convoys.map((convoy) => convoy.number).filter((convoy) => areaAfter(pack, view, draft, convoy) === to);
}

function areaAfter(pack: Pack, view: View, draft: AlliedDraft | undefined, convoy: number): number | undefined {
  const board = boardOf(view);
  const now = areaOfConvoy(board, pack, convoy);
  if (!draft?.convoys.includes(convoy)) return now;
  const route = pack.convoys[convoy]?.route ?? [];
  return now === undefined ? route[0] : route[(board.convoys[convoy]?.dot ?? 0) + 1];
}

function riverAt({options, pack}: Situation, ships: Ships, to: number): Offer<Duty> {
  const unable = ships.find((ship) => !options.ships.find((choice) => choice.ship === ship)?.mayEnterRiver);
  if (to !== rufijiArea) return not(Duty.RIVER, "7.2.1", t("far_seas.offer.not_river"));
  if (unable !== undefined) {
    return not(Duty.RIVER, "7.2.1", t("far_seas.offer.river_closed", {ship: shipName(pack, unable)}));
  }
  return offer(Duty.RIVER, "7.2.1");
}

// ------------------------------------------------------------------------------------------------------------------- German (4.3.1)

export function assignmentsAt(situation: Situation, draft: PlotDraft, ships: Ships, to: number): Offer<Assignment>[] {
  const {pack, view} = situation;
  const rules = boardOf(view).rules;
  const offers = [
    offer(Assignment.NONE, "4.3.1"),
    offer(Assignment.MERCHANTS, "4.7.1"),
    raidAt(pack, view, to),
    to === returnArea
      ? offer(Assignment.RETURN_TO_BASE, "4.7.3")
      : not(Assignment.RETURN_TO_BASE, "4.7.3", t("far_seas.offer.not_return_area")),
    colonyIn(pack, to) !== undefined
      ? offer(Assignment.INTERVENE, "6.4.2")
      : not(Assignment.INTERVENE, "6.4.2", t("far_seas.offer.no_colony")),
    riverPlotAt(situation, draft, ships, to),
  ];
  return offers.filter(
    ({what}) => (what !== Assignment.INTERVENE || rules?.advanced) && (what !== Assignment.RIVER || rules?.rufiji),
  );
}

function raidAt(pack: Pack, view: View, to: number): Offer<Assignment> {
  const board = boardOf(view);
  const stations = pack.stations
    .filter((station) => station.area === to)
    .map((station): StationOffer => {
      const name = {station: station.name};
      if (board.raided[station.number]) {
        return {station: station.number, allowed: false, why: t("far_seas.offer.station_raided", name), rule: "4.7.2"};
      }
      if (station.value === 0 && !board.rules?.boerRebellion) {
        return {station: station.number, allowed: false, why: t("far_seas.offer.station_boer", name), rule: "7.1"};
      }
      return {station: station.number, allowed: true, rule: "4.7.2"};
    });
  const why = stations[0]?.why ?? t("far_seas.offer.no_station");
  return offer(Assignment.RAID, "4.3.1", {stations}, why);
}

function riverPlotAt(situation: Situation, draft: PlotDraft, ships: Ships, to: number): Offer<Assignment> {
  const {options, pack} = situation;
  const unable = ships.find((ship) => !options.ships.find((choice) => choice.ship === ship)?.mayEnterRiver);
  const other = draft.groups.some(
    (group) => group.assignment === Assignment.RIVER && !ships.some((ship) => group.ships.includes(ship)),
  );
  if (to !== rufijiArea) return not(Assignment.RIVER, "7.2.1", t("far_seas.offer.not_river"));
  if (unable !== undefined) {
    return not(Assignment.RIVER, "7.2.1", t("far_seas.offer.river_closed", {ship: shipName(pack, unable)}));
  }
  if (ships.length > 1 || other) return not(Assignment.RIVER, "7.2.1", t("far_seas.offer.one_in_river"));
  return offer(Assignment.RIVER, "7.2.1");
}

function offer<What>(
  what: What,
  rule: string,
  choices: {stations?: StationOffer[]; convoys?: number[]} = {},
  whyNone?: string,
): Offer<What> {
  const {stations = [], convoys = []} = choices;
  const none = whyNone !== undefined && !stations.some((each) => each.allowed) && convoys.length === 0;
  return {what, allowed: !none, stations, convoys, rule, ...(none ? {why: whyNone} : {})};
}

function not<What>(what: What, rule: string, why: string): Offer<What> {
  return {what, allowed: false, stations: [], convoys: [], rule, why};
}
