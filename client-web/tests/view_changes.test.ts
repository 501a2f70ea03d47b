import {clone, create, equals, fromBinary, mergeFromBinary, toBinary} from "@bufbuild/protobuf";
import {describe, expect, test} from "vitest";
import {
  BoardSchema,
  CombatKind,
  CombatSchema,
  Decision,
  GermanSecretsSchema,
  QuestionSchema,
  RulesSchema,
  ShipStatusSchema,
  VpEntrySchema,
  VpKind,
  ViewChangesSchema,
  ViewSchema,
  Whereabouts,
  type View,
  type ViewChanges,
} from "../src/gen/chartroom/v1/far_seas_pb";
import {Side} from "../src/gen/chartroom/v1/play_pb";
import {applyViewChanges, ViewChangesError} from "../src/far_seas/view_changes";

const F = BoardSchema.field;

function viewBefore(): View {
  return create(ViewSchema, {
    side: Side.ONE,
    board: {
      turn: 2,
      ob: 1,
      rules: {advanced: true},
      ships: [{where: Whereabouts.AT_SEA, area: 3}, {where: Whereabouts.AT_SEA, area: 4}, {where: Whereabouts.SUNK}],
      raided: [false, true],
      track: [
        {kind: VpKind.CAPTURE, points: 2},
        {kind: VpKind.RAID, points: 1},
      ],
      vp: 3,
      combat: {round: 2, kind: CombatKind.ENCOUNTER},
      question: {kind: Decision.PLOT, asked: [Side.ONE]},
    },
    german: {plot: [{ships: [0], to: 3}], sealed: {of: {case: "run", value: {groups: [{ships: [1]}]}}}},
  });
}

describe("the changes of a view", () => {
  test("1: fields that are named are cleared, in the view and in its board", () => {
    const after = applyViewChanges(
      viewBefore(),
      create(ViewChangesSchema, {parts: [3], fields: [F.combat.number, F.raided.number, F.vp.number]}),
    );
    expect(after.german).toBeUndefined();
    expect(after.board?.combat).toBeUndefined();
    expect(after.board?.raided).toEqual([]);
    expect(after.board?.vp).toBe(0);
    expect(after.board?.turn).toBe(2);
  });

  test("2: lists keep their first elements, and then go on", () => {
    const after = applyViewChanges(
      viewBefore(),
      create(ViewChangesSchema, {
        lists: [{field: F.track.number, kept: 1}],
        view: {board: {track: [{kind: VpKind.COWARDICE, points: 4}]}},
      }),
    );
    expect(after.board?.track.map((entry) => entry.kind)).toEqual([VpKind.CAPTURE, VpKind.COWARDICE]);
  });

  test("3: what comes is merged: scalars set, lists appended, messages field by field", () => {
    const after = applyViewChanges(
      viewBefore(),
      create(ViewChangesSchema, {
        view: {board: {ob: 2, rules: {rufiji: true}, raided: [true], question: {asked: [Side.TWO]}}},
      }),
    );
    expect(after.board?.ob).toBe(2);
    expect(after.board?.rules).toEqual(create(RulesSchema, {advanced: true, rufiji: true}));
    expect(after.board?.raided).toEqual([false, true, true]);
    expect(after.board?.question).toEqual(create(QuestionSchema, {kind: Decision.PLOT, asked: [Side.ONE, Side.TWO]}));
  });

  test("3: a oneof is merged if it is of the same kind, else replaced", () => {
    const run = {of: {case: "run" as const, value: {groups: [{ships: [2]}]}}};
    const same = applyViewChanges(viewBefore(), create(ViewChangesSchema, {view: {german: {sealed: run}}}));
    expect(same.german?.sealed?.of).toMatchObject({case: "run", value: {groups: [{ships: [1]}, {ships: [2]}]}});
    const chase = {of: {case: "chase" as const, value: {pursuits: [{runner: 1, chasers: [2]}]}}};
    const other = applyViewChanges(viewBefore(), create(ViewChangesSchema, {view: {german: {sealed: chase}}}));
    expect(other.german?.sealed?.of).toMatchObject({case: "chase", value: {pursuits: [{runner: 1}]}});
  });

  test("4: ships are put in their place, whole", () => {
    const after = applyViewChanges(
      viewBefore(),
      create(ViewChangesSchema, {ships: [{ship: 1, status: {where: Whereabouts.INTERNED}}, {ship: 2}]}),
    );
    expect(after.board?.ships[0]).toEqual(create(ShipStatusSchema, {where: Whereabouts.AT_SEA, area: 3}));
    expect(after.board?.ships[1]).toEqual(create(ShipStatusSchema, {where: Whereabouts.INTERNED}));
    expect(after.board?.ships[2]).toEqual(create(ShipStatusSchema));
  });

  test("a field that is cleared and told is as it is told, not merged", () => {
    const after = applyViewChanges(
      viewBefore(),
      create(ViewChangesSchema, {fields: [F.combat.number], view: {board: {combat: {round: 1}}}}),
    );
    expect(after.board?.combat).toEqual(create(CombatSchema, {round: 1}));
  });

  test("the view before stays as it was, and what has not changed is shared with it", () => {
    const before = viewBefore();
    const copy = clone(ViewSchema, before);
    const after = applyViewChanges(
      before,
      create(ViewChangesSchema, {
        parts: [3],
        fields: [F.raided.number],
        lists: [{field: F.track.number, kept: 1}],
        ships: [{ship: 0, status: {where: Whereabouts.SUNK}}],
        view: {board: {rules: {rufiji: true}, raided: [true]}},
      }),
    );
    expect(equals(ViewSchema, before, copy)).toBe(true);
    expect(after).not.toBe(before);
    expect(after.board?.combat).toBe(before.board?.combat);
    expect(after.board?.ships[1]).toBe(before.board?.ships[1]);
    expect(after.board?.rules).not.toBe(before.board?.rules);
  });

  test.each([
    ["a field that there is not", {fields: [999]}],
    ["a part that there is not", {parts: [77]}],
    ["a list that is none", {lists: [{field: F.turn.number, kept: 0}]}],
    ["a list that is too short", {lists: [{field: F.track.number, kept: 3}]}],
    ["a ship that there is not", {ships: [{ship: 3}]}],
  ])("%s is refused", (_, changes) => {
    expect(() => applyViewChanges(viewBefore(), create(ViewChangesSchema, changes))).toThrow(ViewChangesError);
  });
});

// The four steps as they stand in docs/protocol.md, by the library's own merge of bytes, which changes its target.
function reference(view: View, changes: ViewChanges): View {
  const out = clone(ViewSchema, view);
  const empty = create(ViewSchema, {board: {}});
  const clear = (target: object, from: object, name: string) => Reflect.set(target, name, Reflect.get(from, name));
  for (const part of changes.parts) {
    clear(out, empty, ViewSchema.fields.find((field) => field.number === part)!.localName);
  }
  for (const number of changes.fields) {
    clear(out.board!, empty.board!, BoardSchema.fields.find((field) => field.number === number)!.localName);
  }
  for (const {field, kept} of changes.lists) {
    const name = BoardSchema.fields.find((each) => each.number === field)!.localName;
    (Reflect.get(out.board!, name) as unknown[]).length = kept;
  }
  if (changes.view) mergeFromBinary(ViewSchema, out, toBinary(ViewSchema, changes.view));
  for (const {ship, status} of changes.ships) out.board!.ships[ship] = status!;
  return out;
}

// Numbers that are the same in every run.
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % sides;
  };
}

function someView(roll: (sides: number) => number): View {
  const list = <T>(make: () => T) => Array.from({length: roll(4)}, make);
  const view = create(ViewSchema, {
    side: roll(3),
    board: {
      turn: roll(9),
      ships: Array.from({length: 5}, () => ({where: roll(8), damage: roll(4), duty: roll(5)})),
      raided: list(() => roll(2) === 1),
      track: list(() => create(VpEntrySchema, {kind: roll(8), points: roll(5) - 2})),
      named: list(() => roll(8)),
      vp: roll(30) - 10,
      rules: {advanced: roll(2) === 1, solitaire: roll(4)},
    },
  });
  if (roll(2)) view.german = create(GermanSecretsSchema, {plot: list(() => ({ships: [roll(8)], to: roll(34)}))});
  if (roll(2)) view.board!.combat = create(CombatSchema, {round: roll(5), bold: list(() => ({firer: roll(9)}))});
  return view;
}

test("any changes do what the steps say, done one by one", () => {
  const roll = dice(19141108);
  for (let round = 0; round < 500; ++round) {
    const before = someView(roll);
    const some = (numbers: readonly number[]) => numbers.filter(() => roll(2) === 0);
    const changes = create(ViewChangesSchema, {
      parts: some([3, 4, 5]),
      fields: some([F.turn, F.raided, F.vp, F.combat].map((field) => field.number)),
      lists: [
        {field: F.track.number, kept: roll(before.board!.track.length + 1)},
        {field: F.named.number, kept: roll(before.board!.named.length + 1)},
      ],
      ships: some([0, 1, 2]).map((ship) => ({ship, status: {where: roll(9)}})),
      view: someView(roll),
    });
    changes.view!.board!.ships = [];
    const told = fromBinary(ViewChangesSchema, toBinary(ViewChangesSchema, changes));
    expect(toBinary(ViewSchema, applyViewChanges(before, told))).toEqual(toBinary(ViewSchema, reference(before, told)));
  }
});
