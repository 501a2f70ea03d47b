// Which part of the chart is looked at, at what scale, and how much of it is drawn then. Without a browser.
import type {Pack} from "../far_seas/pack";
import {centreOf} from "./places";
import {height, width, type Point} from "./projection";
import type {Stack} from "./model";

export type Detail = "far" | "mid" | "near";

export interface Sight {
  centre: Point;
  scale: number; // pixels for a unit
}

const steps = 3; // to a doubling

export const detailOf = (scale: number): Detail => (scale < 0.62 ? "far" : scale < 1.35 ? "mid" : "near");
export const stepOf = (scale: number): number => 2 ** (Math.round(Math.log2(scale) * steps) / steps);

// Where the chart is that far away, what keeps its size on the screen would cover it: it becomes smaller with it, and less is drawn.
const distant = 0.3;
export const isDistant = (scale: number): boolean => scale < distant;
export const markScale = (scale: number): number => Math.min(1, Math.sqrt(scale / distant));

// The whole chart, with bars where the room has another shape; and the least that leaves no bars.
export const wholeScale = (wide: number, tall: number): number => Math.min(wide / width, tall / height);
export const fillScale = (wide: number, tall: number): number => Math.max(wide / width, tall / height);

// Not smaller, on a phone: counters lie side by side at that scale, and figures can be read at arm's length.
const legible = 0.42;

// The part that is worth the first look: no bars, and as many as can be of the counters that one moves (or has), where the enemy is near.
export function firstSight(
  wide: number,
  tall: number,
  pack: Pack,
  all: ReadonlyMap<string, readonly Stack[]>,
  own: OwnShips,
): Sight {
  const scale = Math.max(legible, fillScale(wide, tall));
  const fleets = fleetsOf(pack, all, own);
  const half: Point = [wide / scale / 2, tall / scale / 2];
  let best: {centre: Point; worth: number} = {centre: [width / 2, height / 2], worth: 0};
  for (const {at} of fleets) {
    const seen = fleets.filter((fleet) => isWithin(fleet.at, at, half));
    const [ours, theirs] = [sum(seen.map((fleet) => fleet.ours)), sum(seen.map((fleet) => fleet.theirs))];
    const worth = ours * (1 + theirs);
    if (worth > best.worth) best = {centre: middleOf(seen.map((fleet) => fleet.at)), worth};
  }
  return {centre: best.centre, scale};
}

// Those that can be picked now; where there is none, those of the side whose eyes these are.
export type OwnShips = (ship: number) => boolean;

interface Fleet {
  at: Point;
  ours: number;
  theirs: number;
}

function fleetsOf(pack: Pack, all: ReadonlyMap<string, readonly Stack[]>, own: OwnShips): Fleet[] {
  return [...pack.areas.values()].flatMap((area) => {
    const ships = (all.get(`area:${area.number}`) ?? []).flatMap((stack) => stack.ships);
    if (ships.length === 0) return [];
    const ours = ships.filter(own);
    const isOurs = new Set(ours.map((ship) => pack.ships[ship]!.german));
    const theirs = ships.filter((ship) => !isOurs.has(pack.ships[ship]!.german));
    return [{at: centreOf(area), ours: ours.length, theirs: theirs.length}];
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function isWithin([x, y]: Point, [atX, atY]: Point, [halfX, halfY]: Point): boolean {
  return Math.abs(x - atX) < halfX && Math.abs(y - atY) < halfY;
}

function middleOf(points: readonly Point[]): Point {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))];
}
