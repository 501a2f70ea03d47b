// The rules by number, each with a title and a sentence of our own. Not the rulebook: what a number beside a control or a line is about.
import {has, keysOf, t} from "../i18n";

export interface RuleHelp {
  number: string;
  title: string;
  text: string;
}

const prefix = "rules.text.";

// In the order of the rulebook.
export function ruleNumbers(): readonly string[] {
  return keysOf(prefix)
    .map((key) => key.slice(prefix.length))
    .sort(byNumber);
}

export function byNumber(a: string, b: string): number {
  const left = a.split(".").map(Number);
  const right = b.split(".").map(Number);
  for (let i = 0; i < Math.max(left.length, right.length); ++i) {
    const difference = (left[i] ?? -1) - (right[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

// The rule of that number, or of the nearest above it: 4.6.4.9 is explained by 4.6.4, and 4 by 4.0.
export function ruleHelp(rule: string): RuleHelp | undefined {
  for (let number = rule; number !== ""; number = parentOf(number)) {
    for (const each of [number, `${number}.0`]) {
      const title = `rules.title.${each}`;
      const text = `rules.text.${each}`;
      if (has(title) && has(text)) return {number: each, title: t(title), text: t(text)};
    }
  }
  return undefined;
}

export function ruleSentence(rule: string): string {
  return ruleHelp(rule)?.text ?? "";
}

function parentOf(number: string): string {
  return number.includes(".") ? number.slice(0, number.lastIndexOf(".")) : "";
}

// By a number's beginning or by words of title and sentence, all of which must be there.
export function findRules(query: string): RuleHelp[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return ruleNumbers()
    .flatMap((number) => ruleHelp(number) ?? [])
    .filter(({number, title, text}) => {
      const all = `${title} ${text}`.toLocaleLowerCase();
      return words.every((word) => (/^\d+(\.\d+)*\.?$/.test(word) ? isUnder(number, word) : all.includes(word)));
    });
}

function isUnder(number: string, wanted: string): boolean {
  const plain = wanted.replace(/\.$/, "").replace(/\.0$/, "");
  return number === wanted || number === plain || number.startsWith(`${plain}.`);
}

// How deep a rule lies: 0 for a chapter.
export function depthOf(number: string): number {
  return number.endsWith(".0") ? 0 : number.split(".").length - 1;
}
