import {afterEach, beforeEach, describe, expect, test, vi} from "vitest";
import {Keep} from "../../src/state/keep";
import {Notes, together} from "../../src/state/notes";
import {Connection, RefusalCode} from "../../src/wire";
import {FakeServer, settled} from "../wire/fake_server";

let server: FakeServer;
let connection: Connection;
let keep: Keep;

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  keep = new Keep();
  server = new FakeServer();
  connection = new Connection({open: server.open, onSessionEnded: () => {}, onGame: () => {}});
  connection.start();
  await server.line.accept();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const open = () => new Notes(connection, keep, "Spee", "g");
const answer = (name: string, text: string, version: bigint) =>
  server.line.reply(server.line.last(name).correlation, {
    case: "notes",
    value: {gameId: "g", text, version},
  } as never);

describe("notes to oneself", () => {
  test("are the server's, and go there some time after the last key", async () => {
    const notes = open();
    await answer("getNotes", "coal", 3n);
    expect(notes.text).toBe("coal");
    notes.text = "coal at";
    notes.text = "coal at Juan Fernández";
    expect(notes.saved.value).toBe(false);
    expect(server.line.asked("setNotes")).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.line.asked("setNotes")).toHaveLength(1);
    expect(server.line.last("setNotes").request.of.value).toMatchObject({
      text: "coal at Juan Fernández",
      version: 3n,
    });
    await answer("setNotes", "coal at Juan Fernández", 4n);
    expect(notes.saved.value).toBe(true);
    expect(keep.keys("notes.")).toEqual([]);
  });

  test("that could not be sent are kept, and sent when the page is opened again", async () => {
    const notes = open();
    await answer("getNotes", "", 0n);
    notes.text = "Dresden is slow";
    notes.close();
    const later = open();
    expect(later.text).toBe("Dresden is slow");
    await answer("getNotes", "", 0n);
    await vi.advanceTimersByTimeAsync(0);
    await answer("setNotes", "Dresden is slow", 1n);
    expect(later.saved.value).toBe(true);
  });

  test("that another device wrote meanwhile are put together with those written here", async () => {
    const notes = open();
    await answer("getNotes", "coal", 1n);
    notes.text = "coal\nDresden is slow";
    await vi.advanceTimersByTimeAsync(1000);
    await server.line.refuse(server.line.last("setNotes").correlation, RefusalCode.STALE);
    await answer("getNotes", "coal\nwatch Panama", 2n);
    expect(notes.text).toBe("coal\nwatch Panama\nDresden is slow");
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.line.last("setNotes").request.of.value).toMatchObject({version: 2n});
  });

  test("typed while they are sent are sent next", async () => {
    const notes = open();
    await answer("getNotes", "", 0n);
    notes.text = "one";
    await vi.advanceTimersByTimeAsync(1000);
    notes.text = "one two";
    await answer("setNotes", "one", 1n);
    expect(notes.text).toBe("one two");
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.line.last("setNotes").request.of.value).toMatchObject({text: "one two", version: 1n});
  });

  test("too long for the server wait here until they are shorter", async () => {
    const notes = open();
    await answer("getNotes", "", 0n);
    notes.text = "ä".repeat(9000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(notes.tooLong.value).toBe(true);
    expect(server.line.asked("setNotes")).toHaveLength(0);
    notes.text = "ä";
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.line.asked("setNotes")).toHaveLength(1);
  });

  test("told of by the server are shown, older ones not", async () => {
    const notes = open();
    await answer("getNotes", "two", 2n);
    notes.told({gameId: "g", text: "three", version: 3n} as never);
    notes.told({gameId: "g", text: "one", version: 1n} as never);
    await settled();
    expect(notes.text).toBe("three");
  });
});

describe("notes of two devices put together", () => {
  test("mine, where theirs say nothing new", () => {
    expect(together("a", "a\nb", "a")).toBe("a\nb");
    expect(together("a", "", "a")).toBe("");
    expect(together("a", "b", "b")).toBe("b");
  });
  test("theirs and my new lines below them, where both have changed", () => {
    expect(together("a", "a\nmine", "a\ntheirs")).toBe("a\ntheirs\nmine");
    expect(together("a", "a", "theirs")).toBe("theirs");
    expect(together("a", "mine", "")).toBe("mine");
  });
});
