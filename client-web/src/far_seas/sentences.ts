// The log: what happened, in sentences, with the rule, the dice and what it is about. In the language chosen now: call it again when
// that changes.
import {fromBinary} from "@bufbuild/protobuf";
import {EventSchema, type Event} from "../gen/chartroom/v1/far_seas_pb";
import type {NumberedEvent, TableEvent} from "../gen/chartroom/v1/play_pb";
import {t} from "../i18n";
import {sideWord} from "./names";
import type {Pack} from "./pack";
import {advanced} from "./sentences/advanced";
import {combat} from "./sentences/combat";
import {frame, sealOpened} from "./sentences/frame";
import {home} from "./sentences/home";
import {line, yes, type EventCase, type Tellers, type Told} from "./sentences/line";
import {moves, plotOpened} from "./sentences/moves";
import {search} from "./sentences/search";

export type {DieShown, LogKind, Told} from "./sentences/line";
export {levelName, vpInWords, vpKindName, ruleOfVp} from "./sentences/frame";

const tellers: Tellers<EventCase> = {...frame, ...moves, ...search, ...combat, ...advanced, ...home};

export function tell(event: Event, pack: Pack): Told {
  const of = event.of;
  const teller = of.case && (tellers[of.case] as (value: unknown, pack: Pack) => Told);
  if (!teller) return line("admin", "", "far_seas.event.unknown");
  return teller(of.value, pack);
}

// What was sealed, once it is opened: told to everybody, so nobody is addressed as the one who sealed it.
export function tellOpened(event: Event, pack: Pack): Told {
  const {of} = event;
  if (of.case === "plotCommitted") return plotOpened(of.value, pack);
  if (of.case === "sealedKept") return sealOpened(of.value, pack);
  return tell(event, pack);
}

export function tellTable(event: TableEvent): Told {
  const of = event.of;
  switch (of.case) {
    case undefined:
      return line("admin", "", "far_seas.event.unknown");
    case "nonceGiven":
      return atTable(
        of.value.nonce.length === 0 ? "far_seas.table.nonce_lost" : "far_seas.table.nonce_given",
        of.value,
      );
    case "drawAnswered":
      return atTable("far_seas.table.draw_answered", of.value);
    case "takeBackAnswered":
      return atTable("far_seas.table.take_back_answered", of.value);
    case "resigned":
      return atTable("far_seas.table.resigned", of.value);
    case "drawOffered":
      return atTable("far_seas.table.draw_offered", of.value);
    case "takenBack":
      return atTable("far_seas.table.taken_back", of.value);
    case "takeBackAsked":
      return atTable("far_seas.table.take_back_asked", of.value);
  }
}

function atTable(key: Parameters<typeof line>[2], {side, accepted}: {side: number; accepted?: boolean}): Told {
  const answer = accepted === undefined ? {} : {accepted: yes(accepted)};
  const told = line("admin", "", key, {side: sideWord(side), ...answer});
  return tableLine(told);
}

// What happens at the table is no rule's business.
function tableLine({rule: _, ...told}: Told): Told {
  return told;
}

// Where in the game an event stands, which the events before it say.
export interface Moment {
  turn: number;
  ob: number;
  phase: number;
}

export interface LogLine extends Told, Moment {
  number: bigint; // of the viewer's own numbering
  event: string; // the kind, as proto/ has it
}

export const beforeTheGame: Moment = {turn: 0, ob: 0, phase: 0};

// Lines for these events, and the moment after the last, with which the next can be told.
export function tellAll(
  events: readonly NumberedEvent[],
  pack: Pack,
  from: Moment = beforeTheGame,
): {lines: LogLine[]; moment: Moment} {
  const lines: LogLine[] = [];
  let moment = from;
  for (const {number, of} of events) {
    if (of.case === "rulesetEvent") {
      const event = fromBinary(EventSchema, of.value);
      moment = momentAfter(moment, event);
      lines.push({...tell(event, pack), ...moment, number, event: event.of.case ?? "unknown"});
    } else if (of.case === "tableEvent") {
      lines.push({...tellTable(of.value), ...moment, number, event: of.value.of.case ?? "unknown"});
    } else if (of.case !== undefined) {
      lines.push({...tellSeal(of), ...moment, number, event: of.case});
    }
  }
  return {lines, moment};
}

function tellSeal(of: Extract<NumberedEvent["of"], {case: "sealed" | "opened"}>): Told {
  const {number} = of.value;
  const told =
    of.case === "sealed"
      ? line("admin", "", "far_seas.table.sealed", {number, side: sideWord(of.value.side)}, {quiet: true})
      : line("admin", "", "far_seas.table.opened", {number}, {quiet: true});
  return tableLine(told);
}

// Where the game stands after an event.
export function momentAfter(moment: Moment, {of}: Event): Moment {
  switch (of.case) {
    case "turnBegan":
      return {turn: of.value.turn, ob: 0, phase: 0};
    case "obBegan":
      return {...moment, ob: of.value.ob, phase: 0};
    case "phaseBegan":
      return {...moment, phase: of.value.phase};
    default:
      return moment;
  }
}

// What a person wants to see of the log. Nothing given: all but what the lines around it say.
export interface LogFilter {
  kinds?: ReadonlySet<LogLine["kind"] | "dice"> | undefined; // dice: whatever was rolled
  ship?: number | undefined;
  area?: number | undefined;
  turn?: number | undefined;
  text?: string | undefined;
  everything?: boolean | undefined; // quiet lines too
}

export function filterLog(lines: readonly LogLine[], filter: LogFilter): LogLine[] {
  const text = filter.text?.trim().toLocaleLowerCase();
  return lines.filter(
    (each) =>
      (filter.everything || !each.quiet) &&
      (!filter.kinds || filter.kinds.has(each.kind) || (filter.kinds.has("dice") && each.dice.length > 0)) &&
      (filter.ship === undefined || each.ships.includes(filter.ship)) &&
      (filter.area === undefined || each.areas.includes(filter.area)) &&
      (filter.turn === undefined || each.turn === filter.turn) &&
      (!text || each.text.toLocaleLowerCase().includes(text)),
  );
}

export function logKindName(kind: LogLine["kind"] | "dice"): string {
  return t(`far_seas.log_kind.${kind}`);
}
