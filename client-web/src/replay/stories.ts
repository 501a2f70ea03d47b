// A finished game as each pair of eyes was told it, from its file. Every eye numbers what it is told by itself, so the numbers of two eyes
// mean different events. What they have in common is the place: the umpire hears every event, and the umpire's number of an event says
// where in the game something was told. An eye sees a place as it stands after the last thing it was told at or before it.
import {create, fromBinary} from "@bufbuild/protobuf";
import {otherSide} from "../far_seas/board";
import {EventSchema, type Event} from "../gen/chartroom/v1/far_seas_pb";
import type {JournalEntry_Rules} from "../gen/chartroom/v1/journal_pb";
import {OpenedSchema, SealedSchema, type Side, type TableEvent} from "../gen/chartroom/v1/play_pb";
import type {Entry} from "../state";
import {eyes, sees, sideAlone, type EyeName} from "./eyes";
import type {GameFile} from "./game_file";
import {Seals, type Seal} from "./seals";

export interface Story {
  entries: readonly Entry[]; // numbered 1, 2, ... as this eye counts
  places: readonly number[]; // of each; never falling
  only: ReadonlyMap<number, Side>; // by number: the umpire's, of what one side alone was told
}

// Where the game stands.
export interface Where {
  turn: number;
  ob: number;
  phase: number;
  points: number;
}

export interface Game {
  stories: Readonly<Record<EyeName, Story>>;
  where: readonly Where[]; // by place; 0 is before the first event
}

export function lastPlace({where}: Game): number {
  return where.length - 1;
}

// What that eye had been told by then: the number of its newest event.
export function numberAt({places}: Story, place: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]! <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function placeOf({places}: Story, number: number): number {
  return places[number - 1] ?? 0;
}

export function tellGame(file: GameFile): Game {
  const teller = new Teller(file.sealing);
  file.entries.forEach(({of}, index) => {
    if (of.case === "rules") teller.rules(of.value);
    else if (of.case === "table") teller.table(of.value);
    if (index === file.entries.length - 1) teller.end();
  });
  return teller.game;
}

interface Growing {
  entries: Entry[];
  places: number[];
  only: Map<number, Side>;
}
type Untold = Entry extends infer Each ? (Each extends Entry ? Omit<Each, "number"> : never) : never;

// An order, and how it stood before it: what taking it back leads to.
interface Before {
  by: Side;
  where: Where;
  sealed: number;
}

class Teller {
  readonly #stories: Record<EyeName, Growing>;
  readonly #where: Where[] = [{turn: 0, ob: 0, phase: 0, points: 0}];
  readonly #seals = new Seals();
  readonly #sealing: boolean;
  #orders: Before[] = [];

  constructor(sealing: boolean) {
    this.#sealing = sealing;
    const story = (): Growing => ({entries: [], places: [], only: new Map()});
    this.#stories = {german: story(), allied: story(), public: story(), umpire: story()};
  }

  get game(): Game {
    return {stories: this.#stories, where: this.#where};
  }

  rules({side, events}: JournalEntry_Rules): void {
    this.#orders.push({by: side, where: this.#now, sealed: this.#seals.count});
    for (const {audience, event: bytes} of events) {
      const event = fromBinary(EventSchema, bytes);
      this.#where.push(after(this.#now, event));
      for (const eye of eyes) if (sees(eye, audience)) this.#tell(eye, {kind: "event", event});
      const only = sideAlone(audience);
      if (only !== undefined) this.#stories.umpire.only.set(this.#stories.umpire.entries.length, only);
      if (this.#sealing) this.#sealings(event);
    }
  }

  table(event: TableEvent): void {
    const by = takenBackBy(event);
    this.#where.push(by === undefined ? this.#now : this.#takeBack(by));
    for (const eye of eyes) this.#tell(eye, {kind: "table", event});
  }

  end(): void {
    if (this.#sealing) for (const seal of this.#seals.openAll()) this.#opened(seal);
  }

  get #now(): Where {
    return this.#where.at(-1)!;
  }

  #tell(eye: EyeName, what: Untold): void {
    const {entries, places} = this.#stories[eye];
    entries.push({...what, number: entries.length + 1});
    places.push(this.#where.length - 1);
  }

  // The umpire, who knows it all, has no need of them.
  #tellPlayers(what: Untold): void {
    for (const eye of eyes) if (eye !== "umpire") this.#tell(eye, what);
  }

  #sealings(event: Event): void {
    const seal = this.#seals.seal(event);
    if (seal) {
      const {number, side, kind} = seal;
      this.#tellPlayers({kind: "sealed", sealed: create(SealedSchema, {number, side, kind})});
    }
    for (const opened of this.#seals.openedBy(event)) this.#opened(opened);
  }

  #opened({number, content}: Seal): void {
    this.#tellPlayers({kind: "opened", opened: create(OpenedSchema, {number}), event: content});
  }

  // That side's newest order is undone, and whatever came after it.
  #takeBack(by: Side): Where {
    const index = this.#orders.map((order) => order.by).lastIndexOf(by);
    const order = this.#orders[index];
    if (!order) return this.#now;
    this.#orders = this.#orders.slice(0, index);
    this.#seals.layAside(order.sealed);
    return order.where;
  }
}

function takenBackBy({of}: TableEvent): Side | undefined {
  if (of.case === "takenBack") return of.value.side;
  if (of.case === "takeBackAnswered" && of.value.accepted) return otherSide(of.value.side);
  return undefined;
}

function after(where: Where, {of}: Event): Where {
  switch (of.case) {
    case "turnBegan":
      return {...where, turn: of.value.turn, ob: 0, phase: 0};
    case "obBegan":
      return {...where, ob: of.value.ob, phase: 0};
    case "phaseBegan":
      return {...where, phase: of.value.phase};
    case "vpScored":
      return {...where, points: where.points + (of.value.entry?.points ?? 0)};
    default:
      return where;
  }
}
