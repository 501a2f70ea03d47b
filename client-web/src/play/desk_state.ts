// What a person does at the desk of one game: the draft of what is asked, what is picked on the chart, what the draft would come to, and
// committing it. Components read its signals; panels and the chart change the draft through it.
import {computed, effect, signal} from "@preact/signals";
import type {Box, ChartProps, Course, Place, Reach} from "../chart/props";
import {createDraft, draftKindOf, type Draft} from "../far_seas/drafts/draft";
import {gapsOf, type Gap} from "../far_seas/drafts/missing";
import {toOrder} from "../far_seas/drafts/orders";
import {readDraft, writeDraft} from "../far_seas/drafts/store";
import type {Pack} from "../far_seas/pack";
import type {Options, View} from "../gen/chartroom/v1/far_seas_pb";
import type {Awaited} from "../gen/chartroom/v1/play_pb";
import {saidInWords} from "../i18n/said";
import {say, type Entry, type Failure, type Table} from "../state";
import {heldFrom, skip, told, type Watching} from "./battle/player";
import {beatsOf} from "./battle/round";
import {chartHandlers, type AtChart, type ChartHandlers, type Edit, type Ships} from "./chart_handlers";
import {coursesOnBoard, markedOnBoard} from "./on_board";

// A question that is asked of these eyes, with all that is needed to answer it.
export interface Asked {
  awaited: Awaited;
  options: Options;
  view: View;
}

// Why something on the chart was not done.
export interface Notice {
  why: string;
  rule: string;
}

export interface Consequences {
  items: readonly {rule: string; text: string; points: number}[];
  total: number; // victory points, as the track counts them: those of the German side are above 0
  refused: Failure | undefined; // if it were committed now
}

// A draft that is not asked for stands where one is shown as a sheet only.
export class Desk {
  readonly table: Table;
  readonly pack: Pack;
  readonly #picked = signal<Ships>([]);
  readonly #notice = signal<Notice | undefined>(undefined);
  readonly #focus = signal<number | undefined>(undefined);
  readonly #shown = signal(0); // the refusal of the order that was sent last stands until the draft is another
  #stop: (() => void) | undefined;

  constructor(table: Table, pack: Pack) {
    this.table = table;
    this.pack = pack;
  }

  // ------------------------------------------------------------------------------------------------------------------- what is asked

  readonly asked = computed<Asked | undefined>(() => {
    const awaited = this.table.asked.value[0];
    const options = this.table.choices.value;
    const view = this.table.view.value;
    if (!awaited || !options || !view || draftKindOf(options.decision) === undefined) return undefined;
    return {awaited, options, view};
  });

  readonly #kept = computed<Draft | undefined>(() => {
    const asked = this.asked.value;
    if (!asked) return undefined;
    const {awaited, options} = asked;
    return readDraft(this.table.drafts.get<string>(awaited.kind, awaited.number), options);
  });

  // Undefined: nothing is asked of these eyes.
  readonly draft = computed<Draft | undefined>(() => {
    const asked = this.asked.value;
    return asked && (this.#kept.value ?? createDraft(asked.options, asked.view));
  });

  // Somebody has written on it: it can be discarded.
  readonly isTouched = computed(() => this.#kept.value !== undefined);

  change = (next: Draft): void => {
    const asked = this.asked.peek();
    if (!asked || this.isBusy.peek()) return;
    this.#notice.value = undefined;
    this.#shown.value = 0;
    this.table.drafts.set(asked.awaited.kind, asked.awaited.number, writeDraft(next));
  };

  discard = (): void => {
    const asked = this.asked.peek();
    if (!asked || this.isBusy.peek()) return;
    this.table.drafts.drop(asked.awaited.kind, asked.awaited.number);
    this.unpick();
    this.#shown.value = 0;
  };

  // --------------------------------------------------------------------------------------------------------------- what it would come to

  readonly gaps = computed<readonly Gap[]>(() => {
    const asked = this.asked.value;
    const draft = this.draft.value;
    return asked && draft ? gapsOf(draft, asked.options, this.pack) : [];
  });

  readonly isComplete = computed(() => this.draft.value !== undefined && !this.gaps.value.some((gap) => gap.needed));

  // Undefined: it is not complete, or the answer is on its way.
  readonly consequences = computed<Consequences | undefined>(() => {
    const previewed = this.table.ordering.previewed.value;
    if (!this.isComplete.value || !previewed || previewed.decision !== this.asked.value?.awaited.number)
      return undefined;
    const items = previewed.consequences.map(({rule, text, points, said}) => ({
      rule,
      text: saidInWords(said, text),
      points,
    }));
    const refused = previewed.refusal && say(previewed.refusal);
    return {items, total: items.reduce((sum, item) => sum + item.points, 0), refused};
  });

  readonly isPreviewing = computed(() => this.table.ordering.previewing.value);

  // ------------------------------------------------------------------------------------------------------------------------ committing

  readonly isBusy = computed(() => this.table.ordering.sending.value !== undefined);

  readonly refused = computed(() => {
    const refusal = this.table.ordering.refusal.value;
    const isShown = this.#shown.value !== 0 && this.#shown.value === this.asked.value?.awaited.number;
    return isShown && refusal ? say(refusal) : undefined;
  });

  readonly mayCommit = computed(() => this.isComplete.value && !this.isBusy.value);

  // Whether it was accepted. Refused, the draft stays, and `refused` says why.
  commit = async (): Promise<boolean> => {
    const asked = this.asked.peek();
    const draft = this.draft.peek();
    if (!asked || !draft || !this.mayCommit.peek()) return false;
    const {number} = asked.awaited;
    this.#shown.value = number;
    const done = await this.table.ordering.submit(number, toOrder(draft));
    if (done) this.unpick();
    return done;
  };

  // -------------------------------------------------------------------------------------------------------------------------- the chart

  readonly #handlers = computed<ChartHandlers | undefined>(() => {
    const draft = this.draft.value;
    return draft && chartHandlers[draft.kind];
  });

  readonly #at = computed<AtChart | undefined>(() => {
    const asked = this.asked.value;
    const draft = this.draft.value;
    return asked && draft && {pack: this.pack, view: asked.view, options: asked.options, draft};
  });

  readonly pickable = computed<ReadonlySet<number>>(() => {
    const at = this.#at.value;
    return new Set(at ? this.#handlers.value?.pickable?.(at) : []);
  });

  readonly picked = computed<Ships>(() => this.#picked.value.filter((ship) => this.pickable.value.has(ship)));

  // Where what is picked may go.
  readonly reach = computed<ReadonlyMap<number, Reach> | undefined>(() => {
    const at = this.#at.value;
    return at && this.#handlers.value?.reach?.(at, this.picked.value);
  });

  readonly notice = computed(() => this.#notice.value);

  readonly courses = computed<readonly Course[]>(() => {
    const at = this.#at.value;
    const view = this.table.view.value;
    const drafted = at ? (this.#handlers.value?.courses?.(at) ?? []) : [];
    return view ? [...coursesOnBoard(view, this.pack), ...drafted] : drafted;
  });

  readonly marked = computed<ReadonlySet<number>>(() => {
    const at = this.#at.value;
    const view = this.table.view.value;
    const own = at ? (this.#handlers.value?.marked?.(at) ?? []) : [];
    return new Set([...own, ...(view ? markedOnBoard(view) : [])]);
  });

  readonly #sight: NonNullable<ChartProps["sight"]> = {current: undefined};

  // All that the chart needs; undefined before the game is seen.
  readonly chart = computed<ChartProps | undefined>(() => {
    const view = this.table.view.value;
    if (!view) return undefined;
    const at = this.#at.value;
    return {
      pack: this.pack,
      view,
      picked: new Set(this.picked.value),
      pickable: this.pickable.value,
      reach: this.reach.value,
      boxReach: at && this.#handlers.value?.boxReach?.(at, this.picked.value),
      courses: this.courses.value,
      marked: this.marked.value,
      focus: this.#focus.value,
      sight: this.#sight,
      onPickShip: this.pickShip,
      onPickArea: this.pickArea,
      onPickBox: this.pickBox,
      onDropShips: this.dropShips,
      onDropOnShip: this.dropOnShip,
    };
  });

  pick = (ships: Ships): void => {
    this.#notice.value = undefined;
    this.#picked.value = [...new Set(ships)];
  };

  unpick = (): void => this.pick([]);

  // With its squadron, at first; once more, without; `more`: in addition to what is picked.
  pickShip = (ship: number, more: boolean): void => {
    const picked = this.picked.peek();
    const at = this.#at.peek();
    const squadron = (at && this.#handlers.peek()?.together?.(at, ship)) ?? [ship];
    const isPicked = picked.includes(ship);
    if (more) return this.pick(isPicked ? picked.filter((each) => each !== ship) : [...picked, ...squadron]);
    if (!isPicked) return this.pick(squadron);
    this.pick(picked.length > 1 ? [ship] : []);
  };

  pickArea = (area: number): void => {
    this.#edit((at, handlers) => handlers.onArea?.(at, this.picked.peek(), area));
  };

  pickBox = (box: Box): void => {
    this.#edit((at, handlers) => handlers.onBox?.(at, this.picked.peek(), box));
  };

  dropShips = (ships: Ships, place: Place): void => {
    this.#edit((at, handlers) => {
      if (handlers.onDrop) return handlers.onDrop(at, ships, place);
      return place.kind === "area" ? handlers.onArea?.(at, ships, place.area) : handlers.onBox?.(at, ships, place.box);
    });
  };

  dropOnShip = (ships: Ships, onto: number): void => {
    this.#edit((at, handlers) => handlers.onShip?.(at, ships, onto));
  };

  // The chart shows it.
  lookAt = (area: number | undefined): void => {
    this.#focus.value = undefined; // the same area once more is looked at once more
    this.#focus.value = area;
  };

  // A battle was watched and is over: its end stands until it is left.
  readonly #battleStands = signal(false);
  readonly hasBattle = computed(() => this.table.view.value?.board?.combat !== undefined || this.#battleStands.value);

  watchBattle = (): void => void (this.#battleStands.value = true);
  leaveBattle = (): void => void (this.#battleStands.value = false);

  // While the board plays a round, nothing else on the desk tells how it ends: the log and the points stand where it is watched.
  readonly watching = signal<Watching | undefined>(undefined);

  readonly heldFrom = computed<number | undefined>(() => {
    const kept = this.watching.value;
    const view = this.table.view.value;
    if (!kept || !view) return undefined;
    const beats = beatsOf(this.pack, view, this.table.entries.value);
    return heldFrom(told(kept, beats), beats);
  });

  readonly entries = computed(() => {
    const from = this.heldFrom.value;
    const all = this.table.entries.value;
    return from === undefined ? all : all.filter((entry) => entry.number < from);
  });

  // Of the entries of the Victory Point Track, those that may be told.
  readonly scored = computed(() => {
    const track = this.table.view.value?.board?.track ?? [];
    const held = this.table.entries.value.length - this.entries.value.length;
    if (held === 0) return track;
    const untold = this.table.entries.value.slice(-held).filter(isScore).length;
    return track.slice(0, track.length - untold);
  });

  readonly points = computed(() => {
    const {vp = 0, track = []} = this.table.view.value?.board ?? {};
    return track.slice(this.scored.value.length).reduce((sum, {points}) => sum - points, vp);
  });

  skipWatching = (): void => {
    const view = this.table.view.peek();
    const kept = this.watching.peek();
    if (!kept || !view) return;
    const beats = beatsOf(this.pack, view, this.table.entries.peek());
    this.watching.value = skip(told(kept, beats), beats);
  };

  clearNotice = (): void => void (this.#notice.value = undefined);

  #edit(make: (at: AtChart, handlers: ChartHandlers) => Edit | undefined): void {
    const at = this.#at.peek();
    const handlers = this.#handlers.peek();
    const edit = at && handlers && make(at, handlers);
    if (!edit) return;
    if ("why" in edit) this.#notice.value = edit;
    else if ("picked" in edit) this.pick(edit.picked);
    else {
      this.change(edit.draft);
      this.unpick();
    }
  }

  // ----------------------------------------------------------------------------------------------------------------------------- its life

  // Asks what a draft would come to whenever it is complete. What it gives ends that.
  start(): () => void {
    this.#stop ??= effect(() => {
      const asked = this.asked.value;
      const draft = this.draft.value;
      const complete = this.isComplete.value;
      if (asked && draft && complete) this.table.ordering.preview(asked.awaited.number, toOrder(draft));
      else this.table.ordering.clearPreview();
    });
    return () => {
      this.#stop?.();
      this.#stop = undefined;
    };
  }
}

const isScore = (entry: Entry): boolean => entry.kind === "event" && entry.event.of.case === "vpScored";
