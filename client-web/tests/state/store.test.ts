import {afterEach, beforeEach, describe, expect, test, vi} from "vitest";
import {GameInfo_Status} from "../../src/gen/chartroom/v1/lobby_pb";
import {Side} from "../../src/gen/chartroom/v1/play_pb";
import {Store, turnOf} from "../../src/state";
import {lobbyEveryMs} from "../../src/state/store";
import {RefusalCode} from "../../src/wire";
import {FakeServer} from "../wire/fake_server";

let server: FakeServer;
let store: Store;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server = new FakeServer();
});

afterEach(() => {
  store.connection.close();
  vi.useRealTimers();
});

async function signedIn(name = "Spee"): Promise<void> {
  localStorage.setItem("chartroom.session", JSON.stringify({name, token: "secret"}));
  store = new Store(server.open);
  await server.line.accept();
  await server.line.reply(server.line.last("resume").correlation, {case: "signedIn", value: {name}} as never);
}

const game = (id: string, asked: Side[], more = {}) => ({
  id,
  status: GameInfo_Status.PLAYING,
  seats: [
    {side: Side.ONE, player: "Spee"},
    {side: Side.TWO, player: "Cradock"},
  ],
  awaited: [{number: 1, asked}],
  ...more,
});

async function lists(games: unknown[]): Promise<void> {
  await server.line.reply(server.line.last("listGames").correlation, {case: "games", value: {games}} as never);
}

describe("the account", () => {
  test("is remembered, and its session continued", async () => {
    await signedIn();
    expect(store.account.name.value).toBe("Spee");
    expect(server.line.asked("listGames")).toHaveLength(1);
  });

  test("whose session the server has ended is signed out, and told so", async () => {
    localStorage.setItem("chartroom.session", JSON.stringify({name: "Spee", token: "old"}));
    store = new Store(server.open);
    await server.line.accept();
    await server.line.refuse(server.line.last("resume").correlation, RefusalCode.BAD_CREDENTIALS);
    expect(store.account.name.value).toBeUndefined();
    expect(store.account.expired.value).toBe(true);
    expect(localStorage.getItem("chartroom.session")).toBeNull();
  });

  test("that registers while the line drops is signed in all the same", async () => {
    store = new Store(server.open);
    await server.line.accept();
    const registering = store.account.register("Spee", "kreuzergeschwader");
    await server.line.drop();
    await vi.advanceTimersByTimeAsync(1000);
    await server.line.accept();
    await server.line.reply(server.line.last("login").correlation, {
      case: "signedIn",
      value: {name: "Spee", token: "new"},
    } as never);
    await registering;
    expect(store.account.name.value).toBe("Spee");
  });

  test("that is signed out in another tab is signed out here, with all that it saw", async () => {
    await signedIn();
    await lists([game("g", [Side.ONE])]);
    const table = store.openTable("g");
    await server.line.reply(server.line.last("watch").correlation, {
      case: "watching",
      value: {gameId: "g", side: Side.ONE},
    } as never);
    await server.line.push({case: "gameUpdate", value: {gameId: "g", events: [{number: 1n}]}} as never);
    expect(table.entries.value).toHaveLength(1);
    localStorage.removeItem("chartroom.session");
    window.dispatchEvent(new StorageEvent("storage", {key: "chartroom.session"}));
    expect(store.account.name.value).toBeUndefined();
    expect(table.entries.value).toEqual([]);
    expect(store.lobby.mine.value).toEqual([]);
    expect(server.lines).toHaveLength(2);
  });
});

describe("the lobby", () => {
  test("has my turns first", async () => {
    await signedIn();
    await lists([game("theirs", [Side.TWO], {createdUnixS: 9n}), game("mine", [Side.ONE], {createdUnixS: 1n})]);
    expect(store.lobby.mine.value.map((each) => each.id)).toEqual(["mine", "theirs"]);
    expect(store.lobby.myTurns.value.map((each) => each.id)).toEqual(["mine"]);
  });

  test("tells games that wait for me from those that I am invited to", async () => {
    await signedIn();
    const waiting = {status: GameInfo_Status.WAITING, seats: [{side: Side.ONE, player: "Cradock"}], awaited: []};
    await lists([game("open", [], {...waiting, open: true}), game("invited", [], waiting)]);
    expect(store.lobby.open.value.map((each) => each.id)).toEqual(["open"]);
    expect(store.lobby.invited.value.map((each) => each.id)).toEqual(["invited"]);
    expect(store.lobby.mine.value).toEqual([]);
  });

  test("takes what is pushed, and keeps what only lists say", async () => {
    await signedIn();
    await lists([game("g", [Side.TWO], {unread: 3n})]);
    await server.line.push({case: "game", value: game("g", [], {status: GameInfo_Status.ENDED})} as never);
    const [ended] = store.lobby.mine.value;
    expect(turnOf(ended!, "Spee")).toBe("ended");
    expect(ended!.unread).toBe(3n);
  });

  test("is asked for again while the page is looked at", async () => {
    await signedIn();
    await lists([]);
    for (let passed = 0; passed <= lobbyEveryMs; passed += 10_000) {
      await vi.advanceTimersByTimeAsync(10_000);
      for (const ping of server.line.asked("ping"))
        await server.line.reply(ping.correlation, {case: "pong", value: {}} as never);
    }
    expect(server.line.asked("listGames")).toHaveLength(2);
  });
});

describe("a table of the store", () => {
  test("is shared, and closed when the last has left it", async () => {
    await signedIn();
    await lists([game("g", [Side.ONE])]);
    const table = store.openTable("g");
    expect(store.openTable("g")).toBe(table);
    store.closeTable(table);
    expect(server.line.asked("unwatch")).toHaveLength(0);
    store.closeTable(table);
    expect(server.line.asked("unwatch")).toHaveLength(1);
  });
});

describe("signing out", () => {
  test("asks only where this browser keeps something, and discards it where that is wished", async () => {
    await signedIn();
    expect(store.keepsSomething()).toBe(false);
    store.keep.save("draft.Spee.g.1.plot.4", {ships: []});
    store.keep.save("draft.Cradock.g.2.plot.4", {ships: []});
    expect(store.keepsSomething()).toBe(true);
    const out = store.signOut("discard");
    await server.line.reply(server.line.last("logout").correlation, {case: "done", value: {}} as never);
    await out;
    expect(store.keep.keys("draft.")).toEqual(["draft.Cradock.g.2.plot.4"]);
  });

  test("keeps what is to be kept", async () => {
    await signedIn();
    store.keep.save("notes.Spee.g", {text: "coal", from: {text: "", version: "0"}});
    const out = store.signOut("keep");
    await server.line.reply(server.line.last("logout").correlation, {case: "done", value: {}} as never);
    await out;
    expect(store.keep.keys("notes.Spee.")).toEqual(["notes.Spee.g"]);
  });
});

describe("what a game waits for", () => {
  test("is of what was told of it last, in whatever order it comes", async () => {
    await signedIn();
    await lists([game("g", [Side.TWO], {cursorPublic: 3n})]);
    await server.line.push({case: "game", value: game("g", [Side.ONE], {cursorPublic: 5n})} as never);
    await server.line.push({case: "game", value: game("g", [Side.TWO], {cursorPublic: 4n})} as never);
    expect(store.lobby.myTurns.value.map(({id}) => id)).toEqual(["g"]);
  });
});
