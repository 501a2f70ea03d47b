// How far a person is in the lesson of a game, and which lessons are done: kept in this browser.
import {computed, signal} from "@preact/signals";
import type {Keep} from "../state";
import type {LessonId} from "./plan";

interface Kept {
  shown: boolean; // the card lies beside the desk
  folded: boolean; // only its heading
  steps: Record<string, number>; // the question at which a step was first explained
  remarks: Record<string, number>; // the entry at which a remark was first explained
}

const nothing: Kept = {shown: false, folded: false, steps: {}, remarks: {}};

export class Progress {
  readonly #keep: Keep;
  readonly #key: string;
  readonly #kept = signal<Kept>(nothing);

  constructor(keep: Keep, account: string, gameId: string) {
    this.#keep = keep;
    this.#key = keyOf(account, gameId);
    this.#kept.value = {...nothing, ...keep.load<Partial<Kept>>(this.#key)};
  }

  readonly shown = computed(() => this.#kept.value.shown);
  readonly folded = computed(() => this.#kept.value.folded);

  show(shown: boolean): void {
    this.#change({shown, folded: false});
  }

  fold(folded: boolean): void {
    this.#change({folded});
  }

  // Whether a step is told at length at this question. It stays so while the question lasts, also after the page is loaded anew.
  isFirst(step: string, question: number): boolean {
    const first = this.#kept.value.steps[step];
    return first === undefined || first === question;
  }

  isNews(remark: string, entry: number): boolean {
    const first = this.#kept.value.remarks[remark];
    return first === undefined || first === entry;
  }

  // What is shown now has been told.
  told(step: string, question: number, remarks: readonly {id: string; number: number}[]): void {
    const {steps, remarks: before} = this.#kept.peek();
    const news = remarks.filter(({id}) => before[id] === undefined);
    if (steps[step] !== undefined && news.length === 0) return;
    const all = {...before};
    for (const {id, number} of news) all[id] ??= number;
    this.#change({steps: {[step]: question, ...steps}, remarks: all});
  }

  #change(part: Partial<Kept>): void {
    this.#kept.value = {...this.#kept.peek(), ...part};
    this.#keep.save(this.#key, this.#kept.peek());
  }
}

function keyOf(account: string, gameId: string): string {
  return `lesson.${account}.${gameId}`;
}

// A game that was set up as a lesson shows its card from the beginning.
export function beginLesson(keep: Keep, account: string, gameId: string): void {
  new Progress(keep, account, gameId).show(true);
}

const doneKey = "lessons.done";

export function lessonsDone(keep: Keep): ReadonlySet<LessonId> {
  return new Set(keep.load<LessonId[]>(doneKey) ?? []);
}

export function lessonDone(keep: Keep, id: LessonId): void {
  keep.save(doneKey, [...new Set([...lessonsDone(keep), id])]);
}
