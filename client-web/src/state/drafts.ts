// Orders that are being written. A draft is kept in the browser until its order is acknowledged or its question is gone, by account, game,
// side, and the kind and number of the decision. The same draft may be open in two tabs: the last word counts.
import {signal, type Signal} from "@preact/signals";
import type {Side} from "../gen/chartroom/v1/play_pb";
import type {Keep} from "./keep";

export class Drafts {
  readonly #keep: Keep;
  readonly #beginning: string;
  readonly #open = new Map<string, Signal<unknown>>();
  readonly #stopFollowing: () => void;

  constructor(keep: Keep, account: string, gameId: string, side: Side) {
    this.#keep = keep;
    this.#beginning = `${draftsOf(account)}${gameId}.${side}.`;
    this.#stopFollowing = keep.onChange((key) => {
      for (const [each, draft] of this.#open) if (key === undefined || key === each) draft.value = keep.load(each);
    });
  }

  // Reading it in a component draws the component again when the draft changes. Undefined: nothing was drafted. It is JSON.
  get<T>(kind: string, number: number): T | undefined {
    return this.#signal(this.#key(kind, number)).value as T | undefined;
  }

  set(kind: string, number: number, draft: unknown): void {
    const key = this.#key(kind, number);
    this.#keep.save(key, draft);
    this.#signal(key).value = draft;
  }

  drop(kind: string, number: number): void {
    this.#drop(this.#key(kind, number));
  }

  // Its order was acknowledged.
  dropNumber(number: number): void {
    this.#dropWhere((each) => each === String(number));
  }

  // These are the decisions that are open: drafts of others are of no use any more.
  keepOnly(numbers: readonly number[]): void {
    const wanted = new Set(numbers.map(String));
    this.#dropWhere((each) => !wanted.has(each));
  }

  // Out of memory; what is kept stays.
  close(): void {
    this.#stopFollowing();
    for (const draft of this.#open.values()) draft.value = undefined;
    this.#open.clear();
  }

  #key(kind: string, number: number): string {
    return `${this.#beginning}${kind}.${number}`;
  }

  #dropWhere(unwanted: (number: string) => boolean): void {
    for (const key of new Set([...this.#keep.keys(this.#beginning), ...this.#open.keys()])) {
      if (unwanted(key.slice(key.lastIndexOf(".") + 1))) this.#drop(key);
    }
  }

  #drop(key: string): void {
    this.#keep.drop(key);
    const draft = this.#open.get(key);
    if (draft) draft.value = undefined;
  }

  #signal(key: string): Signal<unknown> {
    let draft = this.#open.get(key);
    if (!draft) {
      draft = signal(this.#keep.load(key));
      this.#open.set(key, draft);
    }
    return draft;
  }
}

// Beginning of the keys under which an account's drafts are kept.
export function draftsOf(account: string): string {
  return `draft.${account}.`;
}
