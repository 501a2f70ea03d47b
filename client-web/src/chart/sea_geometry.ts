// Areas as polygons, put together from their borders (seas.ts).
import {project, type LonLat, type Point} from "./projection";
import {borders, junctions, type Border} from "./seas";

export interface Sea {
  area: number;
  ring: readonly LonLat[]; // closed: the first is not repeated
  points: readonly Point[]; // the same on the chart
}

type Line = readonly LonLat[];

const key = (point: LonLat) => `${point[0]},${point[1]}`;

function pointOf(word: string): LonLat {
  const [lon, lat] = word.split(",").map(Number);
  if (lat !== undefined) return [lon!, lat];
  const junction = (junctions as Record<string, LonLat>)[word];
  if (!junction) throw new Error(`seas.ts has no junction ${word}`);
  return junction;
}

export function lineOf(border: Border): Line {
  return border.line.split(" ").map(pointOf);
}

// The pieces of one area's border, end to end. A border that is a single junction is a corner, and adds nothing.
function ringOf(area: number): LonLat[] {
  const pieces = borders
    .filter((border) => border.areas.includes(area))
    .map(lineOf)
    .filter((line) => line.length > 1);
  const first = pieces.shift();
  if (!first) throw new Error(`seas.ts has no border of area ${area}`);
  const ring = [...first];
  while (pieces.length > 0) {
    const end = key(ring.at(-1)!);
    const next = pieces.findIndex((line) => key(line[0]!) === end || key(line.at(-1)!) === end);
    if (next < 0) throw new Error(`seas.ts: the border of area ${area} is open at ${end}`);
    const [line] = pieces.splice(next, 1) as [Line];
    ring.push(...(key(line[0]!) === end ? line : [...line].reverse()).slice(1));
  }
  if (key(ring.at(-1)!) !== key(ring[0]!)) throw new Error(`seas.ts: the border of area ${area} does not close`);
  ring.pop();
  return ring;
}

// On the chart in one piece, about where the area's number stands.
function pointsOf(ring: readonly LonLat[], centre: Point): Point[] {
  const first = project(ring[0]!, centre[0]);
  const points = [first];
  for (const lonLat of ring.slice(1)) points.push(project(lonLat, points.at(-1)![0]));
  return points;
}

export function seaOf(area: number, centre: Point): Sea {
  const ring = ringOf(area);
  return {area, ring, points: pointsOf(ring, centre)};
}

export function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

// Areas that have a border or a corner in common (2.2).
export function touching(seas: readonly Sea[]): Map<number, Set<number>> {
  const at = new Map<string, number[]>();
  for (const sea of seas) {
    for (const point of sea.ring) at.set(key(point), [...(at.get(key(point)) ?? []), sea.area]);
  }
  const result = new Map(seas.map((sea) => [sea.area, new Set<number>()]));
  for (const areas of at.values()) {
    for (const a of areas) for (const b of areas) if (a !== b) result.get(a)!.add(b);
  }
  return result;
}
