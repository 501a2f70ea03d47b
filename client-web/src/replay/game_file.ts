// The file of a finished game, as the server gives it away (docs/fair-play.md): fetched in parts, and read for the story it tells.
import {fromBinary} from "@bufbuild/protobuf";
import {GameExportSchema} from "../gen/chartroom/v1/fair_pb";
import type {ExportPart} from "../gen/chartroom/v1/fair_pb";
import {JournalEntrySchema, type JournalEntry} from "../gen/chartroom/v1/journal_pb";

export interface GameFile {
  entries: readonly JournalEntry[];
  sealing: boolean; // secrets were sealed as they were made: the game has terms
}

const firstLine = new TextEncoder().encode("CHARTROOM-GAME-1\n");

export class NoGameFile extends Error {
  override readonly name = "NoGameFile";
}

export function readGameFile(bytes: Uint8Array): GameFile {
  if (!firstLine.every((byte, index) => bytes[index] === byte)) throw new NoGameFile("the first line is another");
  const file = fromBinary(GameExportSchema, bytes.subarray(firstLine.length));
  return {
    entries: file.entries.map(({entry}) => fromBinary(JournalEntrySchema, entry)),
    sealing: file.terms.length > 0,
  };
}

type Part = Pick<ExportPart, "offset" | "size" | "content">;

// One part after the other until it is whole.
export async function fetchGameFile(part: (offset: bigint) => Promise<Part>): Promise<Uint8Array<ArrayBuffer>> {
  const first = await part(0n);
  const whole = new Uint8Array(Number(first.size));
  whole.set(first.content);
  for (let have = first.content.length; have < whole.length;) {
    const {content} = await part(BigInt(have));
    if (content.length === 0) throw new NoGameFile(`it ends after ${have} of ${whole.length} bytes`);
    whole.set(content, have);
    have += content.length;
  }
  return whole;
}

// To the person's disk, under a name that says what it is.
export function saveGameFile(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes], {type: "application/octet-stream"}));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click; letting go at once would leave some with nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
