// The Ship Log as a sheet (4.3.1): a row for each Main Cruiser, a column for each Operationsbefehl of a turn. Turns that are over lie open to
// both sides; the one that is played is the German side's own.
import {plotCode} from "../../far_seas/names";
import type {Pack} from "../../far_seas/pack";
import type {PlotRecord, View} from "../../gen/chartroom/v1/far_seas_pb";

export interface ShipLogTurn {
  turn: number;
  open: boolean; // seen by both sides
  rows: readonly {ship: number; codes: readonly string[]}[]; // by Operationsbefehl
}

export const obsInATurn = 3;

export function shipLog(view: View, pack: Pack): ShipLogTurn[] {
  const review = view.board?.review ?? [];
  const own = view.german?.turnLog ?? [];
  const reviewed = new Set(review.map((record) => record.turn));
  const secret = own.filter((record) => !reviewed.has(record.turn));
  return [...turnsOf(secret, pack, false), ...turnsOf(review, pack, true)].sort((a, b) => b.turn - a.turn);
}

function turnsOf(records: readonly PlotRecord[], pack: Pack, open: boolean): ShipLogTurn[] {
  const turns = [...new Set(records.map((record) => record.turn))];
  return turns.map((turn) => {
    const mine = records.filter((record) => record.turn === turn);
    const ships = [...new Set(mine.flatMap((record) => record.ships))].sort((a, b) => a - b);
    const rows = ships.map((ship) => ({ship, codes: codesOf(mine, ship, pack)}));
    return {turn, open, rows};
  });
}

function codesOf(records: readonly PlotRecord[], ship: number, pack: Pack): string[] {
  return Array.from({length: obsInATurn}, (_, index) => {
    const record = records.find((each) => each.ob === index + 1 && each.ships.includes(ship));
    return record ? plotCode(pack, record) : "";
  });
}
