// What is said at a table. Lines are numbered for each reader without gaps; what was said while the line was away is read afterwards.
import {batch, computed, signal} from "@preact/signals";
import type {ChatLine, Side} from "../gen/chartroom/v1/play_pb";
import {newId, type Connection} from "../wire";
import type {Keep} from "./keep";

export interface ChatOptions {
  connection: Connection;
  keep: Keep;
  account: string | undefined;
  gameId: string;
  side: Side;
}

export const longestChatBytes = 1000;

export class Chat {
  readonly #options: ChatOptions;
  readonly #lines = signal<readonly ChatLine[]>([]);
  readonly #read = signal(0n);
  readonly #key: string;

  constructor(options: ChatOptions) {
    this.#options = options;
    this.#key = `chat.${options.account ?? ""}.${options.gameId}.${options.side}`;
    this.#read.value = BigInt(options.keep.load<string>(this.#key) ?? 0);
  }

  readonly lines = computed(() => this.#lines.value);
  readonly unread = computed(
    () =>
      this.#lines.value.filter((line) => line.number > this.#read.value && line.player !== this.#options.account)
        .length,
  );

  async say(text: string, sideOnly: boolean): Promise<void> {
    const {connection, gameId, side} = this.#options;
    await connection.ask("sendChat", {gameId, text, sideOnly, messageId: newId()}, {side});
  }

  markRead(): void {
    const newest = this.#lines.value.at(-1)?.number ?? 0n;
    if (newest <= this.#read.peek()) return;
    this.#read.value = newest;
    this.#options.keep.save(this.#key, String(newest));
  }

  pushed(line: ChatLine): void {
    const newest = this.#lines.peek().at(-1)?.number ?? 0n;
    if (line.number === newest + 1n) this.#lines.value = [...this.#lines.peek(), line];
    else if (line.number > newest) void this.catchUp();
  }

  async catchUp(): Promise<void> {
    const {connection, gameId, side} = this.#options;
    const after = this.#lines.peek().at(-1)?.number ?? 0n;
    try {
      const {lines} = await connection.ask("readChat", {gameId, after}, {side});
      const newest = this.#lines.peek().at(-1)?.number ?? 0n;
      this.#lines.value = [...this.#lines.peek(), ...lines.filter((line) => line.number > newest)];
    } catch {
      // Abandoned, or refused as the game is: the next line that is said asks again.
    }
  }

  forget(): void {
    batch(() => {
      this.#lines.value = [];
      this.#read.value = 0n;
    });
  }
}
