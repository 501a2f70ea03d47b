// What the chart is given, and what it tells. It knows neither orders nor phases: whoever shows it (src/play, src/replay) says what may
// be picked and what is planned, and is told what a person did, by pointer, touch, keyboard or through the table.
import type {View} from "../gen/chartroom/v1/far_seas_pb";
import type {Pack} from "../far_seas/pack";
import type {Sight} from "./sight";

// Where counters can lie: an area, or a box beside the map.
export type Place = {kind: "area"; area: number} | {kind: "box"; box: Box};
export type Box =
  | "england_hb1"
  | "england_hb2"
  | "british_reserves"
  | "german_reserves"
  | "in_germany"
  | "sunk"
  | "removed"
  | "interned"
  | "rufiji"
  | {colony: number};

// Whether what is picked may go somewhere, and if not, why: the text is for people.
export interface Reach {
  allowed: boolean;
  penalty: number; // victory points that going there costs (5.0); 0: none
  why?: string; // when not allowed
  rule?: string;
}

// A move that is planned and not yet ordered, or that was made: drawn as an arrow.
export interface Course {
  ships: readonly number[];
  from: Place;
  to: Place;
  kind: "draft" | "committed" | "made" | "open";
  label?: string; // a duty or an assignment, short
}

export interface ChartProps {
  pack: Pack;
  view: View;
  picked: ReadonlySet<number>; // ships
  pickable: ReadonlySet<number>; // ships that can be picked now
  reach: ReadonlyMap<number, Reach> | undefined; // by area; undefined: nothing is picked
  boxReach?: ReadonlyMap<string, Reach> | undefined; // by boxKey() of model.ts: boxes that what is picked may go into, or not
  courses: readonly Course[];
  marked: ReadonlySet<number>; // areas to look at: conflicts, the battle
  focus: number | undefined; // an area to bring into sight
  sight?: {current: Sight | undefined}; // kept by whoever shows the chart, so that it is found where it was left
  onPickShip(ship: number, more: boolean): void; // more: in addition to what is picked
  onPickArea(area: number): void; // also of an area that is forbidden: whoever shows the chart says why
  onPickBox?(box: Box): void;
  onDropShips(ships: readonly number[], place: Place): void;
  onDropOnShip(ships: readonly number[], onto: number): void; // wants to form a squadron
}
