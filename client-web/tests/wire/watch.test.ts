import {afterEach, beforeEach, describe, expect, test, vi} from "vitest";
import type {GameUpdate} from "../../src/gen/chartroom/v1/play_pb";
import {Side} from "../../src/gen/chartroom/v1/play_pb";
import {Connection, RefusalCode, type WatchHandle, type WatchWish} from "../../src/wire";
import {FakeServer} from "./fake_server";

let server: FakeServer;
let connection: Connection;
let told: {numbers: number[]; updates: GameUpdate[]; resets: number; refused: RefusalCode[]; chat: string[]};

beforeEach(async () => {
  vi.useFakeTimers();
  server = new FakeServer();
  told = {numbers: [], updates: [], resets: 0, refused: [], chat: []};
  connection = new Connection({open: server.open, random: () => 1, onSessionEnded: () => {}, onGame: () => {}});
  connection.start();
  await server.line.accept();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

function watch(side = Side.SIDE_UNSPECIFIED, into = told): WatchHandle {
  const wish: WatchWish = {
    gameId: "g",
    side,
    changes: false,
    onWatching: () => {},
    onUpdate: (update) => {
      into.updates.push(update);
      into.numbers.push(...update.events.map((event) => Number(event.number)));
    },
    onChat: (line) => into.chat.push(line.text),
    onReset: () => into.resets++,
    onRefused: (refusal) => into.refused.push(refusal.code),
  };
  return connection.watch(wish);
}

const after = () => (server.line.last("watch").request.of.value as {after: bigint}).after;
const watching = (cursor: number) =>
  server.line.reply(server.line.last("watch").correlation, {
    case: "watching",
    value: {gameId: "g", cursor: BigInt(cursor)},
  } as never);
const update = (numbers: number[], more = false) =>
  server.line.push({
    case: "gameUpdate",
    value: {gameId: "g", more, events: numbers.map((each) => ({number: BigInt(each)}))},
  } as never);

async function again(): Promise<void> {
  await server.line.drop();
  await vi.advanceTimersByTimeAsync(1000);
  await server.line.accept();
}

describe("a watched game", () => {
  test("tells its events", async () => {
    watch();
    expect(after()).toBe(0n);
    await watching(2);
    await update([1, 2]);
    await update([3]);
    expect(told.numbers).toEqual([1, 2, 3]);
    expect(told.updates).toHaveLength(2);
  });

  test("that comes in several parts is told in one", async () => {
    watch();
    await watching(5);
    await update([1, 2], true);
    await update([3, 4], true);
    expect(told.updates).toHaveLength(0);
    await update([5]);
    expect(told.updates).toHaveLength(1);
    expect(told.numbers).toEqual([1, 2, 3, 4, 5]);
  });

  test("goes on after the line dropped where it was, and tells nothing twice", async () => {
    const handle = watch();
    await watching(3);
    await update([1, 2, 3]);
    handle.seen(3n);
    await again();
    expect(after()).toBe(3n);
    await watching(4);
    await update([4]);
    expect(told.numbers).toEqual([1, 2, 3, 4]);
  });

  test("asks again for what was not seen, since asking acknowledges, and does not tell it again", async () => {
    const handle = watch();
    await watching(3);
    await update([1, 2, 3]);
    handle.seen(1n);
    await again();
    expect(after()).toBe(1n);
    await watching(4);
    await update([2, 3, 4]);
    expect(told.numbers).toEqual([1, 2, 3, 4]);
  });

  test("whose parts broke off is asked for from the last that was told", async () => {
    watch();
    await watching(5);
    await update([1, 2], true);
    await again();
    expect(after()).toBe(0n);
    await watching(3);
    await update([1, 2, 3]);
    expect(told.numbers).toEqual([1, 2, 3]);
  });

  test("of which an event is missing is asked for again", async () => {
    watch();
    await watching(1);
    await update([1]);
    await update([3]);
    expect(server.line.asked("watch")).toHaveLength(2);
    await watching(3);
    await update([1, 2, 3]);
    expect(told.numbers).toEqual([1, 2, 3]);
  });

  test("that has another past begins anew", async () => {
    const handle = watch();
    await watching(3);
    await update([1, 2, 3]);
    handle.seen(3n);
    await again();
    await watching(2);
    await update([1, 2]);
    expect(told.resets).toBe(1);
    expect(told.numbers).toEqual([1, 2, 3, 1, 2]);
  });

  test("shows other eyes nothing that was still on its way to the first", async () => {
    watch(Side.ONE);
    await watching(1);
    await update([1]);
    const other = {...told, numbers: [] as number[], updates: []};
    watch(Side.TWO, other);
    expect(server.line.last("watch").request.side).toBe(Side.TWO);
    await update([2]);
    await watching(1);
    await update([1]);
    expect(told.numbers).toEqual([1]);
    expect(other.numbers).toEqual([1]);
  });

  test("that is refused is told, and not asked for again", async () => {
    watch();
    await server.line.refuse(server.line.last("watch").correlation, RefusalCode.NO_SUCH_GAME);
    expect(told.refused).toEqual([RefusalCode.NO_SUCH_GAME]);
    await again();
    expect(server.line.asked("watch")).toEqual([]);
  });

  test("that the server cannot show now is asked for again, once on each line", async () => {
    watch();
    await server.line.refuse(server.line.last("watch").correlation, RefusalCode.UNAVAILABLE);
    await again();
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.line.asked("watch")).toHaveLength(1);
    await server.line.refuse(server.line.last("watch").correlation, RefusalCode.UNAVAILABLE);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.line.asked("watch")).toHaveLength(2);
    expect(told.refused).toEqual([]);
  });

  test("that is closed is not watched on the next line, and hears nothing", async () => {
    const handle = watch();
    await watching(1);
    handle.close();
    expect(server.line.asked("unwatch")).toHaveLength(1);
    await update([1]);
    await again();
    expect(server.line.asked("watch")).toEqual([]);
    expect(told.numbers).toEqual([]);
  });

  test("has its chat pushed", async () => {
    watch();
    await watching(0);
    await server.line.push({case: "chat", value: {gameId: "g", text: "Good hunting"}} as never);
    await server.line.push({case: "chat", value: {gameId: "another", text: "not here"}} as never);
    expect(told.chat).toEqual(["Good hunting"]);
  });
});
