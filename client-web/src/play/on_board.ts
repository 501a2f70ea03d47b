// What the chart shows whatever is asked: moves that were ordered or announced, and areas in which something is going on.
import {placeKey, placeOf} from "../chart/model";
import type {Course} from "../chart/props";
import {boardOf, statusOf, type Ships} from "../far_seas/board";
import {plotCode} from "../far_seas/names";
import type {Pack} from "../far_seas/pack";
import type {View} from "../gen/chartroom/v1/far_seas_pb";

export function coursesOnBoard(view: View, pack: Pack): Course[] {
  const board = boardOf(view);
  const open = board.openMoves.flatMap(({ship, to}) => courseOf(view, pack, [ship], to, "open") ?? []);
  const plotted = (view.german?.plot ?? []).flatMap(
    (group) => courseOf(view, pack, group.ships, group.to, "committed", plotCode(pack, group)) ?? [],
  );
  return [...open, ...plotted].filter(({from, to}) => placeKey(from) !== placeKey(to)); // who is there has gone
}

// From where the ships lie now; undefined: nowhere that the chart shows.
export function courseOf(
  view: View,
  pack: Pack,
  ships: Ships,
  to: number,
  kind: Course["kind"],
  label?: string,
): Course | undefined {
  const [first] = ships;
  const status = first === undefined ? undefined : statusOf(boardOf(view), first);
  const from = status && placeOf(pack, status);
  if (!from) return undefined;
  return {ships, from, to: {kind: "area", area: to}, kind, ...(label ? {label} : {})};
}

// Conflicts that are still to be resolved, and the battle.
export function markedOnBoard(view: View): number[] {
  const {conflicts, open, encounter, combat} = boardOf(view);
  return [...conflicts, open, encounter, combat].flatMap((each) => (each ? [each.area] : []));
}
