// Notes to oneself about a game: the account's, on every device. What is written is kept in this browser until the server has it, and what
// was written on two devices at once is put together, so that neither loses a line.
import {batch, computed, signal} from "@preact/signals";
import type {Notes as Written} from "../gen/chartroom/v1/lobby_pb";
import {RefusalCode, isRefusal, type Connection} from "../wire";
import type {Keep} from "./keep";

// So long after the last key they are sent.
const pauseMs = 800;
const againMs = 5_000;
export const longestNotesBytes = 16 * 1024;

interface Known {
  text: string;
  version: string; // decimal: it is kept as JSON
}

interface Unsent {
  text: string;
  from: Known; // the server's that they were made from
}

export class Notes {
  readonly #connection: Connection;
  readonly #keep: Keep;
  readonly #gameId: string;
  readonly #key: string;
  readonly #text = signal("");
  readonly #unsent = signal(false);
  #known: Known = {text: "", version: "0"};
  #loaded = false;
  #closed = false;
  #sending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection, keep: Keep, account: string, gameId: string) {
    this.#connection = connection;
    this.#keep = keep;
    this.#gameId = gameId;
    this.#key = `${unsentNotes(account)}${gameId}`;
    const kept = keep.load<Unsent>(this.#key);
    if (kept) {
      this.#known = kept.from;
      this.#text.value = kept.text;
      this.#unsent.value = true;
    }
    this.refresh();
  }

  // Whether the server has all that is written here.
  readonly saved = computed(() => !this.#unsent.value);
  // Longer than the server takes: they stay here until they are shorter.
  readonly tooLong = computed(() => new TextEncoder().encode(this.#text.value).length > longestNotesBytes);

  get text(): string {
    return this.#text.value;
  }

  set text(text: string) {
    batch(() => {
      this.#text.value = text;
      this.#unsent.value = true;
    });
    this.#save();
    this.#sendAfter(pauseMs);
  }

  // Somebody, perhaps on another device, has these now.
  told(written: Written): void {
    const version = String(written.version);
    if (this.#closed || (this.#loaded && BigInt(version) <= BigInt(this.#known.version))) return;
    this.#loaded = true;
    this.#take(
      {text: written.text, version},
      this.#unsent.peek() ? together(this.#known.text, this.#text.peek(), written.text) : written.text,
    );
  }

  // What is known may be old: there was no line, or these were put away.
  refresh(): void {
    this.#connection
      .ask("getNotes", {gameId: this.#gameId})
      .then((written) => this.told(written))
      .then(() => this.#unsent.peek() && this.#sendAfter(0))
      .catch(() => {}); // without a seat there are none; without a line it is asked again
  }

  // Out of memory; what was not sent stays kept.
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#text.value = "";
  }

  #take(known: Known, text: string): void {
    this.#known = known;
    batch(() => {
      this.#text.value = text;
      this.#unsent.value = text !== known.text;
    });
    this.#save();
    if (this.#unsent.peek()) this.#sendAfter(pauseMs);
  }

  #save(): void {
    if (this.#unsent.peek()) this.#keep.save(this.#key, {text: this.#text.peek(), from: this.#known} satisfies Unsent);
    else this.#keep.drop(this.#key);
  }

  #sendAfter(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.#send(), ms);
  }

  async #send(): Promise<void> {
    if (this.#sending || this.#closed || !this.#loaded || !this.#unsent.peek() || this.tooLong.peek()) return;
    const text = this.#text.peek();
    const version = BigInt(this.#known.version);
    this.#sending = true;
    try {
      const written = await this.#connection.ask("setNotes", {gameId: this.#gameId, text, version});
      // What was typed since is in what is here.
      if (!this.#closed) this.#take({text, version: String(written.version)}, this.#text.peek());
    } catch (error) {
      if (isRefusal(error, RefusalCode.STALE)) this.refresh();
      else this.#sendAfter(againMs);
    } finally {
      this.#sending = false;
    }
  }
}

// Beginning of the keys under which an account's notes wait to be sent.
export function unsentNotes(account: string): string {
  return `notes.${account}.`;
}

// Theirs, and below them the lines that I have written since. What I struck out comes back where they have changed theirs: better that
// than a line that is lost.
export function together(before: string, mine: string, theirs: string): string {
  if (theirs === before || theirs === mine) return mine;
  const known = new Set([...before.split("\n"), ...theirs.split("\n")]);
  const added = mine.split("\n").filter((line) => !known.has(line));
  if (added.length === 0) return theirs;
  return [...(theirs === "" ? [] : [theirs]), ...added].join("\n");
}
