// A draft as the order that it is sent as, and back.
import {create} from "@bufbuild/protobuf";
import {FormerSquadron, OrderSchema, type Order} from "../../gen/chartroom/v1/far_seas_pb";
import {sorted, type Draft} from "./draft";

// What is not chosen goes as "none": only complete drafts should be sent (missing.ts).
export function toOrder(draft: Draft): Order {
  return create(OrderSchema, {of: bodyOf(draft)} as Parameters<typeof create<typeof OrderSchema>>[1]);
}

function bodyOf(draft: Draft): {case: Draft["kind"]; value: object} {
  return {case: draft.kind, value: valueOf(draft)};
}

function valueOf(draft: Draft): object {
  switch (draft.kind) {
    case "plot":
      return {
        groups: draft.groups.map((group) => ({...group, ships: sorted(group.ships)})),
        piles: sorted(draft.piles),
        amcs: [...draft.amcs],
      };
    case "alliedMovement":
      return {
        entries: [...draft.entries],
        moves: draft.moves.map((move) => ({...move, ships: sorted(move.ships)})),
        colonies: draft.colonies.map(({ships, colony}) => ({ships: sorted(ships), colony})),
        convoys: [...draft.convoys],
      };
    case "chooseArea":
      return {area: draft.area};
    case "search":
      return {target: chosen(draft.target)};
    case "approach":
      return {approach: draft.approach};
    case "run":
      return {groups: draft.choice === "run" ? groupsOf(draft.groups) : []};
    case "trySurprise":
      return {roll: draft.roll};
    case "chase":
      return {pursuits: draft.pursuits.map(({runner, chasers}) => ({runner, chasers: sorted(chasers)}))};
    case "escape":
      return {flights: [...draft.flights]};
    case "boldMoves":
    case "fireOnBold":
    case "targets":
    case "torpedoes":
      return {aims: [...draft.aims]};
    case "removeShips":
    case "intern":
      return {ships: sorted(draft.ships)};
    case "surpriseAttack":
      return typeof draft.choice === "object" ? {attack: {...draft.choice}} : {};
    case "hitAndGoHome":
      return {
        captures: draft.captures.filter((credit) => credit.captures > 0),
        returns: [...draft.returns],
        strikes: [...draft.strikes],
      };
    case "convoyAttack":
      return {leader: draft.leader, trySurprise: draft.trySurprise ?? false};
    case "raidOnEngland":
      return {area: chosen(draft.area)};
    case "counterattack":
      return {sail: draft.sail};
    case "returnHome":
      return {leader: draft.leader, reserves: sorted(draft.reserves)};
    case "breakoutSquadrons":
      return {squadrons: groupsOf(draft.squadrons)};
    case "breakoutSearch":
      return {target: chosen(draft.target)};
  }
}

function chosen<T>(value: T | "none" | undefined): T | undefined {
  return value === "none" ? undefined : value;
}

function groupsOf(groups: readonly (readonly number[])[]): {ships: number[]}[] {
  return groups.filter((group) => group.length > 0).map((group) => ({ships: sorted(group)}));
}

// The draft that such an order was made of: to edit it again after it was taken back, or to show what a preview was of.
export function fromOrder(order: Order): Draft | undefined {
  const of = order.of;
  switch (of.case) {
    case undefined:
      return undefined;
    case "plot":
      return {
        kind: of.case,
        groups: of.value.groups.map(({ships, to, assignment, station}) => ({ships, to, assignment, station})),
        piles: of.value.piles,
        amcs: of.value.amcs.map(({ship, to}) => ({ship, to})),
      };
    case "alliedMovement":
      return {
        kind: of.case,
        entries: of.value.entries.map(({ship, to}) => ({ship, to})),
        moves: of.value.moves.map(({ships, to, duty, station, convoy}) => ({ships, to, duty, station, convoy})),
        colonies: of.value.colonies.map(({ships, colony}) => ({ships, colony})),
        convoys: of.value.convoys,
      };
    case "chooseArea":
      return {kind: of.case, area: of.value.area};
    case "search":
      return {kind: of.case, target: of.value.target ?? "none"};
    case "approach":
      return {kind: of.case, approach: of.value.approach};
    case "run": {
      const groups = of.value.groups.map(({ships}) => ships);
      return {kind: of.case, choice: groups.length > 0 ? "run" : "stand", groups};
    }
    case "trySurprise":
      return {kind: of.case, roll: of.value.roll};
    case "chase":
      return {kind: of.case, pursuits: of.value.pursuits.map(({runner, chasers}) => ({runner, chasers}))};
    case "escape":
      return {kind: of.case, flights: of.value.flights.map(({leader, to}) => ({leader, to}))};
    case "boldMoves":
    case "fireOnBold":
    case "targets":
    case "torpedoes":
      return {kind: of.case, aims: of.value.aims.map(({firer, target}) => ({firer, target}))};
    case "removeShips":
    case "intern":
      return {kind: of.case, ships: of.value.ships};
    case "surpriseAttack": {
      const attack = of.value.attack;
      return {kind: of.case, choice: attack ? {attacker: attack.attacker, target: attack.target} : "none"};
    }
    case "hitAndGoHome":
      return {
        kind: of.case,
        captures: of.value.captures.map(({ship, captures}) => ({ship, captures})),
        returns: of.value.returns,
        strikes: of.value.strikes.map(({leader, convoy}) => ({leader, convoy})),
      };
    case "convoyAttack":
      return {kind: of.case, leader: of.value.leader, trySurprise: of.value.trySurprise};
    case "raidOnEngland":
      return {kind: of.case, area: of.value.area ?? "none"};
    case "counterattack":
      return {kind: of.case, sail: of.value.sail};
    case "returnHome":
      return {kind: of.case, leader: of.value.leader, reserves: of.value.reserves};
    case "breakoutSquadrons":
      return {kind: of.case, squadrons: of.value.squadrons.map(({ships}) => ships)};
    case "breakoutSearch": {
      const target = of.value.target;
      return {kind: of.case, target: target === FormerSquadron.UNSPECIFIED ? "none" : target};
    }
  }
}
