// The server's own sentences in the language chosen. It says them in English and beside that taken apart: an English pattern, and what
// stands in its gaps. The pattern is looked up in said.json of the language; what is not there stays English, as a whole.
import {chosenSaid} from "./index";

export interface Said {
  readonly pattern: string; // with {} for each value; of a name: the name
  readonly values: readonly Said[];
  readonly verbatim: boolean; // a name or a number
}

// English pattern → the same in this language, with {0} for the first value.
export type SaidMessages = Readonly<Record<string, string>>;

// `text` is what the server says in English.
export function saidInWords(said: Said | undefined, text: string): string {
  const messages = chosenSaid.value;
  if (!messages) return text;
  return (said ? sentence(said, messages) : undefined) ?? textInWords(text);
}

// For words that come without their pattern: those of journals, of which nothing may change, and of a server that refuses by itself.
export function textInWords(text: string): string {
  const messages = chosenSaid.value;
  if (!messages) return text;
  const whole = messages[text];
  if (whole !== undefined) return whole;
  for (const {pattern, shape} of shapesOf(messages)) {
    const values = shape.exec(text)?.slice(1);
    if (values) return filled(messages[pattern]!, values.map(textInWords));
  }
  return text;
}

function sentence({pattern, values, verbatim}: Said, messages: SaidMessages): string | undefined {
  if (verbatim) return pattern;
  const words = values.map((value) => sentence(value, messages));
  if (words.some((word) => word === undefined)) return undefined;
  const message = messages[pattern] ?? (hasWords(pattern) ? undefined : numbered(pattern));
  return message === undefined ? undefined : filled(message, words as string[]);
}

function filled(message: string, values: readonly string[]): string {
  return message.replace(/\{(\d+)\}/g, (gap, index: string) => values[Number(index)] ?? gap);
}

// "{}, {}" is the same in every language, and no message.
export function hasWords(pattern: string): boolean {
  return /\p{L}/u.test(pattern);
}

function numbered(pattern: string): string {
  let next = 0;
  return pattern.replace(/\{\}/g, () => `{${next++}}`);
}

interface Shape {
  pattern: string;
  shape: RegExp;
}

const shapes = new WeakMap<SaidMessages, readonly Shape[]>();

// Patterns with gaps as expressions, those with the most words first: the narrowest that fits is the one.
function shapesOf(messages: SaidMessages): readonly Shape[] {
  let known = shapes.get(messages);
  if (!known) {
    known = Object.keys(messages)
      .filter((pattern) => pattern.includes("{}"))
      .sort((a, b) => wordsIn(b) - wordsIn(a))
      .map((pattern) => ({pattern, shape: new RegExp(`^${pattern.split("{}").map(literal).join("(.+)")}$`, "su")}));
    shapes.set(messages, known);
  }
  return known;
}

function wordsIn(pattern: string): number {
  return pattern.replaceAll("{}", "").length;
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
