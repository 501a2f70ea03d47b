// What a good answer is here and now, and why: a few sentences with the figures of this situation, each with its rule.
import {
  counter,
  groupOf,
  groupsIn,
  allied,
  german,
  pointsLeft,
  isHalfDamaged,
  statusOf,
  type Ships,
} from "../far_seas/board";
import {groupName, rangeName, shipName, shipNames} from "../far_seas/names";
import {catchOdds, escapeOdds, fighterIn, searchOdds, searchOddsOf, surpriseOdds, torpedoOdds} from "../far_seas/odds";
import {GunRange} from "../gen/chartroom/v1/far_seas_pb";
import {language, t, type Key, type Values} from "../i18n";
import {advisedAims} from "./gunnery";
import {isIllMatched, nextRange, pointsAfloat, reaching, slowestOf, weightOfFire, type Situation} from "./situation";

export interface Advice {
  text: string;
  rule: string;
  area?: number; // to be looked at on the chart
}

type Adviser = (situation: Situation) => Advice[];

function say(rule: string, key: Key, values: Values = {}, area?: number): Advice {
  return {text: t(key, values), rule, ...(area === undefined ? {} : {area})};
}

export function percent(chance: number): string {
  return new Intl.NumberFormat(language.value, {style: "percent", maximumFractionDigits: 0}).format(chance);
}

function decimal(value: number): string {
  return new Intl.NumberFormat(language.value, {maximumFractionDigits: 1, minimumFractionDigits: 1}).format(value);
}

// ------------------------------------------------------------------------------------------------------------ movement and search

// 10.1, 10.2.1: where Cradock goes and how. The German side has named its ships; where they go it has not.
const coronelArea = 5;

export const movement: Adviser = ({pack, board}) => {
  const groups = [...pack.areas.keys()].flatMap((area) => groupsIn(board, pack, allied, area));
  const ships = groups.flat();
  const slow = ships.length > 0 ? slowestOf(pack, board, ships) : undefined;
  const others = ships.filter((ship) => ship !== slow);
  const named = board.named.length;
  const {chance} = searchOddsOf(2, named);
  return [
    say("4.4", "lessons.advice.movement.area", {area: coronelArea}, coronelArea),
    ...(slow === undefined || !isIllMatched(pack, board, ships)
      ? []
      : [say("4.2", "lessons.advice.movement.squadron", {ships: shipNames(pack, others), slow: shipName(pack, slow)})]),
    ...(named > 0 ? [say("4.6.2.1", "lessons.advice.movement.odds", {named, chance: percent(chance)})] : []),
  ];
};

export const search: Adviser = ({pack, view, options}) => {
  const odds = options.groups.map(({ships}) => ({ships, odds: searchOdds(pack, view, ships)}));
  const searchers = odds[0]?.odds.searchers.length ?? 0;
  return [
    ...odds.map(({ships, odds: {chance, reasons}}) =>
      say("4.6.2.1", "lessons.advice.search.odds", {
        ships: groupName(pack, ships),
        chance: percent(chance),
        modifier: -reasons.reduce((sum, each) => sum + each.value, 0),
      }),
    ),
    ...(searchers > 1 ? [say("4.6.2.2", "lessons.advice.search.determination", {searchers})] : []),
    ...(options.mayDecline ? [price(options.price, "lessons.advice.search.decline")] : []),
  ];
};

function price(points: number, key: Key): Advice {
  return say("4.6.2.3", key, {points});
}

// --------------------------------------------------------------------------------------------------------------------- encounter

// Both sides' guns at each range, in points a round; and what each can bear.
const balance: Adviser = ({pack, board, own, enemy, combat}) => {
  const from = combat ? nextRange(combat.range) : GunRange.A;
  const ranges = [GunRange.A, GunRange.B, GunRange.C].filter((range) => range >= from);
  return [
    ...ranges.map((range) =>
      say("4.6.4", "lessons.advice.weight", {
        range: rangeName(range),
        mine: decimal(weightOfFire(pack, board, own, range)),
        theirs: decimal(weightOfFire(pack, board, enemy, range)),
      }),
    ),
    say("4.6.4", "lessons.advice.hulls", {
      mine: pointsAfloat(pack, board, own),
      theirs: pointsAfloat(pack, board, enemy),
    }),
  ];
};

export const approach: Adviser = (situation) => {
  const {pack, view, own, enemy, options} = situation;
  return [
    say("4.6.2.2", "lessons.advice.approach.found", {ships: groupName(pack, own)}),
    ...balance(situation),
    ...(own.length > 0 && enemy.length > 0
      ? [
          say("4.6.3.2", "lessons.advice.approach.catch", {
            chance: percent(catchOdds(pack, view, enemy, own).chance),
          }),
        ]
      : []),
    price(options.price, "lessons.advice.approach.decline"),
  ];
};

// Less than that is read as nothing.
const hopeless = 0.01;

// Running together and apart, against all that may chase.
function running({pack, view, board, enemy, options}: Situation): Advice[] {
  const free: Ships = options.freeShips;
  if (free.length === 0 || enemy.length === 0) return [];
  const chasers = enemy.map((ship) => [ship]);
  const chance = (ships: Ships) => percent(escapeOdds(pack, view, ships, chasers).chance);
  if (free.length === 1) {
    return [say("4.6.3.2", "lessons.advice.run.one", {ship: shipNames(pack, free), chance: chance(free)})];
  }
  const slow = slowestOf(pack, board, free);
  const best = free.reduce((a, b) =>
    escapeOdds(pack, view, [b], chasers).chance > escapeOdds(pack, view, [a], chasers).chance ? b : a,
  );
  return [
    say("4.6.3.2", "lessons.advice.run.together", {slow: shipName(pack, slow), chance: chance(free)}),
    escapeOdds(pack, view, [best], chasers).chance < hopeless
      ? say("4.6.3.1", "lessons.advice.run.hopeless")
      : say("4.6.3.1", "lessons.advice.run.apart", {ship: shipName(pack, best), chance: chance([best])}),
  ];
}

export const acceptOrRun: Adviser = (situation) => [
  ...balance(situation),
  ...running(situation),
  say("4.6.3", "lessons.advice.run.surprise", {chance: percent(surpriseOdds.chance)}),
];

export const fightOrRun: Adviser = (situation) => [
  ...balance(situation),
  ...running(situation),
  price(situation.options.price, "lessons.advice.run.price"),
];

export const trySurprise: Adviser = ({pack, own, enemy}) => {
  const outranging = reaching(pack, own, GunRange.B).length > reaching(pack, enemy, GunRange.B).length;
  return [
    say("4.6.3", "lessons.advice.surprise.free", {chance: percent(surpriseOdds.chance)}),
    say("4.6.4", outranging ? "lessons.advice.surprise.outranging" : "lessons.advice.surprise.close"),
  ];
};

export const chase: Adviser = ({pack, view, board, options}) => {
  const free: Ships = options.freeShips;
  const best = options.groups.flatMap(({ships: runner}) => {
    const [chaser] = [...free].sort((a, b) => odds(runner, b) - odds(runner, a));
    if (chaser === undefined) return [];
    const values = {runner: groupName(pack, runner), chaser: shipName(pack, chaser)};
    return [say("4.6.3.2", "lessons.advice.chase.best", {...values, chance: percent(odds(runner, chaser))})];
  });
  function odds(runner: Ships, chaser: number): number {
    return catchOdds(pack, view, runner, [chaser]).chance;
  }
  return [
    ...best,
    ...(isIllMatched(pack, board, free)
      ? [say("4.6.3.2", "lessons.advice.chase.slow", {slow: shipName(pack, slowestOf(pack, board, free))})]
      : []),
    say("4.6.3.1", "lessons.advice.chase.unchased"),
  ];
};

// Fewest enemies are where there are none; the area with the highest density is worth most afterwards.
export const escape: Adviser = ({pack, board, side, options}) => {
  const areas = [...new Set(options.groups.flatMap((group) => group.areas))];
  const enemies = (area: number) => groupsIn(board, pack, side === german ? allied : german, area).length;
  const free = areas.filter((area) => enemies(area) === 0);
  return [
    say("4.6.3", "lessons.advice.escape.free", {count: free.length, of: areas.length}),
    say("4.6.3", "lessons.advice.escape.done"),
  ];
};

// ------------------------------------------------------------------------------------------------------------------------ combat

export const targets: Adviser = (situation) => {
  const {pack, view, options, combat, own, enemy} = situation;
  if (!combat) return [];
  const range = rangeName(combat.range);
  const aims = advisedAims(pack, view, options);
  const silent = own.filter((ship) => !options.aims.some(({firer}) => firer === ship));
  const answering = reaching(pack, enemy, combat.range);
  return [
    say("4.6.4", "lessons.advice.targets.reach", {
      range,
      mine: shipNames(
        pack,
        options.aims.map(({firer}) => firer),
      ),
      theirs: shipNames(pack, answering),
    }),
    ...(silent.length > 0 ? [say("4.6.4", "lessons.advice.targets.silent", {ships: shipNames(pack, silent)})] : []),
    ...aims.map(({firer, target, odds}) =>
      say("4.6.4.1", "lessons.advice.targets.aim", {
        firer: shipName(pack, firer),
        target: shipName(pack, target),
        chance: percent(odds.chance),
        expected: decimal(odds.expected),
        left: odds.left,
      }),
    ),
    ...memory(situation),
  ];
};

// What the round before is still good for.
function memory({pack, board, combat, options}: Situation): Advice[] {
  const said: Advice[] = [];
  for (const {firer, targets: offered} of options.aims) {
    const {lastTarget, hitLastRound} = fighterIn(combat, firer) ?? {lastTarget: undefined, hitLastRound: []};
    const {mainCruiser, type} = counter(pack, firer);
    const again = mainCruiser && type === "AC" ? hitLastRound.find((ship) => offered.includes(ship)) : undefined;
    if (again !== undefined) {
      const names = {firer: shipName(pack, firer), target: shipName(pack, again)};
      said.push(say("4.6.4.1.2", "lessons.advice.targets.hit_again", names));
    } else if (lastTarget !== undefined && offered.includes(lastTarget)) {
      const names = {firer: shipName(pack, firer), target: shipName(pack, lastTarget)};
      said.push(say("4.6.4.1", "lessons.advice.targets.keep", names));
    }
  }
  const hurt = [...new Set(options.aims.flatMap((each) => each.targets))].filter((ship) =>
    isHalfDamaged(counter(pack, ship).damage, statusOf(board, ship).damage),
  );
  if (hurt.length > 0) said.push(say("4.6.4.1", "lessons.advice.targets.hurt", {ships: shipNames(pack, hurt)}));
  return said;
}

export const fireOnBold: Adviser = ({pack, view, options, combat}) => {
  const fighters = [...(combat?.germanFighters ?? []), ...(combat?.alliedFighters ?? [])];
  const bold = new Set(options.aims.flatMap((each) => each.targets));
  const aimed = fighters.filter(({ship, bold: dashes}) => dashes && bold.has(ship)).map(({ship}) => ship);
  return [
    say("4.6.4.2", "lessons.advice.fire_on_bold.stake", {ships: shipNames(pack, aimed)}),
    ...advisedAims(pack, view, options).map(({firer, target, odds}) =>
      say("4.6.4.1", "lessons.advice.fire_on_bold.aim", {
        firer: shipName(pack, firer),
        target: shipName(pack, target),
        sinks: percent(odds.sinks),
      }),
    ),
  ];
};

// Who has little to lose: half damaged already, or small and facing something worth much more.
export const boldMoves: Adviser = ({pack, view, board, options, enemy}) => {
  const first = options.aims[0];
  const firstTarget = first?.targets[0];
  if (!first || firstTarget === undefined) return [];
  const odds = torpedoOdds(pack, view, {firer: first.firer, target: firstTarget}, true);
  const guns = reaching(pack, enemy, GunRange.C).length;
  const doomed = options.aims
    .map(({firer}) => firer)
    .filter((ship) => isHalfDamaged(counter(pack, ship).damage, statusOf(board, ship).damage));
  const prize = richest(
    options.aims.flatMap((each) => each.targets),
    (ship) => counter(pack, ship).stars,
  );
  return [
    say("4.6.4.2", "lessons.advice.bold.odds", {chance: percent(odds.chance), expected: decimal(odds.expected)}),
    say("4.6.4.2", "lessons.advice.bold.risk", {guns}),
    ...(doomed.length > 0
      ? [say("4.6.4.2", "lessons.advice.bold.doomed", {ships: shipNames(pack, doomed)})]
      : [say("4.6.4.2", "lessons.advice.bold.sound")]),
    ...(prize === undefined
      ? []
      : [say("4.6.4", "lessons.advice.bold.prize", {ship: shipName(pack, prize), stars: counter(pack, prize).stars})]),
  ];
};

export const torpedoes: Adviser = ({pack, view, board, options}) => {
  const first = options.aims[0];
  const target = richest(
    options.aims.flatMap((each) => each.targets),
    (ship) => counter(pack, ship).stars,
  );
  if (!first || target === undefined) return [];
  const odds = torpedoOdds(pack, view, {firer: first.firer, target}, false);
  return [
    say("4.6.4.2", "lessons.advice.torpedoes.odds", {chance: percent(odds.chance)}),
    say("4.6.4.2", "lessons.advice.torpedoes.use", {
      ship: shipName(pack, target),
      left: pointsLeft(board, pack, target),
    }),
  ];
};

function richest(ships: Ships, worth: (ship: number) => number): number | undefined {
  return ships.length === 0 ? undefined : ships.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}

export const runAfterRound: Adviser = (situation) => {
  const {pack, own, enemy, combat, side, options} = situation;
  const next = nextRange(combat?.range ?? GunRange.A);
  const closes = combat?.range !== GunRange.C;
  return [
    say("4.6.4", closes ? "lessons.advice.round.closes" : "lessons.advice.round.stays", {
      range: rangeName(next),
      mine: shipNames(pack, reaching(pack, own, next)),
      theirs: shipNames(pack, reaching(pack, enemy, next)),
    }),
    ...balance(situation),
    ...running(situation),
    say("4.6.4.1", "lessons.advice.round.caught"),
    ...(side === allied ? [price(options.price, "lessons.advice.run.price")] : []),
  ];
};

// ----------------------------------------------------------------------------------------------------------------- after a combat

export const removeShips: Adviser = ({pack, board, options}) =>
  options.freeShips.map((ship) =>
    say("4.6.4.3", "lessons.advice.remove.ship", {
      ship: shipName(pack, ship),
      left: pointsLeft(board, pack, ship),
      stars: counter(pack, ship).stars,
    }),
  );

export const surpriseAttack: Adviser = ({pack, board, options}) =>
  options.groups.flatMap(({ships, targets: leaders}) =>
    leaders.map((leader) => {
      const theirs = groupOf(board, leader);
      return say("4.6.5.2", "lessons.advice.surprise_attack.pair", {
        attacker: groupName(pack, ships),
        target: groupName(pack, theirs),
        mine: decimal(weightOfFire(pack, board, ships, GunRange.C)),
        theirs: decimal(weightOfFire(pack, board, theirs, GunRange.C)),
      });
    }),
  );
