// What a draft still needs before it is an answer, and what a person may want to know before it is sent. Of its shape only: what the
// rules say of it, the server's preview tells.
import {Assignment, Decision, Duty, type Options} from "../../gen/chartroom/v1/far_seas_pb";
import {t} from "../../i18n";
import type {Ships} from "../board";
import {shipNames} from "../names";
import type {Pack} from "../pack";
import type {AlliedDraft, ConvoyAttackDraft, Draft, HitAndGoHomeDraft, PlotDraft, RunDraft} from "./draft";
import {movesWithoutCoal} from "./plot";

export interface Gap {
  needed: boolean; // false: worth a look, and the draft may be sent
  text: string;
  rule: string;
  ships: Ships;
}

export function gapsOf(draft: Draft, options: Options, pack: Pack): Gap[] {
  const need = (missing: boolean, text: string, rule: string): Gap[] =>
    missing ? [{needed: true, text, rule, ships: []}] : [];
  switch (draft.kind) {
    case "plot":
      return gapsOfPlot(draft, options, pack);
    case "alliedMovement":
      return gapsOfMovement(draft, pack);
    case "chooseArea":
      return need(draft.area === undefined, t("far_seas.missing.area"), "4.6.1");
    case "search":
      return need(draft.target === undefined, t("far_seas.missing.target"), "4.6.2");
    case "approach":
      return need(draft.approach === undefined, t("far_seas.missing.choice"), "4.6.2.1");
    case "run":
      return gapsOfRun(draft, options, pack);
    case "trySurprise":
      return need(draft.roll === undefined, t("far_seas.missing.choice"), "4.6.3");
    case "chase":
      return options.groups
        .filter(({ships}) => !draft.pursuits.some((pursuit) => pursuit.runner === ships[0]))
        .map(({ships}) => hint(t("far_seas.missing.unchased", values(pack, ships)), "4.6.3.1", ships));
    case "escape":
      return options.groups
        .filter(({ships}) => !draft.flights.some((flight) => flight.leader === ships[0]))
        .map(({ships}) => ({...hint(t("far_seas.missing.flight", values(pack, ships)), "4.6.3", ships), needed: true}));
    case "fireOnBold":
    case "targets": {
      const idle = options.aims.map((aim) => aim.firer).filter((ship) => !draft.aims.some((aim) => aim.firer === ship));
      return idle.length > 0 ? [hint(t("far_seas.missing.idle_guns", values(pack, idle)), "4.6.4", idle)] : [];
    }
    case "surpriseAttack": {
      const open = draft.choice === undefined || (draft.choice !== "none" && draft.choice.target === undefined);
      return need(open, t("far_seas.missing.attacker"), "4.6.5");
    }
    case "hitAndGoHome":
      return gapsOfHome(draft, options);
    case "convoyAttack":
      return gapsOfStrike(draft, options);
    case "raidOnEngland":
      return need(draft.area === undefined, t("far_seas.missing.choice"), "7.5.1");
    case "counterattack":
      return need(draft.sail === undefined, t("far_seas.missing.choice"), "7.5.2");
    case "returnHome":
      return [
        ...need(draft.leader === undefined, t("far_seas.missing.leader"), "4.7.3"),
        ...need(draft.reserves.length === 1, t("far_seas.missing.reserves"), "7.4"),
      ];
    case "breakoutSearch":
      return need(draft.target === undefined, t("far_seas.missing.target"), "7.4.1");
    case "boldMoves":
    case "torpedoes":
    case "removeShips":
    case "intern":
    case "breakoutSquadrons":
      return [];
  }
}

// Nothing is missing that is needed.
export function isComplete(draft: Draft, options: Options, pack: Pack): boolean {
  return !gapsOf(draft, options, pack).some((gap) => gap.needed);
}

function gapsOfPlot(draft: PlotDraft, options: Options, pack: Pack): Gap[] {
  const gaps: Gap[] = [];
  const cruisers = options.ships.map((choice) => choice.ship).filter((ship) => pack.ships[ship]?.mainCruiser);
  const plotted = draft.groups.flatMap((group) => group.ships);
  const left = cruisers.filter((ship) => !plotted.includes(ship));
  const assigning = options.decision === Decision.ASSIGN;
  if (cruisers.length > 0 && (plotted.length === 0 || (assigning && left.length > 0))) {
    gaps.push({needed: true, text: t("far_seas.missing.plot"), rule: assigning ? "9.3.2" : "4.3", ships: left});
  } else if (left.length > 0) {
    gaps.push(hint(t("far_seas.missing.unplotted", values(pack, left)), "4.1", left));
  }
  for (const {ships, assignment, station} of draft.groups) {
    if (assignment !== Assignment.RAID || station !== undefined) continue;
    gaps.push({needed: true, text: t("far_seas.missing.station", values(pack, ships)), rule: "4.3.1", ships});
  }
  const openly = movesWithoutCoal(draft, options);
  if (openly.length > 0) gaps.push(hint(t("far_seas.missing.no_coal", values(pack, openly)), "6.1", openly));
  return gaps;
}

// Every ship may stay where it is: an empty movement is one.
function gapsOfMovement(draft: AlliedDraft, pack: Pack): Gap[] {
  return draft.moves.flatMap(({ships, duty, station, convoy}): Gap[] => {
    if (duty === Duty.ON_STATION && station === undefined) {
      return [{needed: true, text: t("far_seas.missing.guard_station", values(pack, ships)), rule: "4.4.2", ships}];
    }
    if (duty === Duty.CONVOY && convoy === undefined) {
      return [{needed: true, text: t("far_seas.missing.convoy", values(pack, ships)), rule: "6.3.2", ships}];
    }
    return [];
  });
}

function gapsOfRun(draft: RunDraft, options: Options, pack: Pack): Gap[] {
  if (draft.choice === undefined) {
    return [{needed: true, text: t("far_seas.missing.choice"), rule: "4.6.3", ships: []}];
  }
  if (draft.choice === "stand") return [];
  const running = draft.groups.flat();
  if (running.length === 0) return [{needed: true, text: t("far_seas.missing.runners"), rule: "4.6.3", ships: []}];
  const left = options.freeShips.filter((ship) => !running.includes(ship));
  if (options.decision === Decision.RUN_AFTER_ROUND || left.length === 0) return [];
  return [{needed: true, text: t("far_seas.missing.all_or_none", values(pack, left)), rule: "4.6.3", ships: left}];
}

function gapsOfHome(draft: HitAndGoHomeDraft, options: Options): Gap[] {
  const sum = draft.captures.reduce((total, credit) => total + credit.captures, 0);
  const limit = options.capturesUpTo;
  if (limit === undefined || sum <= limit) return [];
  return [hint(t("far_seas.missing.captures_up_to", {count: limit}), "7.3.2", [])];
}

function gapsOfStrike({leader, trySurprise}: ConvoyAttackDraft, options: Options): Gap[] {
  const needed = (text: string, rule: string): Gap[] => [{needed: true, text, rule, ships: []}];
  if (leader === undefined) return needed(t("far_seas.missing.leader"), "6.3.3");
  const maySurprise = options.groups.some((group) => group.ships[0] === leader && group.maySurprise);
  return maySurprise && trySurprise === undefined ? needed(t("far_seas.missing.choice"), "6.3.3.1") : [];
}

function hint(text: string, rule: string, ships: Ships): Gap {
  return {needed: false, text, rule, ships};
}

function values(pack: Pack, ships: Ships): {ships: string; count: number} {
  return {ships: shipNames(pack, ships), count: ships.length};
}
