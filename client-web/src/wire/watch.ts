// One watched game: what has come of it, so that each event is told once and in order, whatever the line does in between.
import type {ChatLine, GameUpdate, NumberedEvent, Side, Watching} from "../gen/chartroom/v1/play_pb";
import type {Refusal} from "./refusal";

export interface WatchWish {
  gameId: string;
  side: Side; // whose eyes, for who holds both sides; else unspecified
  changes: boolean; // after the first whole view, only what has changed
  onWatching(watching: Watching): void; // again after each new line
  // Never in parts (`more`), and with no event that was told before.
  onUpdate(update: GameUpdate): void;
  onChat(line: ChatLine): void;
  // The server has fewer events than were told: it is another past. What was kept of the game is to be forgotten.
  onReset(): void;
  onRefused(refusal: Refusal): void;
}

export class GameWatch {
  readonly wish: WatchWish;
  #last = 0n; // the newest event told
  #seen = 0n; // acknowledged
  #live = false;
  #parts: NumberedEvent[] = [];

  constructor(wish: WatchWish) {
    this.wish = wish;
  }

  // `after` in a Watch acknowledges as well: what the person has not seen is asked for once more, and dropped here.
  get after(): bigint {
    return this.#seen < this.#last ? this.#seen : this.#last;
  }

  seen(cursor: bigint): void {
    if (cursor > this.#seen) this.#seen = cursor;
  }

  // What still comes of an earlier Watch of this game, perhaps for other eyes, is not ours.
  asked(): void {
    this.#live = false;
    this.#parts = [];
  }

  watching(watching: Watching): void {
    this.#live = true;
    if (watching.cursor < this.#last) {
      this.#last = this.#seen = 0n;
      this.wish.onReset();
    }
    this.wish.onWatching(watching);
  }

  // Whether it fits: if not, events are missing and the game is to be watched anew.
  update(update: GameUpdate): boolean {
    if (!this.#live) return true;
    for (const event of update.events) {
      const newest = this.#parts.at(-1)?.number ?? this.#last;
      if (event.number > newest + 1n) return false;
      if (event.number === newest + 1n) this.#parts.push(event);
    }
    if (update.more) return true;
    update.events = this.#parts;
    this.#parts = [];
    this.#last = update.events.at(-1)?.number ?? this.#last;
    this.wish.onUpdate(update);
    return true;
  }

  chat(line: ChatLine): void {
    if (this.#live) this.wish.onChat(line);
  }
}
