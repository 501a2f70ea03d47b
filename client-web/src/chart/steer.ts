// The keyboard's way over the chart: from an area to a neighbour that lies in the direction of the arrow.
import type {Pack} from "../far_seas/pack";
import {centreOf} from "./places";
import {turn} from "./projection";

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const headings: Record<Direction, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isDirection = (key: string): key is Direction => key in headings;

// All that can be reached from an area by sea, and through a canal.
export function neighbours(pack: Pack, area: number): number[] {
  const canals = pack.canals
    .filter(({ends}) => ends.includes(area))
    .map(({ends}) => (ends[0] === area ? ends[1] : ends[0]));
  return [...(pack.areas.get(area)?.adjacent ?? []), ...canals];
}

// The neighbour nearest to the direction, or the area itself when none lies within 70 degrees of it.
export function steer(pack: Pack, from: number, direction: Direction): number {
  const here = pack.areas.get(from);
  if (!here) return from;
  const [x, y] = centreOf(here);
  const [dx, dy] = headings[direction];
  let best = from;
  let bestCosine = Math.cos((70 * Math.PI) / 180);
  for (const next of neighbours(pack, from)) {
    const [u, v] = centreOf(pack.areas.get(next)!);
    // Around the globe the short way, also over the cut.
    const east = ((((u - x + turn / 2) % turn) + turn) % turn) - turn / 2;
    const cosine = (east * dx + (v - y) * dy) / Math.hypot(east, v - y);
    if (cosine > bestCosine) [best, bestCosine] = [next, cosine];
  }
  return best;
}
