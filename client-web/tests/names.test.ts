import {afterAll, describe, expect, test} from "vitest";
import {Assignment, Duty, Whereabouts, Why} from "../src/gen/chartroom/v1/far_seas_pb";
import {
  areaName,
  assignmentInWords,
  assignmentName,
  dutyInWords,
  dutyName,
  plotCode,
  shipNames,
  signed,
  whyInWords,
} from "../src/far_seas/names";
import {choose, has} from "../src/i18n";
import {packOfTheRepository} from "./far_seas_pack";

const pack = packOfTheRepository();
const station = (name: string) => pack.stations.find((each) => each.name === name)!.number;
const words = (names: object) => Object.values(names).filter((each): each is string => typeof each === "string");

describe("names", () => {
  afterAll(() => choose("en"));

  test("areas with a printed number have it; the two seas without one have a name", () => {
    expect(areaName(pack, 5)).toBe("Area 5 (Southeast Pacific)");
    expect(areaName(pack, 33)).toBe("the Mediterranean");
  });

  test("ships are listed as the language does", async () => {
    expect(shipNames(pack, [0, 1, 4])).toBe("Scharnhorst, Gneisenau and Dresden");
    await choose("de");
    expect(shipNames(pack, [0, 1, 4])).toBe("Scharnhorst, Gneisenau und Dresden");
    await choose("en");
  });

  test("each duty, assignment, whereabouts and reason has a word", () => {
    for (const [prefix, names] of [
      ["far_seas.duty", Duty],
      ["far_seas.assignment", Assignment],
      ["far_seas.where", Whereabouts],
      ["far_seas.why", Why],
    ] as const) {
      for (const word of words(names)) {
        if (word !== "UNSPECIFIED") expect(has(`${prefix}.${word.toLowerCase()}`), `${prefix} ${word}`).toBe(true);
      }
    }
    expect(whyInWords(Why.SAME_TARGET)).toBe("same target");
    expect(dutyInWords(pack, Duty.ON_STATION, station("Zanzibar"))).toBe("guards Zanzibar");
    expect(dutyName(Duty.UNSPECIFIED)).toBe(dutyName(Duty.NONE));
    expect(assignmentInWords(pack, Assignment.RAID, station("Fiji"))).toBe("raid Fiji");
    expect(assignmentName(Assignment.MERCHANTS)).toContain("-Att");
  });

  test("[FS 4.3.1] a plot in the notation of the Ship Log", () => {
    const code = (to: number, assignment: Assignment, ships = [3], raided?: string) =>
      plotCode(pack, {ships, to, assignment, station: raided === undefined ? undefined : station(raided)});
    expect(code(24, Assignment.MERCHANTS)).toBe("24-Att");
    expect(code(5, Assignment.NONE, [0, 1])).toBe("5-s");
    expect(code(17, Assignment.MERCHANTS, [3, 4])).toBe("17-Att-s");
    expect(code(4, Assignment.RAID, [3], "Fiji")).toBe("4-Stn-Fi");
    expect(code(4, Assignment.RAID, [3], "Fanning Island")).toBe("4-Stn-Fa");
    expect(code(8, Assignment.RAID, [3], "Barbados")).toBe("8-Stn-B");
    expect(code(6, Assignment.RAID, [3], "Falkland Islands")).toBe("6-Stn");
  });

  test("values have a sign", () => {
    expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", "±0"]);
  });
});
