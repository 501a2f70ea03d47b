// Mercator, as the charts of the time have it: a rhumb line is straight. The chart is cut through Africa, so that the Pacific is whole
// in the middle, and goes on for a strip beyond the cut: the Mediterranean is whole on the right, East Africa on the left, and no area
// is torn. A place has an x by its longitude going east from the left edge; what lies in the strip has two.
export type LonLat = readonly [lon: number, lat: number];
export type Point = readonly [x: number, y: number];

export const unitsPerDegree = 10;
export const west = 17; // longitude of the left edge
export const degrees = 380;
export const north = 71.5;
export const south = -60.5;
export const turn = 360 * unitsPerDegree; // once around the globe

const radians = Math.PI / 180;
const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * radians) / 2)) / radians;

export const width = degrees * unitsPerDegree;
export const height = Math.round((mercator(north) - mercator(south)) * unitsPerDegree);

const round = (value: number) => Math.round(value * 10) / 10;

export function yOf(lat: number): number {
  return round((mercator(north) - mercator(lat)) * unitsPerDegree);
}

// Where a place is drawn. `near`, an x, chooses between the two that a place in the strip has; without it, the left one.
export function project([lon, lat]: LonLat, near?: number): Point {
  const east = (((lon - west) % 360) + 360) % 360;
  const x = round(east * unitsPerDegree);
  if (near === undefined) return [x, yOf(lat)];
  return [round(x + Math.round((near - x) / turn) * turn), yOf(lat)];
}
