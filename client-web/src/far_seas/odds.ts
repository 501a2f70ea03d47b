// Chances, worked out from one's own view: each by going through all the dice, so that it is exact. They say what a die may do, not
// whether something may be ordered. Each has its rule and the reasons for what changes the die.
import {
  CombatKind,
  Combat_Step,
  Duty,
  GunRange,
  Readiness,
  Why,
  type Aim,
  type Board,
  type Combat,
  type Fighter,
  type View,
} from "../gen/chartroom/v1/far_seas_pb";
import {
  boardOf,
  counter,
  groupsIn,
  isHalfDamaged,
  movedThisOb,
  speedGrades,
  speedOfGroup,
  statusOf,
  allied,
  type Ships,
} from "./board";
import {whyInWords} from "./names";
import type {Pack} from "./pack";

export const dieFaces = [1, 2, 3, 4, 5, 6] as const;

export interface Reason {
  why: Why;
  value: number;
  text: string;
  rule: string;
}

// What may come of it, each with its chance; the chances sum to 1.
export type Distribution = ReadonlyMap<number, number>;

export interface Odds {
  chance: number; // that it succeeds, 0 to 1
  reasons: readonly Reason[];
  rule: string;
}

function reason(why: Why, value: number, rule: string): Reason[] {
  return value === 0 ? [] : [{why, value, text: whyInWords(why), rule}];
}

function sum(reasons: readonly Reason[]): number {
  return reasons.reduce((total, each) => total + each.value, 0);
}

// Of the six faces, the share for which it holds.
function share(holds: (die: number) => boolean): number {
  return dieFaces.filter(holds).length / dieFaces.length;
}

// A die that must come to so much or less when it has been changed.
function atMost(most: number, reasons: readonly Reason[], rule: string): Odds {
  return {chance: share((die) => die + sum(reasons) <= most), reasons, rule};
}

// ------------------------------------------------------------------------------------------------------------------- search (4.6.2)

const foundOn = 1; // 4.6.2.1

export interface SearchOdds extends Odds {
  searchers: readonly Ships[]; // one of them finds or fails, at equal odds (4.6.2.2)
  withoutDie: boolean; // discovered in any case (4.6.2.4)
}

// The area that is being resolved, and one of the German groups in it.
export function searchOdds(pack: Pack, view: View, target: Ships): SearchOdds {
  const board = boardOf(view);
  const groups = board.open?.searchGroups ?? 0;
  const reasons = searchReasons(groups, target.length);
  const odds = atMost(foundOn, reasons, "4.6.2.1");
  const withoutDie = target.some((ship) => {
    const status = statusOf(board, ship);
    return status.throughPanama || (status.entered && status.area === 22);
  });
  const searchers = board.open ? searchersIn(pack, board, board.open.area) : [];
  return withoutDie
    ? {chance: 1, reasons: [], rule: "4.6.2.4", searchers, withoutDie}
    : {...odds, searchers, withoutDie};
}

function searchReasons(groups: number, targets: number): Reason[] {
  return [
    ...reason(Why.SEARCHERS, Math.min(0, 1 - groups), "4.6.2.1"),
    ...reason(Why.SQUADRON_SIZE, Math.min(0, 1 - targets), "4.6.2.1"),
  ];
}

// Allied groups that moved there to search and have not yet done so.
export function searchersIn(pack: Pack, board: Board, area: number): number[][] {
  return groupsIn(board, pack, allied, area).filter(([leader]) => {
    if (leader === undefined) return false;
    const status = statusOf(board, leader);
    return status.duty === Duty.SEARCH && status.readiness === Readiness.ACTING && movedThisOb(board, leader);
  });
}

// A search as it would be: so many groups look for so many ships together. For whoever plans one, or fears it.
export function searchOddsOf(groups: number, targets: number): Odds {
  return atMost(foundOn, searchReasons(groups, targets), "4.6.2.1");
}

export function riverSearchOdds(searchers: number): Odds {
  return atMost(foundOn, reason(Why.RIVER_SEARCHERS, Math.min(0, 1 - searchers), "7.2.2"), "7.2.2");
}

// British squadrons that came out, whether they have searched or not, for one of the two former squadrons (7.4.1).
export function breakoutSearchOdds(view: View, target: Ships): Odds {
  const came = boardOf(view).phaseFive?.breakout?.came.length ?? 0;
  return {...atMost(foundOn, searchReasons(came, target.length), "7.4.1")};
}

// ------------------------------------------------------------------------------------------------------------------- runs (4.6.3)

// The Allies' try at runners, before the chase (4.6.3).
export const surpriseOdds: Odds = {chance: 1 / 6, reasons: [], rule: "4.6.3"};

export interface ChaseOdds extends Odds {
  difference: number; // grades by which the chaser is faster; negative: slower
  diced: boolean;
}

// That this chaser catches this runner (4.6.3.2).
export function catchOdds(pack: Pack, view: View, runner: Ships, chaser: Ships): ChaseOdds {
  const board = boardOf(view);
  return catchOddsOf(speedOfGroup(board, pack, chaser) - speedOfGroup(board, pack, runner));
}

export function catchOddsOf(difference: number): ChaseOdds {
  const chance =
    difference >= 2 ? 1 : difference === 1 ? 5 / 6 : difference === 0 ? 1 / 2 : difference === -1 ? 1 / 6 : 0;
  return {chance, reasons: [], rule: "4.6.3.2", difference, diced: Math.abs(difference) < 2};
}

// That the runner gets away from all of them: each pair rolls for itself, and nobody chasing is an escape.
export function escapeOdds(pack: Pack, view: View, runner: Ships, chasers: readonly Ships[]): Odds {
  const chance = chasers.reduce((left, chaser) => left * (1 - catchOdds(pack, view, runner, chaser).chance), 1);
  return {chance, reasons: [], rule: "4.6.3.2"};
}

// ------------------------------------------------------------------------------------------------------------------- fire (4.6.4)

export interface FireOdds extends Odds {
  damage: Distribution;
  expected: number;
  sinks: number; // chance that the target, with the damage it has, is sunk by this
  left: number; // points that it takes to sink it
}

// One shot. `aims`: what else is aimed this round beside what is on the board, as the draft has it.
export function fireOdds(
  pack: Pack,
  view: View,
  aim: Pick<Aim, "firer" | "target">,
  aims: readonly Pick<Aim, "firer" | "target">[] = [],
): FireOdds {
  const board = boardOf(view);
  const target = fighterIn(board.combat, aim.target);
  const reasons = fireReasons(pack, board, aim, aims, target?.pending ?? 0);
  return damageOdds(pack, board, aim.target, reasons, shotDamage(pack, reasons), "4.6.4.1");
}

export interface VolleyOdds {
  damage: Distribution;
  expected: number;
  sinks: number;
  rule: string;
}

// All shots at one target, in firing order: later ones see the damage of earlier ones (half damaged target), and those at a ship that
// sinks already are lost.
export function volleyOdds(
  pack: Pack,
  view: View,
  target: number,
  aims: readonly Pick<Aim, "firer" | "target">[],
): VolleyOdds {
  const board = boardOf(view);
  const before = fighterIn(board.combat, target)?.pending ?? 0;
  const afloat = counter(pack, target).damage - statusOf(board, target).damage;
  let damage: Distribution = new Map([[0, 1]]);
  for (const aim of aims) {
    if (aim.target !== target) continue;
    damage = then(damage, (taken) => {
      if (before + taken >= afloat) return new Map([[0, 1]]);
      return shotDamage(pack, fireReasons(pack, board, aim, aims, before + taken));
    });
  }
  const sinks = [...damage].reduce((total, [points, chance]) => total + (before + points >= afloat ? chance : 0), 0);
  return {damage, expected: expectedOf(damage), sinks, rule: "4.6.4"};
}

// 4.6.4.1, in the order in which the server lists them. `pending`: damage of the target in this step so far.
export function fireReasons(
  pack: Pack,
  board: Board,
  aim: Pick<Aim, "firer" | "target">,
  aims: readonly Pick<Aim, "firer" | "target">[],
  pending: number,
): Reason[] {
  const ship = counter(pack, aim.firer);
  const firer = fighterIn(board.combat, aim.firer);
  const target = fighterIn(board.combat, aim.target);
  const halfFirer = isHalfDamaged(ship.damage, statusOf(board, aim.firer).damage);
  const halfTarget = isHalfDamaged(counter(pack, aim.target).damage, statusOf(board, aim.target).damage + pending);
  return [
    ...reason(Why.SHIP, ship.fire, "4.6.4.1"),
    ...reason(Why.SAME_TARGET, sameTarget(firer, ship.fire, aim.target), "4.6.4.1"),
    ...reason(Why.HALF_DAMAGED_FIRER, halfFirer ? -1 : 0, "4.6.4.1"),
    ...reason(Why.HALF_DAMAGED_TARGET, halfTarget ? 1 : 0, "4.6.4.1"),
    ...reason(Why.OPTIMUM_TORPEDO_RANGE, target?.bold ? 1 : 0, "4.6.4.1"),
    ...reason(Why.RUN_ATTEMPT, firer?.triedToRun ? -2 : 0, "4.6.4.1"),
    ...reason(Why.MULTIPLE_FIRE, aimingAt(board.combat, aims, aim).size > 2 ? -1 : 0, "4.6.4.1"),
    ...(ship.german ? germanReasons(pack, board, aim, firer) : riverReasons(board)),
  ];
}

function germanReasons(
  pack: Pack,
  board: Board,
  aim: Pick<Aim, "firer" | "target">,
  firer: Fighter | undefined,
): Reason[] {
  const ship = counter(pack, aim.firer);
  const again = ship.mainCruiser && ship.type === "AC" && (firer?.hitLastRound.includes(aim.target) ?? false);
  return [
    ...reason(Why.ATTRITION, ship.mainCruiser ? -statusOf(board, aim.firer).combats : 0, "4.6.4.1.2"),
    ...reason(Why.HIT_LAST_ROUND, again ? 1 : 0, "4.6.4.1.2"),
    ...reason(Why.SURPRISE, isFirstRoundOf(board.combat, CombatKind.SURPRISE_ATTACK) ? 2 : 0, "4.6.4.1.3"),
  ];
}

function riverReasons(board: Board): Reason[] {
  return reason(Why.RIVER_BREAKOUT, isFirstRoundOf(board.combat, CombatKind.RIVER_BREAKOUT) ? 2 : 0, "4.6.4.1.1");
}

function isFirstRoundOf(combat: Combat | undefined, kind: CombatKind): boolean {
  return combat?.kind === kind && combat.round === 1;
}

// It works against the ship's own negative modifier only.
function sameTarget(firer: Fighter | undefined, fire: number, target: number): number {
  if (firer?.lastTarget !== target) return 0;
  return Math.min(firer.sameTargetRounds, Math.max(0, -fire));
}

// Ships that aim at the target in this round, bold movers and this one included.
function aimingAt(
  combat: Combat | undefined,
  aims: readonly Pick<Aim, "firer" | "target">[],
  aim: Pick<Aim, "firer" | "target">,
): Set<number> {
  const all = [...(combat?.aims ?? []), ...aims.filter((each) => each.firer !== aim.firer), aim];
  return new Set(all.filter((each) => each.target === aim.target).map((each) => each.firer));
}

export function fighterIn(combat: Combat | undefined, ship: number): Fighter | undefined {
  return [...(combat?.germanFighters ?? []), ...(combat?.alliedFighters ?? [])].find((each) => each.ship === ship);
}

// A reaches farthest.
export function gunsReach(pack: Pack, ship: number, range: GunRange): boolean {
  return GunRange[counter(pack, ship).gun] <= range;
}

// ------------------------------------------------------------------------------------------------------------ torpedoes (4.6.4.2)

export function torpedoOdds(pack: Pack, view: View, aim: Pick<Aim, "firer" | "target">, bold: boolean): FireOdds {
  const board = boardOf(view);
  const surprises = bold && counter(pack, aim.firer).german && isFirstRoundOf(board.combat, CombatKind.SURPRISE_ATTACK);
  const reasons = reason(Why.SURPRISE_TORPEDO, surprises ? -2 : 0, "4.6.4.1.3");
  const {chance: hits} = atMost(bold ? 3 : 1, reasons, "4.6.4.2");
  const damage = new Map([[0, 1 - hits]]);
  for (const [points, chance] of shotDamage(pack, [])) add(damage, points, hits * chance);
  return {...damageOdds(pack, board, aim.target, reasons, damage, "4.6.4.2"), chance: hits};
}

// The step that a torpedo of this draft is launched in: bold, or from C-range.
export function isBoldStep(combat: Combat | undefined): boolean {
  return combat?.step === Combat_Step.BOLD_MOVES || combat?.step === Combat_Step.BOLD_TORPEDOES;
}

// -------------------------------------------------------------------------------------------------------------- PHASE 5 (4.7, 6, 7)

export interface ReturnOdds extends Odds {
  home: Distribution; // how many ships get home
  expectedPoints: number;
}

// 4.7.3: a ship on 5 or 6; a squadron on 6, else each of its ships by itself.
export function returnOdds(pack: Pack, ships: Ships): ReturnOdds {
  const alone = share((die) => die >= 5);
  const each = ships.reduce<Distribution>(
    (home) =>
      then(
        home,
        () =>
          new Map([
            [1, alone],
            [0, 1 - alone],
          ]),
      ),
    new Map([[0, 1]]),
  );
  const together = ships.length > 1 ? 1 / 6 : 0;
  const home = new Map<number, number>();
  for (const [count, chance] of each) add(home, count, (1 - together) * chance);
  if (together > 0) add(home, ships.length, together);
  const chanceOfOne = together + (1 - together) * alone;
  const stars = ships.reduce((total, ship) => total + counter(pack, ship).stars, 0);
  return {
    chance: home.get(ships.length) ?? 0,
    reasons: [],
    rule: "4.7.3",
    home,
    expectedPoints: stars * (3 * chanceOfOne - (1 - chanceOfOne)),
  };
}

// 6.3.3.1: by the slowest of the attackers.
export function convoySurpriseOdds(pack: Pack, view: View, attackers: Ships): Odds {
  const speed = speedOfGroup(boardOf(view), pack, attackers);
  const fromFastest = speedGrades.length - 1 - speed;
  return atMost(3, reason(Why.SLOW_ATTACKER, Math.min(2, fromFastest), "6.3.3.1"), "6.3.3.1");
}

// If it succeeds: a die of transports for each ship, and no more than there are.
export function transportsOdds(ships: number, transports: number): Distribution {
  let sunk: Distribution = new Map([[0, 1]]);
  for (let ship = 0; ship < ships; ++ship) sunk = then(sunk, () => new Map(dieFaces.map((die) => [die, 1 / 6])));
  const capped = new Map<number, number>();
  for (const [count, chance] of sunk) add(capped, Math.min(count, transports), chance);
  return capped;
}

// 7.1: Capetown is worth points of its own, Lüderitz Bay is not.
export function boerOdds(pack: Pack, station: number, raiders: Ships): Odds {
  const capetown = (pack.stations[station]?.value ?? 0) > 0;
  const cruisers = raiders.length > 1 && raiders.some((ship) => counter(pack, ship).type === "AC");
  const reasons = reason(Why.ARMOURED_CRUISER, capetown && cruisers ? -1 : 0, "7.1.1");
  return atMost(capetown ? 3 : 1, reasons, capetown ? "7.1.1" : "7.1.2");
}

// -------------------------------------------------------------------------------------------------------------------- distributions

function shotDamage(pack: Pack, reasons: readonly Reason[]): Distribution {
  const damage = new Map<number, number>();
  for (const die of dieFaces) add(damage, damageFor(pack, die + sum(reasons)), 1 / dieFaces.length);
  return damage;
}

// The damage table (4.6.4): below its first and above its last line it goes on as there.
export function damageFor(pack: Pack, roll: number): number {
  return pack.damage[Math.max(0, Math.min(roll, pack.damage.length - 1))] ?? 0;
}

function damageOdds(
  pack: Pack,
  board: Board,
  target: number,
  reasons: readonly Reason[],
  damage: Distribution,
  rule: string,
): FireOdds {
  const pending = fighterIn(board.combat, target)?.pending ?? 0;
  const left = Math.max(0, counter(pack, target).damage - statusOf(board, target).damage - pending);
  const sinks = [...damage].reduce((total, [points, chance]) => total + (points >= left ? chance : 0), 0);
  return {chance: 1 - (damage.get(0) ?? 0), reasons, rule, damage, expected: expectedOf(damage), sinks, left};
}

export function expectedOf(distribution: Distribution): number {
  return [...distribution].reduce((total, [value, chance]) => total + value * chance, 0);
}

// One after the other: what comes next may hang on what has come.
function then(first: Distribution, next: (value: number) => Distribution): Distribution {
  const both = new Map<number, number>();
  for (const [value, chance] of first) {
    for (const [more, share] of next(value)) add(both, value + more, chance * share);
  }
  return both;
}

function add(distribution: Map<number, number>, value: number, chance: number): void {
  if (chance > 0) distribution.set(value, (distribution.get(value) ?? 0) + chance);
}
