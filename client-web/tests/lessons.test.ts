import {afterAll, beforeEach, describe, expect, test} from "vitest";
import {scenesOf} from "../demo/scenes";
import {Combat_Step, Decision, Encounter_Stage, GunRange, VpKind, Why} from "../src/gen/chartroom/v1/far_seas_pb";
import {Side} from "../src/gen/chartroom/v1/play_pb";
import {choose, has, languageNames, type Language} from "../src/i18n";
import {advisedAims} from "../src/lessons/gunnery";
import {lessons} from "../src/lessons/plan";
import {lessonDone, lessonsDone, Progress} from "../src/lessons/progress";
import {remarksOn, sinceAnswer} from "../src/lessons/remarks";
import {isIllMatched, nextRange, situationOf, weightOfFire} from "../src/lessons/situation";
import {stepOf, steps, tellStep} from "../src/lessons/steps";
import {reckon} from "../src/lessons/summary";
import {stops} from "../src/lessons/tour/stops";
import {Keep} from "../src/state/keep";
import {fixtures as f} from "./play/fixtures";

// What the server may ask in the two training scenarios: everything between the Allied movement and the end of PHASE 4.
const asked = [
  Decision.ALLIED_MOVEMENT,
  Decision.SEARCH,
  Decision.APPROACH,
  Decision.ACCEPT_OR_RUN,
  Decision.TRY_SURPRISE,
  Decision.FIGHT_OR_RUN,
  Decision.CHASE,
  Decision.ESCAPE,
  Decision.BOLD_MOVES,
  Decision.FIRE_ON_BOLD,
  Decision.TARGETS,
  Decision.TORPEDOES,
  Decision.RUN_AFTER_ROUND,
  Decision.REMOVE_SHIPS,
  Decision.SURPRISE_ATTACK,
];

const scenes = scenesOf(f).filter(({options}) => options.decision !== Decision.UNSPECIFIED);
const languages = languageNames.map(({id}) => id);
const situation = (name: string) => {
  const {view, options} = scenes.find((scene) => scene.name === name)!;
  return situationOf(f.pack, view, options);
};
const named = (...names: string[]) => names.map(f.ship);

afterAll(() => choose("en"));

describe("steps", () => {
  test.each(asked.map((decision) => [Decision[decision], decision] as const))(
    "%s has one of its own",
    (_, decision) => {
      for (const side of [Side.ONE, Side.TWO]) {
        const view = f.coronel(side);
        const step = stepOf(situationOf(f.pack, view, f.options(decision)));
        expect(step.decision).toBe(decision);
      }
    },
  );

  test.each(scenes.map(({name}) => name))("%s is told whole, in every language", async (name) => {
    const now = situation(name);
    for (const language of languages) {
      await choose(language as Language);
      const told = tellStep(stepOf(now), now);
      for (const words of [told.what, told.how, told.again, ...told.advice.map(({text}) => text)]) {
        expect(words).not.toMatch(/[{}]|lessons\.|undefined|NaN/);
        expect(words.length).toBeGreaterThan(8);
      }
      expect(told.rule).not.toBe("");
    }
  });

  test("each has its words", () => {
    for (const {id} of steps) {
      for (const part of ["what", "again", "how"]) expect(has(`lessons.step.${id}.${part}`)).toBe(true);
    }
    for (const {id} of stops) expect(has(`lessons.tour.${id}.title`) && has(`lessons.tour.${id}.text`)).toBe(true);
    for (const {id, teaches} of lessons) expect(has(`lessons.teaches.${id}.${teaches}`)).toBe(true);
  });

  test("what a lesson does not know is told in the desk's words", () => {
    const now = situation("Raid on England");
    expect(stepOf(now).id).toBe("other");
    expect(tellStep(stepOf(now), now).rule).toBe("7.5.1");
  });

  test.each([
    [GunRange.A, "targets_far"],
    [GunRange.B, "targets_middle"],
    [GunRange.C, "targets"],
  ])("targets at range %i are %s", (range, id) => {
    const view = f.coronel();
    view.board!.combat!.range = range;
    expect(stepOf(situationOf(f.pack, view, f.coronelTargets())).id).toBe(id);
  });

  test("who was fired at and could not answer is told so", () => {
    const {view} = f.falklands();
    view.side = Side.ONE;
    view.board!.combat!.step = Combat_Step.RUN;
    const now = () => stepOf(situationOf(f.pack, view, f.options(Decision.RUN_AFTER_ROUND))).id;
    expect(now()).toBe("run_outranged");
    view.board!.combat!.range = GunRange.B;
    expect(now()).toBe("run_or_let_run");
    view.side = Side.TWO;
    expect(now()).toBe("run_after_round");
  });

  test("a single finder before a squadron is told another thing than a squadron", () => {
    const view = f.encounter(Side.TWO, Encounter_Stage.APPROACH);
    const id = () => stepOf(situationOf(f.pack, view, f.options(Decision.APPROACH))).id;
    expect(id()).toBe("approach");
    view.board!.encounter!.allied = named("Canopus");
    expect(id()).toBe("approach_alone");
  });
});

describe("advice", () => {
  beforeEach(() => choose("en"));
  const texts = (now: ReturnType<typeof situation>) =>
    tellStep(stepOf(now), now)
      .advice.map(({text}) => text)
      .join("\n");

  test("keeps Canopus out of the squadron", () => {
    const view = f.view(Side.TWO, [], f.ships(["Good Hope", "Monmouth", "Glasgow", "Canopus"]), {
      named: named("Scharnhorst", "Gneisenau", "Dresden", "Leipzig", "Nürnberg"),
    });
    const now = situationOf(f.pack, view, f.options(Decision.ALLIED_MOVEMENT));
    expect(texts(now)).toMatch(/as one squadron and leave Canopus/);
    expect(texts(now)).toContain("100%");
  });

  test("says who fires at a range, and who does not yet", () => {
    const words = texts(situation("Targets at Coronel"));
    expect(words).toContain("At B-range these of yours fire: Scharnhorst and Gneisenau. Of theirs: Good Hope.");
    expect(words).toMatch(/Not asked to fire.*Dresden/);
  });

  test("has a price where there is one", () => {
    const view = f.encounter(Side.TWO, Encounter_Stage.APPROACH);
    const at = (price: number) => texts(situationOf(f.pack, view, f.options(Decision.APPROACH, {price})));
    expect(at(4)).toContain("Turning away costs 4 victory points.");
    expect(at(0)).toContain("Turning away costs nothing here.");
  });
});

describe("weighing", () => {
  test("a range that guns do not reach weighs nothing", () => {
    const board = f.coronel().board!;
    const germans = named("Scharnhorst", "Gneisenau");
    expect(weightOfFire(f.pack, board, germans, GunRange.A)).toBe(0);
    // −3: 4, 5 and 6 do 1, 1 and 2 points.
    expect(weightOfFire(f.pack, board, germans, GunRange.B)).toBeCloseTo((2 * 4) / 6);
  });

  test("combats before and half the damage wear a cruiser's fire out", () => {
    const board = f.coronel().board!;
    const [scharnhorst] = named("Scharnhorst") as [number];
    const fresh = weightOfFire(f.pack, board, [scharnhorst], GunRange.B);
    board.ships[scharnhorst]!.combats = 1;
    const worn = weightOfFire(f.pack, board, [scharnhorst], GunRange.B);
    board.ships[scharnhorst]!.damage = 3;
    const hurt = weightOfFire(f.pack, board, [scharnhorst], GunRange.B);
    expect([fresh > worn, worn > hurt]).toEqual([true, true]);
  });

  test("the range closes to C and no farther", () => {
    expect([GunRange.A, GunRange.B, GunRange.C].map(nextRange)).toEqual([GunRange.B, GunRange.C, GunRange.C]);
  });

  test("ships two grades apart do not belong together", () => {
    const board = f.coronel().board!;
    expect(isIllMatched(f.pack, board, named("Good Hope", "Monmouth"))).toBe(false);
    expect(isIllMatched(f.pack, board, named("Good Hope", "Canopus"))).toBe(true);
    expect(isIllMatched(f.pack, board, named("Canopus"))).toBe(false);
  });

  test("two ships at a target, not three, and every one of them used if there are enough targets", () => {
    const {view, options} = f.falklands();
    const aims = advisedAims(f.pack, view, options);
    expect(aims.map(({firer}) => firer).sort()).toEqual(options.aims.map(({firer}) => firer).sort());
    for (const {target} of aims) expect(aims.filter((each) => each.target === target).length).toBeLessThan(3);
    expect(f.pack.ships[aims[0]!.target]!.stars).toBe(3);
  });
});

describe("remarks", () => {
  beforeEach(() => choose("en"));
  const [scharnhorst, gneisenau, dresden, goodHope, monmouth] = named(
    "Scharnhorst",
    "Gneisenau",
    "Dresden",
    "Good Hope",
    "Monmouth",
  ) as [number, number, number, number, number];
  const board = f.coronel().board!;
  const on = (side: Side, events: Parameters<typeof f.entries>[0]) =>
    remarksOn(f.pack, board, side, sinceAnswer(f.entries(events), side));
  const answered = (side: Side) => ({case: "answered" as const, value: {side}});
  const aims = (...targets: number[]) => ({
    case: "aimsRevealed" as const,
    value: {
      step: Combat_Step.TARGETS,
      germanAims: targets.map((target, index) => ({firer: [scharnhorst, gneisenau, dresden][index]!, target})),
    },
  });

  test("are on what came after the last answer of this side", () => {
    const die = {case: "surpriseRolled" as const, value: {die: 3}};
    expect(on(Side.ONE, [die]).map(({id}) => id)).toEqual(["surprise_die"]); // it began with the other side
    expect(on(Side.ONE, [answered(Side.ONE), die, answered(Side.TWO)]).map(({id}) => id)).toEqual(["surprise_die"]);
    expect(on(Side.ONE, [answered(Side.ONE), die, answered(Side.ONE)])).toEqual([]);
  });

  test("count a shot through: die, modifiers, damage", () => {
    const shot = {
      case: "shot" as const,
      value: {
        aim: {firer: scharnhorst, target: goodHope},
        die: 6,
        modifiers: [{why: Why.SHIP, value: -3}],
        damage: 2,
      },
    };
    const [remark] = on(Side.ONE, [answered(Side.ONE), shot]);
    expect(remark?.text).toContain("shows 6 and comes to 3");
    expect(remark?.text).toContain("2 points");
    expect(remark?.told?.dice).toHaveLength(1);
    expect(remark?.lesson).not.toBe("");
  });

  test.each([
    ["third", [goodHope, goodHope, goodHope]],
    ["together", [goodHope, goodHope, monmouth]],
    ["spread", [goodHope, monmouth]],
  ])("say of the fire of a round: %s", (id, targets) => {
    expect(on(Side.ONE, [answered(Side.ONE), aims(...targets)]).map((each) => each.id)).toEqual([id]);
    expect(on(Side.TWO, [answered(Side.TWO), aims(...targets)])).toEqual([]);
  });

  test("know a bold move that was sunk before its torpedo ran", () => {
    const bold = {case: "boldMovesRevealed" as const, value: {aims: [{firer: dresden, target: goodHope}]}};
    const sunk = {case: "damageAssessed" as const, value: {hits: [{ship: dresden, points: 3, sunk: true}]}};
    const ran = {case: "torpedoRun" as const, value: {aim: {firer: dresden, target: goodHope}, bold: true, die: 5}};
    const ids = (...events: Parameters<typeof f.entries>[0]) =>
      on(Side.ONE, [answered(Side.ONE), ...events]).map(({id}) => id);
    expect(ids(bold, sunk)).toEqual(["bold_lost", "sunk"]);
    expect(ids(bold, ran, sunk)).toEqual(["torpedo_die", "sunk"]);
  });

  test("name cowardice by its price, and nothing else of the track", () => {
    const scored = (kind: VpKind) => ({case: "vpScored" as const, value: {entry: {kind, points: 4}}});
    expect(on(Side.TWO, [answered(Side.TWO), scored(VpKind.COWARDICE)])[0]?.text).toContain("4 points");
    expect(on(Side.TWO, [answered(Side.TWO), scored(VpKind.GERMAN_SHIP_SUNK)])).toEqual([]);
  });

  test("are told in German as well", async () => {
    await choose("de");
    const die = {case: "searchRolled" as const, value: {die: 4, modifiers: [{why: Why.SEARCHERS, value: -1}]}};
    expect(on(Side.TWO, [answered(Side.TWO), die])[0]?.text).toContain("ergibt 3: mehr als 1");
  });
});

describe("progress", () => {
  beforeEach(() => localStorage.clear());

  test("a step is told at length once, and for as long as its question lasts", () => {
    const keep = new Keep();
    const progress = new Progress(keep, "anna", "g1");
    expect(progress.isFirst("targets", 5)).toBe(true);
    progress.told("targets", 5, [{id: "shot_die", number: 12}]);
    const later = new Progress(keep, "anna", "g1");
    expect([later.isFirst("targets", 5), later.isFirst("targets", 9)]).toEqual([true, false]);
    expect([later.isNews("shot_die", 12), later.isNews("shot_die", 30)]).toEqual([true, false]);
    later.told("targets", 9, []);
    expect(later.isFirst("targets", 5)).toBe(true);
  });

  test("is each account's and each game's own; hidden, it is resumed where it was", () => {
    const keep = new Keep();
    const progress = new Progress(keep, "anna", "g1");
    progress.show(true);
    progress.told("search", 2, []);
    progress.show(false);
    expect(new Progress(keep, "anna", "g1").shown.value).toBe(false);
    expect(new Progress(keep, "anna", "g2").isFirst("search", 3)).toBe(true);
    expect(new Progress(keep, "bert", "g1").isFirst("search", 3)).toBe(true);
    progress.show(true);
    expect(new Progress(keep, "anna", "g1").isFirst("search", 3)).toBe(false);
  });

  test("knows which lessons are done", () => {
    const keep = new Keep();
    lessonDone(keep, "coronel");
    lessonDone(keep, "coronel");
    expect([...lessonsDone(keep)]).toEqual(["coronel"]);
  });
});

test("a battle is reckoned up from its events", () => {
  const view = f.coronel();
  const before = reckon(f.pack, view.board!, []);
  expect(before).toMatchObject({fought: false, rounds: 0, shots: 0});
  const after = reckon(f.pack, f.afterTwoRounds().board!, f.twoRounds());
  expect(after.fought).toBe(true);
  expect(after.rounds).toBeGreaterThan(1);
  expect(after.hits).toBeLessThanOrEqual(after.shots);
});
