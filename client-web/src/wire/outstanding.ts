// Requests that are not answered yet, in the order in which they were made. It decides what becomes of each when an answer comes,
// when the server cannot say now, and when the line drops; sending is somebody else's.
import {Refused_Code, type Reply} from "../gen/chartroom/v1/envelope_pb";
import type {Side} from "../gen/chartroom/v1/play_pb";
import {backoff} from "./backoff";
import {Abandoned, LineLost, Refusal} from "./refusal";
import {encode, policyOf, type Policy, type ReplyTo, type RequestBody, type RequestName} from "./requests";

interface Asked {
  bytes: Uint8Array;
  policy: Policy;
  sent: boolean;
  attempts: number; // answers that were "not now"
  pause: ReturnType<typeof setTimeout> | undefined; // until it is sent again
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export class Outstanding {
  readonly #asked = new Map<bigint, Asked>();
  readonly #random: () => number;
  #next = 1n;

  constructor(random: () => number) {
    this.#random = random;
  }

  newCorrelation(): bigint {
    return this.#next++;
  }

  add<Name extends RequestName>(
    name: Name,
    body: RequestBody<Name>,
    side: Side,
    signal: AbortSignal | undefined,
  ): {correlation: bigint; reply: Promise<ReplyTo<Name>>} {
    const correlation = this.newCorrelation();
    const reply = new Promise<ReplyTo<Name>>((resolve, reject) => {
      if (signal?.aborted) return reject(new Abandoned());
      this.#asked.set(correlation, {
        bytes: encode(correlation, name, body, side),
        policy: policyOf(name),
        sent: false,
        attempts: 0,
        pause: undefined,
        resolve: resolve as (value: unknown) => void,
        reject,
      });
      signal?.addEventListener("abort", () => this.#take(correlation)?.reject(new Abandoned()), {once: true});
    });
    return {correlation, reply};
  }

  send(correlation: bigint, send: (bytes: Uint8Array) => void): void {
    const asked = this.#asked.get(correlation);
    if (!asked || asked.sent || asked.pause !== undefined) return;
    asked.sent = true;
    send(asked.bytes);
  }

  sendAll(send: (bytes: Uint8Array) => void): void {
    for (const correlation of this.#asked.keys()) this.send(correlation, send);
  }

  // `again` is called when it is time to send that request once more.
  answered(correlation: bigint, reply: Reply["of"], again: (correlation: bigint) => void): void {
    const asked = this.#asked.get(correlation);
    if (!asked || reply.case === undefined) return;
    if (reply.case !== "refused") {
      this.#take(correlation);
      asked.resolve(reply.value);
    } else if (notNow(reply.value.code, asked)) {
      asked.sent = false;
      asked.pause = setTimeout(
        () => {
          asked.pause = undefined;
          again(correlation);
        },
        backoff(asked.attempts++, {random: this.#random}),
      );
    } else {
      this.#take(correlation);
      asked.reject(new Refusal(reply.value));
    }
  }

  // What was sent and may not be sent twice has failed; the rest waits for the next line.
  lineLost(): void {
    for (const [correlation, asked] of [...this.#asked]) {
      if (!asked.sent && asked.pause === undefined) continue;
      asked.sent = false;
      if (!asked.policy.resend) this.#take(correlation)?.reject(new LineLost());
    }
  }

  abandonAll(): void {
    for (const correlation of [...this.#asked.keys()]) this.#take(correlation)?.reject(new Abandoned());
  }

  #take(correlation: bigint): Asked | undefined {
    const asked = this.#asked.get(correlation);
    if (asked?.pause !== undefined) clearTimeout(asked.pause);
    this.#asked.delete(correlation);
    return asked;
  }
}

function notNow(code: Refused_Code, {attempts, policy}: Asked): boolean {
  const unable = code === Refused_Code.UNAVAILABLE || (code === Refused_Code.TOO_MANY && policy.whenTooMany);
  return unable && attempts < policy.patience;
}
