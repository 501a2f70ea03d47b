import {create, equals, fromBinary, toBinary} from "@bufbuild/protobuf";
import {describe, expect, test} from "vitest";
import {
  Assignment,
  Decision,
  Duty,
  FormerSquadron,
  OptionsSchema,
  OrderSchema,
  ViewSchema,
  Whereabouts,
  type Options,
} from "../src/gen/chartroom/v1/far_seas_pb";
import {Side} from "../src/gen/chartroom/v1/play_pb";
import {
  besiege,
  costsOf,
  joinAllied,
  moveAllied,
  moveConvoy,
  setDuty,
  splitAllied,
  unsetAllied,
} from "../src/far_seas/drafts/allied";
import {
  aim,
  capture,
  chase,
  chaseWithAll,
  doNotRun,
  putIntoSquadron,
  returnWith,
  runApart,
  runTogether,
  shiftAim,
} from "../src/far_seas/drafts/answers";
import {
  createDraft,
  draftKindOf,
  emptyDraft,
  type AimsDraft,
  type AlliedDraft,
  type BreakoutSquadronsDraft,
  type ChaseDraft,
  type Draft,
  type HitAndGoHomeDraft,
  type PlotDraft,
  type RunDraft,
} from "../src/far_seas/drafts/draft";
import {gapsOf, isComplete} from "../src/far_seas/drafts/missing";
import {fromOrder, toOrder} from "../src/far_seas/drafts/orders";
import {assignPlot, joinPlot, moveAmc, plotMove, splitPlot, unplot, usePile} from "../src/far_seas/drafts/plot";
import {draftKey, isObsoleteDraftKey, readDraft, writeDraft} from "../src/far_seas/drafts/store";
import {packOfTheRepository} from "./far_seas_pack";

const pack = packOfTheRepository();
const scharnhorst = 0;
const gneisenau = 1;
const emden = 3;
const dresden = 4;
const empty = create(ViewSchema, {board: {}});

const plot = emptyDraft("plot") as PlotDraft;
const movement = emptyDraft("alliedMovement") as AlliedDraft;

// One of each kind of order, with something in each field.
const drafts: Draft[] = [
  {
    kind: "plot",
    groups: [{ships: [0, 1], to: 5, assignment: Assignment.RAID, station: 3}],
    piles: [1],
    amcs: [{ship: 13, to: 8}],
  },
  {
    kind: "alliedMovement",
    entries: [{ship: 20, to: 14}],
    moves: [
      {ships: [21, 22], to: 6, duty: Duty.ON_STATION, station: 3, convoy: undefined},
      {ships: [23], to: 12, duty: Duty.CONVOY, station: undefined, convoy: 0},
    ],
    colonies: [{ships: [30], colony: 1}],
    convoys: [0, 2],
  },
  {kind: "chooseArea", area: 5},
  {kind: "search", target: 0},
  {kind: "search", target: "none"},
  {kind: "approach", approach: true},
  {kind: "approach", approach: false},
  {kind: "run", choice: "run", groups: [[0, 1], [4]]},
  {kind: "run", choice: "stand", groups: []},
  {kind: "trySurprise", roll: true},
  {kind: "chase", pursuits: [{runner: 0, chasers: [30, 31]}]},
  {kind: "escape", flights: [{leader: 4, to: 6}]},
  {kind: "boldMoves", aims: [{firer: 4, target: 30}]},
  {kind: "fireOnBold", aims: [{firer: 4, target: 30}]},
  {
    kind: "targets",
    aims: [
      {firer: 4, target: 30},
      {firer: 0, target: 30},
    ],
  },
  {kind: "torpedoes", aims: []},
  {kind: "removeShips", ships: [40]},
  {kind: "intern", ships: [13]},
  {kind: "surpriseAttack", choice: {attacker: 3, target: 40}},
  {kind: "surpriseAttack", choice: "none"},
  {kind: "hitAndGoHome", captures: [{ship: 3, captures: 2}], returns: [0], strikes: [{leader: 4, convoy: 1}]},
  {kind: "convoyAttack", leader: 4, trySurprise: true},
  {kind: "raidOnEngland", area: 14},
  {kind: "raidOnEngland", area: "none"},
  {kind: "counterattack", sail: true},
  {kind: "returnHome", leader: 0, reserves: [8, 9]},
  {kind: "breakoutSquadrons", squadrons: [[60, 61], [62]]},
  {kind: "breakoutSearch", target: FormerSquadron.RESERVES},
  {kind: "breakoutSearch", target: "none"},
];

describe("drafts and orders", () => {
  test("there is a draft for each kind of order, and one of each is tried here", () => {
    const kinds = OrderSchema.oneofs[0]!.fields.map((field) => field.localName).sort();
    expect([...new Set(drafts.map((draft) => draft.kind))].sort()).toEqual(kinds);
    const asked = Object.values(Decision).filter((each): each is Decision => typeof each === "number" && each > 0);
    expect(new Set(asked.map(draftKindOf))).toEqual(new Set(kinds));
  });

  test.each(drafts.map((draft) => [draft.kind, draft] as const))("%s: there as an order, and back", (_, draft) => {
    const order = toOrder(draft);
    expect(fromOrder(fromBinary(OrderSchema, toBinary(OrderSchema, order)))).toEqual(draft);
    expect(equals(OrderSchema, toOrder(fromOrder(order)!), order)).toBe(true);
  });

  test("whoever stands names nobody, whoever was named before", () => {
    expect(toOrder({kind: "run", choice: "stand", groups: [[1]]}).of).toMatchObject({value: {groups: []}});
  });
});

describe("a plot", () => {
  test("ships that go together are one group; each is in one group only", () => {
    const one = plotMove(plotMove(plot, [gneisenau, scharnhorst], 5), [emden], 24);
    expect(one.groups.map((group) => group.ships)).toEqual([[0, 1], [3]]);
    const two = plotMove(one, [gneisenau], 28);
    expect(two.groups).toEqual([
      {ships: [0], to: 5, assignment: Assignment.NONE},
      {ships: [3], to: 24, assignment: Assignment.NONE},
      {ships: [1], to: 28, assignment: Assignment.NONE},
    ]);
    expect(plot.groups).toEqual([]);
  });

  test("to plot the same again keeps the assignment", () => {
    const one = assignPlot(plotMove(plot, [emden], 24), emden, Assignment.MERCHANTS);
    expect(plotMove(one, [emden], 24)).toBe(one);
  });

  test("[FS 4.2] a ship joins the group that it is dropped on", () => {
    const one = assignPlot(plotMove(plot, [scharnhorst], 5), scharnhorst, Assignment.RAID, 3);
    const two = joinPlot(plotMove(one, [dresden], 8), [dresden], scharnhorst);
    expect(two.groups).toEqual([{ships: [0, 4], to: 5, assignment: Assignment.RAID, station: 3}]);
    expect(splitPlot(two, [dresden]).groups.map((group) => group.ships)).toEqual([[0], [4]]);
  });

  test("another assignment forgets the station", () => {
    const raid = assignPlot(plotMove(plot, [emden], 24), emden, Assignment.RAID, 20);
    expect(assignPlot(raid, emden, Assignment.MERCHANTS).groups[0]?.station).toBeUndefined();
  });

  test("what is taken back leaves neither pile nor move", () => {
    const full = moveAmc(usePile(plotMove(plot, [emden], 24), emden, true), 13, 8);
    expect(unplot(full, [emden, 13])).toEqual(plot);
  });

  test("what is missing is said: a cruiser, a station, coal", () => {
    const options = create(OptionsSchema, {
      decision: Decision.PLOT,
      ships: [
        {ship: emden, moves: [{to: 24}, {to: 31}], coaled: false, piles: 3},
        {ship: dresden, moves: [{to: 8}], coaled: true},
      ],
    });
    expect(gapsOf(plot, options, pack).map((gap) => [gap.needed, gap.rule])).toEqual([[true, "4.3"]]);
    const raid = assignPlot(plotMove(plot, [emden], 24), emden, Assignment.RAID);
    const gaps = gapsOf(raid, options, pack);
    expect(gaps.filter((gap) => gap.needed).map((gap) => gap.text)).toEqual(["Which station does Emden raid?"]);
    expect(gaps.filter((gap) => !gap.needed).map((gap) => gap.text)).toEqual([
      "Dresden waits for a later Operationsbefehl.",
      "Emden moves openly: no coal.",
    ]);
    const done = usePile(assignPlot(raid, emden, Assignment.RAID, 20), emden, true);
    expect(isComplete(done, options, pack)).toBe(true);
  });

  test("[FS 9.3.2] what the tables have drawn is there from the start", () => {
    const view = create(ViewSchema, {board: {solitaire: {drawn: [{ships: [1, 0], to: 28}, {ships: [3]}]}}});
    const draft = createDraft(create(OptionsSchema, {decision: Decision.ASSIGN}), view) as PlotDraft;
    expect(draft.groups).toEqual([{ships: [0, 1], to: 28, assignment: Assignment.NONE}]);
  });
});

describe("an Allied movement", () => {
  const view = create(ViewSchema, {
    board: {
      ships: pack.ships.map((_, ship) =>
        ship === 30 ? {where: Whereabouts.ENGLAND_HB2} : {where: Whereabouts.AT_SEA, area: 6},
      ),
    },
  });

  test("[FS 5.1] who is in England's second box enters play first, and may then move on", () => {
    const entered = moveAllied(movement, view, [30], 14);
    expect(entered).toEqual({...movement, entries: [{ship: 30, to: 14}]});
    const onward = moveAllied(entered, view, [30], 13);
    expect(onward.entries).toEqual([{ship: 30, to: 14}]);
    expect(onward.moves).toEqual([{ships: [30], to: 13, duty: Duty.SEARCH}]);
    expect(unsetAllied(onward, [30])).toEqual(movement);
  });

  test("groups are joined and parted, with one duty each", () => {
    const one = setDuty(moveAllied(movement, view, [40], 6), 40, {duty: Duty.ON_STATION, station: 3});
    const two = joinAllied(moveAllied(one, view, [41], 5), [41], 40);
    expect(two.moves).toEqual([{ships: [40, 41], to: 6, duty: Duty.ON_STATION, station: 3}]);
    expect(splitAllied(two, [41]).moves.map((move) => move.ships)).toEqual([[40], [41]]);
    expect(gapsOf(setDuty(two, 40, {duty: Duty.CONVOY}), create(OptionsSchema), pack)[0]).toMatchObject({
      needed: true,
      rule: "6.3.2",
    });
  });

  test("[FS 6.4.1] who besieges a colony does not move", () => {
    const moved = moveAllied(movement, view, [40, 41], 5);
    const besieging = besiege(besiege(moved, [41], 1), [40], 1);
    expect(besieging.moves).toEqual([]);
    expect(besieging.colonies).toEqual([{colony: 1, ships: [40, 41]}]);
    expect(moveAllied(besieging, view, [40], 5).colonies).toEqual([{colony: 1, ships: [41]}]);
  });

  test("convoys go on once", () => {
    expect(moveConvoy(moveConvoy(movement, 2, true), 2, true).convoys).toEqual([2]);
    expect(moveConvoy(moveConvoy(movement, 2, true), 2, false).convoys).toEqual([]);
  });

  test("[FS 5.0] running costs are those of the options", () => {
    const options = create(OptionsSchema, {
      decision: Decision.ALLIED_MOVEMENT,
      ships: [
        {ship: 30, entersPlay: true, moves: [{to: 14, penalty: 5}]},
        {ship: 40, moves: [{to: 5, penalty: 2}, {to: 6}]},
      ],
    });
    const draft = moveAllied(moveAllied(movement, view, [30], 14), view, [40], 5);
    expect(costsOf(draft, options)).toEqual([
      {ship: 30, to: 14, points: 5},
      {ship: 40, to: 5, points: 2},
    ]);
    expect(costsOf(moveAllied(draft, view, [40], 6), options)).toHaveLength(1);
  });
});

describe("the other answers", () => {
  test("runs: together, apart, not at all", () => {
    const run = emptyDraft("run") as RunDraft;
    const together = runTogether(run, [1, 0, 4]);
    expect(together.groups).toEqual([[0, 1, 4]]);
    expect(runApart(together, [4]).groups).toEqual([[0, 1], [4]]);
    expect(doNotRun(together, [0, 1, 4]).choice).toBe("stand");
  });

  test("[FS 4.6.3] before combat a group runs as a whole; after a round each ship decides", () => {
    const options = (decision: Decision) => create(OptionsSchema, {decision, freeShips: [0, 1]});
    const half = runTogether(emptyDraft("run") as RunDraft, [0]);
    expect(gapsOf(half, options(Decision.ACCEPT_OR_RUN), pack)[0]?.ships).toEqual([1]);
    expect(gapsOf(half, options(Decision.RUN_AFTER_ROUND), pack)).toEqual([]);
    expect(isComplete(emptyDraft("run"), options(Decision.FIGHT_OR_RUN), pack)).toBe(false);
  });

  test("a ship chases one runner", () => {
    const draft = chase(chase(emptyDraft("chase") as ChaseDraft, 0, [30, 31]), 4, [31]);
    expect(draft.pursuits).toEqual([
      {runner: 0, chasers: [30]},
      {runner: 4, chasers: [31]},
    ]);
    const options = create(OptionsSchema, {groups: [{ships: [0, 1]}], freeShips: [30, 31]});
    expect(chaseWithAll(draft, options).pursuits).toEqual([
      {runner: 0, chasers: [30]},
      {runner: 0, chasers: [31]},
    ]);
  });

  test("[FS 4.6.4] targets keep the order of fire", () => {
    const targets = emptyDraft("targets") as AimsDraft;
    const two = aim(aim(targets, 0, 30), 1, 31);
    expect(aim(two, 0, 31).aims.map((each) => each.firer)).toEqual([0, 1]);
    expect(shiftAim(two, 1, -1).aims.map((each) => each.firer)).toEqual([1, 0]);
    expect(shiftAim(two, 0, -1)).toBe(two);
    expect(aim(two, 0, undefined).aims).toEqual([{firer: 1, target: 31}]);
  });

  test("[FS 4.3.1] a group has one thing to do: captures or the way home", () => {
    const home = emptyDraft("hitAndGoHome") as HitAndGoHomeDraft;
    const both = returnWith(capture(home, gneisenau, 2), [scharnhorst, gneisenau], true);
    expect(both).toMatchObject({captures: [], returns: [scharnhorst]});
    expect(returnWith(both, [scharnhorst, gneisenau], false)).toEqual(home);
  });

  test("[FS 7.4] a battlecruiser sails in one of two squadrons", () => {
    const none = emptyDraft("breakoutSquadrons") as BreakoutSquadronsDraft;
    const second = putIntoSquadron(putIntoSquadron(none, 60, 0), 60, 1);
    expect(second.squadrons).toEqual([[], [60]]);
    expect(toOrder(second).of).toMatchObject({value: {squadrons: [{ships: [60]}]}});
  });

  test("what allows one answer only is chosen already", () => {
    const one = create(OptionsSchema, {decision: Decision.SEARCH, groups: [{ships: [0, 1]}]});
    expect(createDraft(one, empty)).toMatchObject({target: 0});
    expect(createDraft({...one, mayDecline: true}, empty)).toMatchObject({target: undefined});
    expect(createDraft(create(OptionsSchema), empty)).toBeUndefined();
  });
});

describe("drafts that are kept", () => {
  const options: Options = create(OptionsSchema, {
    decision: Decision.PLOT,
    ships: [{ship: emden, moves: [{to: 24}]}],
  });
  const draft = assignPlot(plotMove(plot, [emden], 24), emden, Assignment.MERCHANTS);

  test("come back as they were", () => {
    expect(readDraft(writeDraft(draft), options)).toEqual(draft);
  });

  test.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["another version", writeDraft(draft).replace('"version":1', '"version":0')],
    ["another kind", writeDraft({kind: "approach", approach: true})],
    ["a kind that there is not", '{"version":1,"draft":{"kind":"mutiny"}}'],
    ["a draft of another shape", '{"version":1,"draft":{"kind":"plot","groups":7}}'],
    ["a number that is none", writeDraft(draft).replace("24", '"24"')],
    ["a ship that cannot move now", writeDraft(plotMove(plot, [dresden], 24))],
    ["an area that is out of reach now", writeDraft(plotMove(plot, [emden], 5))],
  ])("%s is dropped", (_, text) => {
    expect(readDraft(text, options)).toBeUndefined();
  });

  test("have a place for each game, side and decision", () => {
    const key = draftKey("g", Side.ONE, 7);
    expect(isObsoleteDraftKey(key, "g", Side.ONE, 7)).toBe(false);
    expect(isObsoleteDraftKey(key, "g", Side.ONE, 8)).toBe(true);
    expect(isObsoleteDraftKey(key, "g", Side.TWO, 8)).toBe(false);
    expect(isObsoleteDraftKey(key, "h", Side.ONE, 8)).toBe(false);
  });
});
