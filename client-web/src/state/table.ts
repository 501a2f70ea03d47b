// A game that is watched, as one side (or the public) sees it: what has happened, how it lies, what is awaited, and acting in it.
import {batch, computed, signal} from "@preact/signals";
import {fromBinary} from "@bufbuild/protobuf";
import {
  OptionsSchema,
  ViewChangesSchema,
  ViewSchema,
  type Options,
  type View,
  type ViewChanges,
} from "../gen/chartroom/v1/far_seas_pb";
import {GameInfo_Status, type GameInfo} from "../gen/chartroom/v1/lobby_pb";
import {
  GameUpdate_TakeBack,
  Side,
  type Awaited,
  type GameUpdate,
  type Outcome,
  type Watching,
} from "../gen/chartroom/v1/play_pb";
import {
  Abandoned,
  Refusal,
  newId,
  type Connection,
  type ReplyTo,
  type RequestBody,
  type RequestName,
  type WatchHandle,
} from "../wire";
import {Chat} from "./chat";
import {Drafts} from "./drafts";
import {toEntry, type Entry} from "./entries";
import type {Keep} from "./keep";
import {Ordering} from "./ordering";
import {Unacknowledged} from "./unacknowledged";

export interface TableOptions {
  connection: Connection;
  keep: Keep;
  account: string | undefined; // undefined: nobody is signed in
  gameId: string;
  side: Side; // of an account that holds both; else unspecified
  // What a view becomes by changes. Without it each update brings the whole view.
  applyChanges?: ((view: View, changes: ViewChanges) => View) | undefined;
  onSeen?(gameId: string): void; // everything has been acknowledged
  onAwaited?(gameId: string, awaited: readonly Awaited[]): void; // what the game waits for has changed
  onNonce?(gameId: string): void; // a side has given its part in the dice
}

interface Position {
  view: View | undefined;
  awaited: readonly Awaited[];
  outcome: Outcome | undefined;
  drawOfferedBy: Side;
  takeBack: GameUpdate_TakeBack;
  takeBackAskedBy: Side;
}

const nothing: Position = {
  view: undefined,
  awaited: [],
  outcome: undefined,
  drawOfferedBy: Side.SIDE_UNSPECIFIED,
  takeBack: GameUpdate_TakeBack.CANNOT,
  takeBackAskedBy: Side.SIDE_UNSPECIFIED,
};

type ActName = "resign" | "offerDraw" | "answerDraw" | "takeBackOrder" | "answerTakeBack" | "giveNonce";

export class Table {
  readonly gameId: string;
  readonly side: Side;
  readonly chat: Chat;
  readonly drafts: Drafts;
  readonly ordering: Ordering;

  readonly #options: TableOptions;
  readonly #entries = signal<readonly Entry[]>([]);
  readonly #position = signal<Position>(nothing);
  readonly #eyes = signal<Side>(Side.SIDE_UNSPECIFIED);
  readonly #info = signal<GameInfo | undefined>(undefined);
  readonly #opened = signal(false);
  readonly #refusal = signal<Refusal | undefined>(undefined);
  readonly #choices = signal<{awaited: readonly Awaited[]; options: Options} | undefined>(undefined);
  readonly #acknowledged = signal(0);
  #handle: WatchHandle | undefined;
  #choosing: AbortController | undefined;
  #closed = false;

  constructor(options: TableOptions) {
    const {connection, keep, gameId, side} = options;
    const account = options.account ?? "";
    this.#options = options;
    this.gameId = gameId;
    this.side = side;
    this.chat = new Chat({connection, keep, account: options.account, gameId, side});
    this.drafts = new Drafts(keep, account, gameId, side);
    this.ordering = new Ordering({
      connection,
      gameId,
      side,
      kept: new Unacknowledged(keep, account, gameId, side),
      onAcknowledged: (decision) => this.#dropDraftsOf(decision),
    });
  }

  // What the lobby knows of it.
  readonly info = computed(() => this.#info.value);
  // Whether it has been seen at all: before, nothing is known of the game.
  readonly opened = computed(() => this.#opened.value);
  // Why it cannot be seen.
  readonly refusal = computed(() => this.#refusal.value);
  // Whose eyes these are; unspecified: the public's.
  readonly eyes = computed(() => this.#eyes.value);
  readonly entries = computed(() => this.#entries.value);
  readonly view = computed(() => this.#position.value.view);
  readonly awaited = computed(() => this.#position.value.awaited);
  // What is awaited of these eyes.
  readonly asked = computed(() => {
    const eyes = this.#eyes.value;
    return eyes === Side.SIDE_UNSPECIFIED ? [] : this.awaited.value.filter((each) => each.asked.includes(eyes));
  });
  readonly outcome = computed(() => this.#position.value.outcome);
  readonly drawOfferedBy = computed(() => this.#position.value.drawOfferedBy);
  readonly takeBack = computed(() => this.#position.value.takeBack);
  readonly takeBackAskedBy = computed(() => this.#position.value.takeBackAskedBy);
  // What may be chosen of what is asked now. Undefined: nothing is asked, or it is not known yet.
  readonly choices = computed(() => this.#choices.value?.options);
  // Entries above were not seen by the person yet.
  readonly acknowledged = computed(() => this.#acknowledged.value);

  // It begins, or a side of it was taken: what can be seen of it changes.
  told(info: GameInfo): void {
    const before = this.#info.peek();
    this.#info.value = info;
    if (info.status === GameInfo_Status.WAITING || this.#closed) return;
    if (!this.#handle) this.#watch();
    else if (before && before.seats.length !== info.seats.length) this.#handle.again();
  }

  // The person has seen everything up to this entry.
  acknowledge(number: number): void {
    if (number <= this.#acknowledged.peek() || this.#eyes.peek() === Side.SIDE_UNSPECIFIED) return;
    this.#acknowledged.value = number;
    const cursor = BigInt(number);
    this.#handle?.seen(cursor);
    this.ask("acknowledge", {cursor}).catch(() => {});
    if (number >= this.#entries.peek().length) this.#options.onSeen?.(this.gameId);
  }

  // A request about this game, asked as this side.
  ask<Name extends RequestName>(
    name: Name,
    body: Omit<RequestBody<Name>, "gameId">,
    signal?: AbortSignal,
  ): Promise<ReplyTo<Name>> {
    const whole = {...body, gameId: this.gameId} as unknown as RequestBody<Name>;
    return this.#options.connection.ask(name, whole, {side: this.side, ...(signal && {signal})});
  }

  // What is done at the table rather than on the map.
  async act<Name extends ActName>(name: Name, body: Omit<RequestBody<Name>, "gameId" | "orderId">): Promise<void> {
    await this.ask(name, {...body, orderId: newId()} as unknown as Omit<RequestBody<Name>, "gameId">);
  }

  async history(after: number, limit = 0): Promise<Entry[]> {
    const {events} = await this.ask("history", {after: BigInt(after), limit} as Omit<RequestBody<"history">, "gameId">);
    return events.map(toEntry);
  }

  // Nothing of it stays in memory.
  close(): void {
    this.#closed = true;
    this.#handle?.close();
    this.#handle = undefined;
    this.#choosing?.abort();
    this.#forget();
    this.chat.forget();
    this.drafts.close();
    this.ordering.forget();
    this.#info.value = undefined;
  }

  #watch(): void {
    const {connection, applyChanges} = this.#options;
    this.#handle = connection.watch({
      gameId: this.gameId,
      side: this.side,
      changes: applyChanges !== undefined,
      onWatching: (watching) => this.#watching(watching),
      onUpdate: (update) => this.#update(update),
      onChat: (line) => this.chat.pushed(line),
      onReset: () => this.#forget(),
      onRefused: (refusal) => {
        this.#handle = undefined;
        this.#refusal.value = refusal;
      },
    });
  }

  #watching({side}: Watching): void {
    if (side !== this.#eyes.peek()) {
      this.#forget();
      this.#eyes.value = side;
    }
    this.#refusal.value = undefined;
    void this.chat.catchUp();
    if (side !== Side.SIDE_UNSPECIFIED) this.ordering.resume();
  }

  #update(update: GameUpdate): void {
    const position: Position = {
      view: this.#viewAfter(update),
      awaited: update.awaited,
      outcome: update.outcome,
      drawOfferedBy: update.drawOfferedBy,
      takeBack: update.takeBack,
      takeBackAskedBy: update.takeBackAskedBy,
    };
    batch(() => {
      const newest = this.#entries.peek().length;
      const entries = update.events.filter((event) => Number(event.number) > newest).map(toEntry);
      if (entries.length > 0) this.#entries.value = [...this.#entries.peek(), ...entries];
      this.#position.value = position;
      this.#opened.value = true;
      if (this.#choices.peek() && !sameDecisions(this.#choices.peek()!.awaited, position.awaited))
        this.#choices.value = undefined;
    });
    this.#options.onAwaited?.(this.gameId, position.awaited);
    if (this.#opens(update)) this.#options.onNonce?.(this.gameId);
    this.drafts.keepOnly(position.awaited.map((each) => each.number));
    void this.#choose();
  }

  // A side has given its part in the dice. The server does not push that the lobby's account of the game has changed by it.
  #opens({events}: GameUpdate): boolean {
    if (!this.#info.peek()?.noncesMissing.length) return false;
    return events.some(({of}) => of.case === "tableEvent" && of.value.of.case === "nonceGiven");
  }

  #viewAfter({view, viewChanges}: GameUpdate): View | undefined {
    const before = this.#position.peek().view;
    if (view.length > 0) return fromBinary(ViewSchema, view);
    if (viewChanges.length === 0 || !before || !this.#options.applyChanges) return before;
    try {
      return this.#options.applyChanges(before, fromBinary(ViewChangesSchema, viewChanges));
    } catch (error) {
      // They are of another view than ours: watching anew brings the whole.
      console.error(error);
      this.#handle?.again();
      return before;
    }
  }

  // What may be chosen hangs on the view: it is asked for anew after each update in which something is asked.
  async #choose(): Promise<void> {
    this.#choosing?.abort();
    this.#choosing = undefined;
    if (this.asked.peek().length === 0) {
      this.#choices.value = undefined;
      return;
    }
    const stop = (this.#choosing = new AbortController());
    try {
      const {awaited, options} = await this.ask("getOptions", {}, stop.signal);
      if (this.#choosing === stop && options.length > 0)
        this.#choices.value = {awaited, options: fromBinary(OptionsSchema, options)};
    } catch (error) {
      // A refusal means that the question has gone meanwhile, and the update that says so is on its way.
      if (!(error instanceof Abandoned || error instanceof Refusal)) throw error;
    }
  }

  #dropDraftsOf(decision: number): void {
    this.drafts.dropNumber(decision);
    this.ordering.clearPreview();
  }

  #forget(): void {
    batch(() => {
      this.#entries.value = [];
      this.#position.value = nothing;
      this.#choices.value = undefined;
      this.#opened.value = false;
      this.#acknowledged.value = 0;
      this.#eyes.value = Side.SIDE_UNSPECIFIED;
    });
  }
}

function sameDecisions(a: readonly Awaited[], b: readonly Awaited[]): boolean {
  return a.length === b.length && a.every((each, i) => each.number === b[i]!.number);
}
