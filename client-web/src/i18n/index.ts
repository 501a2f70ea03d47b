// Every word that a person reads, by key: ICU messages in en/ and de/, one file for each folder of src. Another language is another
// folder and a line in `languages`. Only the one that is chosen is loaded, before anything is drawn: all have the same keys
// (tests/i18n.test.ts). What the server says is in said.json of each language but English (said.ts).
import {computed, signal} from "@preact/signals";
import {IntlMessageFormat} from "intl-messageformat";
import type en from "./en";
import type {SaidMessages} from "./said";

export type Key = keyof typeof en;
export type Messages = Record<Key, string>;
export type Values = Record<string, string | number | boolean>;

interface Loaded {
  messages: Messages;
  said: SaidMessages | undefined; // English needs none
}

const languages = {
  en: {
    name: "English",
    load: async (): Promise<Loaded> => ({messages: (await import("./en")).default, said: undefined}),
  },
  de: {
    name: "Deutsch",
    load: async (): Promise<Loaded> => {
      const {default: messages, said} = await import("./de");
      return {messages, said};
    },
  },
};
export type Language = keyof typeof languages;
export const languageNames = Object.entries(languages).map(([id, {name}]) => ({id: id as Language, name}));

const chosen = signal<Loaded & {language: Language}>({
  language: "en",
  messages: {} as Messages,
  said: undefined,
});
export const language = computed(() => chosen.value.language);
export const chosenSaid = computed(() => chosen.value.said);

const storageKey = "chartroom.language";
const formats = new Map<string, IntlMessageFormat>();

// The sentence of that key in the language chosen. Components that call it are drawn again when the language changes.
export function t(key: Key, values?: Values): string {
  const {language, messages} = chosen.value;
  const message = messages[key] ?? key;
  if (!values && !/[{'<]/.test(message)) return message;
  const id = `${language} ${key}`;
  let format = formats.get(id);
  if (!format) {
    format = new IntlMessageFormat(message, language, undefined, {ignoreTag: true});
    formats.set(id, format);
  }
  return String(format.format(values));
}

// Whether a key that was put together from data (the kind of an event, a rule's number) has a sentence.
export function has(key: string): key is Key {
  return key in chosen.value.messages;
}

// All keys that begin like that.
export function keysOf(beginning: string): Key[] {
  return (Object.keys(chosen.value.messages) as Key[]).filter((key) => key.startsWith(beginning));
}

export async function choose(language: Language): Promise<void> {
  chosen.value = {language, ...(await languages[language].load())};
  document.documentElement.lang = language;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

// What the person chose before, else what the browser asks for, else English.
export async function chooseFirst(): Promise<void> {
  const stored = readStored();
  const wanted = [stored, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  const first = wanted.find((id): id is Language => id !== null && id in languages);
  await choose(first ?? "en");
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
