// A server of the wire's tests: it takes each line that is opened, keeps what it is asked, and answers what a test says.
import {create, fromBinary, toBinary, type MessageInitShape} from "@bufbuild/protobuf";
import {
  EnvelopeSchema,
  PushSchema,
  ReplySchema,
  type Refused_Code,
  type Request,
} from "../../src/gen/chartroom/v1/envelope_pb";
import type {Socket} from "../../src/wire";

export interface Received {
  correlation: bigint;
  request: Request;
  name: string;
  bytes: Uint8Array;
}

export class FakeSocket implements Socket {
  binaryType: BinaryType = "blob";
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  closedByClient = false;
  readonly received: Received[] = [];

  send(bytes: Uint8Array): void {
    const {correlation, body} = fromBinary(EnvelopeSchema, bytes);
    if (body.case !== "request") throw new Error("not a request");
    this.received.push({correlation, request: body.value, name: body.value.of.case ?? "", bytes: bytes.slice()});
  }

  close(): void {
    this.closedByClient = true;
  }

  async accept(): Promise<void> {
    this.onopen?.(new Event("open"));
    await settled();
  }

  async drop(code = 1006): Promise<void> {
    this.onclose?.({code} as CloseEvent);
    await settled();
  }

  async reply(correlation: bigint, of: MessageInitShape<typeof ReplySchema>["of"]): Promise<void> {
    await this.#say(correlation, {case: "reply", value: create(ReplySchema, {of} as never)});
  }

  async refuse(correlation: bigint, code: Refused_Code, what = ""): Promise<void> {
    await this.reply(correlation, {case: "refused", value: {code, what}} as never);
  }

  async push(of: MessageInitShape<typeof PushSchema>["of"]): Promise<void> {
    await this.#say(0n, {case: "push", value: create(PushSchema, {of} as never)});
  }

  asked(name: string): Received[] {
    return this.received.filter((each) => each.name === name);
  }

  // The newest request of that name.
  last(name: string): Received {
    const found = this.asked(name).at(-1);
    if (!found) throw new Error(`nobody asked ${name}, but ${this.received.map((each) => each.name).join()}`);
    return found;
  }

  async #say(correlation: bigint, body: unknown): Promise<void> {
    const bytes = toBinary(EnvelopeSchema, create(EnvelopeSchema, {protocol: 1, correlation, body} as never));
    this.onmessage?.({data: bytes.slice().buffer} as MessageEvent);
    await settled();
  }
}

export class FakeServer {
  readonly lines: FakeSocket[] = [];

  readonly open = (): Socket => {
    const socket = new FakeSocket();
    this.lines.push(socket);
    return socket;
  };

  get line(): FakeSocket {
    const line = this.lines.at(-1);
    if (!line) throw new Error("no line was opened");
    return line;
  }
}

// Promises that wait for nothing but each other are through.
export async function settled(): Promise<void> {
  for (let i = 0; i < 20; ++i) await Promise.resolve();
}
