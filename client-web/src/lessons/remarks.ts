// What came of the last answer: the dice explained, and a word on the answer itself. Read from the events that this side was told.
import {counter, sideOfShip, type Ships} from "../far_seas/board";
import {tell, type Told} from "../far_seas/sentences";
import {shipName} from "../far_seas/names";
import type {Pack} from "../far_seas/pack";
import {Combat_Step, VpKind, type Aim, type Board, type Event} from "../gen/chartroom/v1/far_seas_pb";
import type {Side} from "../gen/chartroom/v1/play_pb";
import {t, type Key, type Values} from "../i18n";
import type {Entry} from "../state";
import {isIllMatched} from "./situation";

export interface Remark {
  id: string; // of what kind: told at length once
  number: number; // of the entry
  told: Told | undefined; // the event in the words of the log, with its dice
  text: string; // what it means here
  lesson: string; // what it means always; empty: nothing more
  rule: string;
}

interface Seen {
  number: number;
  of: Event["of"];
  event: Event;
}

type Case = NonNullable<Event["of"]["case"]>;
type Value<C extends Case> = Extract<Event["of"], {case: C}>["value"];

// More would be the log once more.
const mostRemarks = 6;

// Everything since this side last gave an answer; before the first, everything.
export function sinceAnswer(entries: readonly Entry[], side: Side): Seen[] {
  const events = entries.flatMap((entry) =>
    entry.kind === "event" || entry.kind === "opened"
      ? [{number: entry.number, of: entry.event.of, event: entry.event}]
      : [],
  );
  let from = events.length;
  while (from > 0 && !isAnswerOf(events[from - 1]!.of, side)) --from;
  return events.slice(from);
}

function isAnswerOf(of: Event["of"], side: Side): boolean {
  return of.case === "answered" && of.value.side === side;
}

export function remarksOn(pack: Pack, board: Board, side: Side, seen: readonly Seen[]): Remark[] {
  const remarks: Remark[] = [...ownShots(pack, side, seen)];
  for (const each of seen) {
    const remark = remarkOn(pack, board, side, each, seen);
    if (remark) remarks.push(remark);
  }
  return onceEach(remarks.sort((a, b) => a.number - b.number)).slice(0, mostRemarks);
}

// Two shots are worth counting through; anything else that happens several times is explained at the first.
function onceEach(remarks: readonly Remark[]): Remark[] {
  return remarks.filter(({id}, index) => id === "shot_die" || remarks.findIndex((other) => other.id === id) === index);
}

function remark(seen: Seen, pack: Pack, id: string, rule: string, values: Values = {}, withLesson = true): Remark {
  const told = tell(seen.event, pack);
  return {
    id,
    number: seen.number,
    told: told.dice.length > 0 ? told : undefined,
    text: t(`lessons.remark.${id}` as Key, values),
    lesson: withLesson ? t(`lessons.remark.${id}.always` as Key, values) : "",
    rule,
  };
}

// A word on what was ordered rather than on a die.
function judged(seen: Seen, pack: Pack, id: string, rule: string, values: Values = {}): Remark {
  return {...remark(seen, pack, id, rule, values, false), told: undefined};
}

function remarkOn(pack: Pack, board: Board, side: Side, seen: Seen, all: readonly Seen[]): Remark | undefined {
  const {of} = seen;
  const isMine = (ships: Ships) => ships.some((ship) => sideOfShip(pack, ship) === side);
  switch (of.case) {
    case "groupMoved":
      if (!isMine(of.value.ships) || !isIllMatched(pack, board, of.value.ships)) return undefined;
      return judged(seen, pack, "slow_squadron", "4.2");
    case "searchRolled": {
      const {die, modifiers, found} = of.value;
      const result = die + modifiers.reduce((sum, each) => sum + each.value, 0);
      return remark(seen, pack, "search_die", "4.6.2.1", {die, result, found: found ? "yes" : "no"});
    }
    case "determined":
      return of.value.rolls.length === 0 ? undefined : remark(seen, pack, "determination", "4.6.2.2");
    case "surpriseRolled":
      return remark(seen, pack, "surprise_die", "4.6.3", {die: of.value.die});
    case "runRolled":
      return runDie(pack, seen, of.value);
    case "torpedoRun":
      return torpedo(pack, seen, of.value);
    case "aimsRevealed":
      return of.value.step === Combat_Step.TARGETS ? aimed(pack, side, seen, of.value) : undefined;
    case "boldMovesRevealed":
      return boldLost(pack, side, seen, of.value.aims, all);
    case "vpScored":
      return of.value.entry?.kind === VpKind.COWARDICE
        ? judged(seen, pack, "cowardice", "4.6.2.3", {points: of.value.entry.points})
        : undefined;
    case "damageAssessed":
      return sinkings(pack, side, seen, of.value);
    case "repaired":
      return remark(seen, pack, "repair", "4.6.4.3", {ship: shipName(pack, of.value.ship)});
    case "slowed":
      return judged(seen, pack, "slowed", "4.6.4.3", {ship: shipName(pack, of.value.ship)});
    case "shipRemoved":
      return judged(seen, pack, "removed", "4.6.4.3", {
        ship: shipName(pack, of.value.ship),
        compulsory: of.value.compulsory ? "yes" : "no",
      });
    default:
      return undefined;
  }
}

function runDie(pack: Pack, seen: Seen, {runnerDie, chaserDie, caught}: Value<"runRolled">): Remark {
  const how = runnerDie > 0 && chaserDie > 0 ? "both" : runnerDie > 0 || chaserDie > 0 ? "slower" : "none";
  return remark(seen, pack, "run_die", "4.6.3.2", {how, caught: caught ? "yes" : "no"});
}

function torpedo(pack: Pack, seen: Seen, {bold, die, hit, damage}: Value<"torpedoRun">): Remark {
  return remark(seen, pack, "torpedo_die", "4.6.4.2", {
    die,
    needed: bold ? 3 : 1,
    hit: hit ? "yes" : "no",
    damage,
  });
}

// The best shot of this side and the best of the other, counted through.
function ownShots(pack: Pack, side: Side, seen: readonly Seen[]): Remark[] {
  const shots = seen.flatMap((each) =>
    each.of.case === "shot" && each.of.value.die > 0 ? [{each, shot: each.of.value}] : [],
  );
  const best = (mine: boolean) =>
    shots
      .filter(({shot}) => (sideOfShip(pack, shot.aim?.firer ?? 0) === side) === mine)
      .reduce<(typeof shots)[number] | undefined>((a, b) => (a && a.shot.damage >= b.shot.damage ? a : b), undefined);
  return [best(true), best(false)].flatMap((found) => {
    if (!found) return [];
    const {die, modifiers, damage} = found.shot;
    const sum = modifiers.reduce((total, each) => total + each.value, 0);
    const values = {die, result: die + sum, damage};
    return [remark(found.each, pack, "shot_die", "4.6.4.1", values)];
  });
}

function aimed(
  pack: Pack,
  side: Side,
  seen: Seen,
  {germanAims, alliedAims}: Value<"aimsRevealed">,
): Remark | undefined {
  const mine = [...germanAims, ...alliedAims].filter(({firer}) => sideOfShip(pack, firer) === side);
  if (mine.length < 2) return undefined;
  const counts = new Map<number, number>();
  for (const {target} of mine) counts.set(target, (counts.get(target) ?? 0) + 1);
  const most = Math.max(...counts.values());
  if (most > 2) return judged(seen, pack, "third", "4.6.4.1");
  return judged(seen, pack, most === 2 ? "together" : "spread", "4.6.4");
}

// She dashed in, and was sunk before her torpedo ran.
function boldLost(pack: Pack, side: Side, seen: Seen, aims: readonly Aim[], all: readonly Seen[]): Remark | undefined {
  const launched = new Set(all.flatMap(({of}) => (of.case === "torpedoRun" ? [of.value.aim?.firer] : [])));
  const sunk = all.flatMap(({of}) => (of.case === "damageAssessed" ? of.value.hits.filter((hit) => hit.sunk) : []));
  const lost = aims.find(
    ({firer}) => sideOfShip(pack, firer) === side && !launched.has(firer) && sunk.some(({ship}) => ship === firer),
  );
  return lost && judged(seen, pack, "bold_lost", "4.6.4.2", {ship: shipName(pack, lost.firer)});
}

function sinkings(pack: Pack, side: Side, seen: Seen, {hits}: Value<"damageAssessed">): Remark | undefined {
  const first = hits.find((hit) => hit.sunk);
  if (!first) return undefined;
  const {name, stars} = counter(pack, first.ship);
  const whose = sideOfShip(pack, first.ship) === side ? "mine" : "theirs";
  return judged(seen, pack, "sunk", "4.6.4", {ship: name, stars, whose});
}
