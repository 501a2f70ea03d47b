// The server's own sentences in German: each that its sources can say has one, and none is kept that nobody says any more.
import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {afterEach, beforeEach, describe, expect, test} from "vitest";
import {choose, has} from "../src/i18n";
import {said} from "../src/i18n/de";
import {hasWords, saidInWords, textInWords, type Said} from "../src/i18n/said";
import {packOfTheRepository} from "./far_seas_pack";

const root = "..";
const literal = String.raw`"(?:[^"\\]|\\.)*"`;
const literals = String.raw`((?:${literal}\s*)+)`;
const sayings = [
  new RegExp(String.raw`\bsay\(\s*${literals}`, "g"),
  new RegExp(String.raw`\bsay_all\(\s*\w+,\s*${literals},\s*${literals}`, "g"),
];
const refusals = new RegExp(
  String.raw`\b(?:refused|no(?:<\w+>)?)\(\s*v1::Refused::(\w+),\s*${literals}(?:,\s*${literals})?`,
  "g",
);

// C++ of that folder, without comments.
function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), {recursive: true, encoding: "utf8"})
    .filter((name) => /\.[ch]pp$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), "utf8").replace(/\/\/.*$/gm, ""));
}

// "in two " "parts": one string.
function joined(some: string): string {
  return [...some.matchAll(new RegExp(literal, "g"))].map(([each]) => JSON.parse(each) as string).join("");
}

function found(sources: readonly string[], what: RegExp): string[][] {
  return sources.flatMap((source) => [...source.matchAll(what)].map((match) => match.slice(1)));
}

// What the rules and the table say, with the titles of 8.0, which stand in the pack.
const byRules = [
  ...sayings.flatMap((what) => found(sourcesIn("common"), what).flat().map(joined)),
  ...packOfTheRepository().bands.map(({title}) => title),
].filter(hasWords);

// What the server refuses by itself, unless its code alone has a sentence here.
const byServer = found(sourcesIn("server"), refusals)
  .filter(([code]) => !has(`app.refused.${code!.toLowerCase()}`))
  .flatMap(([, ...texts]) => texts.filter((text) => text !== undefined).map(joined));

function name(pattern: string): Said {
  return {pattern, values: [], verbatim: true};
}

function sentence(pattern: string, ...values: Said[]): Said {
  return {pattern, values, verbatim: false};
}

describe("what the server can say", () => {
  test("is found in its sources", () => {
    expect(byRules).toContain("{} cannot go from {} to {}: they are not adjacent.");
    expect(byRules).toContain("{} and {}");
    expect(byRules).toContain('The Far Seas has no option "{}".');
    expect(byServer).toContain("Play some to their end, or resign.");
    expect(byServer).toContain("There is no bot of that strength.");
    expect(byServer).not.toContain("This name is taken.");
  });

  test("is in German, all of it and nothing else", () => {
    expect(Object.keys(said).sort()).toEqual([...new Set([...byRules, ...byServer])].sort());
  });

  test.each(Object.entries(said))("%s: German has a place for each value, and no other", (pattern, message) => {
    const gaps = pattern.split("{}").length - 1;
    const places = [...message.matchAll(/\{(.*?)\}/g)].map(([, index]) => index);
    expect([...places].sort()).toEqual(Array.from({length: gaps}, (_, index) => String(index)));
  });
});

describe("in German", () => {
  beforeEach(() => choose("de"));
  afterEach(() => choose("en"));

  test("values may change places, and are said in turn", () => {
    const list = sentence("{} and {}", sentence("{}, {}", name("Lion"), name("Tiger")), name("Princess Royal"));
    expect(saidInWords(sentence("{} cannot get to area {}.", list, name("5")), "…")).toBe(
      "Gebiet 5 ist nicht zu erreichen: Lion, Tiger und Princess Royal.",
    );
  });

  test("a name stays as it is, whatever it looks like", () => {
    expect(saidInWords(sentence("{} has been captured.", name("coal {0} {}")), "…")).toBe(
      "coal {0} {} ist schon erobert.",
    );
  });

  test("a sentence that is not there, or a part of one, leaves all of it English", () => {
    const unknown = sentence("{} has been captured.", sentence("some {}", name("x")));
    expect(saidInWords(unknown, "some x was taken.")).toBe("some x was taken.");
    expect(saidInWords(undefined, "Unheard of.")).toBe("Unheard of.");
  });

  test("words without their pattern are recognised by it", () => {
    expect(textInWords("with Gneisenau, Leipzig and Dresden")).toBe("mit Gneisenau, Leipzig und Dresden");
    expect(textInWords("area 31")).toBe("Gebiet 31");
    expect(textInWords("3 cruisers or squadrons, 2 AMCs")).toBe("Kreuzer oder Geschwader: 3, Hilfskreuzer: 2");
    expect(textInWords("The ninth turn is over: The Cabinet totters (8.0).")).toBe(
      "Der neunte Zug ist vorbei: Das Kabinett wankt (8.0).",
    );
    expect(textInWords("Emden")).toBe("Emden");
  });
});

test("in English what the server says is said as it is", () => {
  const said = sentence("{} is not at sea.", name("Emden"));
  expect(saidInWords(said, "Emden is not at sea.")).toBe("Emden is not at sea.");
  expect(textInWords("bold move")).toBe("bold move");
});
