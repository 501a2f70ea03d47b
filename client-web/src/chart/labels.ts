// Where the figures of the chart go while it is far away and the counters take most of the room: beside them rather than below them. What
// matters less gives way to what matters more, and is left out where there is no room. In pixels of the screen.
import type {Area, Pack} from "../far_seas/pack";
import {tiny} from "./Counter";
import {sides, type Stack} from "./model";
import {anchors, stationPoint, type Panel} from "./places";
import type {Point} from "./projection";
import {isDistant, markScale} from "./sight";

export interface Labels {
  numbers: ReadonlyMap<number, Point>; // how far from its place each area's number stands
  merchants: ReadonlyMap<number, Point>; // those that there is room for
  stations: ReadonlySet<number>; // whose values there is room for
}

interface Rect {
  x: number; // of its middle
  y: number;
  wide: number; // half of it, each way
  tall: number;
}

const gap = 15; // between counters in a row (Fleets.tsx)
const merchantScale = 0.74; // of marks.css, like the other two
const stationScale = 0.72;
const panelScale = 0.82;

export function layOut(
  pack: Pack,
  all: ReadonlyMap<string, readonly Stack[]>,
  panels: readonly Panel[],
  step: number,
): Labels {
  const size = markScale(step);
  const onScreen = ([x, y]: Point): Point => [x * step, y * step];
  const taken: Rect[] = panels.map((panel) => panelRect(panel, onScreen(panel.at), size));
  const fleets = new Map<number, Rect>();
  for (const area of pack.areas.values()) {
    const piles = sides(all.get(`area:${area.number}`) ?? []).length;
    if (piles > 0) fleets.set(area.number, fleetRect(piles, onScreen(anchors(area).berth), size));
  }
  taken.push(...fleets.values());

  // The first of the places that is free.
  const place = (wish: Rect, others: readonly Rect[]): Point | undefined => {
    const free = [wish, ...others].find((rect) => !taken.some((other) => overlap(rect, other)));
    if (!free) return undefined;
    taken.push(free);
    return [(free.x - wish.x) / size, (free.y - wish.y) / size];
  };

  const numbers = new Map<number, Point>();
  for (const area of pack.areas.values()) {
    const wish = numberRect(area, onScreen(anchors(area).number), step, size);
    const fleet = fleets.get(area.number);
    numbers.set(area.number, place(wish, [...nudged(wish), ...(fleet ? beside(fleet, wish) : [])]) ?? [0, 0]);
  }
  if (isDistant(step)) return {numbers, merchants: new Map(), stations: new Set()};

  const merchants = new Map<number, Point>();
  for (const area of pack.areas.values()) {
    if (area.density === 0) continue;
    const [x, y] = onScreen(anchors(area).merchants);
    const wish = {x, y, wide: 20 * merchantScale, tall: 13 * merchantScale};
    const shift = place(wish, nudged(wish));
    if (shift) merchants.set(area.number, [shift[0] / merchantScale, shift[1] / merchantScale]);
  }
  const stations = pack.stations.filter(({number}) => {
    const [x, y] = onScreen(stationPoint(pack, number));
    return place({x, y, wide: 14 * stationScale, tall: 9 * stationScale}, []) !== undefined;
  });
  return {numbers, merchants, stations: new Set(stations.map(({number}) => number))};
}

function overlap(a: Rect, b: Rect): boolean {
  return Math.abs(a.x - b.x) < a.wide + b.wide && Math.abs(a.y - b.y) < a.tall + b.tall;
}

function fleetRect(piles: number, [x, y]: Point, size: number): Rect {
  return {x, y, wide: ((piles * (tiny.wide + gap) - gap) / 2 + 4) * size, tall: (tiny.tall / 2 + 4) * size};
}

function panelRect({boxes}: Panel, [x, y]: Point, size: number): Rect {
  return {x, y, wide: (boxes.length * 29 + 3) * panelScale * size, tall: 38 * panelScale * size};
}

// With its symbols above it, while they are drawn.
function numberRect(
  {number, coal, risingSun, amcIntern, touchesEngland}: Area,
  [x, y]: Point,
  step: number,
  size: number,
): Rect {
  const symbols = isDistant(step) ? 0 : [coal !== "none", risingSun, amcIntern, touchesEngland].filter(Boolean).length;
  const wide = Math.max(number < 10 ? 7 : 12, symbols * 8);
  return symbols === 0
    ? {x, y, wide: wide * size, tall: 9 * size}
    : {x, y: y - 8 * size, wide: wide * size, tall: 17 * size};
}

// A little to each side.
function nudged(wish: Rect): Rect[] {
  return [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ].map(([dx, dy]) => ({...wish, x: wish.x + dx! * wish.wide * 1.5, y: wish.y + dy! * wish.tall * 1.5}));
}

function beside(fleet: Rect, wish: Rect): Rect[] {
  const [across, along] = [fleet.wide + wish.wide + 1, fleet.tall + wish.tall + 1];
  return [
    {...wish, x: fleet.x, y: fleet.y + along},
    {...wish, x: fleet.x, y: fleet.y - along},
    {...wish, x: fleet.x - across, y: fleet.y},
    {...wish, x: fleet.x + across, y: fleet.y},
  ];
}
