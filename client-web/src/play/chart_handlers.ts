// The chart as a second way to write a draft: what can be picked while a decision is open, where that may go, and what becomes of the
// draft when it is sent there. By kind of draft; a kind that is not here is answered in its panel alone.
import type {Box, Course, Place, Reach} from "../chart/props";
import type {Draft, DraftKind} from "../far_seas/drafts/draft";
import type {Pack} from "../far_seas/pack";
import type {Options, View} from "../gen/chartroom/v1/far_seas_pb";
import {alliedOnChart} from "./allied/on_chart";
import {chooseAreaOnChart, escapeOnChart, raidOnChart} from "./decisions/on_chart";
import {plotOnChart} from "./plot/on_chart";

export interface AtChart<D extends Draft = Draft> {
  pack: Pack;
  view: View;
  options: Options;
  draft: D;
}

export type Ships = readonly number[];

// What came of doing something on the chart: another draft, ships that are picked now, or the reason why nothing was done.
export type Edit<D extends Draft = Draft> = {draft: D} | {picked: Ships} | {why: string; rule: string};

// All are pure. What is left out cannot be done.
export interface ChartHandlers<D extends Draft = Draft> {
  pickable?(at: AtChart<D>): Ships;
  // Of these ships together. It is asked while something is picked; or, where areas are chosen without ships, with none.
  reach?(at: AtChart<D>, ships: Ships): ReadonlyMap<number, Reach> | undefined;
  boxReach?(at: AtChart<D>, ships: Ships): ReadonlyMap<string, Reach> | undefined;
  courses?(at: AtChart<D>): readonly Course[];
  marked?(at: AtChart<D>): Ships; // areas
  // Whoever belongs to a ship that is picked: its squadron, which moves as one until it is split.
  together?(at: AtChart<D>, ship: number): Ships;
  onArea?(at: AtChart<D>, ships: Ships, area: number): Edit<D> | undefined;
  onBox?(at: AtChart<D>, ships: Ships, box: Box): Edit<D> | undefined;
  onDrop?(at: AtChart<D>, ships: Ships, place: Place): Edit<D> | undefined;
  onShip?(at: AtChart<D>, ships: Ships, onto: number): Edit<D> | undefined;
}

// Each is called with the kind of draft that it stands beside.
export const chartHandlers: Partial<Record<DraftKind, ChartHandlers<any>>> = {
  plot: plotOnChart,
  alliedMovement: alliedOnChart,
  chooseArea: chooseAreaOnChart,
  escape: escapeOnChart,
  raidOnEngland: raidOnChart,
};
