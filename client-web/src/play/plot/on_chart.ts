// The plot on the chart (4.3.1): cruisers and AMCs that may be ordered, where they may go, and their courses as they are drafted.
import type {Course} from "../../chart/props";
import {boardOf, counter, groupOf, statusOf} from "../../far_seas/board";
import type {PlotDraft} from "../../far_seas/drafts/draft";
import {joinPlot, moveAmc, plotMove, plottedGroup} from "../../far_seas/drafts/plot";
import {plotCode} from "../../far_seas/names";
import {reachOf, reachTo} from "../../far_seas/reach";
import {t} from "../../i18n";
import type {AtChart, ChartHandlers, Edit, Ships} from "../chart_handlers";
import {courseOf} from "../on_board";

type At = AtChart<PlotDraft>;

export const plotOnChart: ChartHandlers<PlotDraft> = {
  pickable: ({options}) => options.ships.map((choice) => choice.ship),
  reach: ({options, view, pack}, ships) => (ships.length > 0 ? reachOf({options, view, pack}, ships) : undefined),
  courses,
  together: ({draft, view, options}, ship) => {
    const plotted = plottedGroup(draft, ship);
    if (plotted) return plotted.ships;
    const askable = new Set(options.ships.map((choice) => choice.ship));
    return groupOf(boardOf(view), ship).filter((each) => askable.has(each));
  },
  onArea: plotTo,
  onShip,
};

export function isAmc(at: Pick<At, "pack">, ship: number): boolean {
  return !counter(at.pack, ship).mainCruiser;
}

// The ships go there as a group; AMCs each for itself, openly (6.2.1).
export function plotTo(at: At, ships: Ships, to: number): Edit<PlotDraft> | undefined {
  const refusal = whyNot(at, ships, to);
  if (ships.length === 0 || refusal) return refusal;
  const amcs = ships.filter((ship) => isAmc(at, ship));
  const cruisers = ships.filter((ship) => !isAmc(at, ship));
  const moved = amcs.reduce((draft, ship) => moveAmc(draft, ship, to), at.draft);
  return {draft: plotMove(moved, cruisers, to)};
}

// Dropped on a ship that is plotted, they go with it. Else both are picked, to be sent together.
function onShip(at: At, ships: Ships, onto: number): Edit<PlotDraft> | undefined {
  if (ships.includes(onto)) return undefined;
  const all = [...ships, onto];
  const amc = all.find((ship) => isAmc(at, ship));
  if (amc !== undefined) return {why: t("play.chart.amc_alone", {ship: counter(at.pack, amc).name}), rule: "6.2"};
  if (!at.options.ships.some((choice) => choice.ship === onto)) {
    return {why: t("play.chart.not_with", {ship: counter(at.pack, onto).name}), rule: "4.2"};
  }
  const group = plottedGroup(at.draft, onto);
  if (!group) return {picked: all};
  return whyNot(at, ships, group.to) ?? {draft: joinPlot(at.draft, ships, onto)};
}

function whyNot({options, view, pack}: At, ships: Ships, to: number): {why: string; rule: string} | undefined {
  if (ships.length === 0) return undefined;
  const {allowed, why = "", rule = ""} = reachTo({options, view, pack}, ships, to);
  return allowed ? undefined : {why, rule};
}

function courses({draft, view, pack}: At): Course[] {
  const amcs = draft.amcs.flatMap(({ship, to}) => courseOf(view, pack, [ship], to, "draft") ?? []);
  const groups = draft.groups.flatMap((group) => {
    // Ships from several areas meet in one: each has an arrow of its own.
    const label = plotCode(pack, group);
    return byArea(view, group.ships).flatMap((ships) => courseOf(view, pack, ships, group.to, "draft", label) ?? []);
  });
  return [...groups, ...amcs];
}

export function byArea(view: At["view"], ships: Ships): number[][] {
  const parts = new Map<number | undefined, number[]>();
  for (const ship of ships) {
    const {area} = statusOf(boardOf(view), ship);
    const part = parts.get(area);
    if (part) part.push(ship);
    else parts.set(area, [ship]);
  }
  return [...parts.values()];
}
