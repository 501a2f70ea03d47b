// Notes to oneself about a game. Nobody else gets them, the server neither: they stay in this browser.
import {signal, type Signal} from "@preact/signals";
import type {Keep} from "./keep";

export class Notes {
  readonly #keep: Keep;
  readonly #key: string;
  readonly #text: Signal<string>;

  constructor(keep: Keep, account: string, gameId: string) {
    this.#keep = keep;
    this.#key = `notes.${account}.${gameId}`;
    this.#text = signal(keep.load<string>(this.#key) ?? "");
  }

  get text(): string {
    return this.#text.value;
  }

  set text(text: string) {
    this.#text.value = text;
    if (text === "") this.#keep.drop(this.#key);
    else this.#keep.save(this.#key, text);
  }
}
