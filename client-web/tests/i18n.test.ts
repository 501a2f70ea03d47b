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

  test.each(Object.keys(en))("%s takes the same values in both languages", (key) => {
    expect(valuesOf((de as Record<string, string>)[key]!, "de")).toEqual(
      valuesOf((en as Record<string, string>)[key]!, "en"),
    );
  });

  test("the language can be chosen", async () => {
    await choose("de");
    expect(document.documentElement.lang).toBe("de");
    expect(t("app.title" as Key)).toBe("Chartroom");
    await choose("en");
  });
});
