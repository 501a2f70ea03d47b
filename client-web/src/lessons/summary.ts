// A battle that is over, in figures: who was lost, who got away, what it came to.
import {counter, type Ships} from "../far_seas/board";
import type {Pack} from "../far_seas/pack";
import {Whereabouts, type Board} from "../gen/chartroom/v1/far_seas_pb";
import type {Entry} from "../state";

export interface Reckoning {
  rounds: number;
  fought: boolean;
  lost: {german: Ships; allied: Ships};
  escaped: {german: Ships; allied: Ships};
  shots: number;
  hits: number;
}

export function reckon(pack: Pack, board: Board, entries: readonly Entry[]): Reckoning {
  const split = (wanted: (ship: number) => boolean) => {
    const all = board.ships.map((_, ship) => ship).filter(wanted);
    const isGerman = (ship: number) => counter(pack, ship).german;
    return {german: all.filter(isGerman), allied: all.filter((ship) => !isGerman(ship))};
  };
  const gone = new Set([Whereabouts.SUNK, Whereabouts.REMOVED, Whereabouts.EXPLODED]);
  const events = entries.flatMap((entry) => (entry.kind === "event" ? [entry.event.of] : []));
  const shots = events.flatMap((of) => (of.case === "shot" && of.value.die > 0 ? [of.value] : []));
  const fought = events.some((of) => of.case === "combatBegan");
  return {
    fought,
    // The last round ends with the combat instead.
    rounds: fought ? events.filter((of) => of.case === "roundEnded").length + 1 : 0,
    lost: split((ship) => gone.has(board.ships[ship]!.where)),
    escaped: split((ship) => board.ships[ship]!.escaped),
    shots: shots.length,
    hits: shots.filter((shot) => shot.damage > 0).length,
  };
}
