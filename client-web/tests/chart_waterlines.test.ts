import {describe, expect, test} from "vitest";
import coast from "../src/chart/coast.json";
import {ringsOf, waterlines} from "../src/chart/waterlines";

describe("the lines along the coasts", () => {
  test("are drawn in pieces, none of which reaches far", () => {
    const pieces = waterlines(coast, 2);
    expect(pieces.length).toBeGreaterThan(30);
    for (const d of pieces) {
      const xs = [...d.matchAll(/[ML](-?[\d.]+) /g)].map((match) => Number(match[1]) * coast.scale);
      expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(700);
    }
  });

  test("leave out no island, and close each ring", () => {
    const square = {scale: 1, d: "M10,10l20 0 0 20-20 0z"};
    expect(ringsOf(square.d)).toEqual([
      [
        [10, 10],
        [30, 10],
        [30, 30],
        [10, 30],
        [10, 10],
      ],
    ]);
    expect(waterlines(square, 2)).toEqual(["M10 10L30 10L30 30L10 30L10 10"]);
    const starts = waterlines(coast, 2).join("").split("M").length;
    expect(starts).toBeGreaterThan(ringsOf(coast.d).length);
  });
});
