import {describe, expect, test} from "vitest";
import {anchors, centreOf} from "../src/chart/places";
import {width, height, type Point} from "../src/chart/projection";
import {seaOf, touching} from "../src/chart/sea_geometry";
import {packOfTheRepository} from "./far_seas_pack";

const pack = packOfTheRepository();
const seas = [...pack.areas.values()].map((area) => seaOf(area.number, centreOf(area)));

// Whether two pieces of border cross, other than at their ends.
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const turn = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

function inside([x, y]: Point, ring: readonly Point[]): boolean {
  let odd = false;
  ring.forEach((a, index) => {
    const b = ring[(index + 1) % ring.length]!;
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) odd = !odd;
  });
  return odd;
}

const pieces = (ring: readonly Point[]) =>
  ring.map((point, index) => [point, ring[(index + 1) % ring.length]!] as const);

describe("the areas of the chart", () => {
  const touches = touching(seas);

  test.each([...pack.areas.values()].map((area) => [area.number, area.adjacent] as const))(
    "[FS 2.2] area %i touches those that the pack says, and no others",
    (area, adjacent) => {
      expect([...touches.get(area)!].sort((a, b) => a - b)).toEqual([...adjacent].sort((a, b) => a - b));
    },
  );

  test("no border crosses another", () => {
    const all = seas.flatMap((sea) => pieces(sea.points).map((piece) => ({area: sea.area, piece})));
    const crossings = all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => cross(...one.piece, ...other.piece))
        .map((other) => `${one.area} ${one.piece} and ${other.area} ${other.piece}`),
    );
    expect(crossings).toEqual([]);
  });

  test("no area is torn by the edge of the chart", () => {
    for (const sea of seas) {
      for (const [x, y] of sea.points) {
        expect(x, `area ${sea.area}`).toBeGreaterThanOrEqual(0);
        expect(x, `area ${sea.area}`).toBeLessThanOrEqual(width);
        expect(y, `area ${sea.area}`).toBeGreaterThanOrEqual(-20);
        expect(y, `area ${sea.area}`).toBeLessThanOrEqual(height + 20);
      }
    }
  });

  test("each number stands in its area, and in no other", () => {
    for (const area of pack.areas.values()) {
      const around = seas.filter((sea) => inside(anchors(area).number, sea.points)).map((sea) => sea.area);
      expect(around).toEqual([area.number]);
    }
  });
});
