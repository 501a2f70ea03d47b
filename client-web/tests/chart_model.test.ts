import {create} from "@bufbuild/protobuf";
import {describe, expect, test} from "vitest";
import {boxKey, boxOf, contents, density, lastKnown, piles, readiness, sides} from "../src/chart/model";
import {neighbours, steer} from "../src/chart/steer";
import {layOut} from "../src/chart/labels";
import {anchors, centreOf, panels} from "../src/chart/places";
import {detailOf, fillScale, firstSight, markScale, stepOf} from "../src/chart/sight";
import {Duty, Readiness, ReportSchema, Whereabouts} from "../src/gen/chartroom/v1/far_seas_pb";
import {midGame, setUp} from "../demo/view";
import {readFileSync} from "node:fs";
import {packOfTheRepository} from "./far_seas_pack";

const pack = packOfTheRepository();
const toml = readFileSync("../common/data/far_seas/ships.toml", "utf8");
const ship = (name: string) => pack.ships.findIndex((each) => each.name === name);

describe("what lies where", () => {
  test("[FS 3.0] the set-up: every ship in its place, alone", () => {
    const all = contents(pack, setUp(pack, toml, 1));
    expect(all.get("area:32")!.map((stack) => pack.ships[stack.ships[0]!]!.name)).toEqual([
      "Scharnhorst",
      "Gneisenau",
      "Nürnberg",
    ]);
    expect(all.get("england_hb1")).toHaveLength(5);
    expect(all.get("german_reserves")).toHaveLength(5);
    expect([...all.values()].flat().every((stack) => stack.ships.length === 1)).toBe(true);
  });

  test("[FS 4.2] a squadron is one stack, its leader first", () => {
    const all = contents(pack, midGame(pack, toml));
    const squadron = all.get("area:4")![0]!;
    expect(squadron.ships).toEqual([ship("Scharnhorst"), ship("Gneisenau"), ship("Nürnberg")]);
  });

  test("[FS 4.4.2] a guard stands by its station", () => {
    const all = contents(pack, midGame(pack, toml));
    const guard = all.get("area:6")!.find((stack) => stack.ships[0] === ship("Canopus"));
    expect(pack.stations[guard!.station!]!.name).toBe("Falkland Islands");
  });

  test("[FS 6.4.1] ships before a colony lie in its box", () => {
    const all = contents(pack, midGame(pack, toml));
    const tsingtau = pack.colonies.find((colony) => colony.name === "Tsingtau")!;
    expect(all.get(boxKey({colony: tsingtau.number}))![0]!.ships).toEqual([ship("Tokiwa"), ship("Satsuma")]);
    expect(boxOf(boxKey({colony: tsingtau.number}))).toEqual({colony: tsingtau.number});
    expect(boxOf("sunk")).toBe("sunk");
  });

  test("ships of the sunk box stand for themselves, whatever squadron they were in", () => {
    const view = midGame(pack, toml);
    for (const name of ["Scharnhorst", "Gneisenau"]) view.board!.ships[ship(name)]!.where = Whereabouts.SUNK;
    const sunk = contents(pack, view).get("sunk")!;
    expect(sunk.filter((stack) => stack.ships.includes(ship("Gneisenau")))[0]!.ships).toHaveLength(1);
  });

  test("Germans come first; piles are by nation, and by side from afar", () => {
    const stacks = contents(pack, setUp(pack, toml, 2)).get("area:31")!;
    expect(stacks[0]!.german).toBe(true);
    expect(piles(stacks).map((pile) => pile[0]!.nation)).toEqual([
      "german",
      "british",
      "french",
      "japanese",
      "russian",
    ]);
    expect(sides(stacks).map((side) => side.every((stack) => stack.german))).toEqual([true, false]);
  });
});

describe("Merchant Density", () => {
  test("[FS 4.7.1] captures of the turn lower it, but never below nothing", () => {
    const view = setUp(pack, toml, 1);
    expect(density(pack, view, 8)).toBe(3);
    view.board!.captures[8] = 2;
    expect(density(pack, view, 8)).toBe(1);
    view.board!.captures[8] = 9;
    expect(density(pack, view, 8)).toBe(0);
  });

  test("[FS 4.4.1] each ship on Merchant Escort Duty there lowers it by one", () => {
    const view = setUp(pack, toml, 1);
    Object.assign(view.board!.ships[ship("Swiftsure")]!, {area: 24, duty: Duty.MERCHANT_ESCORT});
    expect(density(pack, view, 24)).toBe(2);
    expect(density(pack, view, 23)).toBe(2);
  });
});

describe("a pile", () => {
  test("is as ready as the readiest in it", () => {
    const view = setUp(pack, toml, 1);
    view.board!.ships[0]!.readiness = Readiness.DONE;
    view.board!.ships[1]!.readiness = Readiness.ACTING;
    expect(readiness(view, [0])).toBe(Readiness.DONE);
    expect(readiness(view, [0, 1])).toBe(Readiness.ACTING);
    expect(readiness(view, [0, 1, 2])).toBe(Readiness.READY);
  });
});

test("double-blind: only ships out of sight are shown where they were last known", () => {
  const view = setUp(pack, toml, 1);
  view.board!.ships[0]!.where = Whereabouts.UNSEEN;
  view.reports.push(
    create(ReportSchema, {ship: 0, area: 5, turn: 2}),
    create(ReportSchema, {ship: 1, area: 6, turn: 1}),
  );
  expect(lastKnown(view)).toEqual([{ship: 0, area: 5, turn: 2}]);
});

describe("the keyboard's way", () => {
  test.each([
    [31, "ArrowRight", 1],
    [1, "ArrowDown", 4],
    [20, "ArrowLeft", 19],
    [19, "ArrowRight", 20],
    [3, "ArrowUp", 2],
    [14, "ArrowUp", 13],
    [11, "ArrowLeft", 11],
  ] as const)("from %i by %s to %i", (from, key, to) => {
    expect(steer(pack, from, key)).toBe(to);
  });

  test("leads to every area", () => {
    const seen = new Set([1]);
    for (const area of seen) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) seen.add(steer(pack, area, key));
    }
    expect([...pack.areas.keys()].filter((area) => !seen.has(area))).toEqual([]);
  });

  test("goes through the canals", () => {
    expect(neighbours(pack, 22)).toContain(33);
    expect(neighbours(pack, 3)).toContain(10);
  });
});

describe("figures from afar", () => {
  test.each([0.12, 0.25, 0.35, 0.5])("at %f no number lies below a counter, and each has its place", (step) => {
    const all = contents(pack, setUp(pack, toml, 1));
    const {numbers} = layOut(pack, all, panels(pack, {advanced: false, rufiji: false}), step);
    const size = markScale(step);
    expect(numbers.size).toBe(pack.areas.size);
    const places = [...pack.areas.values()]
      .filter(({number}) => number <= 32)
      .map((area) => {
        const [x, y] = anchors(area).number;
        const [dx, dy] = numbers.get(area.number)!;
        return {area: area.number, x: x * step + dx * size, y: y * step + dy * size};
      });
    const fleets = [...pack.areas.values()].flatMap((area) => {
      const piles = sides(all.get(`area:${area.number}`) ?? []).length;
      const [x, y] = anchors(area).berth;
      return piles === 0 ? [] : [{x: x * step, y: y * step, wide: piles * 20 * size, tall: 13 * size}];
    });
    const hidden = places.filter((number) =>
      fleets.some((fleet) => Math.abs(fleet.x - number.x) < fleet.wide && Math.abs(fleet.y - number.y) < fleet.tall),
    );
    expect(hidden.map(({area}) => area)).toEqual([]);
  });
});

describe("the scale", () => {
  test("the first sight leaves no bars, and has in it what one moves", () => {
    const all = contents(pack, setUp(pack, toml, 1));
    for (const [wide, tall] of [
      [960, 640],
      [1300, 830],
      [390, 250],
    ] as const) {
      const {centre, scale} = firstSight(wide, tall, pack, all, (ship) => pack.ships[ship]!.german);
      expect(scale).toBeGreaterThanOrEqual(fillScale(wide, tall));
      const seen = [...pack.areas.values()].filter((area) => {
        const [x, y] = centreOf(area);
        return Math.abs(x - centre[0]) * scale < wide / 2 && Math.abs(y - centre[1]) * scale < tall / 2;
      });
      const german = seen.flatMap((area) => all.get(`area:${area.number}`) ?? []).filter((stack) => stack.german);
      expect(german.length, `${wide} by ${tall}`).toBeGreaterThanOrEqual(3);
    }
  });

  test("detail grows with it, sizes follow in steps", () => {
    expect([0.3, 1, 2].map(detailOf)).toEqual(["far", "mid", "near"]);
    expect(stepOf(1)).toBe(1);
    expect(stepOf(1.05)).toBe(1);
    expect(stepOf(2)).toBe(2);
  });
});
