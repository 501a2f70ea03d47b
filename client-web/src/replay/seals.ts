// Which sealings a game's players were told of, and when they were opened: the protocol of docs/fair-play.md followed through the journal,
// because everybody but the umpire has a number for each of them.
import {create} from "@bufbuild/protobuf";
import {german} from "../far_seas/board";
import {EventSchema, type Event} from "../gen/chartroom/v1/far_seas_pb";
import type {Side} from "../gen/chartroom/v1/play_pb";

export interface Seal {
  number: number;
  side: Side;
  kind: "plot" | "log" | "answer";
  content: Event;
}

export class Seals {
  #closed: Seal[] = [];
  #laidAside: Seal[] = []; // of orders that were taken back: opened at the end, and not before
  #count = 0;

  get count(): number {
    return this.#count;
  }

  // What this event commits, if it does.
  seal(event: Event): Seal | undefined {
    const what = secretIn(event);
    if (!what) return undefined;
    const seal = {number: ++this.#count, ...what};
    this.#closed.push(seal);
    return seal;
  }

  // What this event opens: the review of a turn all plots (4.9). In double-blind play it has none, and they wait for the end.
  openedBy({of}: Event): Seal[] {
    if (of.case !== "turnEnded" || of.value.plots.length === 0) return [];
    const opened = this.#closed.filter(({kind}) => kind === "plot");
    this.#closed = this.#closed.filter(({kind}) => kind !== "plot");
    return opened;
  }

  // The end of a game opens whatever is left.
  openAll(): Seal[] {
    const all = [...this.#closed, ...this.#laidAside].sort((a, b) => a.number - b.number);
    this.#closed = [];
    this.#laidAside = [];
    return all;
  }

  // What was sealed after so many has been taken back.
  layAside(after: number): void {
    this.#laidAside.push(...this.#closed.filter(({number}) => number > after));
    this.#closed = this.#closed.filter(({number}) => number <= after);
  }
}

function secretIn(event: Event): Omit<Seal, "number"> | undefined {
  switch (event.of.case) {
    case "plotCommitted": {
      // Without the coal, which stays secret when the plot is opened.
      const {groups} = event.of.value;
      const content = create(EventSchema, {of: {case: "plotCommitted", value: {groups}}});
      return {kind: "plot", side: german, content};
    }
    case "shipLogFiled":
      return {kind: "log", side: german, content: event};
    case "sealedKept":
      return {kind: "answer", side: event.of.value.side, content: event};
    default:
      return undefined;
  }
}
