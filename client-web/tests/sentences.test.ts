import {create, toBinary, type DescField, type DescMessage, type MessageInitShape} from "@bufbuild/protobuf";
import {afterEach, describe, expect, test} from "vitest";
import {
  Assignment,
  Decision,
  Discovery,
  Duty,
  Event_ColonyTurned_What,
  EventSchema,
  GunRange,
  OptionsSchema,
  QuestionSchema,
  SealedOrderSchema,
  VpKind,
  Why,
  type Event,
} from "../src/gen/chartroom/v1/far_seas_pb";
import {NumberedEventSchema, Side, TableEventSchema} from "../src/gen/chartroom/v1/play_pb";
import {allDecisions, decisionOf, decisionText, waiting} from "../src/far_seas/decisions";
import {filterLog, levelName, tell, tellAll, tellOpened, tellTable, vpKindName} from "../src/far_seas/sentences";
import {choose, language} from "../src/i18n";
import {packOfTheRepository} from "./far_seas_pack";

const pack = packOfTheRepository();
const ship = (name: string) => pack.ships.find((each) => each.name === name)!.number;
const station = (name: string) => pack.stations.find((each) => each.name === name)!.number;

type EventInit = MessageInitShape<typeof EventSchema>["of"];
const event = (of: EventInit): Event => create(EventSchema, {of} as MessageInitShape<typeof EventSchema>);
const told = (of: EventInit) => tell(event(of), pack);

// A message in which every field has something, so that every sentence has something to say.
function filled(schema: DescMessage): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const field of schema.fields) if (!field.oneof) out[field.localName] = filledField(field);
  for (const oneof of schema.oneofs) {
    const field = oneof.fields.find((each) => each.localName !== "plot");
    if (field) out[oneof.localName] = {case: field.localName, value: filledField(field)};
  }
  return out;
}
function filledField(field: DescField): unknown {
  if (field.fieldKind === "list") {
    const one =
      field.listKind === "message" ? filled(field.message) : scalar(field.listKind === "scalar" && field.scalar === 9);
    return [one];
  }
  if (field.fieldKind === "message") return filled(field.message);
  if (field.fieldKind === "scalar" && field.scalar === 8) return true;
  return scalar(field.fieldKind === "scalar" && field.scalar === 9);
}
function scalar(text: boolean): unknown {
  return text ? "words" : 1;
}

const kinds = EventSchema.oneofs[0]!.fields;

describe.each(["en", "de"] as const)("in %s", (tongue) => {
  afterEach(() => choose("en"));

  test.each(kinds.map((field) => [field.localName, field] as const))("%s has a sentence", async (name, field) => {
    await choose(tongue);
    expect(tell(event({case: name, value: {}} as EventInit), pack).text).toMatch(/\p{L}{2}/u);
    const line = tell(event({case: name, value: filled(field.message!)} as EventInit), pack);
    expect(line.text).not.toMatch(/[{}]|far_seas\.|undefined|NaN/);
    expect(line.text).not.toMatch(/no words for|keine Worte/);
    expect(line.rule).toMatch(/^(\d+(\.\d+)+|words)$/); // a table's roll brings its own
  });

  test.each(TableEventSchema.oneofs[0]!.fields.map((field) => [field.localName, field] as const))(
    "%s at the table has a sentence",
    async (name, field) => {
      await choose(tongue);
      const value = filled(field.message!);
      const line = tellTable(
        create(TableEventSchema, {of: {case: name, value}} as MessageInitShape<typeof TableEventSchema>),
      );
      expect(line.text).not.toMatch(/[{}]|far_seas\.|no words for|keine Worte/);
      expect(line.kind).toBe("admin");
      expect(line.rule).toBeUndefined();
    },
  );

  test("each kind of points has a name and a reason", async () => {
    await choose(tongue);
    const all = Object.values(VpKind).filter((kind): kind is VpKind => typeof kind === "number" && kind !== 0);
    for (const kind of all) {
      expect(vpKindName(kind)).not.toContain("far_seas.");
      expect(told({case: "vpScored", value: {entry: {kind, points: 2}}}).text).not.toContain("far_seas.");
    }
  });

  test("each decision has a title, a question and an explanation", async () => {
    await choose(tongue);
    expect(allDecisions()).toHaveLength(26);
    for (const decision of allDecisions()) {
      const {title, question, explanation, rule} = decisionText(decision);
      expect(`${title}${question}${explanation}`).not.toContain("far_seas.");
      expect(question).toMatch(/\?$/);
      expect(rule).toMatch(/^\d/);
    }
  });
});

describe("the log in English", () => {
  test("[FS 4.6.2.1] a search shows its die and why it was changed", () => {
    const line = told({
      case: "searchRolled",
      value: {
        area: 5,
        target: [0, 1],
        die: 4,
        modifiers: [
          {why: Why.SEARCHERS, value: -1},
          {why: Why.SQUADRON_SIZE, value: -1},
        ],
        found: false,
      },
    });
    expect(line).toMatchObject({
      text: "The Allies search Area 5 (Southeast Pacific) for Scharnhorst and Gneisenau: not found.",
      rule: "4.6.2.1",
      kind: "search",
      ships: [0, 1],
      areas: [5],
    });
    expect(line.dice).toEqual([
      {
        label: "search",
        die: 4,
        modifiers: [
          {why: Why.SEARCHERS, value: -1, text: "search groups"},
          {why: Why.SQUADRON_SIZE, value: -1, text: "size of the squadron"},
        ],
        result: 2,
      },
    ]);
  });

  test("one ship moves, two move, and some stay", () => {
    const moved = (ships: number[], from: number, to: number, duty: Duty, at?: number) =>
      told({case: "groupMoved", value: {ships, from, to, duty, ...(at === undefined ? {} : {station: at})}}).text;
    expect(moved([3], 31, 30, Duty.NONE)).toBe("Emden moves to Area 30 (East Indies & South China Sea).");
    expect(moved([0, 1], 32, 4, Duty.RAID, station("Fiji"))).toBe(
      "Scharnhorst and Gneisenau move to Area 4 (Central Pacific) to raid Fiji.",
    );
    expect(moved([3], 31, 31, Duty.NONE)).toBe("Emden stays in Area 31 (China & Japan Seas).");
  });

  test("names, and the moves that are open", () => {
    expect(told({case: "cruisersNamed", value: {ships: [3], openMoves: [{ship: 3, to: 22}]}})).toMatchObject({
      text: "The Germans move Emden. Emden goes openly to Area 22 (Red Sea).",
      rule: "4.3.3",
      areas: [22],
    });
    expect(told({case: "cruisersNamed", value: {}}).text).toBe("The Germans move no Main Cruiser.");
  });

  test("[FS 4.6.4] a shot, a lost shot, a torpedo", () => {
    const aim = {firer: 0, target: ship("Good Hope")};
    expect(
      told({case: "shot", value: {aim, die: 6, modifiers: [{why: Why.SHIP, value: -3}], damage: 2}}),
    ).toMatchObject({
      text: "Scharnhorst fires at Good Hope: 2 points of damage.",
      dice: [{die: 6, result: 3}],
    });
    expect(told({case: "shot", value: {aim, die: 0}})).toMatchObject({dice: [], rule: "4.6.4"});
    const torpedo = told({case: "torpedoRun", value: {aim, bold: true, die: 2, hit: true, damageDie: 5, damage: 4}});
    expect(torpedo.text).toBe("Scharnhorst launches boldly at Good Hope: a hit, 4 points of damage.");
    expect(torpedo.dice.map((die) => die.die)).toEqual([2, 5]);
  });

  test("[FS 4.6.3.2] who is faster by far is not diced for", () => {
    const run = {runner: [3], chaser: [ship("Sydney")]};
    expect(told({case: "runRolled", value: {...run, caught: true}}).text).toBe(
      "Sydney after Emden: caught by speed alone.",
    );
    const rolled = told({case: "runRolled", value: {...run, runnerDie: 2, chaserDie: 5, caught: true}});
    expect(rolled.dice.map((die) => [die.label, die.die])).toEqual([
      ["runner", 2],
      ["chaser", 5],
    ]);
  });

  test("points have a sign, a reason and the rule of the reason", () => {
    const entry = {kind: VpKind.RAID, points: 3, station: station("Madras")};
    expect(told({case: "vpScored", value: {entry}})).toMatchObject({
      text: "+3 victory points: raid on Madras.",
      kind: "vp",
      rule: "4.7.2",
    });
    const loss = {kind: VpKind.GERMAN_SHIP_SUNK, points: -1, ship: 3};
    expect(told({case: "vpScored", value: {entry: loss}}).text).toBe("−1 victory point: Emden sunk.");
  });

  test("the end says who wins, and how", () => {
    const outcome = {winner: Side.ONE, level: "german_legend", points: 81};
    expect(told({case: "gameEnded", value: {outcome}}).text).toBe(
      "The game is over: the Germans win, at 81 points: a German legend.",
    );
    for (const band of pack.bands) expect(levelName(band.result)).not.toBe(band.result);
  });

  test("how they met, what the colony does, what the convoy loses", () => {
    const met = {area: 22, german: [3], allied: [ship("Sydney")], how: Discovery.INTO_RED_SEA};
    expect(told({case: "encounterBegan", value: met})).toMatchObject({
      text: "Sydney has Emden in sight entering the Red Sea.",
      rule: "4.6.2.4",
    });
    const begun = {colony: 0, what: Event_ColonyTurned_What.BEGUN, turn: 8};
    expect(told({case: "colonyTurned", value: begun}).text).toContain("at the end of turn 8");
    const lost = {convoy: 1, dice: [4, 2], transports: 6, destroyed: false};
    expect(told({case: "transportsSunk", value: lost}).text).toBe("6 transports of the Indian convoy are sunk.");
  });

  test("what was sealed is told to everybody once it is open, and addresses nobody", () => {
    const groups = [{ships: [ship("Emden")], to: 24, assignment: Assignment.MERCHANTS}];
    const plot = tellOpened(event({case: "plotCommitted", value: {groups, piles: []}}), pack);
    expect(plot).toMatchObject({text: "What the Germans had plotted: Emden 24-Att.", quiet: true});
    const order = create(SealedOrderSchema, {of: {case: "run", value: {groups: []}}});
    const seal = tellOpened(event({case: "sealedKept", value: {side: Side.TWO, order}}), pack);
    expect(seal.text).toMatch(/^The sealed order of the Allies was: /);
  });

  test("what is plotted is in the notation of the Ship Log", () => {
    const groups = [{ships: [0, 1], to: 4, assignment: Assignment.RAID, station: station("Fiji")}];
    expect(told({case: "plotCommitted", value: {groups, piles: [1]}}).text).toBe(
      "You have plotted: Scharnhorst + Gneisenau 4-Stn-Fi-s. Piles of coal used by Gneisenau.",
    );
  });

  test("a game's numbered events know their moment, and can be told on", () => {
    const numbered = (number: number, of: EventInit) =>
      create(NumberedEventSchema, {
        number: BigInt(number),
        of: {case: "rulesetEvent", value: toBinary(EventSchema, event(of))},
      });
    const first = tellAll(
      [
        numbered(1, {case: "turnBegan", value: {turn: 2}}),
        numbered(2, {case: "obBegan", value: {ob: 1}}),
        numbered(3, {case: "phaseBegan", value: {phase: 4}}),
      ],
      pack,
    );
    expect(first.moment).toEqual({turn: 2, ob: 1, phase: 4});
    const seal = create(NumberedEventSchema, {number: 4n, of: {case: "sealed", value: {number: 7, side: Side.ONE}}});
    const {lines} = tellAll(
      [seal, numbered(5, {case: "roundEnded", value: {nextRange: GunRange.B}})],
      pack,
      first.moment,
    );
    expect(lines.map((line) => [line.number, line.turn, line.phase, line.quiet ?? false])).toEqual([
      [4n, 2, 4, true],
      [5n, 2, 4, false],
    ]);
  });

  test("the log is filtered by kind, dice, ship, area and words", () => {
    const numbered = (of: EventInit, number: number) =>
      create(NumberedEventSchema, {
        number: BigInt(number),
        of: {case: "rulesetEvent", value: toBinary(EventSchema, event(of))},
      });
    const events: EventInit[] = [
      {case: "groupMoved", value: {ships: [3], from: 31, to: 30, duty: Duty.NONE}},
      {case: "searchRolled", value: {area: 30, target: [3], die: 3, found: false}},
      {case: "obEnded", value: {}},
      {case: "combatEnded", value: {area: 5}},
    ];
    const {lines} = tellAll(events.map(numbered), pack);
    const numbers = (filter: Parameters<typeof filterLog>[1]) =>
      filterLog(lines, filter).map((line) => Number(line.number));
    expect(numbers({})).toEqual([0, 1, 3]);
    expect(numbers({everything: true})).toEqual([0, 1, 2, 3]);
    expect(numbers({kinds: new Set(["moves"])})).toEqual([0]);
    expect(numbers({kinds: new Set(["dice", "combat"])})).toEqual([1, 3]);
    expect(numbers({ship: 3, area: 31})).toEqual([0]);
    expect(numbers({text: "EMDEN: not"})).toEqual([1]);
  });
});

describe("what is awaited", () => {
  test("the server's word for a decision is known", () => {
    expect(decisionOf({kind: "accept_or_run"})).toBe(Decision.ACCEPT_OR_RUN);
    expect(decisionOf({kind: "mutiny"})).toBe(Decision.UNSPECIFIED);
  });

  test("says whom the game waits for, whether it is me, and what declining costs", () => {
    const question = create(QuestionSchema, {kind: Decision.APPROACH, asked: [Side.TWO]});
    const options = create(OptionsSchema, {decision: Decision.APPROACH, price: 4});
    expect(waiting(question, Side.TWO, options)).toMatchObject({
      mine: true,
      secret: false,
      rule: "4.6.2.1",
      text: "Waiting for the Allied side: approach or turn away.",
      price: "Turning away costs 4 victory points for cowardice.",
    });
    const both = create(QuestionSchema, {kind: Decision.TARGETS, asked: [Side.ONE, Side.TWO]});
    expect(waiting(both, undefined)).toMatchObject({mine: false, secret: true, price: ""});
    expect(language.value).toBe("en");
  });
});
