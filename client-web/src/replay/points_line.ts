// The points over time as a line of steps: they stand still until somebody scores.
import type {Where} from "./stories";

export interface PointsLine {
  steps: readonly {place: number; points: number}[]; // where they change, and at the beginning
  lowest: number; // at most 0
  highest: number; // at least 0
}

export function pointsLine(where: readonly Where[]): PointsLine {
  const steps = where.flatMap(({points}, place) =>
    place === 0 || points !== where[place - 1]!.points ? [{place, points}] : [],
  );
  const all = steps.map(({points}) => points);
  return {steps, lowest: Math.min(0, ...all), highest: Math.max(0, ...all)};
}

// How far below the upper edge, of the whole height. A game without points lies on the ground.
export function depthOf({lowest, highest}: PointsLine, points: number): number {
  return highest === lowest ? 1 : (highest - points) / (highest - lowest);
}

export interface Size {
  width: number;
  height: number;
}

// As an SVG path: `last` is at the right edge, `highest` at the upper one.
export function pathOf(line: PointsLine, last: number, {width, height}: Size): string {
  const x = (place: number) => round((place / Math.max(1, last)) * width);
  const y = (points: number) => round(depthOf(line, points) * height);
  const [first, ...rest] = line.steps;
  const path = rest.map(({place, points}) => `H${x(place)}V${y(points)}`).join("");
  return `M0 ${y(first?.points ?? 0)}${path}H${width}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
