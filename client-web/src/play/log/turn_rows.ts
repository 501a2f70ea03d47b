// The entries of the Ship Log as they are written on paper: a table for each turn, the newest first.
import type {ShipLog} from "../../far_seas/records";

export interface TurnRow {
  turn: number;
  secret: boolean;
  rows: readonly {ship: number; codes: readonly string[]}[]; // by Operationsbefehl
}

const obs = [1, 2, 3];

export function turnRows({cruisers}: Pick<ShipLog, "cruisers">): TurnRow[] {
  const entries = cruisers.flatMap((cruiser) => cruiser.entries);
  const turns = [...new Set(entries.map((entry) => entry.turn))].sort((a, b) => b - a);
  return turns.map((turn) => ({
    turn,
    secret: entries.some((entry) => entry.turn === turn && entry.secret),
    rows: cruisers.flatMap(({ship, entries}) => {
      const mine = entries.filter((entry) => entry.turn === turn);
      if (mine.length === 0) return [];
      return [{ship, codes: obs.map((ob) => mine.find((entry) => entry.ob === ob)?.code ?? "")}];
    }),
  }));
}
