import {cleanup, fireEvent, render, screen} from "@testing-library/preact";
import {readFileSync, readdirSync} from "node:fs";
import {afterEach, describe, expect, test} from "vitest";
import {byNumber, depthOf, findRules, ruleHelp, ruleNumbers, ruleSentence} from "../src/help/rules";
import {RuleTag} from "../src/help/RuleTag";
import {RulesPage} from "../src/help/RulesPage";
import {choose} from "../src/i18n";

// Rule numbers that a file of the server or of this client cites as texts.
function cited(folder: string, ends: string): string[] {
  return readdirSync(folder, {recursive: true})
    .map(String)
    .filter((name) => name.endsWith(ends))
    .flatMap((name) => [...readFileSync(`${folder}/${name}`, "utf8").matchAll(/"(\d{1,2}(?:\.\d+)+)"/g)])
    .map((match) => match[1]!);
}

describe("rules by number", () => {
  afterEach(async () => {
    cleanup();
    await choose("en");
  });

  test("each rule of the coverage page has a title and a sentence", () => {
    const page = readFileSync("../docs/rules-coverage.md", "utf8");
    const numbers = [...page.matchAll(/^## (\d[\d.]*) /gm)].map((match) => match[1]!);
    expect(numbers.length).toBeGreaterThan(100);
    expect([...ruleNumbers()].sort(byNumber)).toEqual(numbers.sort(byNumber));
  });

  test("each number that the server or this client cites is explained as itself", () => {
    const numbers = new Set([...cited("../common/rules/far_seas", ".cpp"), ...cited("src/far_seas", ".ts")]);
    expect(numbers.size).toBeGreaterThan(50);
    for (const number of numbers) expect(ruleHelp(number)?.number, number).toBe(number);
  });

  test("what has no sentence is explained by what is above it", () => {
    expect(ruleHelp("4.6.4.1.9")?.number).toBe("4.6.4.1");
    expect(ruleHelp("4")?.number).toBe("4.0");
    expect(ruleHelp("4.99")?.number).toBe("4.0");
    expect(ruleHelp("17.3")).toBeUndefined();
    expect(ruleSentence("17.3")).toBe("");
  });

  test("are in the order of the rulebook", () => {
    expect(["10.0", "4.6.10", "4.6.2", "4.6"].sort(byNumber)).toEqual(["4.6", "4.6.2", "4.6.10", "10.0"]);
    expect([depthOf("4.0"), depthOf("4.6"), depthOf("4.6.2.1")]).toEqual([0, 1, 3]);
  });

  test("are found by number and by words", async () => {
    expect(findRules("4.6.3").map((rule) => rule.number)).toEqual(["4.6.3", "4.6.3.1", "4.6.3.2"]);
    expect(findRules("cowardice").map((rule) => rule.number)).toEqual(["4.6.2.3"]);
    expect(findRules("mutiny")).toEqual([]);
    await choose("de");
    expect(findRules("feigheit").map((rule) => rule.number)).toEqual(["4.6.2.3"]);
  });

  test("a tag is a button with the rule's name, and its sentence", () => {
    render(<RuleTag rule="4.6.2.3" href={(number) => `/rules/${number}`} />);
    const button = screen.getByRole("button", {name: "Rule 4.6.2.3: Cowardice"});
    expect(button.getAttribute("popovertarget")).toBe(screen.getByRole("note", {hidden: true}).id);
    expect(screen.getByRole("note", {hidden: true}).textContent).toContain(ruleSentence("4.6.2.3"));
    expect(screen.getByText("Show in the list of rules").getAttribute("href")).toBe("/rules/4.6.2.3");
  });

  test("no rule, no tag; a rule without words is a number", () => {
    const {container} = render(<RuleTag rule="" />);
    expect(container.textContent).toBe("");
    render(<RuleTag rule="17.3" />);
    expect(screen.getByText("§ 17.3")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("the page lists what fits, and says how much", async () => {
    render(<RulesPage rule="4.6.3" />);
    expect(screen.getByRole("status").textContent).toBe(`${ruleNumbers().length} rules`);
    expect(document.activeElement?.textContent).toContain("Accept or run");
    fireEvent.input(screen.getByRole("searchbox"), {target: {value: "torpedo"}});
    expect(await screen.findByText("4 rules")).toBeTruthy();
    expect(screen.queryByText("Boer rebellion")).toBeNull();
  });
});
