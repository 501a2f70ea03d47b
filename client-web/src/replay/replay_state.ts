// A replay: whose eyes, which moment, and whether time goes on. The moment is kept as a place (stories.ts), so that changing eyes changes
// nothing else; each eye's own number of it is what addresses, the terminal client and the server use.
import {batch, computed, signal} from "@preact/signals";
import type {Entry} from "../state";
import type {EyeName} from "./eyes";
import {jump, marksOf, type MarkKind} from "./marks";
import type {Moments} from "./moments";
import {lastPlace, numberAt, placeOf, type Game} from "./stories";

export const speeds = [0.5, 1, 2, 4, 8] as const;
const beatMs = 1400; // for each event that is worth a look, at speed 1
const waitMs = 60; // until a moment that is on its way is looked for again
const ahead = 6;

export interface Options {
  game: Game;
  moments: Moments;
  eye: EyeName;
  number: number | undefined; // undefined: the beginning
  // Whether an event is said by those around it: time goes over it without a halt.
  isQuiet(entry: Entry): boolean;
}

export class Replay {
  readonly game: Game;
  readonly moments: Moments;
  readonly #isQuiet: (entry: Entry) => boolean;
  readonly #eye = signal<EyeName>("public");
  readonly #place = signal(0);
  readonly #number = signal(0);
  readonly #playing = signal(false);
  readonly #speed = signal(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({game, moments, eye, number, isQuiet}: Options) {
    this.game = game;
    this.moments = moments;
    this.#isQuiet = isQuiet;
    this.#eye.value = eye;
    this.go(number ?? 0);
  }

  readonly eye = computed(() => this.#eye.value);
  readonly place = computed(() => this.#place.value);
  readonly number = computed(() => this.#number.value);
  readonly playing = computed(() => this.#playing.value);
  readonly speed = computed(() => this.#speed.value);
  readonly story = computed(() => this.game.stories[this.#eye.value]);
  readonly last = computed(() => this.story.value.entries.length);
  readonly marks = computed(() => marksOf(this.story.value));
  readonly where = computed(() => this.game.where[this.#place.value]!);
  // What brought the moment about.
  readonly entry = computed((): Entry | undefined => this.story.value.entries[this.#number.value - 1]);
  // Whether the server counts as the file does. If not, the log and the board may be of different moments.
  readonly agrees = computed(() => {
    const shown = this.moments.shown.value;
    return shown === undefined || shown.last === this.game.stories[shown.eye].entries.length;
  });

  go(number: number): void {
    const to = Math.max(0, Math.min(number, this.last.peek()));
    this.#stand(to, placeOf(this.story.peek(), to));
  }

  goToPlace(place: number): void {
    const to = Math.max(0, Math.min(place, lastPlace(this.game)));
    this.#stand(numberAt(this.story.peek(), to), to);
  }

  step(by: number): void {
    this.go(this.#number.peek() + by);
  }

  // To the next mark of these kinds; false if there is none. Back from the first Operationsbefehl leads to the beginning.
  jump(kinds: readonly MarkKind[], direction: 1 | -1): boolean {
    const to = jump(this.marks.peek(), kinds, this.#number.peek(), direction);
    if (to === undefined) return false;
    this.go(to);
    return true;
  }

  leap(direction: 1 | -1): void {
    if (!this.jump(["ob"], direction)) this.go(direction > 0 ? this.last.peek() : 0);
  }

  // The same moment by other eyes.
  look(eye: EyeName): void {
    if (eye === this.#eye.peek()) return;
    batch(() => {
      this.#eye.value = eye;
      this.#number.value = numberAt(this.story.value, this.#place.peek());
    });
    this.#want(1);
  }

  // At the end it begins again.
  play(): void {
    if (this.#number.peek() >= this.last.peek()) this.go(0);
    this.#playing.value = true;
    this.#schedule();
  }

  pause(): void {
    this.#playing.value = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.#playing.peek()) this.pause();
    else this.play();
  }

  hurry(by: 1 | -1): void {
    const index = speeds.findIndex((speed) => speed === this.#speed.peek());
    this.setSpeed(speeds[index + by] ?? this.#speed.peek());
  }

  setSpeed(speed: number): void {
    this.#speed.value = speed;
    if (this.#playing.peek()) this.#schedule();
  }

  close(): void {
    this.pause();
    this.moments.close();
  }

  #stand(number: number, place: number): void {
    const direction = number < this.#number.peek() ? -1 : 1;
    batch(() => {
      this.#number.value = number;
      this.#place.value = place;
    });
    this.#want(direction);
  }

  #want(direction: 1 | -1): void {
    const eye = this.#eye.peek();
    const number = this.#number.peek();
    const last = this.last.peek();
    const likely = this.#playing.peek() ? this.#nextWorthALook(number) : number + direction;
    const next = [likely, ...Array.from({length: ahead}, (_, index) => number + direction * (index + 1))];
    const inside = next.filter((each) => each >= 0 && each <= last);
    this.moments.want(
      {eye, number},
      inside.map((each) => ({eye, number: each})),
    );
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tick(), beatMs / this.#speed.peek());
  }

  // Time does not go on before the moment is there to be seen.
  #tick(): void {
    if (this.moments.failure.peek() !== undefined) return this.pause();
    if (!this.moments.settled.peek()) {
      this.#timer = setTimeout(() => this.#tick(), waitMs);
      return;
    }
    const next = this.#nextWorthALook(this.#number.peek());
    this.go(next);
    if (next >= this.last.peek()) this.pause();
    else this.#schedule();
  }

  #nextWorthALook(from: number): number {
    const {entries} = this.story.peek();
    const found = entries.slice(from).find((entry) => !this.#isQuiet(entry));
    return found?.number ?? entries.length;
  }
}
