// Giving orders at a table: what one would come to (asked for as it is written), and sending it until there is an answer.
import {batch, computed, signal} from "@preact/signals";
import {create, toBinary, type MessageInitShape} from "@bufbuild/protobuf";
import {OrderSchema} from "../gen/chartroom/v1/far_seas_pb";
import type {Consequence, Side} from "../gen/chartroom/v1/play_pb";
import {Refusal, newId, type Connection} from "../wire";
import type {SentOrder, Unacknowledged} from "./unacknowledged";

export type OrderInit = MessageInitShape<typeof OrderSchema>;

// What the server says to an order that was not given: either consequences or why it would be refused.
export interface Previewed {
  decision: number;
  consequences: readonly Consequence[];
  refusal: Refusal | undefined;
}

export interface OrderingOptions {
  connection: Connection;
  gameId: string;
  side: Side;
  kept: Unacknowledged;
  onAcknowledged(decision: number): void;
}

export const previewDelayMs = 150;

export class Ordering {
  readonly #options: OrderingOptions;
  readonly #sending = signal<number | undefined>(undefined);
  readonly #refusal = signal<Refusal | undefined>(undefined);
  readonly #previewed = signal<Previewed | undefined>(undefined);
  readonly #previewing = signal(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: AbortController | undefined;

  constructor(options: OrderingOptions) {
    this.#options = options;
  }

  // The decision whose order is on its way; undefined: none.
  readonly sending = computed(() => this.#sending.value);
  // Why the newest order was refused, until another is sent.
  readonly refusal = computed(() => this.#refusal.value);
  // Of the newest order that was previewed. While another is asked for, the one before stays.
  readonly previewed = computed(() => this.#previewed.value);
  readonly previewing = computed(() => this.#previewing.value);

  // Soon, and only the newest: it is called with every change of a draft.
  preview(decision: number, order: OrderInit): void {
    this.#endPreview();
    this.#previewing.value = true;
    this.#timer = setTimeout(() => void this.#preview(decision, bytesOf(order)), previewDelayMs);
  }

  clearPreview(): void {
    this.#endPreview();
    this.#previewed.value = undefined;
  }

  // Whether it was acknowledged; refused, `refusal` says why. While one order is on its way there is no other.
  async submit(decision: number, order: OrderInit): Promise<boolean> {
    if (this.#sending.value !== undefined) return false;
    const sent: SentOrder = {orderId: newId(), decision, order: bytesOf(order)};
    this.#options.kept.save(sent);
    return this.#send(sent);
  }

  // What an earlier page sent and did not hear of.
  resume(): void {
    const sent = this.#options.kept.load();
    if (sent && this.#sending.value === undefined) void this.#send(sent);
  }

  forget(): void {
    this.clearPreview();
    batch(() => {
      this.#sending.value = undefined;
      this.#refusal.value = undefined;
    });
  }

  async #send(sent: SentOrder): Promise<boolean> {
    const {connection, gameId, side, kept, onAcknowledged} = this.#options;
    batch(() => {
      this.#sending.value = sent.decision;
      this.#refusal.value = undefined;
    });
    try {
      await connection.ask("submitOrder", {gameId, ...sent}, {side});
      kept.answered(sent);
      this.#sending.value = undefined;
      onAcknowledged(sent.decision);
      return true;
    } catch (error) {
      this.#sending.value = undefined;
      if (error instanceof Refusal) {
        kept.answered(sent);
        this.#refusal.value = error;
      }
      return false; // Abandoned: it is sent again when this account is back
    }
  }

  async #preview(decision: number, order: Uint8Array): Promise<void> {
    const {connection, gameId, side} = this.#options;
    const stop = (this.#stop = new AbortController());
    let previewed: Previewed | undefined;
    try {
      const {consequences} = await connection.ask(
        "previewOrder",
        {gameId, decision, order},
        {side, signal: stop.signal},
      );
      previewed = {decision, consequences, refusal: undefined};
    } catch (error) {
      if (error instanceof Refusal) previewed = {decision, consequences: [], refusal: error};
    }
    if (this.#stop !== stop) return;
    batch(() => {
      this.#previewed.value = previewed;
      this.#previewing.value = false;
    });
  }

  #endPreview(): void {
    clearTimeout(this.#timer);
    this.#stop?.abort();
    this.#stop = undefined;
    this.#previewing.value = false;
  }
}

function bytesOf(order: OrderInit): Uint8Array {
  return toBinary(OrderSchema, create(OrderSchema, order));
}
