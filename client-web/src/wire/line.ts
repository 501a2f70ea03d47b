// One WebSocket, from its opening to its end. It notices when the line is dead though nobody has said so: when nothing has come for a
// while it sends a Ping, and when nothing comes then either, it hangs up.
import {fromBinary} from "@bufbuild/protobuf";
import {EnvelopeSchema, type Envelope} from "../gen/chartroom/v1/envelope_pb";

export interface Socket {
  binaryType: BinaryType;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(data: Uint8Array): void;
  close(): void;
}

export interface LineHandlers {
  opened(): void;
  received(envelope: Envelope): void;
  closed(code: number): void;
  ping(): Uint8Array; // bytes of a Ping
}

export const quietMs = 20_000; // so long without a word before a Ping
export const patienceMs = 15_000; // and so long for an answer to it
export const openingMs = 10_000;
const lost = 1006;

// Undefined: whoever is at the other end speaks something else.
function readEnvelope(data: ArrayBuffer): Envelope | undefined {
  try {
    return fromBinary(EnvelopeSchema, new Uint8Array(data));
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

export class Line {
  readonly #socket: Socket;
  readonly #handlers: LineHandlers;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #probing = false;
  #ended = false;
  #isOpen = false;

  constructor(socket: Socket, handlers: LineHandlers) {
    this.#socket = socket;
    this.#handlers = handlers;
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      if (this.#ended) return;
      this.#isOpen = true;
      this.#heard();
      handlers.opened();
    };
    socket.onmessage = (event) => this.#received(event.data);
    socket.onclose = (event) => this.#end(event.code);
    this.#watchdog = setTimeout(() => this.hangUp(), openingMs);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  send(bytes: Uint8Array): void {
    this.#socket.send(bytes);
  }

  // Is anybody there? If no word comes in time, the line is given up.
  probe(withinMs: number = patienceMs): void {
    if (!this.#isOpen) return;
    if (!this.#probing) this.send(this.#handlers.ping());
    this.#probing = true;
    this.#rearm(() => this.hangUp(), withinMs);
  }

  // Ends it from this side: `closed` is told at once, whatever the socket does about it.
  hangUp(): void {
    this.#end(lost);
  }

  #received(data: unknown): void {
    if (this.#ended || !(data instanceof ArrayBuffer)) return;
    this.#heard();
    const envelope = readEnvelope(data);
    if (envelope) this.#handlers.received(envelope);
    else this.hangUp();
  }

  #heard(): void {
    this.#probing = false;
    this.#rearm(() => this.probe(), quietMs);
  }

  #rearm(then: () => void, ms: number): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(then, ms);
  }

  #end(code: number): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#isOpen = false;
    clearTimeout(this.#watchdog);
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    try {
      this.#socket.close();
    } catch {
      // It was closed, or never came to be open.
    }
    this.#handlers.closed(code);
  }
}
