import {afterEach, beforeEach, describe, expect, test, vi} from "vitest";
import {Connection, LineLost, Abandoned, Refusal, RefusalCode, newId, silentMs, socketOfThisHost} from "../../src/wire";
import {FakeServer, settled} from "./fake_server";

let server: FakeServer;
let connection: Connection;
let ended: number;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  ended = 0;
  connection = new Connection({open: server.open, random: () => 1, onSessionEnded: () => ended++, onGame: () => {}});
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const isReady = () => connection.state.value === "ready";

async function ready(): Promise<void> {
  connection.start();
  await server.line.accept();
}

describe("a browser that opens no WebSocket", () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ["has none", undefined],
    [
      "was told not to",
      class {
        constructor() {
          throw new DOMException("not allowed", "SecurityError");
        }
      },
    ],
  ])("because it %s has no line, and goes on trying", async (_, websocket) => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.stubGlobal("WebSocket", websocket);
    let opened = 0;
    connection = new Connection({
      open: () => (++opened, socketOfThisHost()),
      random: () => 1,
      onSessionEnded: () => {},
      onGame: () => {},
    });
    connection.start();
    await vi.advanceTimersByTimeAsync(silentMs + 60_000);
    expect(connection.troubled.value).toBe(true);
    expect(connection.met.value).toBe(false);
    expect(opened).toBeGreaterThan(2);
    expect(said).toHaveBeenCalled();
  });
});

describe("requests", () => {
  test("are answered by correlation, not by order", async () => {
    await ready();
    const games = connection.ask("listGames", {mine: true});
    const rulesets = connection.ask("listRulesets", {});
    const [first, second] = server.line.received;
    await server.line.reply(second!.correlation, {case: "rulesets", value: {rulesets: [{id: "far-seas"}]}} as never);
    await server.line.reply(first!.correlation, {case: "games", value: {games: [{id: "g"}]}} as never);
    expect((await games).games[0]?.id).toBe("g");
    expect((await rulesets).rulesets[0]?.id).toBe("far-seas");
  });

  test("made before there is a line wait for it", async () => {
    const games = connection.ask("listGames", {});
    connection.start();
    expect(server.line.received).toEqual([]);
    await server.line.accept();
    await server.line.reply(server.line.last("listGames").correlation, {case: "games", value: {}} as never);
    expect((await games).games).toEqual([]);
  });

  test("that are refused say why", async () => {
    await ready();
    const login = connection.signIn("login", {name: "a", password: "b"});
    const said = expect(login).rejects.toMatchObject({code: RefusalCode.BAD_CREDENTIALS, what: "No."});
    await server.line.refuse(server.line.last("login").correlation, RefusalCode.BAD_CREDENTIALS, "No.");
    await said;
    await expect(login).rejects.toBeInstanceOf(Refusal);
  });

  test("that act are sent again, the same bytes, when the line is back", async () => {
    await ready();
    const done = connection.ask("submitOrder", {gameId: "g", orderId: newId(), decision: 7});
    const before = server.line.last("submitOrder");
    await server.line.drop();
    await vi.advanceTimersByTimeAsync(1000);
    await server.line.accept();
    const after = server.line.last("submitOrder");
    expect(after.bytes).toEqual(before.bytes);
    await server.line.reply(after.correlation, {case: "orderDone", value: {cursor: 4n}} as never);
    expect((await done).cursor).toBe(4n);
  });

  test("that may not be made twice fail when the line drops, and are not sent again", async () => {
    await ready();
    const taken = expect(connection.ask("takeSide", {invitation: "x"})).rejects.toBeInstanceOf(LineLost);
    await server.line.drop();
    await taken;
    await vi.advanceTimersByTimeAsync(1000);
    await server.line.accept();
    expect(server.line.asked("takeSide")).toEqual([]);
  });

  test("that act are repeated for as long as the server cannot say", async () => {
    await ready();
    const done = connection.ask("submitOrder", {gameId: "g", orderId: newId()});
    for (let times = 0; times < 12; ++times) {
      expect(server.line.asked("submitOrder")).toHaveLength(times + 1);
      await server.line.refuse(server.line.last("submitOrder").correlation, RefusalCode.UNAVAILABLE);
      await vi.advanceTimersByTimeAsync(15_000);
    }
    await server.line.reply(server.line.last("submitOrder").correlation, {case: "orderDone", value: {}} as never);
    await expect(done).resolves.toBeDefined();
  });

  test("that read give up after some tries", async () => {
    await ready();
    const games = expect(connection.ask("listGames", {})).rejects.toMatchObject({code: RefusalCode.UNAVAILABLE});
    for (let times = 0; times < 6; ++times) {
      await server.line.refuse(server.line.last("listGames").correlation, RefusalCode.UNAVAILABLE);
      await vi.advanceTimersByTimeAsync(15_000);
    }
    await games;
    expect(server.line.asked("listGames")).toHaveLength(6);
  });

  test("can be abandoned by who asked", async () => {
    await ready();
    const stop = new AbortController();
    const preview = connection.ask("previewOrder", {gameId: "g"}, {signal: stop.signal});
    stop.abort();
    await expect(preview).rejects.toBeInstanceOf(Abandoned);
  });
});

describe("the session", () => {
  test("is continued before anything else is said", async () => {
    connection.useToken("secret");
    const games = connection.ask("listGames", {});
    await ready();
    expect(server.line.received.map((each) => each.name)).toEqual(["resume"]);
    await server.line.reply(server.line.last("resume").correlation, {case: "signedIn", value: {name: "a"}} as never);
    expect(server.line.received.map((each) => each.name)).toEqual(["resume", "listGames"]);
    await server.line.reply(server.line.last("listGames").correlation, {case: "games", value: {}} as never);
    await games;
  });

  test("that has ended is told, and the line is kept", async () => {
    connection.useToken("secret");
    await ready();
    await server.line.refuse(server.line.last("resume").correlation, RefusalCode.BAD_CREDENTIALS);
    expect(ended).toBe(1);
    expect(isReady()).toBe(true);
    expect(server.lines).toHaveLength(1);
  });

  test("is not ended by a server that cannot say now", async () => {
    connection.useToken("secret");
    await ready();
    await server.line.refuse(server.line.last("resume").correlation, RefusalCode.UNAVAILABLE);
    await vi.advanceTimersByTimeAsync(1000);
    await server.line.reply(server.line.last("resume").correlation, {case: "signedIn", value: {}} as never);
    expect(server.line.asked("resume")).toHaveLength(2);
    expect(ended).toBe(0);
    expect(isReady()).toBe(true);
  });

  test("of another account drops what was asked for the former, and has a line of its own", async () => {
    await ready();
    const games = expect(connection.ask("listGames", {})).rejects.toBeInstanceOf(Abandoned);
    connection.useToken("another");
    await games;
    expect(server.lines).toHaveLength(2);
    expect(server.lines[0]!.closedByClient).toBe(true);
  });
});

describe("the line", () => {
  test("that drops is mentioned only when it stays away", async () => {
    await ready();
    await server.line.drop();
    expect(connection.state.value).toBe("waiting");
    await vi.advanceTimersByTimeAsync(silentMs - 1);
    expect(connection.troubled.value).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(connection.troubled.value).toBe(true);
    await vi.advanceTimersByTimeAsync(20_000);
    await server.line.accept();
    expect(connection.troubled.value).toBe(false);
  });

  test("is tried again after longer and longer waits", async () => {
    await ready();
    const waits: number[] = [];
    for (let times = 0; times < 7; ++times) {
      await server.line.drop();
      const lines = server.lines.length;
      let waited = 0;
      while (server.lines.length === lines) {
        await vi.advanceTimersByTimeAsync(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000]);
  });

  test("on which nothing comes is asked, and given up without an answer", async () => {
    await ready();
    await vi.advanceTimersByTimeAsync(20_000);
    await server.line.reply(server.line.last("ping").correlation, {case: "pong", value: {}} as never);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.line.asked("ping")).toHaveLength(2);
    expect(isReady()).toBe(true);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(connection.state.value).toBe("waiting");
    expect(server.line.closedByClient).toBe(true);
  });

  test("is looked at when the page wakes up", async () => {
    await ready();
    connection.wake();
    connection.wake();
    expect(server.line.asked("ping")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(connection.state.value).toBe("waiting");
    connection.wake();
    expect(server.lines).toHaveLength(2);
  });

  test("that is never opened is given up", async () => {
    connection.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(connection.state.value).toBe("waiting");
  });

  test("of a server that stops is tried again after a second or two", async () => {
    await ready();
    await server.line.push({case: "goingDown", value: {}} as never);
    await server.line.drop(1001);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(server.lines).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.lines).toHaveLength(2);
  });

  test("to a server of another version is not tried again", async () => {
    await ready();
    const asked = connection.ask("listRulesets", {});
    asked.catch(() => {});
    await server.line.refuse(server.line.last("listRulesets").correlation, RefusalCode.UNSUPPORTED_VERSION);
    await settled();
    expect(connection.state.value).toBe("outdated");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.lines).toHaveLength(1);
  });
});

test("what is no envelope ends the line, and another is opened", async () => {
  vi.spyOn(console, "error").mockImplementationOnce(() => {});
  await ready();
  server.line.onmessage?.({data: new Uint8Array([255, 255, 255]).buffer} as MessageEvent);
  expect(server.lines[0]!.closedByClient).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.lines.length).toBeGreaterThan(1);
});
