// The same edits by pointing at an area of the chart: which areas are to be had, and the draft after one was picked.
import {escapeTo} from "../../far_seas/drafts/answers";
import type {Draft, EscapeDraft} from "../../far_seas/drafts/draft";
import type {Options} from "../../gen/chartroom/v1/far_seas_pb";

export interface AreaChoice {
  areas: ReadonlySet<number>;
  pick(area: number): Draft | undefined; // undefined: not to be had
}

// Undefined: nothing of this decision is chosen on the chart. `leader`: of the group that is picked, where several escape.
export function areaChoice(draft: Draft, options: Options, leader?: number): AreaChoice | undefined {
  switch (draft.kind) {
    case "chooseArea":
    case "raidOnEngland":
      return oneOf(options.areas, (area) => ({...draft, area}));
    case "escape": {
      const group = nextToEscape(draft, options, leader);
      return group && oneOf(group.areas, (area) => escapeTo(draft, group.ships[0] ?? 0, area));
    }
    default:
      return undefined;
  }
}

function oneOf(areas: readonly number[], edit: (area: number) => Draft): AreaChoice {
  return {areas: new Set(areas), pick: (area) => (areas.includes(area) ? edit(area) : undefined)};
}

// The group that is picked; else the first that has nowhere to go yet; else the last, whose choice is changed.
function nextToEscape(draft: EscapeDraft, options: Options, leader: number | undefined) {
  const placed = (ship: number | undefined) => draft.flights.some((flight) => flight.leader === ship);
  return (
    options.groups.find((group) => leader !== undefined && group.ships.includes(leader)) ??
    options.groups.find((group) => !placed(group.ships[0])) ??
    options.groups.at(-1)
  );
}
