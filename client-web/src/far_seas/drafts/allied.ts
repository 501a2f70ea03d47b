// Editing the Allied movement (4.4). Each function gives a new draft; a ship is in one place of it at most, but that a ship which is
// put into play may also move on.
import {Duty, Whereabouts, type Options, type View} from "../../gen/chartroom/v1/far_seas_pb";
import {boardOf, statusOf, type Ships} from "../board";
import {sorted, type AlliedDraft, type AlliedMoveDraft} from "./draft";

export interface DutyDraft {
  duty: Duty;
  station?: number | undefined;
  convoy?: number | undefined;
}

const search: DutyDraft = {duty: Duty.SEARCH};

// The ships go there as one group. Those in England's second box are put into play there first (5.1); who was put into play already
// moves on from where it is.
export function moveAllied(draft: AlliedDraft, view: View, ships: Ships, to: number, duty = search): AlliedDraft {
  if (ships.length === 0) return draft;
  const entering = ships.filter((ship) => isInSecondBox(view, ship) && !entryOf(draft, ship));
  const rest = withoutMoves(draft, ships);
  const entries = [...rest.entries, ...entering.map((ship) => ({ship, to}))];
  const moving = ships.filter((ship) => !entering.includes(ship));
  const moves = moving.length > 0 ? [...rest.moves, {ships: sorted(moving), to, ...duty}] : rest.moves;
  return {...rest, entries, moves};
}

// They join the group of this ship: the same destination and duty, as one squadron (4.2).
export function joinAllied(draft: AlliedDraft, ships: Ships, onto: number): AlliedDraft {
  if (!moveOf(draft, onto) || ships.includes(onto)) return draft;
  const rest = withoutMoves(draft, ships);
  const moves = rest.moves.map((move) =>
    move.ships.includes(onto) ? {...move, ships: sorted([...move.ships, ...ships])} : move,
  );
  return {...rest, moves};
}

// Ships of a group go by themselves, with the duty of the group.
export function splitAllied(draft: AlliedDraft, ships: Ships): AlliedDraft {
  const from = draft.moves.find((move) => ships.every((ship) => move.ships.includes(ship)));
  if (!from || from.ships.length === ships.length) return draft;
  const moves = draft.moves.flatMap((move) =>
    move === from
      ? [
          {...move, ships: move.ships.filter((ship) => !ships.includes(ship))},
          {...move, ships: sorted(ships)},
        ]
      : [move],
  );
  return {...draft, moves};
}

export function setDuty(draft: AlliedDraft, ship: number, duty: DutyDraft): AlliedDraft {
  const moves = draft.moves.map((move) =>
    move.ships.includes(ship) ? {ships: move.ships, to: move.to, ...duty} : move,
  );
  return {...draft, moves};
}

// Into the box of the colony in whose area they are (6.4.1); that is their move.
export function besiege(draft: AlliedDraft, ships: Ships, colony: number): AlliedDraft {
  const rest = unsetAllied(draft, ships);
  const there = rest.colonies.find((each) => each.colony === colony);
  const others = rest.colonies.filter((each) => each.colony !== colony);
  return {...rest, colonies: [...others, {colony, ships: sorted([...(there?.ships ?? []), ...ships])}]};
}

// A convoy starts, or goes on by a dot (6.3.1).
export function moveConvoy(draft: AlliedDraft, convoy: number, moves: boolean): AlliedDraft {
  const others = draft.convoys.filter((each) => each !== convoy);
  return {...draft, convoys: moves ? [...others, convoy] : others};
}

// Nothing is ordered for them any more.
export function unsetAllied(draft: AlliedDraft, ships: Ships): AlliedDraft {
  const rest = withoutMoves(draft, ships);
  return {...rest, entries: rest.entries.filter(({ship}) => !ships.includes(ship))};
}

// Entries stay: their ships are in play, and unmoved.
function withoutMoves(draft: AlliedDraft, ships: Ships): AlliedDraft {
  const stays = (ship: number) => !ships.includes(ship);
  const thin = <T extends {ships: Ships}>(groups: readonly T[]) =>
    groups.map((group) => ({...group, ships: group.ships.filter(stays)})).filter((group) => group.ships.length > 0);
  return {...draft, moves: thin(draft.moves), colonies: thin(draft.colonies)};
}

export function moveOf(draft: AlliedDraft, ship: number): AlliedMoveDraft | undefined {
  return draft.moves.find((move) => move.ships.includes(ship));
}

export function entryOf(draft: AlliedDraft, ship: number): {ship: number; to: number} | undefined {
  return draft.entries.find((entry) => entry.ship === ship);
}

export interface Cost {
  ship: number;
  to: number;
  points: number;
}

// Victory points that the moves of the draft cost as the options say (5.0). What the server previews may be more: a ship that is put
// into play and moves on is known to it alone.
export function costsOf(draft: AlliedDraft, options: Options): Cost[] {
  const going = [
    ...draft.entries,
    ...draft.moves.flatMap(({ships, to}) => ships.filter((ship) => !entryOf(draft, ship)).map((ship) => ({ship, to}))),
  ];
  return going.flatMap(({ship, to}) => {
    const choice = options.ships.find((each) => each.ship === ship);
    const points = choice?.moves.find((move) => move.to === to)?.penalty ?? 0;
    return points > 0 ? [{ship, to, points}] : [];
  });
}

function isInSecondBox(view: View, ship: number): boolean {
  return statusOf(boardOf(view), ship).where === Whereabouts.ENGLAND_HB2;
}
