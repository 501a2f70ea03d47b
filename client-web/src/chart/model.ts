// What lies where, from a view: stacks of counters by place, without pixels.
import type {Ship} from "../far_seas/pack";
import type {Pack} from "../far_seas/pack";
import {Duty, Readiness, Whereabouts, type ShipStatus, type View} from "../gen/chartroom/v1/far_seas_pb";
import type {Box, Place} from "./props";

// Ships that stand together as one: a squadron, or a ship alone.
export interface Stack {
  ships: readonly number[]; // the leader first
  nation: string;
  german: boolean;
  station: number | undefined; // that it guards or raids
  duty: Duty;
}

export interface Contents {
  stacks: readonly Stack[];
}

export function boxKey(box: Box): string {
  return typeof box === "string" ? box : `colony:${box.colony}`;
}

export function boxOf(key: string): Box {
  return key.startsWith("colony:") ? {colony: Number(key.slice(7))} : (key as Box);
}

export function placeKey(place: Place): string {
  return place.kind === "area" ? `area:${place.area}` : boxKey(place.box);
}

const boxes: Partial<Record<Whereabouts, Box>> = {
  [Whereabouts.ENGLAND_HB1]: "england_hb1",
  [Whereabouts.ENGLAND_HB2]: "england_hb2",
  [Whereabouts.BRITISH_RESERVES]: "british_reserves",
  [Whereabouts.GERMAN_RESERVES]: "german_reserves",
  [Whereabouts.IN_GERMANY]: "in_germany",
  [Whereabouts.SUNK]: "sunk",
  [Whereabouts.REMOVED]: "removed",
  [Whereabouts.EXPLODED]: "removed",
  [Whereabouts.RUFIJI]: "rufiji",
  [Whereabouts.INTERNED]: "interned",
};

// Where a ship lies; undefined if it is not on the chart, or out of sight.
export function placeOf(pack: Pack, status: ShipStatus): Place | undefined {
  if (status.where === Whereabouts.AT_SEA && status.area !== undefined) return {kind: "area", area: status.area};
  if (status.where === Whereabouts.COLONY_BOX) {
    const colony = pack.colonies.find((each) => each.area === status.area);
    return colony && {kind: "box", box: {colony: colony.number}};
  }
  const box = boxes[status.where];
  return box === undefined ? undefined : {kind: "box", box};
}

const stackOf = (ship: Ship, status: ShipStatus, ships: number[]): Stack => ({
  ships,
  nation: ship.nation,
  german: ship.german,
  station: status.duty === Duty.ON_STATION || status.duty === Duty.RAID ? status.station : undefined,
  duty: status.duty,
});

// All stacks by place, each place's in a steady order: Germans first, then by nation and by the number of the leader.
export function contents(pack: Pack, view: View): Map<string, Stack[]> {
  const result = new Map<string, Stack[]>();
  const groups = new Map<string, {place: string; ships: number[]}>();
  view.board?.ships.forEach((status, number) => {
    const place = placeOf(pack, status);
    if (!place) return;
    const at = placeKey(place);
    // Out of play a ship stands for itself.
    const leader = place.kind === "area" || typeof place.box !== "string" ? status.leader : number;
    const key = `${at} ${leader}`;
    const group = groups.get(key) ?? {place: at, ships: []};
    groups.set(key, group);
    if (number === leader) group.ships.unshift(number);
    else group.ships.push(number);
  });
  for (const {place, ships} of groups.values()) {
    const first = ships[0]!;
    const stack = stackOf(pack.ships[first]!, view.board!.ships[first]!, ships);
    result.set(place, [...(result.get(place) ?? []), stack]);
  }
  const order = ["german", "british", "french", "japanese", "russian"];
  for (const stacks of result.values()) {
    stacks.sort((a, b) => order.indexOf(a.nation) - order.indexOf(b.nation) || a.ships[0]! - b.ships[0]!);
  }
  return result;
}

// Merchant Density as far as it lies open: as printed, less captures of this turn (4.7.1), less Allied ships on Merchant Escort Duty
// there (4.4.1).
export function density(pack: Pack, view: View, area: number): number {
  const printed = pack.areas.get(area)?.density ?? 0;
  const captured = view.board?.captures[area] ?? 0;
  const escorts = (view.board?.ships ?? []).filter(
    (status) => status.where === Whereabouts.AT_SEA && status.area === area && status.duty === Duty.MERCHANT_ESCORT,
  ).length;
  return Math.max(0, printed - captured - escorts);
}

// Stacks as they are drawn together from afar: one pile a nation.
export function piles(stacks: readonly Stack[]): Stack[][] {
  const result = new Map<string, Stack[]>();
  for (const stack of stacks) result.set(stack.nation, [...(result.get(stack.nation) ?? []), stack]);
  return [...result.values()];
}

// One for each side.
export function sides(stacks: readonly Stack[]): Stack[][] {
  return [stacks.filter((stack) => stack.german), stacks.filter((stack) => !stack.german)].filter(
    (side) => side.length > 0,
  );
}

export const shipsOf = (stacks: readonly Stack[]): number[] => stacks.flatMap((stack) => stack.ships);

// The least ready of a pile says what the pile still can do: ready if any is.
export function readiness(view: View, ships: readonly number[]): Readiness {
  const all = ships.map((ship) => view.board?.ships[ship]?.readiness ?? Readiness.READY);
  if (all.includes(Readiness.READY)) return Readiness.READY;
  return all.includes(Readiness.ACTING) ? Readiness.ACTING : Readiness.DONE;
}

// Double-blind play: where a ship that is out of sight was last known to be.
export function lastKnown(view: View): {ship: number; area: number; turn: number}[] {
  return view.reports.flatMap(({ship, area, turn}) =>
    ship !== undefined && area !== undefined && view.board?.ships[ship]?.where === Whereabouts.UNSEEN
      ? [{ship, area, turn}]
      : [],
  );
}
