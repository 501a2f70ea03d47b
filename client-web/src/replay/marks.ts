// What stands out in a story: what the time bar marks, and what one can jump to.
import type {Event} from "../gen/chartroom/v1/far_seas_pb";
import type {Story} from "./stories";

export const markKinds = ["turn", "ob", "combat", "sunk", "points"] as const;
export type MarkKind = (typeof markKinds)[number];

export interface Mark {
  kind: MarkKind;
  number: number; // of the eye's own
  place: number;
}

export function marksOf({entries, places}: Story): Mark[] {
  return entries.flatMap((entry, index) => {
    const kind = entry.kind === "event" ? kindOf(entry.event) : undefined;
    return kind ? [{kind, number: entry.number, place: places[index]!}] : [];
  });
}

function kindOf({of}: Event): MarkKind | undefined {
  switch (of.case) {
    case "turnBegan":
      return "turn";
    case "obBegan":
      return "ob";
    case "combatBegan":
      return "combat";
    case "damageAssessed":
      return of.value.hits.some(({sunk}) => sunk) ? "sunk" : undefined;
    case "amcSunk":
    case "shipLost":
      return "sunk";
    case "transportsSunk":
      return of.value.transports > 0 ? "sunk" : undefined;
    case "vpScored":
      return "points";
    default:
      return undefined;
  }
}

// The number of the next mark of these kinds, or of the one before; undefined: there is none.
export function jump(
  marks: readonly Mark[],
  kinds: readonly MarkKind[],
  from: number,
  direction: 1 | -1,
): number | undefined {
  const wanted = marks.filter(({kind}) => kinds.includes(kind));
  const found = direction > 0 ? wanted.find(({number}) => number > from) : wanted.findLast(({number}) => number < from);
  return found?.number;
}
