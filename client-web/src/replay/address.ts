// /replays/ID?eye=german&at=123: a link to any moment. `at` is the eye's own number, as the terminal client's `replay --at` has it.
import {isEye, type EyeName} from "./eyes";

export interface Address {
  eye: EyeName;
  number: number | undefined;
}

export function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  const eye = query.get("eye");
  const at = query.get("at");
  return {eye: isEye(eye) ? eye : "umpire", number: at !== null && /^\d{1,9}$/.test(at) ? Number(at) : undefined};
}

export function writeAddress(gameId: string, {eye, number}: {eye: EyeName; number: number}): string {
  return `/replays/${encodeURIComponent(gameId)}?eye=${eye}&at=${number}`;
}
