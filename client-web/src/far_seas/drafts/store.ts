// Drafts as text, for localStorage: what was chosen survives a reload, and a page of a later version drops what it cannot read.
import {toBinary} from "@bufbuild/protobuf";
import {OrderSchema, type Options} from "../../gen/chartroom/v1/far_seas_pb";
import type {Side} from "../../gen/chartroom/v1/play_pb";
import {draftKindOf, type Draft} from "./draft";
import {isOffered} from "./offered";
import {toOrder} from "./orders";

// To be raised when a kind of draft gets another shape.
const version = 1;

export function draftKey(gameId: string, side: Side, decision: number): string {
  return `chartroom.draft.${gameId}.${side}.${decision}`;
}

// Of all drafts of a game and side but the one for the decision that is open now: they are obsolete.
export function isObsoleteDraftKey(key: string, gameId: string, side: Side, decision: number | undefined): boolean {
  const prefix = `chartroom.draft.${gameId}.${side}.`;
  return key.startsWith(prefix) && (decision === undefined || key !== draftKey(gameId, side, decision));
}

export function writeDraft(draft: Draft): string {
  return JSON.stringify({version, draft});
}

// undefined: no draft, or one that does not fit what is asked now. Then there is none.
export function readDraft(text: string | null | undefined, options: Options): Draft | undefined {
  const draft = parsed(text);
  if (!draft || draft.kind !== draftKindOf(options.decision)) return undefined;
  try {
    toBinary(OrderSchema, toOrder(draft)); // throws where a field is not what its kind has
    return isOffered(draft, options) ? draft : undefined;
  } catch {
    return undefined;
  }
}

function parsed(text: string | null | undefined): Draft | undefined {
  if (!text) return undefined;
  try {
    const stored = JSON.parse(text) as {version?: unknown; draft?: unknown};
    if (stored.version !== version || typeof stored.draft !== "object" || stored.draft === null) return undefined;
    return stored.draft as Draft;
  } catch {
    return undefined;
  }
}
