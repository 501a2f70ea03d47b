// The lines of the plot sheet: a line for each squadron and cruiser, whether it is plotted yet or not.
import {boardOf, groupOf} from "../../far_seas/board";
import type {PlotDraft, PlottedDraft} from "../../far_seas/drafts/draft";
import type {Pack} from "../../far_seas/pack";
import type {Options, View} from "../../gen/chartroom/v1/far_seas_pb";

export interface PlotLine {
  ships: readonly number[]; // the leader first
  plotted: PlottedDraft | undefined;
}

// Groups that are plotted stand where their leader stands in the fleet list, so that a line does not jump when it is filled in.
export function plotLines(draft: PlotDraft, options: Options, view: View, pack: Pack): PlotLine[] {
  const cruisers = options.ships.map((choice) => choice.ship).filter((ship) => pack.ships[ship]?.mainCruiser);
  const plotted = draft.groups.map((group) => ({ships: group.ships, plotted: group}));
  const left = cruisers.filter((ship) => !draft.groups.some((group) => group.ships.includes(ship)));
  const open: PlotLine[] = [];
  const board = boardOf(view);
  for (const ship of left) {
    if (open.some((line) => line.ships.includes(ship))) continue;
    open.push({ships: groupOf(board, ship).filter((each) => left.includes(each)), plotted: undefined});
  }
  return [...plotted, ...open].sort((a, b) => (a.ships[0] ?? 0) - (b.ships[0] ?? 0));
}

export function amcsOf(options: Options, pack: Pack): number[] {
  return options.ships.map((choice) => choice.ship).filter((ship) => !pack.ships[ship]?.mainCruiser);
}
