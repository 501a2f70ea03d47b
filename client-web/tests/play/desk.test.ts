import {create, fromBinary, toBinary} from "@bufbuild/protobuf";
import {afterEach, beforeEach, describe, expect, test, vi} from "vitest";
import type {AlliedDraft, PlotDraft} from "../../src/far_seas/drafts/draft";
import {
  Assignment,
  Decision,
  Duty,
  OptionsSchema,
  OrderSchema,
  ViewSchema,
  Whereabouts,
  type Options,
} from "../../src/gen/chartroom/v1/far_seas_pb";
import {GameInfo_Status, GameInfoSchema} from "../../src/gen/chartroom/v1/lobby_pb";
import {Side} from "../../src/gen/chartroom/v1/play_pb";
import {Desk} from "../../src/play/desk_state";
import {Keep, Table} from "../../src/state";
import {Connection, RefusalCode} from "../../src/wire";
import {packOfTheRepository} from "../far_seas_pack";
import {FakeServer, settled} from "../wire/fake_server";

const pack = packOfTheRepository();
const ship = (name: string) => pack.ships.find((each) => each.name === name)!.number;
const scharnhorst = ship("Scharnhorst");
const gneisenau = ship("Gneisenau");
const emden = ship("Emden");
const glasgow = ship("Glasgow");
const monmouth = ship("Monmouth");
const where: Record<number, number> = {[scharnhorst]: 32, [gneisenau]: 32, [emden]: 31, [glasgow]: 7, [monmouth]: 8};

const plot = create(OptionsSchema, {
  decision: Decision.PLOT,
  ships: [
    {ship: scharnhorst, moves: [{to: 32}, {to: 1}, {to: 4}]},
    {ship: gneisenau, moves: [{to: 32}, {to: 1}, {to: 4}]},
    {ship: emden, moves: [{to: 31}, {to: 1}]},
  ],
});
const movement = create(OptionsSchema, {
  decision: Decision.ALLIED_MOVEMENT,
  ships: [
    {ship: glasgow, moves: [{to: 7}, {to: 6}, {to: 8, penalty: 2}]},
    {ship: monmouth, moves: [{to: 8}, {to: 7}]},
  ],
});

let server: FakeServer;
let connection: Connection;
let table: Table;
let desk: Desk;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

afterEach(() => {
  stop();
  table.close();
  connection.close();
  vi.useRealTimers();
});

async function sitDown(options: Options, side = Side.ONE): Promise<void> {
  server = new FakeServer();
  connection = new Connection({open: server.open, random: () => 1, onSessionEnded: () => {}, onGame: () => {}});
  connection.start();
  await server.line.accept();
  table = new Table({connection, keep: new Keep(), account: "Spee", gameId: "g", side: Side.SIDE_UNSPECIFIED});
  table.told(create(GameInfoSchema, {id: "g", status: GameInfo_Status.PLAYING}));
  await server.line.reply(server.line.last("watch").correlation, {
    case: "watching",
    value: {gameId: "g", side},
  } as never);
  desk = new Desk(table, pack);
  stop = desk.start();
  await ask(options, side);
}

async function ask(options: Options, side: Side, number = 1): Promise<void> {
  const view = create(ViewSchema, {
    side,
    board: {
      turn: 2,
      ob: 1,
      raided: pack.stations.map(() => false),
      ships: pack.ships.map((_, number) =>
        where[number] === undefined
          ? {where: Whereabouts.NOT_IN_PLAY, leader: number}
          : {where: Whereabouts.AT_SEA, area: where[number], leader: number === gneisenau ? scharnhorst : number},
      ),
    },
  });
  await server.line.push({
    case: "gameUpdate",
    value: {gameId: "g", awaited: [{number, kind: "plot", asked: [side]}], view: toBinary(ViewSchema, view)},
  } as never);
  await server.line.reply(server.line.last("getOptions").correlation, {
    case: "options",
    value: {awaited: [{number, kind: "plot", asked: [side]}], options: toBinary(OptionsSchema, options)},
  } as never);
}

const plotted = () => (desk.draft.value as PlotDraft).groups;
const moves = () => (desk.draft.value as AlliedDraft).moves;

describe("what is picked", () => {
  test("a ship comes with its squadron, and once more alone", async () => {
    await sitDown(plot);
    desk.pickShip(scharnhorst, false);
    expect(desk.picked.value).toEqual([scharnhorst, gneisenau]);
    desk.pickShip(scharnhorst, false);
    expect(desk.picked.value).toEqual([scharnhorst]);
    desk.pickShip(scharnhorst, false);
    expect(desk.picked.value).toEqual([]);
  });

  test("more are added, and taken out again", async () => {
    await sitDown(plot);
    desk.pickShip(emden, false);
    desk.pickShip(scharnhorst, true);
    expect(desk.picked.value).toEqual([emden, scharnhorst, gneisenau]);
    desk.pickShip(gneisenau, true);
    expect(desk.picked.value).toEqual([emden, scharnhorst]);
  });

  test("reach is told for what is picked, and for nothing when nothing is", async () => {
    await sitDown(plot);
    expect(desk.reach.value).toBeUndefined();
    desk.pick([emden]);
    expect(desk.reach.value?.get(1)?.allowed).toBe(true);
    expect(desk.reach.value?.get(4)).toMatchObject({allowed: false, rule: "4.2"});
  });

  test("who cannot be ordered is not picked", async () => {
    await sitDown(plot);
    desk.pick([glasgow]);
    expect(desk.picked.value).toEqual([]);
  });
});

describe("[FS 4.3.1] the plot on the chart", () => {
  test("an area that is clicked is where they go", async () => {
    await sitDown(plot);
    desk.pickShip(scharnhorst, false);
    desk.pickArea(4);
    expect(plotted()).toEqual([{ships: [scharnhorst, gneisenau], to: 4, assignment: Assignment.NONE}]);
    expect(desk.picked.value).toEqual([]);
    expect(desk.courses.value).toMatchObject([
      {ships: [scharnhorst, gneisenau], from: {area: 32}, to: {area: 4}, kind: "draft"},
    ]);
  });

  test("where they cannot go the reason is told, and nothing changes", async () => {
    await sitDown(plot);
    desk.dropShips([emden], {kind: "area", area: 4});
    expect(desk.notice.value).toMatchObject({rule: "4.2"});
    expect(plotted()).toEqual([]);
    expect(desk.isTouched.value).toBe(false);
  });

  test("dropped on a ship that is plotted they join it, if they can go there", async () => {
    await sitDown(plot);
    desk.dropShips([scharnhorst], {kind: "area", area: 1});
    desk.dropOnShip([emden], scharnhorst);
    expect(plotted()).toMatchObject([{ships: [scharnhorst, emden].sort((a, b) => a - b), to: 1}]);
    desk.dropShips([gneisenau], {kind: "area", area: 4});
    desk.dropOnShip([emden], gneisenau);
    expect(desk.notice.value?.rule).toBe("4.2");
  });

  test("dropped on a ship without a plot both are picked", async () => {
    await sitDown(plot);
    desk.dropOnShip([emden], scharnhorst);
    expect(desk.picked.value).toEqual([emden, scharnhorst]);
  });
});

describe("[FS 4.4] the Allied movement on the chart", () => {
  test("a group searches where it is sent", async () => {
    await sitDown(movement, Side.TWO);
    desk.dropShips([glasgow], {kind: "area", area: 6});
    expect(moves()).toEqual([{ships: [glasgow], to: 6, duty: Duty.SEARCH}]);
  });

  test("dropped on a ship they go to it and form a squadron", async () => {
    await sitDown(movement, Side.TWO);
    desk.dropOnShip([monmouth], glasgow);
    expect(moves()).toMatchObject([{ships: [glasgow, monmouth].sort((a, b) => a - b), to: 7}]);
  });

  test("a box of England takes nobody", async () => {
    await sitDown(movement, Side.TWO);
    desk.dropShips([glasgow], {kind: "box", box: "england_hb1"});
    expect(moves()).toEqual([]);
  });
});

describe("committing", () => {
  test("what is incomplete is not sent", async () => {
    await sitDown(plot);
    expect(desk.mayCommit.value).toBe(false);
    expect(await desk.commit()).toBe(false);
    expect(server.line.asked("submitOrder")).toHaveLength(0);
  });

  test("the order is the draft; while it is on its way nothing is changed", async () => {
    await sitDown(plot);
    desk.dropShips([emden], {kind: "area", area: 1});
    const done = desk.commit();
    await settled();
    const sent = server.line.last("submitOrder");
    expect(fromBinary(OrderSchema, (sent.request.of.value as {order: Uint8Array}).order).of).toMatchObject({
      case: "plot",
      value: {groups: [{ships: [emden], to: 1}]},
    });
    expect(desk.isBusy.value).toBe(true);
    const before = desk.draft.value;
    desk.dropShips([scharnhorst], {kind: "area", area: 4});
    expect(desk.draft.value).toEqual(before);
    await server.line.reply(sent.correlation, {case: "orderDone", value: {gameId: "g"}} as never);
    expect(await done).toBe(true);
    expect(desk.isTouched.value).toBe(false);
  });

  test("refused, the draft stays, and the reason until it is another", async () => {
    await sitDown(plot);
    desk.dropShips([emden], {kind: "area", area: 1});
    const done = desk.commit();
    await settled();
    await server.line.reply(server.line.last("submitOrder").correlation, {
      case: "refused",
      value: {code: RefusalCode.AGAINST_THE_RULES, what: "No.", instead: "Stay.", rule: "4.3"},
    } as never);
    expect(await done).toBe(false);
    expect(desk.refused.value).toMatchObject({what: "No.", rule: "4.3"});
    expect(plotted()).toHaveLength(1);
    desk.dropShips([scharnhorst], {kind: "area", area: 4});
    expect(desk.refused.value).toBeUndefined();
  });

  test("a draft is there again after a reload, and gone with its question", async () => {
    await sitDown(plot);
    desk.dropShips([emden], {kind: "area", area: 1});
    const again = new Desk(table, pack);
    expect((again.draft.value as PlotDraft).groups).toEqual(plotted());
    await ask(plot, Side.ONE, 2);
    expect(plotted()).toEqual([]);
  });

  test("discarded, it begins anew", async () => {
    await sitDown(plot);
    desk.dropShips([emden], {kind: "area", area: 1});
    desk.discard();
    expect(plotted()).toEqual([]);
    expect(desk.isTouched.value).toBe(false);
  });
});

describe("what it would come to", () => {
  test("the umpire is asked soon after a change, and its points are added up", async () => {
    await sitDown(plot);
    desk.dropShips([emden], {kind: "area", area: 1});
    await vi.advanceTimersByTimeAsync(200);
    await server.line.reply(server.line.last("previewOrder").correlation, {
      case: "preview",
      value: {
        consequences: [
          {rule: "5.0", text: "a", points: 2},
          {rule: "4.7", text: "b", points: -3},
        ],
      },
    } as never);
    expect(desk.consequences.value).toMatchObject({total: -1, refused: undefined});
  });

  test("nothing is asked about a draft that is not complete", async () => {
    await sitDown(plot);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.line.asked("previewOrder")).toHaveLength(0);
  });
});
