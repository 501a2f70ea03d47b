// What a game is waiting for, seen from an account, by what the lobby says of it.
import {GameInfo_Status, type GameInfo, type Seat} from "../gen/chartroom/v1/lobby_pb";
import {Side, type Awaited} from "../gen/chartroom/v1/play_pb";

export const sides = [Side.ONE, Side.TWO] as const;

export function seatOf(game: GameInfo, side: Side): Seat | undefined {
  return game.seats.find((seat) => seat.side === side);
}

export function sidesOf(game: GameInfo, name: string | undefined): Side[] {
  if (name === undefined) return [];
  return sides.filter((side) => game.seats.some((seat) => seat.side === side && !seat.bot && seat.player === name));
}

export function freeSides(game: GameInfo): Side[] {
  return sides.filter((side) => !seatOf(game, side));
}

export function isAsked(awaited: readonly Awaited[], side: Side): boolean {
  return awaited.some((each) => each.asked.includes(side));
}

// "opening": nonces are awaited before the first question.
export type Turn = "mine" | "theirs" | "players" | "opening" | "ended";

export function turnOf(game: GameInfo, name: string | undefined): Turn {
  if (game.status === GameInfo_Status.ENDED) return "ended";
  if (game.status === GameInfo_Status.WAITING) return "players";
  if (game.noncesMissing.length > 0) return "opening";
  return sidesOf(game, name).some((side) => isAsked(game.awaited, side)) ? "mine" : "theirs";
}
