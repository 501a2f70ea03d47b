import {create, type MessageInitShape} from "@bufbuild/protobuf";
import {describe, expect, test} from "vitest";
import {
  CombatKind,
  CombatSchema,
  Duty,
  FighterSchema,
  GunRange,
  Readiness,
  ViewSchema,
  Whereabouts,
  Why,
} from "../src/gen/chartroom/v1/far_seas_pb";
import {
  boerOdds,
  breakoutSearchOdds,
  catchOdds,
  catchOddsOf,
  convoySurpriseOdds,
  damageFor,
  escapeOdds,
  expectedOf,
  fireOdds,
  gunsReach,
  returnOdds,
  riverSearchOdds,
  searchOdds,
  searchOddsOf,
  torpedoOdds,
  transportsOdds,
  volleyOdds,
  type Distribution,
  type Reason,
} from "../src/far_seas/odds";
import {packOfTheRepository} from "./far_seas_pack";

const pack = packOfTheRepository();
const ship = (name: string) => pack.ships.find((each) => each.name === name)!.number;
const station = (name: string) => pack.stations.find((each) => each.name === name)!.number;
const [scharnhorst, gneisenau, emden, dresden, leipzig] = [
  "Scharnhorst",
  "Gneisenau",
  "Emden",
  "Dresden",
  "Leipzig",
].map(ship) as [number, number, number, number, number];
const goodHope = ship("Good Hope");
const monmouth = ship("Monmouth");
const glasgow = ship("Glasgow");
const canopus = ship("Canopus");

type Status = NonNullable<NonNullable<MessageInitShape<typeof ViewSchema>["board"]>["ships"]>[number];
type FighterInit = MessageInitShape<typeof FighterSchema>;

function viewWith(ships: Record<number, Status>, board: object = {}) {
  return create(ViewSchema, {
    board: {
      turn: 4,
      ob: 1,
      ships: pack.ships.map((_, number) => ({where: Whereabouts.AT_SEA, area: 1, leader: number, ...ships[number]})),
      ...board,
    },
  });
}

// The Battle of Coronel, or another with the same ships (rules 10.3, 11).
function battle(
  combat: MessageInitShape<typeof CombatSchema> = {},
  fighters: Record<number, FighterInit> = {},
  ships: Record<number, Status> = {},
) {
  const of = (all: number[]) => all.map((each) => ({ship: each, torpedoLeft: true, ...fighters[each]}));
  return viewWith(ships, {
    combat: create(CombatSchema, {
      area: 5,
      kind: CombatKind.ENCOUNTER,
      range: GunRange.B,
      round: 2,
      germanFighters: of([scharnhorst, gneisenau, dresden, leipzig]),
      alliedFighters: of([goodHope, monmouth, glasgow]),
      ...combat,
    }),
  });
}

const total = (distribution: Distribution) => [...distribution.values()].reduce((sum, chance) => sum + chance, 0);
const reasons = (list: readonly Reason[]) => Object.fromEntries(list.map(({why, value}) => [Why[why], value]));

describe("search", () => {
  test("[FS 10.2.2] two groups after a squadron of five cannot fail, and either may find it", () => {
    const searcher = {area: 5, duty: Duty.SEARCH, readiness: Readiness.ACTING, movedInOb: 1};
    const view = viewWith(
      {
        [goodHope]: {...searcher, leader: goodHope},
        [monmouth]: {...searcher, leader: goodHope},
        [glasgow]: {...searcher, leader: goodHope},
        [canopus]: {...searcher, leader: canopus},
      },
      {open: {area: 5, searchGroups: 2}},
    );
    const odds = searchOdds(pack, view, [0, 1, 4, 6, 7]);
    expect(odds).toMatchObject({chance: 1, rule: "4.6.2.1", withoutDie: false});
    expect(reasons(odds.reasons)).toEqual({SEARCHERS: -1, SQUADRON_SIZE: -4});
    expect(odds.searchers.map((group) => group.length).sort()).toEqual([1, 3]);
  });

  test.each([
    // groups, ships, faces that find
    [1, 1, 1],
    [2, 1, 2],
    [1, 2, 2],
    [3, 3, 5],
    [6, 1, 6],
    [1, 5, 5],
  ])("[FS 4.6.2.1] %i groups after %i ships find on %i faces", (groups, ships, faces) => {
    expect(searchOddsOf(groups, ships).chance).toBeCloseTo(faces / 6);
  });

  test("[FS 4.6.2.4] who came through Panama or into the Red Sea is found without a die", () => {
    const open = {open: {area: 22, searchGroups: 1}};
    const came = viewWith({[emden]: {area: 22, entered: true}}, open);
    expect(searchOdds(pack, came, [emden])).toMatchObject({chance: 1, rule: "4.6.2.4", withoutDie: true});
    const within = viewWith({[emden]: {area: 22}}, open);
    expect(searchOdds(pack, within, [emden]).chance).toBeCloseTo(1 / 6);
  });

  test("[FS 7.2.2] in the Rufiji; [FS 7.4.1] for the breakout, where who failed still counts", () => {
    expect(riverSearchOdds(3).chance).toBeCloseTo(3 / 6);
    const view = viewWith(
      {},
      {phaseFive: {breakout: {came: [{ships: [60]}, {ships: [61]}], squadrons: [{ships: [61]}]}}},
    );
    expect(breakoutSearchOdds(view, [scharnhorst, gneisenau]).chance).toBeCloseTo(3 / 6);
  });
});

describe("runs", () => {
  test.each([
    [-3, 0],
    [-2, 0],
    [-1, 1 / 6],
    [0, 1 / 2],
    [1, 5 / 6],
    [2, 1],
  ])("[FS 4.6.3.2] a chaser faster by %i grades catches with %f", (difference, chance) => {
    expect(catchOddsOf(difference).chance).toBeCloseTo(chance);
    expect(catchOddsOf(difference).diced).toBe(Math.abs(difference) < 2);
  });

  test("[FS 4.2] a squadron is as fast as its slowest; [FS 4.6.4.3] who was slowed has a grade less", () => {
    const view = viewWith({});
    const karlsruhe = ship("Karlsruhe"); // 4+
    expect(catchOdds(pack, view, [karlsruhe, emden], [karlsruhe]).difference).toBe(1);
    expect(catchOdds(pack, viewWith({[emden]: {slowed: true}}), [emden], [karlsruhe]).difference).toBe(2);
  });

  test("each pair rolls for itself: from two equals one in four gets away", () => {
    const view = viewWith({});
    expect(escapeOdds(pack, view, [emden], [[emden], [emden]]).chance).toBeCloseTo(1 / 4);
    expect(escapeOdds(pack, view, [emden], []).chance).toBe(1);
  });
});

describe("[FS 4.6.4.1] fire", () => {
  const aim = {firer: scharnhorst, target: goodHope};

  test("the damage table goes on beyond its ends", () => {
    expect([-5, 0, 1, 2, 3, 4, 5, 6, 9].map((roll) => damageFor(pack, roll))).toEqual([0, 0, 1, 1, 2, 3, 4, 5, 5]);
  });

  test("[FS 10.3] Scharnhorst, at -3, scores on 4 to 6: 1, 1 and 2 points", () => {
    const odds = fireOdds(pack, battle(), aim);
    expect(reasons(odds.reasons)).toEqual({SHIP: -3});
    expect(odds.damage).toEqual(
      new Map(
        [
          [0, 3 / 6],
          [1, 2 / 6],
          [2, 1 / 6],
        ].map(([n, p]) => [n, expect.closeTo(p!)]),
      ),
    );
    expect(odds.expected).toBeCloseTo(4 / 6);
    expect(odds.sinks).toBe(0);
  });

  test("the same target helps against the ship's own modifier, and no further", () => {
    const at = (rounds: number) =>
      reasons(
        fireOdds(pack, battle({}, {[scharnhorst]: {lastTarget: goodHope, sameTargetRounds: rounds}}), aim).reasons,
      );
    expect(at(2)).toEqual({SHIP: -3, SAME_TARGET: 2});
    expect(at(5)).toEqual({SHIP: -3, SAME_TARGET: 3});
  });

  test("damage, a try to run, a bold mover, a hit the round before, earlier combats", () => {
    const view = battle(
      {},
      {
        [scharnhorst]: {triedToRun: true, hitLastRound: [goodHope]},
        [goodHope]: {bold: true, pending: 1},
      },
      {[scharnhorst]: {damage: 3, combats: 1}, [goodHope]: {damage: pack.ships[goodHope]!.damage / 2 - 0.5}},
    );
    expect(reasons(fireOdds(pack, view, aim).reasons)).toEqual({
      SHIP: -3,
      HALF_DAMAGED_FIRER: -1,
      HALF_DAMAGED_TARGET: 1,
      OPTIMUM_TORPEDO_RANGE: 1,
      RUN_ATTEMPT: -2,
      ATTRITION: -1,
      HIT_LAST_ROUND: 1,
    });
  });

  test("[FS 4.6.4] three at one target have -1 each, whether on the board or in the draft", () => {
    const others = [
      {firer: gneisenau, target: goodHope},
      {firer: dresden, target: goodHope},
    ];
    expect(reasons(fireOdds(pack, battle(), aim, others).reasons)).toEqual({SHIP: -3, MULTIPLE_FIRE: -1});
    expect(reasons(fireOdds(pack, battle({aims: others}), aim).reasons)).toEqual({SHIP: -3, MULTIPLE_FIRE: -1});
    expect(reasons(fireOdds(pack, battle(), aim, others.slice(1)).reasons)).toEqual({SHIP: -3});
  });

  test("[FS 4.6.4.1.3] surprise helps the Germans, [FS 4.6.4.1.1] the river's mouth the Allies, in round one", () => {
    const surprise = battle({kind: CombatKind.SURPRISE_ATTACK, round: 1});
    expect(reasons(fireOdds(pack, surprise, aim).reasons)["SURPRISE"]).toBe(2);
    expect(
      reasons(fireOdds(pack, surprise, {firer: goodHope, target: scharnhorst}).reasons)["SURPRISE"],
    ).toBeUndefined();
    const river = battle({kind: CombatKind.RIVER_BREAKOUT, round: 1});
    expect(reasons(fireOdds(pack, river, {firer: goodHope, target: scharnhorst}).reasons)["RIVER_BREAKOUT"]).toBe(2);
    expect(reasons(fireOdds(pack, river, aim).reasons)["RIVER_BREAKOUT"]).toBeUndefined();
    const later = battle({kind: CombatKind.SURPRISE_ATTACK, round: 2});
    expect(reasons(fireOdds(pack, later, aim).reasons)["SURPRISE"]).toBeUndefined();
  });

  test("a ship that has one point left is sunk by any hit", () => {
    const almost = battle({}, {}, {[goodHope]: {damage: pack.ships[goodHope]!.damage - 1}});
    const odds = fireOdds(pack, almost, aim); // half damaged: +1, so that it scores on 3 to 6
    expect(odds.left).toBe(1);
    expect(odds.sinks).toBeCloseTo(4 / 6);
    expect(odds.chance).toBeCloseTo(4 / 6);
  });

  test("a volley is what its shots are one after the other", () => {
    const aims = [aim, {firer: gneisenau, target: goodHope}, {firer: dresden, target: monmouth}];
    const volley = volleyOdds(pack, battle(), goodHope, aims);
    expect(total(volley.damage)).toBeCloseTo(1);
    // Each 0, 0, 0, 1, 1, 2, as long as one alone does not half damage her.
    expect(volley.damage.get(0)).toBeCloseTo(1 / 4);
    expect(volley.damage.get(1)).toBeCloseTo(2 * (3 / 6) * (2 / 6));
    expect(volley.expected).toBeCloseTo(8 / 6);
  });

  test("a shot at a ship that sinks already is lost, and a half damaged one is easier for those behind", () => {
    const capacity = pack.ships[goodHope]!.damage;
    const aims = [aim, {firer: gneisenau, target: goodHope}];
    const last = battle({}, {}, {[goodHope]: {damage: capacity - 1}});
    const volley = volleyOdds(pack, last, goodHope, aims);
    expect(volley.sinks).toBeCloseTo(1 - (2 / 6) ** 2);
    expect(Math.max(...volley.damage.keys())).toBe(3); // 6 - 3 + 1 = 4: one shot alone
    const before = Math.ceil(capacity / 2) - 1;
    const near = volleyOdds(pack, battle({}, {}, {[goodHope]: {damage: before}}), goodHope, aims);
    expect(near.expected).toBeGreaterThan(8 / 6);
  });

  test("A reaches farthest", () => {
    expect(gunsReach(pack, scharnhorst, GunRange.A)).toBe(false);
    expect(gunsReach(pack, scharnhorst, GunRange.B)).toBe(true);
    expect(gunsReach(pack, emden, GunRange.B)).toBe(false);
    expect(gunsReach(pack, ship("Invincible"), GunRange.A)).toBe(true);
  });
});

describe("[FS 4.6.4.2] torpedoes", () => {
  const aim = {firer: dresden, target: glasgow};
  const hits = (view: ReturnType<typeof battle>, bold: boolean) => torpedoOdds(pack, view, aim, bold).chance;

  test("hit on 1 from C-range, on 1 to 3 boldly, on 1 to 5 boldly by surprise", () => {
    expect(hits(battle(), false)).toBeCloseTo(1 / 6);
    expect(hits(battle(), true)).toBeCloseTo(3 / 6);
    expect(hits(battle({kind: CombatKind.SURPRISE_ATTACK, round: 1}), true)).toBeCloseTo(5 / 6);
    expect(hits(battle({kind: CombatKind.SURPRISE_ATTACK, round: 1}), false)).toBeCloseTo(1 / 6);
  });

  test("and do the damage of an unmodified die: 16 sixths on average", () => {
    const odds = torpedoOdds(pack, battle(), aim, true);
    expect(total(odds.damage)).toBeCloseTo(1);
    expect(odds.expected).toBeCloseTo((3 / 6) * (16 / 6));
    expect(odds.damage.get(5)).toBeCloseTo((3 / 6) * (1 / 6));
  });
});

describe("PHASE 5", () => {
  test("[FS 4.7.3] a ship gets home on 5 or 6, a squadron on 6 or ship by ship", () => {
    expect(returnOdds(pack, [emden]).chance).toBeCloseTo(1 / 3);
    expect(returnOdds(pack, [emden]).expectedPoints).toBeCloseTo(3 / 3 - 2 / 3);
    const two = returnOdds(pack, [scharnhorst, gneisenau]);
    expect(two.chance).toBeCloseTo(1 / 6 + (5 / 6) * (1 / 9));
    expect(two.home.get(0)).toBeCloseTo((5 / 6) * (4 / 9));
    expect(total(two.home)).toBeCloseTo(1);
  });

  test("[FS 6.3.3.1] a convoy is surprised on 3, less for slow ships, and loses a die a ship", () => {
    const view = viewWith({});
    expect(convoySurpriseOdds(pack, view, [ship("Karlsruhe")]).chance).toBeCloseTo(3 / 6);
    expect(convoySurpriseOdds(pack, view, [emden]).chance).toBeCloseTo(2 / 6);
    expect(convoySurpriseOdds(pack, view, [emden, leipzig]).chance).toBeCloseTo(1 / 6);
    expect(expectedOf(transportsOdds(2, 15))).toBeCloseTo(7);
    expect(transportsOdds(2, 3)).toEqual(
      new Map([
        [2, expect.closeTo(1 / 36)],
        [3, expect.closeTo(35 / 36)],
      ]),
    );
  });

  test("[FS 7.1] the Boers rise on 3 at Capetown, on 4 against an armoured squadron, on 1 at Lüderitz Bay", () => {
    expect(boerOdds(pack, station("Capetown"), [emden]).chance).toBeCloseTo(3 / 6);
    expect(boerOdds(pack, station("Capetown"), [scharnhorst, emden]).chance).toBeCloseTo(4 / 6);
    expect(boerOdds(pack, station("Lüderitz Bay"), [scharnhorst, emden]).chance).toBeCloseTo(1 / 6);
  });
});
