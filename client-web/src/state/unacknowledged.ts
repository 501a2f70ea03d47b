// The order that was sent and not yet answered. It is kept in the browser with its id before it is sent: a page that was closed in between
// sends the same again, and it acts once.
import type {Keep} from "./keep";
import {toBytes, toText} from "./keep";
import type {Side} from "../gen/chartroom/v1/play_pb";

export interface SentOrder {
  orderId: Uint8Array;
  decision: number;
  order: Uint8Array;
}

interface Kept {
  orderId: string;
  decision: number;
  order: string;
}

export class Unacknowledged {
  readonly #keep: Keep;
  readonly #key: string;

  constructor(keep: Keep, account: string, gameId: string, side: Side) {
    this.#keep = keep;
    this.#key = `${unacknowledgedOf(account)}${gameId}.${side}`;
  }

  load(): SentOrder | undefined {
    const kept = this.#keep.load<Kept>(this.#key);
    return kept && {orderId: toBytes(kept.orderId), decision: kept.decision, order: toBytes(kept.order)};
  }

  save({orderId, decision, order}: SentOrder): void {
    this.#keep.save(this.#key, {orderId: toText(orderId), decision, order: toText(order)} satisfies Kept);
  }

  // Answered, unless another tab has sent another since.
  answered({orderId}: SentOrder): void {
    if (this.#keep.load<Kept>(this.#key)?.orderId === toText(orderId)) this.#keep.drop(this.#key);
  }
}

// Beginning of the keys under which an account's orders wait to be acknowledged.
export function unacknowledgedOf(account: string): string {
  return `order.${account}.`;
}
