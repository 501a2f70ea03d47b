import {describe, expect, test} from "vitest";
import {PackError, readPack} from "../src/far_seas/pack";
import {packOfTheRepository} from "./far_seas_pack";

describe("the data pack", () => {
  const pack = packOfTheRepository();

  test("[FS 2.1] has 98 ships, the eight Main Cruisers first", () => {
    expect(pack.ships).toHaveLength(98);
    expect(pack.ships.filter((ship) => ship.mainCruiser).map((ship) => ship.number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(pack.ships[3]).toMatchObject({name: "Emden", type: "CL", gun: "C", fire: -4, damage: 3, speed: "4"});
  });

  test("[FS 2.2] has 34 areas whose neighbours are neighbours both ways", () => {
    expect(pack.areas.size).toBe(34);
    for (const area of pack.areas.values()) {
      for (const next of area.adjacent) expect(pack.areas.get(next)?.adjacent).toContain(area.number);
    }
  });

  test("[FS 5.0] names restricted ships by number", () => {
    const row = pack.restrictions.find((each) => each.kind === "must_go_to");
    expect(row?.ships.map((ship) => pack.ships[ship]?.name)).toEqual(["Black Prince", "Duke of Edinburgh"]);
  });

  test("refuses files that are not all there", () => {
    expect(() => readPack([], "")).toThrow(PackError);
  });
});
