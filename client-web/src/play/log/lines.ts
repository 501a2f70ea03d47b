// The entries of a table as lines of the log. They only grow: what was told before is not told again, unless the language is another.
import {create} from "@bufbuild/protobuf";
import type {Pack} from "../../far_seas/pack";
import {
  beforeTheGame,
  momentAfter,
  tell,
  tellAll,
  tellOpened,
  tellTable,
  type Moment,
  type Told,
} from "../../far_seas/sentences";
import {NumberedEventSchema} from "../../gen/chartroom/v1/play_pb";
import type {Entry} from "../../state";

export interface Line extends Told, Moment {
  number: number;
  key: string; // an entry may have two lines
}

export class Lines {
  readonly #pack: Pack;
  #told: readonly Entry[] = [];
  #lines: readonly Line[] = [];
  #moment: Moment = beforeTheGame;

  constructor(pack: Pack) {
    this.#pack = pack;
  }

  of(entries: readonly Entry[]): readonly Line[] {
    if (entries === this.#told) return this.#lines;
    const grew = this.#told.length > 0 && entries[0] === this.#told[0] && entries.length >= this.#told.length;
    if (!grew) {
      this.#lines = [];
      this.#moment = beforeTheGame;
    }
    const added = entries.slice(grew ? this.#told.length : 0).flatMap((entry) => this.#line(entry));
    this.#told = entries;
    this.#lines = [...this.#lines, ...added];
    return this.#lines;
  }

  #line(entry: Entry): Line[] {
    if (entry.kind === "event") this.#moment = momentAfter(this.#moment, entry.event);
    return told(entry, this.#pack).map((line, index) => ({
      ...line,
      ...this.#moment,
      number: entry.number,
      key: `${entry.number}.${index}`,
    }));
  }
}

function told(entry: Entry, pack: Pack): Told[] {
  switch (entry.kind) {
    case "event":
      return [tell(entry.event, pack)];
    case "table":
      return [tellTable(entry.event)];
    case "sealed":
      return seal({case: "sealed", value: entry.sealed}, pack);
    case "opened":
      return [...seal({case: "opened", value: entry.opened}, pack), tellOpened(entry.event, pack)];
    case "unknown":
      return [];
  }
}

type Seal =
  | {case: "sealed"; value: Extract<Entry, {kind: "sealed"}>["sealed"]}
  | {case: "opened"; value: Extract<Entry, {kind: "opened"}>["opened"]};

function seal(of: Seal, pack: Pack): Told[] {
  return tellAll([create(NumberedEventSchema, {of})], pack).lines;
}

export const kinds = ["moves", "search", "combat", "captures", "vp", "admin"] as const;
export type Kind = (typeof kinds)[number];

export interface Filter {
  kinds: ReadonlySet<Kind>;
  text: string;
  everything: boolean; // also what is said by the lines around it
}

export const everything: Filter = {kinds: new Set(kinds), text: "", everything: false};

// Headings of parts in which nothing is left go with them.
export function filtered(lines: readonly Line[], {kinds, text, everything}: Filter): Line[] {
  const wanted = text.trim().toLocaleLowerCase();
  const fits = (line: Line) =>
    line.heading !== undefined ||
    (kinds.has(line.kind) && (everything || !line.quiet) && line.text.toLocaleLowerCase().includes(wanted));
  const kept = lines.filter(fits);
  const isFiltered = wanted !== "" || kinds.size < allKinds.size;
  if (!isFiltered) return kept;
  return kept.filter((line, index) => line.heading === undefined || leads(kept, index));
}

const allKinds: ReadonlySet<Kind> = new Set(kinds);

function leads(lines: readonly Line[], index: number): boolean {
  const level = lines[index]!.heading!;
  for (const line of lines.slice(index + 1)) {
    if (line.heading === undefined) return true;
    if (line.heading <= level) return false;
  }
  return false;
}
