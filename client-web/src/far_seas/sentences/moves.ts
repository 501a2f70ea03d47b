// PHASES 1 to 3, PHASE 5.
import {Assignment, Duty, PhaseFive_Step, type AssignedShip} from "../../gen/chartroom/v1/far_seas_pb";
import {t} from "../../i18n";
import {areaName, assignmentInWords, purposeInWords, groupName, shipName, shipNames, stationName} from "../names";
import type {Pack} from "../pack";
import {creditsInWords} from "./frame";
import {die, line, plots, yes, type EventOf, type Tellers, type Told} from "./line";

function groupMoved(event: EventOf<"groupMoved">, pack: Pack): Told {
  const {ships, from, to, duty, station, convoy} = event;
  const values = {ships: shipNames(pack, ships), count: ships.length, area: areaName(pack, to)};
  const rest = {ships, areas: from === undefined || from === to ? [to] : [from, to]};
  const stays = from === to;
  if (duty === Duty.RIVER) {
    return line("moves", "7.2.1", stays ? "far_seas.event.in_river" : "far_seas.event.into_river", values, rest);
  }
  const rule = ruleOfDuty(duty);
  if (duty === Duty.NONE || duty === Duty.UNSPECIFIED) {
    return line("moves", rule, stays ? "far_seas.event.group_stayed" : "far_seas.event.group_moved", values, rest);
  }
  const key = stays ? "far_seas.event.group_stayed_for" : "far_seas.event.group_moved_for";
  return line("moves", rule, key, {...values, purpose: purposeInWords(pack, duty, station, convoy)}, rest);
}

const rulesOfDuty: Partial<Record<Duty, string>> = {
  [Duty.MERCHANT_ESCORT]: "4.4.1",
  [Duty.ON_STATION]: "4.4.2",
  [Duty.SEARCH]: "4.4",
  [Duty.RAID]: "4.5",
  [Duty.CONVOY]: "6.3.2",
  [Duty.COLONY]: "6.4.1",
};

export function ruleOfDuty(duty: Duty): string {
  return rulesOfDuty[duty] ?? "4.2";
}

function assigned(pack: Pack, ships: readonly AssignedShip[]): string {
  return ships
    .map(({ship, assignment}) =>
      t("far_seas.event.assigned", {
        ship: shipName(pack, ship),
        assignment:
          assignment === Assignment.RAID ? t("far_seas.assignment_name.raid") : assignmentInWords(pack, assignment),
      }),
    )
    .join("; ");
}

function phaseFiveOrdered({strikes, returns}: EventOf<"phaseFiveOrdered">, pack: Pack): Told {
  const parts = [
    ...strikes.map(({attackers, convoy}) =>
      t("far_seas.event.goes_for_convoy", {
        ships: groupName(pack, attackers),
        count: attackers.length,
        convoy: pack.convoys[convoy]?.name ?? "",
      }),
    ),
    ...returns.map(({ships}) =>
      t("far_seas.event.goes_for_home", {ships: groupName(pack, ships), count: ships.length}),
    ),
  ];
  const ships = [...strikes.flatMap((strike) => strike.attackers), ...returns.flatMap((group) => group.ships)];
  return parts.length === 0
    ? line("captures", "4.7", "far_seas.event.phase_five_nothing", {}, {quiet: true})
    : line("captures", "4.7", "far_seas.event.phase_five_ordered", {parts: parts.join("; ")}, {ships});
}

// Of an OB, when the turn has ended. What its end says of all of them stands beside it (4.9).
export function plotOpened({groups}: EventOf<"plotCommitted">, pack: Pack): Told {
  return line(
    "moves",
    "4.3.1",
    "far_seas.event.plot_opened",
    {plots: plots(pack, groups)},
    {ships: groups.flatMap((group) => group.ships), areas: groups.map((group) => group.to), quiet: true},
  );
}

export const moves: Tellers<
  | "plotCommitted"
  | "cruisersNamed"
  | "shipEntered"
  | "groupMoved"
  | "plotExecuted"
  | "penaltyCharged"
  | "assignmentsRevealed"
  | "assignmentsSeen"
  | "merchantsCaptured"
  | "capturesCredited"
  | "stationRaided"
  | "returnRolled"
  | "shipLost"
  | "phaseFiveOrdered"
  | "phaseFiveStep"
> = {
  plotCommitted: ({groups, piles}, pack) =>
    line(
      "moves",
      "4.3.1",
      piles.length === 0 ? "far_seas.event.plot_committed" : "far_seas.event.plot_committed_piles",
      {plots: plots(pack, groups), ...(piles.length === 0 ? {} : {ships: shipNames(pack, piles)})},
      {ships: groups.flatMap((group) => group.ships), areas: groups.map((group) => group.to)},
    ),
  cruisersNamed: ({ships, openMoves}, pack) => {
    const named =
      ships.length === 0
        ? t("far_seas.event.cruisers_named_none")
        : t("far_seas.event.cruisers_named", {ships: shipNames(pack, ships)});
    const open = openMoves.map(({ship, to}) =>
      t("far_seas.event.open_move", {ship: shipName(pack, ship), area: areaName(pack, to)}),
    );
    return {
      text: [named, ...open].join(" "),
      kind: "moves",
      rule: openMoves.length > 0 ? "4.3.3" : "4.3.2",
      ships: [...new Set([...ships, ...openMoves.map((move) => move.ship)])],
      areas: openMoves.map((move) => move.to),
      dice: [],
    };
  },
  shipEntered: ({ship, area}, pack) =>
    line(
      "moves",
      "5.1",
      "far_seas.event.ship_entered",
      {ship: shipName(pack, ship), area: areaName(pack, area)},
      {ships: [ship], areas: [area]},
    ),
  groupMoved,
  plotExecuted: () => line("moves", "4.5", "far_seas.event.plot_executed", {}, {quiet: true}),
  penaltyCharged: ({ship}, pack) =>
    line("vp", "5.0", "far_seas.event.penalty_charged", {ship: shipName(pack, ship)}, {ships: [ship]}),
  assignmentsRevealed: ({ships}, pack) =>
    ships.length === 0
      ? line("moves", "4.7", "far_seas.event.assignments_none", {}, {quiet: true})
      : line(
          "moves",
          "4.7",
          "far_seas.event.assignments_revealed",
          {assignments: assigned(pack, ships)},
          {ships: ships.map((each) => each.ship)},
        ),
  assignmentsSeen: ({ships}, pack) =>
    ships.length === 0
      ? line("moves", "4.7", "far_seas.event.assignments_none", {}, {quiet: true})
      : line(
          "moves",
          "4.7",
          "far_seas.event.assignments_seen",
          {assignments: assigned(pack, ships)},
          {ships: ships.map((each) => each.ship)},
        ),
  merchantsCaptured: ({area, ships, captures}, pack) =>
    line(
      "captures",
      "4.7.1",
      "far_seas.event.merchants_captured",
      {ships: shipNames(pack, ships), count: ships.length, captures, area: areaName(pack, area)},
      {ships, areas: [area]},
    ),
  capturesCredited: ({credits}, pack) =>
    line(
      "captures",
      "4.7.1",
      "far_seas.event.captures_credited",
      {credits: creditsInWords(pack, credits)},
      {ships: credits.map((credit) => credit.ship)},
    ),
  stationRaided: ({station, ships}, pack) =>
    line(
      "captures",
      "4.7.2",
      "far_seas.event.station_raided",
      {ships: shipNames(pack, ships), count: ships.length, station: stationName(pack, station)},
      {ships, areas: [pack.stations[station]?.area ?? 0]},
    ),
  returnRolled: (event, pack) =>
    line(
      "captures",
      "4.7.3",
      "far_seas.event.return_rolled",
      {ships: shipNames(pack, event.ships), count: event.ships.length, home: yes(event.home)},
      {ships: event.ships, dice: [die(event.die, [], t("far_seas.event.return_of"))]},
    ),
  shipLost: ({ship}, pack) =>
    line("captures", "4.7.3", "far_seas.event.ship_lost", {ship: shipName(pack, ship)}, {ships: [ship]}),
  phaseFiveOrdered,
  phaseFiveStep: ({step}) =>
    line("admin", "4.7", "far_seas.event.phase_five_step", {step: PhaseFive_Step[step].toLowerCase()}, {quiet: true}),
};
