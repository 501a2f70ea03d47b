import {create} from "@bufbuild/protobuf";
import {describe, expect, test} from "vitest";
import {Assignment, Decision, Duty, OptionsSchema, ViewSchema, Whereabouts} from "../src/gen/chartroom/v1/far_seas_pb";
import {emptyDraft, type AlliedDraft, type PlotDraft} from "../src/far_seas/drafts/draft";
import {moveAllied, moveConvoy} from "../src/far_seas/drafts/allied";
import {assignmentsAt, dutiesAt} from "../src/far_seas/offers";
import {reachOf, reachTo, type Situation} from "../src/far_seas/reach";
import {packOfTheRepository} from "./far_seas_pack";

const pack = packOfTheRepository();
const ship = (name: string) => pack.ships.find((each) => each.name === name)!.number;
const scharnhorst = ship("Scharnhorst");
const emden = ship("Emden");
const defence = ship("Defence");
const chatham = ship("Chatham");
const idzumo = ship("Idzumo");
const invincible = ship("Invincible");

function viewWith(places: Record<number, {where?: Whereabouts; area?: number; movedInOb?: number}>, board = {}) {
  return create(ViewSchema, {
    board: {
      turn: 2,
      ob: 1,
      raided: pack.stations.map(() => false),
      ships: pack.ships.map((_, number) => ({where: Whereabouts.AT_SEA, leader: number, ...places[number]})),
      ...board,
    },
  });
}

describe("[FS 4.2] reach", () => {
  const view = viewWith({
    [scharnhorst]: {area: 32},
    [emden]: {area: 31},
    [defence]: {area: 33},
    [chatham]: {area: 33},
    [idzumo]: {area: 31, movedInOb: 1},
  });
  const options = create(OptionsSchema, {
    decision: Decision.ALLIED_MOVEMENT,
    ships: [
      {ship: scharnhorst, moves: [{to: 32}, {to: 1}, {to: 4}]},
      {ship: emden, moves: [{to: 31}, {to: 1}]},
      {
        ship: defence,
        moves: [
          {to: 33, penalty: 2},
          {to: 16, penalty: 3},
        ],
      },
      {ship: chatham, moves: [{to: 16, penalty: 1}]},
    ],
  });
  const situation: Situation = {options, view, pack};

  test("every area of the map has an answer", () => {
    expect([...reachOf(situation, [emden]).keys()].sort((a, b) => a - b)).toEqual(
      Array.from({length: 34}, (_, index) => index + 1),
    );
  });

  test("several go where all may go, at the sum of their prices", () => {
    const reach = reachOf(situation, [scharnhorst, emden]);
    expect(reach.get(1)).toEqual({allowed: true, penalty: 0});
    expect(reach.get(4)).toMatchObject({allowed: false, rule: "4.2", why: expect.stringContaining("Emden")});
    expect(reachTo(situation, [defence, chatham], 16)).toMatchObject({allowed: true, penalty: 4, rule: "5.1"});
    expect(reachTo(situation, [defence, chatham], 33)).toMatchObject({allowed: false});
  });

  test("why not: not adjacent, closed, moved, of two nations", () => {
    expect(reachTo(situation, [emden], 5)).toMatchObject({why: expect.stringContaining("not adjacent"), rule: "4.2"});
    expect(reachTo(situation, [emden], 34)).toMatchObject({allowed: false, rule: "2.2"});
    expect(reachTo(situation, [idzumo], 1).why).toContain("has moved this turn");
    expect(reachTo(situation, [defence, idzumo], 16)).toMatchObject({allowed: false, rule: "4.2"});
  });

  test("[FS 2.2] a canal that is closed says when it opens", () => {
    const west = viewWith({[emden]: {area: 3}}, {turn: 1});
    const early = {options, view: west, pack};
    expect(reachTo(early, [emden], 10).why).toContain("from turn 2");
    const redSea = {options, view: viewWith({[emden]: {area: 22}}), pack};
    expect(reachTo(redSea, [emden], 33)).toMatchObject({allowed: false, rule: "2.2"});
  });

  test("[FS 5.1] who enters play in the draft moves on from there", () => {
    const inBox = viewWith({[invincible]: {where: Whereabouts.ENGLAND_HB2}});
    const offered = create(OptionsSchema, {
      decision: Decision.ALLIED_MOVEMENT,
      ships: [{ship: invincible, entersPlay: true, moves: [{to: 13, penalty: 5}]}],
    });
    const movement = emptyDraft("alliedMovement") as AlliedDraft;
    const before = {options: offered, view: inBox, pack};
    expect(reachTo(before, [invincible], 13)).toMatchObject({allowed: true, penalty: 5, rule: "5.1"});
    expect(reachTo(before, [invincible], 12)).toMatchObject({allowed: false, rule: "5.1"});
    const after = {...before, draft: moveAllied(movement, inBox, [invincible], 13)};
    expect(reachTo(after, [invincible], 12)).toEqual({allowed: true, penalty: 0});
    expect(reachTo(after, [invincible], 5).allowed).toBe(false);
  });
});

describe("what may be done there", () => {
  const plot = emptyDraft("plot") as PlotDraft;
  const movement = emptyDraft("alliedMovement") as AlliedDraft;
  const options = create(OptionsSchema, {
    ships: [
      {ship: emden, mayEnterRiver: true},
      {ship: defence, mayEscort: true},
      {ship: chatham, mayEscort: false},
    ],
  });

  test("[FS 4.3.1] assignments: stations of the area that are not raided, the way home in 13", () => {
    const lüderitz = pack.stations.find((station) => station.name === "Lüderitz Bay")!;
    const capetown = pack.stations.find((station) => station.name === "Capetown")!;
    const raided = pack.stations.map((station) => station === capetown);
    const situation = {options, view: viewWith({}, {raided}), pack};
    const offers = assignmentsAt(situation, plot, [emden], 19);
    expect(offers.map((offer) => [offer.what, offer.allowed])).toEqual([
      [Assignment.NONE, true],
      [Assignment.MERCHANTS, true],
      [Assignment.RAID, false],
      [Assignment.RETURN_TO_BASE, false],
    ]);
    expect(offers[2]?.stations.map((each) => [each.station, each.rule])).toEqual([
      [capetown.number, "4.7.2"],
      [lüderitz.number, "7.1"],
    ]);
    expect(assignmentsAt(situation, plot, [emden], 13)[3]).toMatchObject({allowed: true});
  });

  test("[FS 7.2.1] one cruiser goes into the Rufiji, from area 21", () => {
    const situation = {options, view: viewWith({}, {rules: {rufiji: true, advanced: true}}), pack};
    const river = (ships: number[], to: number, draft = plot) =>
      assignmentsAt(situation, draft, ships, to).find((offer) => offer.what === Assignment.RIVER);
    expect(river([emden], 21)?.allowed).toBe(true);
    expect(river([emden], 20)?.allowed).toBe(false);
    expect(river([scharnhorst], 21)?.why).toContain("Scharnhorst");
    const taken = {...plot, groups: [{ships: [4], to: 21, assignment: Assignment.RIVER}]};
    expect(river([emden], 21, taken)?.allowed).toBe(false);
  });

  test("[FS 4.4.1] escorts need the stripe and something to escort", () => {
    const situation = {options, view: viewWith({}), pack};
    const escort = (ships: number[], to: number) =>
      dutiesAt(situation, ships, to).find((offer) => offer.what === Duty.MERCHANT_ESCORT);
    expect(escort([defence], 24)?.allowed).toBe(true);
    expect(escort([defence, chatham], 24)?.why).toContain("Chatham");
    expect(escort([defence], 22)).toMatchObject({allowed: false, rule: "4.4.1"});
  });

  test("[FS 6.3.2] a convoy is escorted where it will be when the movement is over", () => {
    const convoys = pack.convoys.map((_, index) => ({stage: index === 2 ? 2 : 1, dot: 1, transports: 15}));
    const view = viewWith({}, {rules: {advanced: true}, convoys});
    const at = (to: number, draft: AlliedDraft) =>
      dutiesAt({options, view, pack, draft}, [defence], to).find((offer) => offer.what === Duty.CONVOY);
    expect(at(25, movement)).toMatchObject({allowed: true, convoys: [2]});
    expect(at(24, movement)).toMatchObject({allowed: false});
    const moved = moveConvoy(moveConvoy(movement, 2, true), 0, true);
    expect(at(24, moved)?.convoys).toEqual([2]);
    expect(at(12, moved)?.convoys).toEqual([0]);
    expect(at(25, moved)?.allowed).toBe(false);
  });
});
