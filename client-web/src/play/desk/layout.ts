// What of the desk is shown: chart, table or battle; which paper lies on top; how far the sheet of a phone is pulled up.
import {signal} from "@preact/signals";
import type {Keep} from "../../state";

export type Board = "chart" | "table" | "battle";
export const sheetHeights = ["low", "half", "full"] as const;
export type SheetHeight = (typeof sheetHeights)[number];

const boardKey = "desk.board";
const lettersKey = "desk.letters";

export class Layout {
  readonly #keep: Keep;
  // Undefined: what the person chose for all games, but the battle when there is one.
  readonly board = signal<Board | undefined>(undefined);
  readonly usual = signal<"chart" | "table">("chart");
  readonly paper = signal("log");
  readonly sheet = signal<SheetHeight>("half");
  readonly help = signal(false);
  // Whether single letters are shortcuts: who speaks to the computer may not want that.
  readonly letters = signal(true);

  constructor(keep: Keep) {
    this.#keep = keep;
    this.usual.value = keep.load<"chart" | "table">(boardKey) ?? "chart";
    this.letters.value = keep.load<boolean>(lettersKey) ?? true;
  }

  show(board: Board): void {
    this.board.value = board;
    if (board === "battle") return;
    this.usual.value = board;
    this.#keep.save(boardKey, board);
  }

  open(paper: string): void {
    this.paper.value = paper;
    if (this.sheet.value === "low") this.sheet.value = "half";
  }

  useLetters(use: boolean): void {
    this.letters.value = use;
    this.#keep.save(lettersKey, use);
  }

  pull(by: 1 | -1): void {
    const at = sheetHeights.indexOf(this.sheet.value);
    this.sheet.value = sheetHeights[Math.max(0, Math.min(sheetHeights.length - 1, at + by))]!;
  }
}
