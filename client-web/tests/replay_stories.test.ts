import {create, toBinary, type MessageInitShape} from "@bufbuild/protobuf";
import {describe, expect, test} from "vitest";
import {EventSchema, VpKind} from "../src/gen/chartroom/v1/far_seas_pb";
import {GameExportSchema} from "../src/gen/chartroom/v1/fair_pb";
import {JournalEntrySchema} from "../src/gen/chartroom/v1/journal_pb";
import {Side, TableEventSchema} from "../src/gen/chartroom/v1/play_pb";
import {fetchGameFile, NoGameFile, readGameFile} from "../src/replay/game_file";
import {jump, marksOf} from "../src/replay/marks";
import {pathOf, pointsLine} from "../src/replay/points_line";
import {lastPlace, numberAt, placeOf, tellGame, type Story} from "../src/replay/stories";

const everybody = 0x8000_0000;
const germans = 0xff;
const allies = 0xff00;

type Happening = MessageInitShape<typeof EventSchema>["of"];
type Told = readonly [audience: number, of: Happening];

function entry(side: Side, ...told: Told[]) {
  const events = told.map(([audience, of]) => ({
    audience,
    event: toBinary(EventSchema, create(EventSchema, {of} as MessageInitShape<typeof EventSchema>)),
  }));
  return create(JournalEntrySchema, {of: {case: "rules", value: {side, events}}});
}

function table(of: MessageInitShape<typeof TableEventSchema>["of"]) {
  return create(JournalEntrySchema, {of: {case: "table", value: {of} as MessageInitShape<typeof TableEventSchema>}});
}

const turn = (number: number): Told => [everybody, {case: "turnBegan", value: {turn: number}}];
const ob = (number: number): Told => [everybody, {case: "obBegan", value: {ob: number}}];
const plot = (to: number): Told => [germans, {case: "plotCommitted", value: {groups: [{ships: [1], to}], piles: [7]}}];
const points = (value: number): Told => [
  everybody,
  {case: "vpScored", value: {entry: {kind: VpKind.CAPTURE, points: value}}},
];
const review: Told = [everybody, {case: "turnEnded", value: {plots: [{turn: 1, ob: 1, ships: [1], to: 30}]}}];

// What each line is: the event's kind, or the number of a seal.
function kindsOf({entries}: Story): string[] {
  return entries.map((each) => {
    if (each.kind === "event") return each.event.of.case ?? "";
    if (each.kind === "table") return each.event.of.case ?? "";
    if (each.kind === "sealed") return `sealed ${each.sealed.number}`;
    return each.kind === "opened" ? `opened ${each.opened.number}` : each.kind;
  });
}

describe("the stories of a game", () => {
  const game = tellGame({
    sealing: true,
    entries: [
      entry(Side.SIDE_UNSPECIFIED, turn(1), ob(1)),
      entry(Side.ONE, plot(30)),
      entry(Side.TWO, [allies, {case: "penaltyCharged", value: {}}], points(3), review),
      table({case: "resigned", value: {side: Side.TWO}}),
    ],
  });
  const {german, allied, public: open, umpire} = game.stories;

  test("are what each eye was told, and the umpire hears all but the seals", () => {
    expect(kindsOf(umpire)).toEqual([
      "turnBegan",
      "obBegan",
      "plotCommitted",
      "penaltyCharged",
      "vpScored",
      "turnEnded",
      "resigned",
    ]);
    const end = ["vpScored", "turnEnded", "opened 1", "resigned"];
    expect(kindsOf(german)).toEqual(["turnBegan", "obBegan", "plotCommitted", "sealed 1", ...end]);
    expect(kindsOf(allied)).toEqual(["turnBegan", "obBegan", "sealed 1", "penaltyCharged", ...end]);
    expect(kindsOf(open)).toEqual(["turnBegan", "obBegan", "sealed 1", ...end]);
  });

  test("are numbered 1, 2, 3 by each eye", () => {
    expect(open.entries.map((each) => each.number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test("say nothing of coal when a plot is opened", () => {
    const opened = open.entries.find((each) => each.kind === "opened");
    expect(opened?.kind === "opened" && opened.event.of.value).toMatchObject({groups: [{to: 30}], piles: []});
  });

  test("a moment is the same by other eyes: the last thing they were told by then", () => {
    expect(numberAt(german, 3)).toBe(4); // the plot, and its seal
    expect(numberAt(allied, 3)).toBe(3);
    expect(numberAt(open, 4)).toBe(3); // of the penalty the public hears nothing
    expect(placeOf(open, 3)).toBe(3);
    expect(numberAt(umpire, 0)).toBe(0);
    expect(numberAt(open, lastPlace(game))).toBe(7);
  });

  test("by the umpire's, it is known what one side alone was told", () => {
    expect([...umpire.only]).toEqual([
      [3, Side.ONE],
      [4, Side.TWO],
    ]);
    expect(german.only.size).toBe(0);
  });

  test("without terms there are no seals", () => {
    const unsealed = tellGame({sealing: false, entries: [entry(Side.ONE, plot(30))]});
    expect(kindsOf(unsealed.stories.public)).toEqual([]);
  });
});

describe("an order that was taken back", () => {
  const game = tellGame({
    sealing: true,
    entries: [
      entry(Side.SIDE_UNSPECIFIED, turn(1), ob(1)),
      entry(Side.TWO, points(1)),
      entry(Side.ONE, plot(30), [everybody, {case: "phaseBegan", value: {phase: 2}}], points(5)),
      table({case: "takenBack", value: {side: Side.ONE}}),
      entry(Side.ONE, plot(24)),
      entry(Side.TWO, review),
      table({case: "resigned", value: {side: Side.ONE}}),
    ],
  });

  test("leaves the game where it stood before it", () => {
    const place = game.stories.umpire.entries.findIndex((each) => each.kind === "table") + 1;
    expect(game.where[place - 1]).toEqual({turn: 1, ob: 1, phase: 2, points: 6});
    expect(game.where[place]).toEqual({turn: 1, ob: 1, phase: 0, points: 1});
  });

  test("is opened at the end, and not by the review", () => {
    const kinds = kindsOf(game.stories.public);
    expect(kinds.slice(kinds.indexOf("turnEnded"))).toEqual(["turnEnded", "opened 2", "resigned", "opened 1"]);
  });

  test("is also undone by consent", () => {
    const consented = tellGame({
      sealing: false,
      entries: [
        entry(Side.ONE, points(2)),
        entry(Side.TWO, points(4)),
        table({case: "takeBackAnswered", value: {side: Side.TWO, accepted: true}}),
      ],
    });
    expect(consented.where.map((each) => each.points)).toEqual([0, 2, 6, 0]);
  });
});

describe("marks", () => {
  const game = tellGame({
    sealing: false,
    entries: [
      entry(Side.ONE, turn(1), ob(1)),
      entry(Side.ONE, [everybody, {case: "combatBegan", value: {}}]),
      entry(Side.ONE, [everybody, {case: "damageAssessed", value: {hits: [{ship: 1, points: 1, sunk: false}]}}]),
      entry(Side.ONE, [everybody, {case: "damageAssessed", value: {hits: [{ship: 1, points: 2, sunk: true}]}}]),
      entry(Side.ONE, ob(2), points(-2)),
    ],
  });
  const marks = marksOf(game.stories.public);

  test("are turns, Operationsbefehle, combats, ships sunk and points; a hit alone is none", () => {
    expect(marks.map(({kind, number}) => `${kind} ${number}`)).toEqual([
      "turn 1",
      "ob 2",
      "combat 3",
      "sunk 5",
      "ob 6",
      "points 7",
    ]);
  });

  test("lead to the next and the one before, and nowhere beyond the last", () => {
    expect(jump(marks, ["combat"], 0, 1)).toBe(3);
    expect(jump(marks, ["combat"], 3, 1)).toBeUndefined();
    expect(jump(marks, ["ob"], 6, -1)).toBe(2);
    expect(jump(marks, ["combat", "sunk"], 6, -1)).toBe(5);
  });

  test("the points are drawn in steps between the lowest and the highest", () => {
    const line = pointsLine(game.where);
    expect(line).toEqual({
      steps: [
        {place: 0, points: 0},
        {place: 7, points: -2},
      ],
      lowest: -2,
      highest: 0,
    });
    expect(pathOf(line, 7, {width: 70, height: 10})).toBe("M0 0H70V10H70");
  });

  test("without points the line lies on the ground", () => {
    const flat = pointsLine(game.where.slice(0, 3));
    expect(pathOf(flat, 2, {width: 70, height: 10})).toBe("M0 10H70");
  });
});

describe("the file", () => {
  const bytes = (first = "CHARTROOM-GAME-1\n") => {
    const body = toBinary(
      GameExportSchema,
      create(GameExportSchema, {
        terms: new Uint8Array([1]),
        entries: [{entry: toBinary(JournalEntrySchema, entry(Side.ONE, turn(1)))}],
      }),
    );
    return new Uint8Array([...new TextEncoder().encode(first), ...body]);
  };

  test("is read, and one with another first line is not", () => {
    const file = readGameFile(bytes());
    expect(file.sealing).toBe(true);
    expect(file.entries).toHaveLength(1);
    expect(() => readGameFile(bytes("CHARTROOM-GAME-2\n"))).toThrow(NoGameFile);
  });

  test("is put together of its parts, and a part that brings nothing is an end", async () => {
    const whole = bytes();
    const part = (most: number) => async (offset: bigint) => ({
      offset,
      size: BigInt(whole.length),
      content: whole.slice(Number(offset), Number(offset) + most),
    });
    expect(await fetchGameFile(part(7))).toEqual(whole);
    await expect(
      fetchGameFile(async (offset) => ({...(await part(7)(offset)), ...(offset > 0n && {content: new Uint8Array()})})),
    ).rejects.toThrow(NoGameFile);
  });
});
