import {IntlMessageFormat} from "intl-messageformat";
import {describe, expect, test} from "vitest";
import {choose, t, type Key} from "../src/i18n";
import de from "../src/i18n/de";
import en from "../src/i18n/en";

// The names of the values that a message takes.
function valuesOf(message: string, language: string): string[] {
  const names = new Set<string>();
  const walk = (parts: readonly unknown[]) => {
    for (const part of parts as {type: number; value: string; options?: Record<string, {value: unknown[]}>}[]) {
      if (part.type !== 0 && part.type !== 7) names.add(part.value);
      for (const option of Object.values(part.options ?? {})) walk(option.value);
    }
  };
  walk(new IntlMessageFormat(message, language, undefined, {ignoreTag: true}).getAst() as unknown[]);
  return [...names].sort();
}

describe("messages", () => {
  test("German has each key that English has, and no other", () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  });

  // German may do without one where English needs it (a plural that is the same word), but cannot have one that nobody gives it.
  test.each(Object.keys(en))("%s takes no value in German that it does not take in English", (key) => {
    const english = valuesOf((en as Record<string, string>)[key]!, "en");
    expect(english).toEqual(expect.arrayContaining(valuesOf((de as Record<string, string>)[key]!, "de")));
  });

  test("the language can be chosen", async () => {
    await choose("de");
    expect(document.documentElement.lang).toBe("de");
    expect(t("app.title" as Key)).toBe("Chartroom");
    await choose("en");
  });
});
