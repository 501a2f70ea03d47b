import {create, fromBinary, toBinary} from "@bufbuild/protobuf";
import {afterEach, beforeEach, describe, expect, test, vi} from "vitest";
import {
  Decision,
  OptionsSchema,
  OrderSchema,
  ViewChangesSchema,
  ViewSchema,
} from "../../src/gen/chartroom/v1/far_seas_pb";
import {GameInfo_Status, GameInfoSchema} from "../../src/gen/chartroom/v1/lobby_pb";
import {Side} from "../../src/gen/chartroom/v1/play_pb";
import {Keep, Table, type OrderInit, type TableOptions} from "../../src/state";
import {Connection, RefusalCode} from "../../src/wire";
import {FakeServer, settled} from "../wire/fake_server";

let server: FakeServer;
let connection: Connection;
let table: Table;

const playing = create(GameInfoSchema, {id: "g", status: GameInfo_Status.PLAYING});
const order: OrderInit = {of: {case: "plot", value: {}}};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

afterEach(() => {
  table.close();
  connection.close();
  vi.useRealTimers();
});

async function open(account = "Spee"): Promise<void> {
  server = new FakeServer();
  connection = new Connection({open: server.open, random: () => 1, onSessionEnded: () => {}, onGame: () => {}});
  connection.start();
  await server.line.accept();
  table = new Table({connection, keep: new Keep(), account, gameId: "g", side: Side.SIDE_UNSPECIFIED});
  table.told(playing);
  await server.line.reply(server.line.last("watch").correlation, {
    case: "watching",
    value: {gameId: "g", side: Side.ONE},
  } as never);
}

// The game asks these sides, by the number of the decision.
async function asks(questions: Record<number, Side[]>, events: number[] = []): Promise<void> {
  const awaited = Object.entries(questions).map(([number, asked]) => ({number: Number(number), kind: "plot", asked}));
  await server.line.push({
    case: "gameUpdate",
    value: {
      gameId: "g",
      events: events.map((number) => ({number: BigInt(number)})),
      awaited,
      view: toBinary(ViewSchema, create(ViewSchema, {side: 1, board: {}})),
    },
  } as never);
}

async function answerOptions(decision: Decision): Promise<void> {
  await server.line.reply(server.line.last("getOptions").correlation, {
    case: "options",
    value: {options: toBinary(OptionsSchema, create(OptionsSchema, {decision, mayDecline: true}))},
  } as never);
}

describe("a table", () => {
  test("knows whose eyes it has, what is awaited, and what of it is asked of them", async () => {
    await open();
    await asks({4: [Side.TWO], 5: [Side.ONE, Side.TWO]});
    expect(table.eyes.value).toBe(Side.ONE);
    expect(table.awaited.value.map((each) => each.number)).toEqual([4, 5]);
    expect(table.asked.value.map((each) => each.number)).toEqual([5]);
    expect(table.view.value?.side).toBe(1);
  });

  test("asks what may be chosen when it is asked, and not else", async () => {
    await open();
    await asks({4: [Side.TWO]});
    expect(server.line.asked("getOptions")).toEqual([]);
    await asks({5: [Side.ONE]});
    await answerOptions(Decision.PLOT);
    expect(table.choices.value?.decision).toBe(Decision.PLOT);
    await asks({6: [Side.TWO]});
    expect(table.choices.value).toBeUndefined();
  });

  test("is not watched before it begins", async () => {
    await open();
    const waiting = new Table({connection, keep: new Keep(), account: "Spee", gameId: "h", side: 0});
    waiting.told(create(GameInfoSchema, {id: "h", status: GameInfo_Status.WAITING}));
    expect(server.line.asked("watch")).toHaveLength(1);
    waiting.told(create(GameInfoSchema, {id: "h", status: GameInfo_Status.PLAYING}));
    expect(server.line.asked("watch")).toHaveLength(2);
    waiting.close();
  });

  test("that is closed has nothing of the game in memory", async () => {
    await open();
    await asks({5: [Side.ONE]}, [1, 2]);
    table.drafts.set("plot", 5, {ship: "Emden"});
    table.close();
    expect(table.view.value).toBeUndefined();
    expect(table.entries.value).toEqual([]);
    expect(table.awaited.value).toEqual([]);
    expect(table.info.value).toBeUndefined();
    await asks({6: [Side.ONE]}, [3]);
    expect(table.view.value).toBeUndefined();
  });
});

describe("a view that is kept by its changes", () => {
  const change = (viewChanges: Uint8Array) =>
    server.line.push({case: "gameUpdate", value: {gameId: "g", viewChanges}} as never);
  const changes = toBinary(ViewChangesSchema, create(ViewChangesSchema, {parts: [3]}));

  async function openWith(applyChanges: TableOptions["applyChanges"]): Promise<void> {
    await open();
    table.close();
    table = new Table({connection, keep: new Keep(), account: "Spee", gameId: "g", side: 0, applyChanges});
    table.told(playing);
    await server.line.reply(server.line.last("watch").correlation, {
      case: "watching",
      value: {side: Side.ONE},
    } as never);
    await asks({5: [Side.TWO]});
  }

  test("becomes what the changes make of it, and without any stays", async () => {
    await openWith((view, {parts}) => ({...view, side: parts[0]!}));
    expect((server.line.last("watch").request.of.value as {changes: boolean}).changes).toBe(true);
    await change(new Uint8Array());
    expect(table.view.value?.side).toBe(1);
    await change(changes);
    expect(table.view.value?.side).toBe(3);
  });

  test("is asked for whole when the changes do not fit", async () => {
    vi.spyOn(console, "error").mockImplementationOnce(() => {});
    await openWith(() => {
      throw new Error("of another view");
    });
    const before = server.line.asked("watch").length;
    await change(changes);
    expect(server.line.asked("watch")).toHaveLength(before + 1);
    expect((server.line.last("watch").request.of.value as {after: bigint}).after).toBe(0n);
  });
});

describe("a draft", () => {
  test("outlives the page, and is another account's never", async () => {
    await open();
    table.drafts.set("plot", 5, {areas: [14]});
    table.close();
    await open();
    expect(table.drafts.get("plot", 5)).toEqual({areas: [14]});
    table.close();
    await open("Cradock");
    expect(table.drafts.get("plot", 5)).toBeUndefined();
  });

  test("is dropped when its question is gone, and stays while others come and go", async () => {
    await open();
    await asks({5: [Side.ONE]});
    table.drafts.set("plot", 5, "draft");
    await asks({5: [Side.ONE], 6: [Side.TWO]});
    expect(table.drafts.get("plot", 5)).toBe("draft");
    await asks({6: [Side.TWO]});
    expect(table.drafts.get("plot", 5)).toBeUndefined();
    expect(Object.keys(localStorage).filter((key) => key.includes("draft"))).toEqual([]);
  });

  test("stays when its order is refused, and goes when it is acknowledged", async () => {
    await open();
    await asks({5: [Side.ONE]});
    table.drafts.set("plot", 5, "draft");
    const refused = table.ordering.submit(5, order);
    await server.line.refuse(server.line.last("submitOrder").correlation, RefusalCode.AGAINST_THE_RULES, "Too far.");
    expect(await refused).toBe(false);
    expect(table.ordering.refusal.value?.what).toBe("Too far.");
    expect(table.drafts.get("plot", 5)).toBe("draft");
    const given = table.ordering.submit(5, order);
    expect(table.ordering.refusal.value).toBeUndefined();
    await server.line.reply(server.line.last("submitOrder").correlation, {case: "orderDone", value: {}} as never);
    expect(await given).toBe(true);
    expect(table.drafts.get("plot", 5)).toBeUndefined();
  });
});

describe("an order", () => {
  const sent = () => server.line.last("submitOrder").request.of.value as {orderId: Uint8Array; order: Uint8Array};

  test("that was not answered before the page was closed is sent again with the same id", async () => {
    await open();
    await asks({5: [Side.ONE]});
    void table.ordering.submit(5, order);
    const first = sent();
    expect(fromBinary(OrderSchema, first.order).of.case).toBe("plot");
    connection.close();
    table.close();
    await open();
    expect(sent().orderId).toEqual(first.orderId);
    expect(sent().order).toEqual(first.order);
    expect(table.ordering.sending.value).toBe(5);
    await server.line.reply(server.line.last("submitOrder").correlation, {case: "orderDone", value: {}} as never);
    expect(table.ordering.sending.value).toBeUndefined();
    table.close();
    await open();
    expect(server.line.asked("submitOrder")).toEqual([]);
  });

  test("waits for the one before it", async () => {
    await open();
    void table.ordering.submit(5, order);
    expect(await table.ordering.submit(5, order)).toBe(false);
    expect(server.line.asked("submitOrder")).toHaveLength(1);
  });

  test("is previewed once the hand rests, the newest alone", async () => {
    await open();
    table.ordering.preview(5, order);
    table.ordering.preview(5, order);
    expect(table.ordering.previewing.value).toBe(true);
    await vi.advanceTimersByTimeAsync(150);
    expect(server.line.asked("previewOrder")).toHaveLength(1);
    const former = server.line.last("previewOrder").correlation;
    table.ordering.preview(5, order);
    await vi.advanceTimersByTimeAsync(150);
    await server.line.reply(former, {case: "preview", value: {consequences: [{text: "former"}]}} as never);
    expect(table.ordering.previewed.value).toBeUndefined();
    await server.line.reply(server.line.last("previewOrder").correlation, {
      case: "preview",
      value: {consequences: [{rule: "5.0", text: "newest", points: -3}]},
    } as never);
    expect(table.ordering.previewed.value?.consequences[0]?.text).toBe("newest");
    expect(table.ordering.previewing.value).toBe(false);
  });
});

describe("what was seen", () => {
  test("is acknowledged once, and asked for from there on the next line", async () => {
    await open();
    await asks({5: [Side.TWO]}, [1, 2, 3]);
    table.acknowledge(2);
    table.acknowledge(1);
    expect(server.line.asked("acknowledge")).toHaveLength(1);
    await server.line.drop();
    await vi.advanceTimersByTimeAsync(1000);
    await server.line.accept();
    expect((server.line.last("watch").request.of.value as {after: bigint}).after).toBe(2n);
  });
});

describe("chat", () => {
  const line = (number: number) => ({gameId: "g", number: BigInt(number), player: "Cradock", text: `line ${number}`});

  test("that was said while the line was away is read afterwards", async () => {
    await open();
    await server.line.reply(server.line.last("readChat").correlation, {
      case: "chat",
      value: {lines: [line(1)]},
    } as never);
    await server.line.push({case: "chat", value: line(2)} as never);
    await server.line.push({case: "chat", value: line(4)} as never);
    expect((server.line.last("readChat").request.of.value as {after: bigint}).after).toBe(2n);
    await server.line.reply(server.line.last("readChat").correlation, {
      case: "chat",
      value: {lines: [line(3), line(4)]},
    } as never);
    expect(table.chat.lines.value.map((each) => Number(each.number))).toEqual([1, 2, 3, 4]);
    expect(table.chat.unread.value).toBe(4);
    table.chat.markRead();
    expect(table.chat.unread.value).toBe(0);
    await settled();
  });
});
