// Editing the answers of PHASES 4 and 5, where it takes more than setting a field.
import type {Options} from "../../gen/chartroom/v1/far_seas_pb";
import type {Ships} from "../board";
import {
  sorted,
  type AimsDraft,
  type BreakoutSquadronsDraft,
  type ChaseDraft,
  type EscapeDraft,
  type HitAndGoHomeDraft,
  type ReturnHomeDraft,
  type RunDraft,
  type ShipsDraft,
} from "./draft";

// ------------------------------------------------------------------------------------------------------------------------ runs (4.6.3)

export function stand(draft: RunDraft): RunDraft {
  return {...draft, choice: "stand", groups: []};
}

export function runAs(draft: RunDraft, groups: readonly Ships[]): RunDraft {
  return {...draft, choice: "run", groups: groups.filter((group) => group.length > 0).map(sorted)};
}

// The ships run as a group of their own, whatever they did before.
export function runTogether(draft: RunDraft, ships: Ships): RunDraft {
  return runAs(draft, [...without(draft.groups, ships), ships]);
}

export function runApart(draft: RunDraft, ships: Ships): RunDraft {
  return runAs(draft, [...without(draft.groups, ships), ...ships.map((ship) => [ship])]);
}

export function doNotRun(draft: RunDraft, ships: Ships): RunDraft {
  const groups = without(draft.groups, ships);
  return groups.length > 0 ? runAs(draft, groups) : stand(draft);
}

// --------------------------------------------------------------------------------------------------------------------- chase (4.6.3.1)

// The ships chase that group as one. Ships that chased somebody else leave off.
export function chase(draft: ChaseDraft, runner: number, chasers: Ships): ChaseDraft {
  const rest = leaveOff(draft, chasers);
  return chasers.length > 0 ? {...rest, pursuits: [...rest.pursuits, {runner, chasers: sorted(chasers)}]} : rest;
}

export function leaveOff(draft: ChaseDraft, chasers: Ships): ChaseDraft {
  const pursuits = draft.pursuits
    .map((pursuit) => ({...pursuit, chasers: pursuit.chasers.filter((ship) => !chasers.includes(ship))}))
    .filter((pursuit) => pursuit.chasers.length > 0);
  return {...draft, pursuits};
}

// With one runner there is nobody else to chase: each free ship after it, on its own.
export function chaseWithAll(draft: ChaseDraft, options: Options): ChaseDraft {
  const runner = options.groups[0]?.ships[0];
  if (runner === undefined || options.groups.length > 1) return draft;
  return {...draft, pursuits: options.freeShips.map((ship) => ({runner, chasers: [ship]}))};
}

export function escapeTo(draft: EscapeDraft, leader: number, to: number | undefined): EscapeDraft {
  const others = draft.flights.filter((flight) => flight.leader !== leader);
  return {...draft, flights: to === undefined ? others : [...others, {leader, to}]};
}

// ---------------------------------------------------------------------------------------------------------------------- aims (4.6.4)

// A ship that had a target keeps its place in the firing order.
export function aim(draft: AimsDraft, firer: number, target: number | undefined): AimsDraft {
  const others = draft.aims.filter((each) => each.firer !== firer);
  if (target === undefined) return {...draft, aims: others};
  if (others.length === draft.aims.length) return {...draft, aims: [...others, {firer, target}]};
  return {...draft, aims: draft.aims.map((each) => (each.firer === firer ? {firer, target} : each))};
}

// Earlier or later in the firing order: by -1 or +1.
export function shiftAim(draft: AimsDraft, firer: number, by: number): AimsDraft {
  const from = draft.aims.findIndex((each) => each.firer === firer);
  const to = from + by;
  const moved = draft.aims[from];
  if (!moved || to < 0 || to >= draft.aims.length) return draft;
  const aims = draft.aims.filter((each) => each.firer !== firer);
  aims.splice(to, 0, moved);
  return {...draft, aims};
}

export function toggleShip(draft: ShipsDraft, ship: number): ShipsDraft {
  const ships = draft.ships.includes(ship)
    ? draft.ships.filter((each) => each !== ship)
    : sorted([...draft.ships, ship]);
  return {...draft, ships};
}

// -------------------------------------------------------------------------------------------------------------------- PHASE 5 (4.7)

export function capture(draft: HitAndGoHomeDraft, ship: number, captures: number): HitAndGoHomeDraft {
  const others = draft.captures.filter((credit) => credit.ship !== ship);
  return {...draft, captures: captures > 0 ? [...others, {ship, captures}] : others};
}

// A group returns, or falls upon a convoy, or neither: what it was to do before is dropped, its captures too (4.3.1).
export function returnWith(draft: HitAndGoHomeDraft, group: Ships, returns: boolean): HitAndGoHomeDraft {
  const rest = stayPut(draft, group);
  return returns && group[0] !== undefined ? {...rest, returns: [...rest.returns, group[0]]} : rest;
}

export function strikeWith(draft: HitAndGoHomeDraft, group: Ships, convoy: number): HitAndGoHomeDraft {
  const rest = stayPut(draft, group);
  return group[0] !== undefined ? {...rest, strikes: [...rest.strikes, {leader: group[0], convoy}]} : rest;
}

export function stayPut(draft: HitAndGoHomeDraft, group: Ships): HitAndGoHomeDraft {
  return {
    ...draft,
    captures: draft.captures.filter(({ship}) => !group.includes(ship)),
    returns: draft.returns.filter((leader) => !group.includes(leader)),
    strikes: draft.strikes.filter(({leader}) => !group.includes(leader)),
  };
}

// ------------------------------------------------------------------------------------------------------- the way home (7.4), England (7.5)

export function toggleReserve(draft: ReturnHomeDraft, ship: number): ReturnHomeDraft {
  const reserves = draft.reserves.includes(ship)
    ? draft.reserves.filter((each) => each !== ship)
    : sorted([...draft.reserves, ship]);
  return {...draft, reserves};
}

// Into the first or second squadron (0, 1), or none.
export function putIntoSquadron(
  draft: BreakoutSquadronsDraft,
  ship: number,
  squadron: 0 | 1 | undefined,
): BreakoutSquadronsDraft {
  const squadrons = [0, 1].map((index) => {
    const others = (draft.squadrons[index] ?? []).filter((each) => each !== ship);
    return index === squadron ? sorted([...others, ship]) : others;
  });
  return {...draft, squadrons};
}

function without(groups: readonly Ships[], ships: Ships): Ships[] {
  return groups.map((group) => group.filter((ship) => !ships.includes(ship))).filter((group) => group.length > 0);
}
