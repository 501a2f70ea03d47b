import {create, toBinary} from "@bufbuild/protobuf";
import {afterEach, beforeEach, describe, expect, test, vi} from "vitest";
import {EventSchema, ViewSchema} from "../src/gen/chartroom/v1/far_seas_pb";
import {MomentSchema, type Moment} from "../src/gen/chartroom/v1/fair_pb";
import {JournalEntrySchema} from "../src/gen/chartroom/v1/journal_pb";
import {readAddress, writeAddress} from "../src/replay/address";
import type {EyeName} from "../src/replay/eyes";
import {press} from "../src/replay/keys";
import {Moments} from "../src/replay/moments";
import {Replay} from "../src/replay/replay_state";
import {tellGame} from "../src/replay/stories";

const everybody = 0x8000_0000;
const germans = 0xff;

// Of these events the public hears every second one.
const game = tellGame({
  sealing: false,
  entries: Array.from({length: 20}, (_, index) =>
    create(JournalEntrySchema, {
      of: {
        case: "rules",
        value: {
          events: [
            {
              audience: index % 2 === 0 ? everybody : germans,
              event: toBinary(
                EventSchema,
                create(EventSchema, {of: {case: "obBegan", value: {ob: Math.floor(index / 5) + 1}}}),
              ),
            },
          ],
        },
      },
    }),
  ),
});

interface Request {
  eye: EyeName;
  number: number;
  answer(): Promise<void>;
  fail(): Promise<void>;
}
let requests: Request[];
let moments: Moments;
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  moments = new Moments(
    (eye, number) =>
      new Promise<Moment>((resolve, reject) => {
        const view = toBinary(ViewSchema, create(ViewSchema, {board: {turn: number}}));
        const last = BigInt(game.stories[eye].entries.length);
        const leave = () => (requests = requests.filter((each) => each !== request));
        const request: Request = {
          eye,
          number,
          answer: async () => {
            leave();
            resolve(create(MomentSchema, {number: BigInt(number), last, view}));
            await settle();
          },
          fail: async () => {
            leave();
            reject(new Error("no"));
            await settle();
          },
        };
        requests.push(request);
      }),
  );
});

afterEach(() => {
  moments.close();
  vi.useRealTimers();
});

const asked = () => requests.map(({eye, number}) => `${eye} ${number}`);
const shown = () => moments.shown.value?.number;

async function answerAll(): Promise<void> {
  for (let times = 0; times < 50; ++times) {
    await vi.advanceTimersByTimeAsync(40);
    await requests[0]?.answer();
  }
}

describe("moments", () => {
  test("while somebody scrubs, two requests at most are on their way, and the newest wish is next", async () => {
    for (let number = 1; number <= 9; ++number) {
      moments.want({eye: "public", number}, []);
      await vi.advanceTimersByTimeAsync(40);
    }
    expect(asked()).toEqual(["public 1", "public 2"]);
    await requests[0]!.answer();
    await vi.advanceTimersByTimeAsync(40);
    expect(asked()).toEqual(["public 2", "public 9"]);
    expect(shown()).toBe(1); // on the way, better than nothing
    await requests[1]!.answer();
    expect(shown()).toBe(9);
    expect(moments.settled.value).toBe(true);
    await requests[0]!.answer();
    expect(shown()).toBe(9); // an older one comes too late
  });

  test("requests keep a distance", () => {
    moments.want({eye: "public", number: 1}, []);
    moments.want({eye: "public", number: 2}, []);
    expect(asked()).toEqual(["public 1"]);
  });

  test("what is likely is asked for when nothing else is, and is then there at once", async () => {
    const ahead = [4, 5].map((number) => ({eye: "public" as const, number}));
    moments.want({eye: "public", number: 3}, ahead);
    await vi.advanceTimersByTimeAsync(40);
    expect(asked()).toEqual(["public 3"]);
    await answerAll();
    moments.want({eye: "public", number: 4}, []);
    expect(shown()).toBe(4);
    expect(requests).toEqual([]);
  });

  test("only so many are kept", async () => {
    for (let number = 0; number < 45; ++number) {
      moments.want({eye: "public", number}, []);
      await vi.advanceTimersByTimeAsync(40);
      await requests[0]?.answer();
    }
    moments.want({eye: "public", number: 20}, []);
    expect(requests).toEqual([]);
    moments.want({eye: "public", number: 1}, []);
    await vi.advanceTimersByTimeAsync(40);
    expect(asked()).toEqual(["public 1"]);
  });

  test("what was on its way for other eyes is not shown", async () => {
    moments.want({eye: "german", number: 1}, []);
    await vi.advanceTimersByTimeAsync(40);
    moments.want({eye: "public", number: 1}, []);
    await requests[0]!.answer();
    expect(moments.shown.value).toBeUndefined();
  });

  test("a refusal is said, and another try is made when it is wanted", async () => {
    moments.want({eye: "public", number: 1}, []);
    await requests[0]!.fail();
    expect(moments.failure.value).toBeInstanceOf(Error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toEqual([]);
    moments.again();
    await vi.advanceTimersByTimeAsync(40);
    await requests[0]!.answer();
    expect(shown()).toBe(1);
  });
});

describe("a replay", () => {
  const open = (eye: EyeName, number?: number) =>
    new Replay({game, moments, eye, number, isQuiet: (entry) => entry.number % 2 === 0});

  test("keeps the moment when the eyes change, there and back", () => {
    const replay = open("umpire", 8);
    replay.look("public");
    expect([replay.number.value, replay.place.value]).toEqual([4, 8]);
    replay.look("umpire");
    expect(replay.number.value).toBe(8);
  });

  test("steps by the events of its eyes, and not beyond the ends", () => {
    const replay = open("public", 9);
    replay.step(1);
    expect([replay.number.value, replay.place.value]).toEqual([10, 19]);
    replay.step(1);
    expect(replay.number.value).toBe(10);
    replay.go(-3);
    expect(replay.number.value).toBe(0);
  });

  test("leaps to the next Operationsbefehl, and at last to the end", () => {
    const replay = open("umpire", 20);
    replay.leap(1);
    expect(replay.number.value).toBe(20);
    replay.leap(-1);
    expect(replay.number.value).toBe(19);
  });

  test("plays over what is quiet, waits for what is on its way, and halts at the end", async () => {
    const replay = open("public", 6);
    replay.play();
    await vi.advanceTimersByTimeAsync(5000);
    expect(replay.number.value).toBe(6); // its moment is not here yet
    await answerAll();
    expect(replay.number.value).toBeGreaterThan(6);
    expect(replay.number.value % 2).toBe(1);
    for (let times = 0; times < 5; ++times) await answerAll();
    expect(replay.number.value).toBe(10);
    expect(replay.playing.value).toBe(false);
  });

  test("begins again when it is played at its end", () => {
    const replay = open("public", 10);
    replay.play();
    expect(replay.number.value).toBe(0);
    replay.close();
  });

  test("says when the server counts otherwise than the file", async () => {
    const replay = open("umpire", 1);
    await answerAll();
    expect(replay.agrees.value).toBe(true);
    const other = new Moments(async () => create(MomentSchema, {last: 3n}));
    const wrong = new Replay({game, moments: other, eye: "umpire", number: 1, isQuiet: () => false});
    await settle();
    expect(wrong.agrees.value).toBe(false);
    wrong.close();
  });
});

describe("keys", () => {
  const pressed = (key: string, target: HTMLElement = document.body, characters = true) => {
    const replay = new Replay({game, moments, eye: "umpire", number: 7, isQuiet: () => false});
    const event = new KeyboardEvent("keydown", {key, bubbles: true});
    Object.defineProperty(event, "target", {value: target});
    const used = press(event, replay, characters);
    replay.pause();
    return {used, number: replay.number.value, eye: replay.eye.value, speed: replay.speed.value};
  };

  test("arrows go by events, Page Up and Down by Operationsbefehle, Home and End to the ends", () => {
    expect(pressed("ArrowRight").number).toBe(8);
    expect(pressed("ArrowLeft").number).toBe(6);
    expect(pressed("PageDown").number).toBe(8);
    expect(pressed("PageUp").number).toBe(6);
    expect(pressed("Home").number).toBe(0);
    expect(pressed("End").number).toBe(20);
  });

  test("digits choose the eyes, plus and minus the speed; not when they are turned off", () => {
    expect(pressed("3").eye).toBe("public");
    expect(pressed("+").speed).toBe(2);
    expect(pressed("-").speed).toBe(0.5);
    expect(pressed("3", document.body, false)).toMatchObject({used: false, eye: "umpire"});
  });

  test("are left to who has a use for them: a button its Space, a list its arrows, a field everything", () => {
    const button = document.createElement("button");
    expect(pressed(" ", button).used).toBe(false);
    expect(pressed("ArrowRight", button).number).toBe(8);
    const list = document.createElement("ol");
    list.dataset.ownKeys = "";
    expect(pressed("ArrowRight", list).used).toBe(false);
    expect(pressed("2", document.createElement("textarea")).used).toBe(false);
  });
});

test("an address leads to a moment, and a bad one to the beginning by the umpire's eyes", () => {
  const address = writeAddress("a game", {eye: "german", number: 123});
  expect(address).toBe("/replays/a%20game?eye=german&at=123");
  expect(readAddress(address.slice(address.indexOf("?")))).toEqual({eye: "german", number: 123});
  expect(readAddress("?eye=kaiser&at=-1")).toEqual({eye: "umpire", number: undefined});
});
