// What happened at a table, as its viewer was told: numbered 1, 2, 3, ... without gaps, by this viewer's own count.
import {fromBinary} from "@bufbuild/protobuf";
import {EventSchema, type Event} from "../gen/chartroom/v1/far_seas_pb";
import type {NumberedEvent, Opened, Sealed, TableEvent} from "../gen/chartroom/v1/play_pb";

export type Entry = {number: number} & (
  | {kind: "event"; event: Event}
  | {kind: "table"; event: TableEvent}
  | {kind: "sealed"; sealed: Sealed}
  | {kind: "opened"; opened: Opened; event: Event}
  // Of a newer server: there, and not understood.
  | {kind: "unknown"}
);

export function toEntry({number: wireNumber, of}: NumberedEvent): Entry {
  const number = Number(wireNumber);
  switch (of.case) {
    case "rulesetEvent":
      return {number, kind: "event", event: fromBinary(EventSchema, of.value)};
    case "tableEvent":
      return {number, kind: "table", event: of.value};
    case "sealed":
      return {number, kind: "sealed", sealed: of.value};
    case "opened":
      return {number, kind: "opened", opened: of.value, event: fromBinary(EventSchema, of.value.content)};
    default:
      return {number, kind: "unknown"};
  }
}
