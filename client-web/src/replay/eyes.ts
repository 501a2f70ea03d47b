// Whose eyes a finished game can be seen with, what addresses call them, and how the server is asked.
import {create} from "@bufbuild/protobuf";
import {allied, german} from "../far_seas/board";
import {EyeSchema, Eye_Kind, type Eye} from "../gen/chartroom/v1/fair_pb";
import type {Side} from "../gen/chartroom/v1/play_pb";

export const eyes = ["german", "allied", "public", "umpire"] as const;
export type EyeName = (typeof eyes)[number];

export function isEye(name: string | null | undefined): name is EyeName {
  return eyes.some((each) => each === name);
}

export function toWire(name: EyeName): Eye {
  switch (name) {
    case "german":
      return create(EyeSchema, {kind: Eye_Kind.SEAT, side: german});
    case "allied":
      return create(EyeSchema, {kind: Eye_Kind.SEAT, side: allied});
    case "public":
      return create(EyeSchema, {kind: Eye_Kind.PUBLIC});
    case "umpire":
      return create(EyeSchema, {kind: Eye_Kind.UMPIRE});
  }
}

// The bits of an audience in the journal: everybody, and eight seats for each side, of which Chartroom's games have the first.
const everybody = 0x8000_0000;
const seats: Record<EyeName, number> = {german: 0x1, allied: 0x100, public: 0, umpire: 0xffff_ffff};

// Whether that eye was told of an event with this audience. The umpire knows all, also what nobody was told.
export function sees(name: EyeName, audience: number): boolean {
  return name === "umpire" || (audience & (everybody | seats[name])) !== 0;
}

// Whose secret an event with this audience was.
export function sideAlone(audience: number): Side | undefined {
  if (sees("public", audience) || sees("german", audience) === sees("allied", audience)) return undefined;
  return sees("german", audience) ? german : allied;
}
