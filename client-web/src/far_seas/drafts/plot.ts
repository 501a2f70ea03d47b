// Editing a plot (4.3.1). Each function gives a new draft; a ship is in one place of it at most.
import {Assignment, type Options} from "../../gen/chartroom/v1/far_seas_pb";
import type {Ships} from "../board";
import {sorted, type PlotDraft, type PlottedDraft} from "./draft";

// The ships go there as one group, without an assignment yet. Ships that were plotted are plotted anew.
export function plotMove(draft: PlotDraft, ships: Ships, to: number): PlotDraft {
  const same = draft.groups.find((group) => group.to === to && sameShips(group.ships, ships));
  if (same || ships.length === 0) return draft;
  const rest = unplot(draft, ships);
  const group = {ships: sorted(ships), to, assignment: Assignment.NONE};
  return {...rest, piles: draft.piles, groups: [...rest.groups, group]};
}

// They join the group that this ship is plotted in: the same destination, as one squadron (4.2).
export function joinPlot(draft: PlotDraft, ships: Ships, onto: number): PlotDraft {
  const target = plottedGroup(draft, onto);
  if (!target || ships.includes(onto)) return draft;
  const rest = unplot(draft, ships);
  const groups = rest.groups.map((group) =>
    group.ships.includes(onto) ? {...group, ships: sorted([...group.ships, ...ships])} : group,
  );
  return {...rest, piles: draft.piles, groups};
}

// A ship of a group goes there by itself, and does there what the group would have done.
export function splitPlot(draft: PlotDraft, ships: Ships): PlotDraft {
  const from = draft.groups.find((group) => ships.every((ship) => group.ships.includes(ship)));
  if (!from || from.ships.length === ships.length) return draft;
  const groups = draft.groups.flatMap((group) =>
    group === from
      ? [
          {...group, ships: group.ships.filter((ship) => !ships.includes(ship))},
          {...group, ships: sorted(ships)},
        ]
      : [group],
  );
  return {...draft, groups};
}

export function assignPlot(draft: PlotDraft, ship: number, assignment: Assignment, station?: number): PlotDraft {
  const groups = draft.groups.map((group) =>
    group.ships.includes(ship)
      ? {...group, assignment, station: assignment === Assignment.RAID ? station : undefined}
      : group,
  );
  return {...draft, groups};
}

// A pile of coal, so that the ship moves in secret (6.1.1).
export function usePile(draft: PlotDraft, ship: number, use: boolean): PlotDraft {
  const others = draft.piles.filter((each) => each !== ship);
  return {...draft, piles: use ? sorted([...others, ship]) : others};
}

export function moveAmc(draft: PlotDraft, ship: number, to: number): PlotDraft {
  return {...draft, amcs: [...draft.amcs.filter((move) => move.ship !== ship), {ship, to}]};
}

export function unplot(draft: PlotDraft, ships: Ships): PlotDraft {
  const stays = (ship: number) => !ships.includes(ship);
  return {
    ...draft,
    groups: draft.groups
      .map((group) => ({...group, ships: group.ships.filter(stays)}))
      .filter((group) => group.ships.length > 0),
    piles: draft.piles.filter(stays),
    amcs: draft.amcs.filter((move) => stays(move.ship)),
  };
}

export function plottedGroup(draft: PlotDraft, ship: number): PlottedDraft | undefined {
  return draft.groups.find((group) => group.ships.includes(ship));
}

// Cruisers that have no coal and burn none in this plot: they move openly (6.1).
export function movesWithoutCoal(draft: PlotDraft, options: Options): number[] {
  return draft.groups
    .flatMap((group) => group.ships)
    .filter((ship) => {
      const choice = options.ships.find((each) => each.ship === ship);
      return choice !== undefined && !choice.coaled && !draft.piles.includes(ship);
    });
}

function sameShips(a: Ships, b: Ships): boolean {
  return a.length === b.length && a.every((ship) => b.includes(ship));
}
