// What lies on the board, looked up: groups, areas, escorts, densities. From the view alone; nothing here decides whether something
// is allowed. Where a view says less (double-blind play), so do the answers.
import type {Board, ConvoyStatus, ShipStatus, View} from "../gen/chartroom/v1/far_seas_pb";
import {ConvoyStatus_Stage, Duty, Whereabouts} from "../gen/chartroom/v1/far_seas_pb";
import {Side} from "../gen/chartroom/v1/play_pb";
import type {Convoy, Pack, Ship} from "./pack";

export type Ships = readonly number[];

// Areas that rules name by their number.
export const returnArea = 13; // 4.7.3
export const rufijiArea = 21; // 7.2
export const redSea = 22; // 4.3.3

export const german = Side.ONE;
export const allied = Side.TWO;

export function otherSide(side: Side): Side {
  return side === Side.ONE ? Side.TWO : Side.ONE;
}

export function counter(pack: Pack, ship: number): Ship {
  const found = pack.ships[ship];
  if (!found) throw new RangeError(`the data pack has no ship ${ship}`);
  return found;
}

export function sideOfShip(pack: Pack, ship: number): Side {
  return counter(pack, ship).german ? german : allied;
}

export function boardOf(view: View): Board {
  if (!view.board) throw new RangeError("a view without a board");
  return view.board;
}

export function statusOf(board: Board, ship: number): ShipStatus {
  const found = board.ships[ship];
  if (!found) throw new RangeError(`the board has no ship ${ship}`);
  return found;
}

// At sea or in the Rufiji or a colony's box: where a ship has an area.
export function isAfloat(status: ShipStatus): boolean {
  return (
    status.where === Whereabouts.AT_SEA ||
    status.where === Whereabouts.RUFIJI ||
    status.where === Whereabouts.COLONY_BOX
  );
}

// The ships that act together with this one (4.2), in the order of their numbers; the first is their leader.
export function groupOf(board: Board, ship: number): number[] {
  const own = statusOf(board, ship);
  if (!isAfloat(own)) return [ship];
  return numbersWhere(board, (s) => s.where === own.where && s.area === own.area && s.leader === own.leader);
}

// Groups of a side at sea in an area.
export function groupsIn(board: Board, pack: Pack, side: Side, area: number, where = Whereabouts.AT_SEA): number[][] {
  const groups = new Map<number, number[]>();
  board.ships.forEach((status, ship) => {
    if (status.where !== where || status.area !== area || sideOfShip(pack, ship) !== side) return;
    const group = groups.get(status.leader);
    if (group) group.push(ship);
    else groups.set(status.leader, [ship]);
  });
  return [...groups.values()];
}

export function movedThisOb(board: Board, ship: number): boolean {
  return board.ob !== 0 && statusOf(board, ship).movedInOb === board.ob;
}

// ---------------------------------------------------------------------------------------------------------------- convoys, colonies

export function convoyStatus(board: Board, convoy: number): ConvoyStatus | undefined {
  return board.convoys[convoy];
}

export function areaOfConvoy(board: Board, pack: Pack, convoy: number): number | undefined {
  const status = board.convoys[convoy];
  if (status?.stage !== ConvoyStatus_Stage.AT_SEA) return undefined;
  return convoyOf(pack, convoy).route[status.dot];
}

export function convoyOf(pack: Pack, convoy: number): Convoy {
  const found = pack.convoys[convoy];
  if (!found) throw new RangeError(`the data pack has no convoy ${convoy}`);
  return found;
}

export function escortsOf(board: Board, pack: Pack, convoy: number): number[] {
  const area = areaOfConvoy(board, pack, convoy);
  return numbersWhere(
    board,
    (s) => s.where === Whereabouts.AT_SEA && s.duty === Duty.CONVOY && s.convoy === convoy && s.area === area,
  );
}

export function colonyIn(pack: Pack, area: number): number | undefined {
  return pack.colonies.find((colony) => colony.area === area)?.number;
}

export function besiegersOf(board: Board, pack: Pack, colony: number): number[] {
  const area = pack.colonies[colony]?.area;
  return numbersWhere(board, (s) => s.where === Whereabouts.COLONY_BOX && s.area === area);
}

// -------------------------------------------------------------------------------------------------------------------------- stations

export function guardsOf(board: Board, station: number): number[] {
  return numbersWhere(
    board,
    (s) => s.where === Whereabouts.AT_SEA && s.duty === Duty.ON_STATION && s.station === station,
  );
}

// ---------------------------------------------------------------------------------------------------------------------------- ships

// 4.6.3.2: from slow to fast.
export const speedGrades = ["3", "3+", "4-", "4", "4+"] as const;

// A cruiser that was slowed lost a grade, not below 3 (4.6.4.3).
export function speedOf(board: Board, pack: Pack, ship: number): number {
  const printed = speedGrades.indexOf(counter(pack, ship).speed as (typeof speedGrades)[number]);
  return statusOf(board, ship).slowed ? Math.max(0, printed - 1) : printed;
}

// A squadron has the speed of its slowest ship (4.2).
export function speedOfGroup(board: Board, pack: Pack, ships: Ships): number {
  return Math.min(...ships.map((ship) => speedOf(board, pack, ship)));
}

export function pointsLeft(board: Board, pack: Pack, ship: number): number {
  return counter(pack, ship).damage - statusOf(board, ship).damage;
}

export function isHalfDamaged(capacity: number, damage: number): boolean {
  return damage * 2 >= capacity;
}

export function numbersWhere(board: Board, wanted: (status: ShipStatus, ship: number) => boolean): number[] {
  return board.ships.flatMap((status, ship) => (wanted(status, ship) ? [ship] : []));
}
