// A draft is an answer that is being made up: what a person has chosen so far, of one kind for each kind of order. It is plain data,
// and every edit makes a new one. Whether it is allowed is the server's to say (PreviewOrder, Refused); here it has a shape only.
import {
  Assignment,
  Decision,
  type Duty,
  type FormerSquadron,
  type Options,
  type Order,
  type View,
} from "../../gen/chartroom/v1/far_seas_pb";
import type {Ships} from "../board";

export type DraftKind = NonNullable<Order["of"]["case"]>;

export interface PlottedDraft {
  ships: Ships;
  to: number;
  assignment: Assignment;
  station?: number | undefined;
}

export interface AlliedMoveDraft {
  ships: Ships;
  to: number;
  duty: Duty;
  station?: number | undefined;
  convoy?: number | undefined;
}

export interface AimDraft {
  firer: number;
  target: number;
}

export interface PlotDraft {
  kind: "plot";
  groups: readonly PlottedDraft[];
  piles: Ships;
  amcs: readonly {ship: number; to: number}[];
}
export interface AlliedDraft {
  kind: "alliedMovement";
  entries: readonly {ship: number; to: number}[];
  moves: readonly AlliedMoveDraft[];
  colonies: readonly {ships: Ships; colony: number}[];
  convoys: readonly number[];
}
export interface ChooseAreaDraft {
  kind: "chooseArea";
  area?: number | undefined;
}
export interface SearchDraft {
  kind: "search";
  target?: number | "none" | undefined;
}
export interface ApproachDraft {
  kind: "approach";
  approach?: boolean | undefined;
}
// Ships that are in no group stand, or stay.
export interface RunDraft {
  kind: "run";
  choice?: "stand" | "run" | undefined;
  groups: readonly Ships[];
}
export interface TrySurpriseDraft {
  kind: "trySurprise";
  roll?: boolean | undefined;
}
// Chasers that are named together chase as one, at the speed of their slowest; one runner may have several lines.
export interface ChaseDraft {
  kind: "chase";
  pursuits: readonly {runner: number; chasers: Ships}[];
}
export interface EscapeDraft {
  kind: "escape";
  flights: readonly {leader: number; to: number}[];
}
// In the order in which they fire.
export interface AimsDraft {
  kind: "boldMoves" | "fireOnBold" | "targets" | "torpedoes";
  aims: readonly AimDraft[];
}
export interface ShipsDraft {
  kind: "removeShips" | "intern";
  ships: Ships;
}
export interface SurpriseAttackDraft {
  kind: "surpriseAttack";
  choice?: "none" | {attacker: number; target?: number | undefined} | undefined;
}
export interface HitAndGoHomeDraft {
  kind: "hitAndGoHome";
  captures: readonly {ship: number; captures: number}[];
  returns: Ships;
  strikes: readonly {leader: number; convoy: number}[];
}
export interface ConvoyAttackDraft {
  kind: "convoyAttack";
  leader?: number | undefined;
  trySurprise?: boolean | undefined; // where it may be tried
}
export interface RaidOnEnglandDraft {
  kind: "raidOnEngland";
  area?: number | "none" | undefined;
}
export interface CounterattackDraft {
  kind: "counterattack";
  sail?: boolean | undefined;
}
export interface ReturnHomeDraft {
  kind: "returnHome";
  leader?: number | undefined;
  reserves: Ships;
}
export interface BreakoutSquadronsDraft {
  kind: "breakoutSquadrons";
  squadrons: readonly Ships[];
}
export interface BreakoutSearchDraft {
  kind: "breakoutSearch";
  target?: FormerSquadron | "none" | undefined;
}

export type Draft =
  | PlotDraft
  | AlliedDraft
  | ChooseAreaDraft
  | SearchDraft
  | ApproachDraft
  | RunDraft
  | TrySurpriseDraft
  | ChaseDraft
  | EscapeDraft
  | AimsDraft
  | ShipsDraft
  | SurpriseAttackDraft
  | HitAndGoHomeDraft
  | ConvoyAttackDraft
  | RaidOnEnglandDraft
  | CounterattackDraft
  | ReturnHomeDraft
  | BreakoutSquadronsDraft
  | BreakoutSearchDraft;

const kinds: Record<Decision, DraftKind | undefined> = {
  [Decision.UNSPECIFIED]: undefined,
  [Decision.PLOT]: "plot",
  [Decision.ALLIED_MOVEMENT]: "alliedMovement",
  [Decision.CHOOSE_AREA]: "chooseArea",
  [Decision.SEARCH]: "search",
  [Decision.APPROACH]: "approach",
  [Decision.ACCEPT_OR_RUN]: "run",
  [Decision.TRY_SURPRISE]: "trySurprise",
  [Decision.FIGHT_OR_RUN]: "run",
  [Decision.CHASE]: "chase",
  [Decision.ESCAPE]: "escape",
  [Decision.BOLD_MOVES]: "boldMoves",
  [Decision.FIRE_ON_BOLD]: "fireOnBold",
  [Decision.TARGETS]: "targets",
  [Decision.TORPEDOES]: "torpedoes",
  [Decision.RUN_AFTER_ROUND]: "run",
  [Decision.REMOVE_SHIPS]: "removeShips",
  [Decision.SURPRISE_ATTACK]: "surpriseAttack",
  [Decision.HIT_AND_GO_HOME]: "hitAndGoHome",
  [Decision.INTERN]: "intern",
  [Decision.CONVOY_ATTACK]: "convoyAttack",
  [Decision.RAID_ON_ENGLAND]: "raidOnEngland",
  [Decision.COUNTERATTACK]: "counterattack",
  [Decision.RETURN_HOME]: "returnHome",
  [Decision.BREAKOUT_SQUADRONS]: "breakoutSquadrons",
  [Decision.BREAKOUT_SEARCH]: "breakoutSearch",
  [Decision.ASSIGN]: "plot",
};

export function draftKindOf(decision: Decision): DraftKind | undefined {
  return kinds[decision];
}

// An answer in which nothing is chosen yet; undefined: this seat is not asked. What allows one answer only is chosen already.
export function createDraft(options: Options, view: View): Draft | undefined {
  const kind = kinds[options.decision];
  if (kind === undefined) return undefined;
  const draft = emptyDraft(kind);
  const onlyGroup = options.groups.length === 1 && !options.mayDecline ? options.groups[0]?.ships[0] : undefined;
  switch (draft.kind) {
    case "plot":
      return options.decision === Decision.ASSIGN ? asDrawn(draft, view) : draft;
    case "chooseArea":
      return options.areas.length === 1 ? {...draft, area: options.areas[0]} : draft;
    case "search":
      return {...draft, target: onlyGroup};
    case "convoyAttack":
    case "returnHome":
      return {...draft, leader: onlyGroup};
    case "escape":
      return {...draft, flights: options.groups.flatMap(onlyWayOut)};
    default:
      return draft;
  }
}

// The tables have said where each goes (9.3); what it does there is open.
function asDrawn(draft: PlotDraft, view: View): PlotDraft {
  const drawn = view.board?.solitaire?.drawn ?? [];
  const groups = drawn.flatMap(({ships, to}) =>
    to === undefined ? [] : [{ships: sorted(ships), to, assignment: Assignment.NONE}],
  );
  return {...draft, groups};
}

function onlyWayOut(group: {ships: number[]; areas: number[]}): {leader: number; to: number}[] {
  const [leader] = group.ships;
  const [to] = group.areas;
  return leader !== undefined && to !== undefined && group.areas.length === 1 ? [{leader, to}] : [];
}

export function emptyDraft(kind: DraftKind): Draft {
  switch (kind) {
    case "plot":
      return {kind, groups: [], piles: [], amcs: []};
    case "alliedMovement":
      return {kind, entries: [], moves: [], colonies: [], convoys: []};
    case "run":
      return {kind, groups: []};
    case "chase":
      return {kind, pursuits: []};
    case "escape":
      return {kind, flights: []};
    case "boldMoves":
    case "fireOnBold":
    case "targets":
    case "torpedoes":
      return {kind, aims: []};
    case "removeShips":
    case "intern":
      return {kind, ships: []};
    case "hitAndGoHome":
      return {kind, captures: [], returns: [], strikes: []};
    case "returnHome":
      return {kind, reserves: []};
    case "breakoutSquadrons":
      return {kind, squadrons: []};
    default:
      return {kind};
  }
}

export function sorted(ships: Iterable<number>): number[] {
  return [...new Set(ships)].sort((a, b) => a - b);
}
