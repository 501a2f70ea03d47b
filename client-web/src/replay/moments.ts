// Moments of a finished game from the server: few requests at a time, however fast somebody scrubs; what is likely to be wanted next is
// asked for when nothing else is; and what was shown lately is kept, so that a step back costs nothing.
import {computed, signal} from "@preact/signals";
import {fromBinary} from "@bufbuild/protobuf";
import {ViewSchema, type View} from "../gen/chartroom/v1/far_seas_pb";
import type {Moment} from "../gen/chartroom/v1/fair_pb";
import type {Outcome} from "../gen/chartroom/v1/play_pb";
import type {EyeName} from "./eyes";

export interface Seen {
  eye: EyeName;
  number: number;
  last: number; // that this eye was told
  view: View;
  outcome: Outcome | undefined;
}

interface Wish {
  eye: EyeName;
  number: number;
}

const kept = 40; // views are some ten kilobytes each
const mostAtOnce = 2;
const gapMs = 35; // between two requests: well below what the server takes of one connection

export class Moments {
  readonly #ask: (eye: EyeName, number: number) => Promise<Moment>;
  readonly #cache = new Map<string, Seen>(); // the one used longest ago first
  readonly #asked = new Map<string, number>(); // on their way, by when they were wanted
  readonly #shown = signal<Seen | undefined>(undefined);
  readonly #failure = signal<unknown>(undefined);
  readonly #wanted = signal<Wish | undefined>(undefined);
  #ahead: readonly Wish[] = [];
  #clock = 0;
  #shownAt = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(ask: (eye: EyeName, number: number) => Promise<Moment>) {
    this.#ask = ask;
  }

  // The newest that is here. While somebody scrubs it is on its way to what is wanted.
  readonly shown = computed(() => this.#shown.value);
  readonly settled = computed(() => {
    const wanted = this.#wanted.value;
    const shown = this.#shown.value;
    return wanted !== undefined && shown !== undefined && keyOf(shown) === keyOf(wanted);
  });
  readonly failure = computed(() => this.#failure.value);

  // Only the newest wish counts. `ahead`: what may be wanted next, the likeliest first.
  want(wish: Wish, ahead: readonly Wish[]): void {
    this.#clock++;
    this.#wanted.value = wish;
    this.#ahead = ahead;
    this.#failure.value = undefined;
    const here = this.#cache.get(keyOf(wish));
    if (here) this.#show(here, this.#clock);
    this.#pump();
  }

  again(): void {
    this.#failure.value = undefined;
    this.#pump();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#pause);
    this.#cache.clear();
    this.#shown.value = undefined;
  }

  #pump(): void {
    if (this.#closed || this.#pause !== undefined || this.#failure.peek() !== undefined) return;
    const next = this.#next();
    if (!next) return;
    void this.#fetch(next);
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#pump();
    }, gapMs);
  }

  // What is wanted goes first; what may be wanted only where there is nothing else to wait for.
  #next(): Wish | undefined {
    const wanted = this.#wanted.peek();
    if (!wanted || this.#asked.size >= mostAtOnce) return undefined;
    if (this.#isMissing(wanted)) return wanted;
    return this.#asked.size === 0 ? this.#ahead.find((wish) => this.#isMissing(wish)) : undefined;
  }

  #isMissing(wish: Wish): boolean {
    const key = keyOf(wish);
    return !this.#cache.has(key) && !this.#asked.has(key);
  }

  async #fetch(wish: Wish): Promise<void> {
    const key = keyOf(wish);
    const wantedAt = keyOf(this.#wanted.peek()!) === key ? this.#clock : 0;
    this.#asked.set(key, wantedAt);
    try {
      const moment = await this.#ask(wish.eye, wish.number);
      if (this.#closed) return;
      const seen = read(wish, moment);
      this.#remember(key, seen);
      const isWanted = keyOf(this.#wanted.peek()!) === key;
      if (isWanted) this.#show(seen, this.#clock);
      else if (wantedAt > this.#shownAt && wish.eye === this.#wanted.peek()!.eye) this.#show(seen, wantedAt);
    } catch (error) {
      if (!this.#closed && keyOf(this.#wanted.peek()!) === key) this.#failure.value = error;
      else this.#ahead = this.#ahead.filter((each) => keyOf(each) !== key);
    } finally {
      this.#asked.delete(key);
      this.#pump();
    }
  }

  #show(seen: Seen, wantedAt: number): void {
    this.#remember(keyOf(seen), seen);
    this.#shownAt = wantedAt;
    this.#shown.value = seen;
  }

  #remember(key: string, seen: Seen): void {
    this.#cache.delete(key);
    this.#cache.set(key, seen);
    for (const oldest of this.#cache.keys()) {
      if (this.#cache.size <= kept) break;
      this.#cache.delete(oldest);
    }
  }
}

function keyOf({eye, number}: Wish): string {
  return `${eye} ${number}`;
}

function read({eye, number}: Wish, {view, outcome, last}: Moment): Seen {
  return {eye, number, last: Number(last), view: fromBinary(ViewSchema, view), outcome};
}
