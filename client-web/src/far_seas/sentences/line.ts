// What a line of the log is made of, and helpers for the sentences of each kind of event.
import {
  Discovery,
  type Event,
  type Modifier,
  type PlotRecord,
  type PlottedGroup,
} from "../../gen/chartroom/v1/far_seas_pb";
import {t, type Key, type Values} from "../../i18n";
import type {Ships} from "../board";
import {groupName, plotCode, shipName, whyInWords} from "../names";
import type {Pack} from "../pack";

export type EventCase = NonNullable<Event["of"]["case"]>;
export type EventOf<Case extends EventCase> = Extract<Event["of"], {case: Case}>["value"];

export type LogKind = "admin" | "moves" | "search" | "combat" | "captures" | "vp";

export interface DieShown {
  label?: string; // whose, or what for, where a line has several
  die: number;
  modifiers: readonly {why: number; value: number; text: string}[];
  result: number; // after the modifiers
}

export interface Told {
  text: string;
  kind: LogKind;
  rule?: string;
  ships: Ships;
  areas: readonly number[];
  dice: readonly DieShown[];
  heading?: 1 | 2 | 3; // a turn, an Operationsbefehl, a phase
  quiet?: boolean; // said by the lines around it; shown where everything is
}

// How the events of one file are told.
export type Tellers<Case extends EventCase> = {[Each in Case]: (event: EventOf<Each>, pack: Pack) => Told};

type Rest = Partial<Omit<Told, "text" | "kind" | "rule">>;

export function line(kind: LogKind, rule: string, key: Key, values: Values = {}, rest: Rest = {}): Told {
  return {text: t(key, values), kind, rule, ships: [], areas: [], dice: [], ...rest};
}

export function die(die: number, modifiers: readonly Modifier[] = [], label?: string): DieShown {
  const shown = modifiers.map(({why, value}) => ({why, value, text: whyInWords(why)}));
  const result = modifiers.reduce((sum, modifier) => sum + modifier.value, die);
  return {die, modifiers: shown, result, ...(label === undefined ? {} : {label})};
}

export function yes(value: boolean): "yes" | "no" {
  return value ? "yes" : "no";
}

export function aims(pack: Pack, all: readonly {firer: number; target: number}[]): string {
  return all
    .map(({firer, target}) => t("far_seas.event.aim", {firer: shipName(pack, firer), target: shipName(pack, target)}))
    .join("; ");
}

export function shipsOfAims(all: readonly {firer: number; target: number}[]): number[] {
  return [...new Set(all.flatMap(({firer, target}) => [firer, target]))];
}

export function plots(pack: Pack, all: readonly (PlottedGroup | PlotRecord)[]): string {
  return all
    .map((each) => t("far_seas.event.plotted", {ships: groupName(pack, each.ships), code: plotCode(pack, each)}))
    .join("; ");
}

export function discoveryWord(how: Discovery): string {
  return Discovery[how].toLowerCase();
}
