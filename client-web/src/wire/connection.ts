// The connection to the server, which outlives the lines it is made of. When one drops it makes another, continues the session with
// its token, watches each game again from where it was, and sends what has no answer yet.
import {signal, type ReadonlySignal} from "@preact/signals";
import {Refused_Code, type Envelope, type Push, type Reply} from "../gen/chartroom/v1/envelope_pb";
import type {GameInfo, Notes, SignedIn} from "../gen/chartroom/v1/lobby_pb";
import {Side} from "../gen/chartroom/v1/play_pb";
import {backoff} from "./backoff";
import {Line, type Socket} from "./line";
import {Outstanding} from "./outstanding";
import {Refusal, RefusalCode, isRefusal} from "./refusal";
import {encode, type ReplyTo, type RequestBody, type RequestName} from "./requests";
import {GameWatch, type WatchWish} from "./watch";

// "outdated": this page and the server speak different versions, and only loading the page anew helps.
export type LineState = "idle" | "connecting" | "ready" | "waiting" | "outdated";

export interface ConnectionOptions {
  open(): Socket;
  random?: () => number;
  onSessionEnded(): void; // the token is no longer good
  onGame(info: GameInfo): void;
  onNotes?(notes: Notes): void; // another device of the account wrote them
}

export interface WatchHandle {
  // What the person has seen: asked for from there when the line was lost.
  seen(cursor: bigint): void;
  // From the first event, perhaps with other eyes: after a seat was taken.
  again(): void;
  close(): void;
}

// So long without a line goes without a word to the person.
export const silentMs = 4_000;
const probeMs = 5_000;
const restartMs = 1_000; // after GoingDown, twice that at most

export class Connection {
  readonly #options: ConnectionOptions;
  readonly #random: () => number;
  readonly #outstanding: Outstanding;
  readonly #watches = new Map<string, GameWatch>();
  readonly #state = signal<LineState>("idle");
  readonly #troubled = signal(false);
  readonly #met = signal(false);
  #line: Line | undefined;
  #token: string | undefined;
  #resuming: bigint | undefined; // the request that continues the session
  #attempt = 0;
  #goingDown = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#random = options.random ?? Math.random;
    this.#outstanding = new Outstanding(this.#random);
  }

  get state(): ReadonlySignal<LineState> {
    return this.#state;
  }

  // There has been no line for longer than one need not mention.
  get troubled(): ReadonlySignal<boolean> {
    return this.#troubled;
  }

  // There has been a line to the server at all, since the page was opened.
  get met(): ReadonlySignal<boolean> {
    return this.#met;
  }

  start(): void {
    if (this.#state.peek() === "idle") this.#connect();
  }

  // Whose session it is; undefined: nobody's. Everything that was asked and watched for another is dropped.
  useToken(token: string | undefined): void {
    if (token === this.#token) return;
    this.#token = token;
    this.#watches.clear();
    this.#outstanding.abandonAll();
    if (this.#line) this.#renew();
  }

  // Register or Login on the line as it is: what was watched by somebody else ends with it.
  async signIn(name: "register" | "login", body: {name: string; password: string}): Promise<SignedIn> {
    const signedIn = await this.ask(name, body);
    this.#watches.clear();
    this.#token = signedIn.token;
    return signedIn;
  }

  ask<Name extends RequestName>(
    name: Name,
    body: RequestBody<Name>,
    {side = Side.SIDE_UNSPECIFIED, signal}: {side?: Side; signal?: AbortSignal} = {},
  ): Promise<ReplyTo<Name>> {
    const {correlation, reply} = this.#outstanding.add(name, body, side, signal);
    if (this.#state.peek() === "ready") this.#send(correlation);
    return reply;
  }

  watch(wish: WatchWish): WatchHandle {
    const {gameId} = wish;
    const mine = () => this.#watches.get(gameId)?.wish === wish;
    const begin = () => {
      const watch = new GameWatch(wish);
      this.#watches.set(gameId, watch);
      if (this.#state.peek() === "ready") void this.#rewatch(watch);
    };
    begin();
    return {
      seen: (cursor) => this.#watches.get(gameId)?.wish === wish && this.#watches.get(gameId)!.seen(cursor),
      again: () => mine() && begin(),
      close: () => {
        if (!mine()) return;
        this.#watches.delete(gameId);
        if (this.#state.peek() === "ready") this.ask("unwatch", {gameId}).catch(ignore);
      },
    };
  }

  // The page came to the front, or the network changed: do not wait, look.
  wake(): void {
    if (this.#state.peek() === "waiting") this.#connect();
    else this.#line?.probe(probeMs);
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#watches.clear();
    this.#outstanding.abandonAll();
    const line = this.#line;
    this.#line = undefined;
    line?.hangUp();
    this.#state.value = "idle";
    this.#troubled.value = false;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#goingDown = false;
    this.#state.value = "connecting";
    this.#silence ??= setTimeout(() => (this.#troubled.value = true), silentMs);
    const line: Line = new Line(this.#options.open(), {
      opened: () => void this.#resume(),
      received: (envelope) => this.#line === line && this.#received(envelope),
      closed: (code) => this.#line === line && this.#closed(code),
      ping: () => encode(this.#outstanding.newCorrelation(), "ping", {}, Side.SIDE_UNSPECIFIED),
    });
    this.#line = line;
  }

  // Requests of one line are answered in order; what needs the session waits until it is known to be good.
  async #resume(): Promise<void> {
    const line = this.#line;
    const token = this.#token;
    if (token !== undefined) {
      const {correlation, reply} = this.#outstanding.add("resume", {token}, Side.SIDE_UNSPECIFIED, undefined);
      this.#resuming = correlation;
      this.#send(correlation);
      try {
        await reply;
      } catch (error) {
        if (isRefusal(error, RefusalCode.BAD_CREDENTIALS, RefusalCode.NOT_SIGNED_IN)) this.#endSession(token);
        else if (error instanceof Refusal) line?.hangUp();
        else return; // the line is gone, and the next one does it again
      }
    }
    if (line === this.#line && line?.isOpen) this.#ready();
  }

  #endSession(token: string): void {
    if (token !== this.#token) return;
    this.#token = undefined;
    this.#watches.clear();
    this.#options.onSessionEnded();
  }

  #ready(): void {
    this.#attempt = 0;
    clearTimeout(this.#silence);
    this.#silence = undefined;
    this.#troubled.value = false;
    this.#met.value = true;
    this.#state.value = "ready";
    for (const watch of this.#watches.values()) void this.#rewatch(watch);
    this.#outstanding.sendAll((bytes) => this.#line?.send(bytes));
  }

  async #rewatch(watch: GameWatch): Promise<void> {
    const {gameId, side, changes} = watch.wish;
    watch.asked();
    try {
      const watching = await this.ask("watch", {gameId, after: watch.after, changes}, {side});
      if (this.#watches.get(gameId) === watch) watch.watching(watching);
    } catch (error) {
      if (!(error instanceof Refusal) || this.#watches.get(gameId) !== watch) return;
      this.#watches.delete(gameId);
      watch.wish.onRefused(error);
    }
  }

  #send(correlation: bigint): void {
    this.#outstanding.send(correlation, (bytes) => this.#line?.send(bytes));
  }

  #received({body, correlation}: Envelope): void {
    if (body.case === "push") this.#pushed(body.value.of);
    else if (body.case === "reply") this.#replied(correlation, body.value.of);
  }

  #replied(correlation: bigint, reply: Reply["of"]): void {
    if (reply.case === "refused" && reply.value.code === Refused_Code.UNSUPPORTED_VERSION) {
      this.close();
      this.#state.value = "outdated";
      return;
    }
    this.#outstanding.answered(correlation, reply, (again) => {
      if (this.#state.peek() === "ready" || again === this.#resuming) this.#send(again);
    });
  }

  #pushed(push: Push["of"]): void {
    switch (push.case) {
      case "gameUpdate": {
        const watch = this.#watches.get(push.value.gameId);
        if (watch && !watch.update(push.value)) void this.#rewatch(watch);
        break;
      }
      case "chat":
        this.#watches.get(push.value.gameId)?.chat(push.value);
        break;
      case "game":
        this.#options.onGame(push.value);
        break;
      case "notes":
        this.#options.onNotes?.(push.value);
        break;
      case "goingDown":
        this.#goingDown = true;
        break;
      case "refused": // the line is closed next
        this.#attempt = Math.max(this.#attempt, 3);
        break;
    }
  }

  #closed(code: number): void {
    this.#line = undefined;
    this.#outstanding.lineLost();
    const stopping = this.#goingDown || code === 1001;
    this.#silence ??= setTimeout(() => (this.#troubled.value = true), silentMs);
    this.#state.value = "waiting";
    const wait =
      stopping && this.#attempt === 0
        ? restartMs * (1 + this.#random())
        : backoff(this.#attempt, {random: this.#random});
    this.#attempt++;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  // Another session: on a line of its own, at once.
  #renew(): void {
    const line = this.#line;
    this.#line = undefined;
    line?.hangUp();
    this.#attempt = 0;
    this.#connect();
  }
}

function ignore(): void {}
