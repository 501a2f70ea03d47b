// The same edits by pointing at an area of the chart: which areas are to be had, and the draft after one was picked.
import {escapeTo} from "../../far_seas/drafts/answers";
import type {ChooseAreaDraft, EscapeDraft, RaidOnEnglandDraft} from "../../far_seas/drafts/draft";
import type {Options_GroupChoice} from "../../gen/chartroom/v1/far_seas_pb";
import type {Reach} from "../../chart/props";
import type {AtChart, ChartHandlers, Ships} from "../chart_handlers";

// One of the areas offered, without a ship picked.
function oneArea<D extends ChooseAreaDraft | RaidOnEnglandDraft>(): ChartHandlers<D> {
  return {
    reach: ({options}) => reachOf(options.areas),
    marked: ({draft}) => (typeof draft.area === "number" ? [draft.area] : []),
    onArea: ({options, draft}, _, area) => (options.areas.includes(area) ? {draft: {...draft, area}} : undefined),
  };
}

export const chooseAreaOnChart = oneArea<ChooseAreaDraft>();
export const raidOnChart = oneArea<RaidOnEnglandDraft>();

export const escapeOnChart: ChartHandlers<EscapeDraft> = {
  pickable: ({options}) => options.groups.flatMap((group) => group.ships),
  together: ({options}, ship) => options.groups.find((group) => group.ships.includes(ship))?.ships ?? [],
  reach: (at, ships) => reachOf(next(at, ships)?.areas ?? []),
  courses: ({view, options, draft}) =>
    draft.flights.flatMap(({leader, to}) => {
      const group = options.groups.find((each) => each.ships[0] === leader);
      const from = view.board?.ships[leader]?.area;
      if (!group || from === undefined) return [];
      return [
        {
          ships: group.ships,
          from: {kind: "area" as const, area: from},
          to: {kind: "area" as const, area: to},
          kind: "draft" as const,
        },
      ];
    }),
  onArea: (at, ships, area) => flight(at, ships, area),
  onDrop: (at, ships, place) => (place.kind === "area" ? flight(at, ships, place.area) : undefined),
};

function reachOf(areas: Ships): ReadonlyMap<number, Reach> {
  return new Map(areas.map((area) => [area, {allowed: true, penalty: 0}]));
}

function flight(at: AtChart<EscapeDraft>, ships: Ships, area: number) {
  const group = next(at, ships);
  if (!group?.areas.includes(area)) return undefined;
  return {draft: escapeTo(at.draft, group.ships[0] ?? 0, area)};
}

// The group that is picked; else the first that has nowhere to go yet; else the last, whose choice is changed.
function next({options, draft}: AtChart<EscapeDraft>, ships: Ships): Options_GroupChoice | undefined {
  const placed = (ship: number | undefined) => draft.flights.some((each) => each.leader === ship);
  return (
    options.groups.find((group) => group.ships.some((ship) => ships.includes(ship))) ??
    options.groups.find((group) => !placed(group.ships[0])) ??
    options.groups.at(-1)
  );
}
