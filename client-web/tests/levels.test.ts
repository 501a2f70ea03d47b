import {readFileSync} from "node:fs";
import {expect, test} from "vitest";
import {levelName} from "../src/far_seas/sentences/frame";
import {packOfTheRepository} from "./far_seas_pack";

// The levels are named in the data pack and, for training games and at the table, in the rules themselves.
function levelsOfTheRules(): string[] {
  const sources = ["../common/rules/far_seas/scenario.cpp", "../common/record/table.cpp"];
  const named = /(?:\{|\{std::nullopt, |german, |allied, |side\(\)\)\), )"([a-z_]+)",\s*(?:core::)?say\("[A-Z]/g;
  return sources.flatMap((path) => [...readFileSync(path, "utf8").matchAll(named)].map((match) => match[1]!));
}

test("[FS 8.0] every way in which a game ends has words", () => {
  const levels = [...levelsOfTheRules(), ...packOfTheRepository().bands.map((band) => band.result)];
  expect(levels).toEqual(expect.arrayContaining(["german_success", "sturdees_revenge", "resignation", "german_win"]));
  for (const level of levels) expect(levelName(level), level).not.toBe(level);
});
