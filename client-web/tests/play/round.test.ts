import {describe, expect, test} from "vitest";
import {GunRange} from "../../src/gen/chartroom/v1/far_seas_pb";
import {inBattle, positionOf} from "../../src/play/battle/position";
import {beatsOf} from "../../src/play/battle/round";
import {fixtures as f} from "./fixtures";

const goodHope = f.ship("Good Hope");
const monmouth = f.ship("Monmouth");
const scharnhorst = f.ship("Scharnhorst");

describe("the beats of a combat", () => {
  const beats = beatsOf(f.pack, f.afterTwoRounds(), f.twoRounds());

  test("begin with undamaged ships at A-range, and end as the view has it", () => {
    const first = beats[0]!.position;
    expect(first.range).toBe(GunRange.A);
    expect(first.ships.every((ship) => ship.damage === 0 && ship.pending === 0)).toBe(true);
    const last = beats.at(-1)!.position;
    const now = positionOf(f.afterTwoRounds())!;
    expect(last.range).toBe(now.range);
    expect(last.round).toBe(now.round);
    expect(last.ships.map(({ship, damage}) => [ship, damage])).toEqual(
      now.ships.map(({ship, damage}) => [ship, damage]),
    );
  });

  test("show a shot's die with its modifiers, and its damage as scored, not assessed", () => {
    const shot = beats.find((beat) => beat.firer === scharnhorst)!;
    expect(shot.target).toBe(goodHope);
    expect(shot.told.dice[0]).toMatchObject({die: 6, result: 3});
    expect(inBattle(shot.position, goodHope)).toMatchObject({damage: 0, pending: 2});
    expect(inBattle(shot.position, scharnhorst)?.fired).toBe(true);
  });

  test("assess the damage of both sides at once", () => {
    const assessed = beats.find((beat) => inBattle(beat.position, goodHope)?.damage === 2)!;
    expect(inBattle(assessed.position, monmouth)).toMatchObject({damage: 1, pending: 0});
  });

  test("leave out what the lines around them say", () => {
    expect(beats.some((beat) => beat.told.quiet)).toBe(false);
  });

  test("show who aims at whom until the round is over", () => {
    expect(beats.find((beat) => beat.firer === scharnhorst)!.position.aims).toHaveLength(3);
    expect(beats.at(-1)!.position.aims).toEqual([]);
  });
});

test("A ship that sinks stays in her place, as sunk", () => {
  const fought = [
    ...f.twoRounds(),
    ...f.entries([
      {case: "damageAssessed", value: {hits: [{ship: monmouth, points: 4, sunk: true}]}},
      {case: "combatEnded", value: {area: 5}},
      {case: "turnEnded", value: {}},
    ]),
  ].map((entry, index) => ({...entry, number: index + 1}));
  const over = f.damaged(f.view(f.coronel().side, f.german, f.allied), {"Good Hope": 2, Monmouth: 5});
  const beats = beatsOf(f.pack, over, fought);
  expect(inBattle(beats[0]!.position, monmouth)?.damage).toBe(0);
  expect(inBattle(beats.at(-1)!.position, monmouth)?.fate).toBe("sunk");
  expect(beats.at(-1)!.number).toBe(fought.length - 1);
});

test("Without the beginning of a combat there is nothing to watch", () => {
  expect(beatsOf(f.pack, f.coronel(), f.twoRounds().slice(1))).toEqual([]);
});
