// A combat to be watched: its events as beats, one for each thing that is seen to happen, with how the ships lay after it. What the
// damage was before the first beat is told by what it is now, less what the events say of it.
import {boardOf, statusOf} from "../../far_seas/board";
import type {Pack} from "../../far_seas/pack";
import {tell, type Told} from "../../far_seas/sentences";
import {
  Combat_Step,
  type Aim,
  type Event,
  type Fight,
  type RunAttempt,
  type View,
} from "../../gen/chartroom/v1/far_seas_pb";
import type {Entry} from "../../state/entries";
import {changed, inBattle, toAim, type Position} from "./position";

export interface Beat {
  number: number; // of its entry
  told: Told;
  position: Position; // after it
  firer?: number | undefined;
  target?: number | undefined;
  weight: "shot" | "news" | "frame"; // how long it is looked at
}

type Of = Event["of"];

// The beats of the newest combat, which may be over. None: there was no combat, or it began before the entries that are known.
export function beatsOf(pack: Pack, view: View, entries: readonly Entry[]): Beat[] {
  const events = eventsOf(entries);
  const from = events.findLastIndex(({event}) => event.of.case === "combatBegan");
  const began = events[from]?.event.of;
  if (began?.case !== "combatBegan" || !began.value.fight) return [];
  const fought = battleEvents(events.slice(from));
  let position = firstPosition(view, began.value.fight, began.value.range, fought);
  const beats: Beat[] = [];
  for (const {number, event} of fought) {
    position = after(position, event.of);
    const told = tell(event, pack);
    if (told.quiet) continue;
    beats.push({number, told, position, ...looksAt(event.of)});
  }
  return beats;
}

interface Numbered {
  number: number;
  event: Event;
}

function eventsOf(entries: readonly Entry[]): Numbered[] {
  return entries.flatMap((entry) => (entry.kind === "event" ? [{number: entry.number, event: entry.event}] : []));
}

const afterwards = new Set<Of["case"]>(["repaired", "slowed", "shipRemoved", "vpScored", "removalOver"]);
const notOfCombat = new Set<Of["case"]>(["asked", "answered", "sealedKept", "sealsOpened", "phaseBegan"]);

// Up to the end of the combat, and what comes of it.
function battleEvents(events: readonly Numbered[]): Numbered[] {
  const end = events.findIndex(({event}) => event.of.case === "combatEnded");
  const ofCombat = ({event}: Numbered) => !notOfCombat.has(event.of.case);
  if (end < 0) return events.filter(ofCombat);
  const rest = events.slice(end + 1);
  const over = rest.findIndex(({event}) => !afterwards.has(event.of.case));
  return [...events.slice(0, end + 1), ...(over < 0 ? rest : rest.slice(0, over))].filter(ofCombat);
}

function firstPosition(view: View, fight: Fight, range: Position["range"], events: readonly Numbered[]): Position {
  const board = boardOf(view);
  return {
    area: fight.area,
    kind: fight.kind,
    range,
    round: 1,
    step: Combat_Step.UNSPECIFIED,
    aims: [],
    ships: [...fight.german, ...fight.allied].map((ship) => ({
      ship,
      damage: Math.max(0, statusOf(board, ship).damage - damageIn(events, ship)),
      pending: 0,
      bold: false,
      torpedoLeft: true,
      fired: false,
      fate: "fights",
    })),
  };
}

function damageIn(events: readonly Numbered[], ship: number): number {
  let points = 0;
  for (const {event} of events) {
    if (event.of.case === "damageAssessed") {
      for (const hit of event.of.value.hits) if (hit.ship === ship) points += hit.points;
    } else if (event.of.case === "repaired" && event.of.value.ship === ship) {
      points -= 1;
    }
  }
  return points;
}

function after(position: Position, of: Of): Position {
  switch (of.case) {
    case "stepBegan":
      return {...position, step: of.value.step, ships: position.ships.map((ship) => ({...ship, pending: 0}))};
    case "boldMovesRevealed":
      return of.value.aims.reduce(
        (next, {firer}) => changed(next, firer, {bold: true}),
        aimed(position, of.value.aims, true),
      );
    case "aimsRevealed":
      return aimed(position, [...of.value.germanAims, ...of.value.alliedAims], isTorpedoStep(of.value.step));
    case "shot":
      return struck(position, of.value.aim, of.value.damage, {fired: true});
    case "torpedoRun":
      return struck(position, of.value.aim, of.value.damage, {torpedoLeft: false});
    case "damageAssessed":
      return of.value.hits.reduce((next, {ship, points, sunk}) => {
        const damage = (inBattle(next, ship)?.damage ?? 0) + points;
        return changed(next, ship, {damage, pending: 0, ...(sunk && {fate: "sunk", bold: false})});
      }, position);
    case "runResolved":
      return left(position, of.value.escaped);
    case "runBegan":
      return left(position, undeclared(of.value.attempt));
    case "roundEnded":
      return {
        ...position,
        range: of.value.nextRange,
        round: position.round + 1,
        aims: [],
        ships: position.ships.map((ship) => ({...ship, bold: false, fired: false, pending: 0})),
      };
    case "repaired":
      return changed(position, of.value.ship, {
        damage: Math.max(0, (inBattle(position, of.value.ship)?.damage ?? 1) - 1),
      });
    case "shipRemoved":
      return changed(position, of.value.ship, {fate: "removed"});
    case "combatEnded":
      return {...position, aims: []};
    default:
      return position;
  }
}

function isTorpedoStep(step: Combat_Step): boolean {
  return step === Combat_Step.TORPEDOES || step === Combat_Step.BOLD_TORPEDOES;
}

function aimed(position: Position, aims: readonly Aim[], torpedo: boolean): Position {
  return {...position, aims: [...position.aims, ...aims.map((aim) => toAim(aim, torpedo))]};
}

function struck(position: Position, aim: Aim | undefined, damage: number, firer: {fired?: true; torpedoLeft?: false}) {
  if (!aim) return position;
  const pending = (inBattle(position, aim.target)?.pending ?? 0) + damage;
  return changed(changed(position, aim.firer, firer), aim.target, {pending});
}

function left(position: Position, groups: readonly {ships: number[]}[]): Position {
  return groups.flatMap((group) => group.ships).reduce((next, ship) => changed(next, ship, {fate: "away"}), position);
}

// An attempt may begin with groups that got away already: nobody is left to chase them.
function undeclared(attempt: RunAttempt | undefined): readonly {ships: number[]}[] {
  return attempt?.escaped ?? [];
}

function looksAt(of: Of): Pick<Beat, "firer" | "target" | "weight"> {
  switch (of.case) {
    case "shot":
    case "torpedoRun":
      return {firer: of.value.aim?.firer, target: of.value.aim?.target, weight: "shot"};
    case "combatBegan":
    case "roundEnded":
    case "combatEnded":
      return {weight: "frame"};
    default:
      return {weight: "news"};
  }
}
