// Positions to look at the panels and the battle board with, and to test them on: the ships of the training scenarios (10, 11), and a few
// moments of the advanced game.
import {create, type MessageInitShape} from "@bufbuild/protobuf";
import type {Pack} from "../src/far_seas/pack";
import {
  BoardSchema,
  Combat_Step,
  CombatKind,
  ConvoyStatus_Stage,
  Decision,
  Duty,
  Encounter_Stage,
  EventSchema,
  GunRange,
  OptionsSchema,
  Readiness,
  ViewSchema,
  Whereabouts,
  Why,
  type Options,
  type View,
} from "../src/gen/chartroom/v1/far_seas_pb";
import {Side} from "../src/gen/chartroom/v1/play_pb";
import type {Entry} from "../src/state/entries";

export type BoardInit = Exclude<MessageInitShape<typeof BoardSchema>, undefined>;
export type OptionsInit = MessageInitShape<typeof OptionsSchema>;
export type EventInit = NonNullable<MessageInitShape<typeof EventSchema>["of"]>;

export const coronelGermans = ["Scharnhorst", "Gneisenau", "Dresden", "Leipzig", "Nürnberg"];
export const coronelAllies = ["Good Hope", "Monmouth", "Glasgow"];
export const falklandsAllies = [
  "Invincible",
  "Inflexible",
  "Carnarvon",
  "Glasgow",
  "Cornwall",
  "Kent",
  "Canopus",
  "Bristol",
];

export function fixturesOf(pack: Pack) {
  const ship = (name: string) => {
    const found = pack.ships.find((each) => each.name === name);
    if (!found) throw new RangeError(`no ship ${name}`);
    return found.number;
  };
  const ships = (names: readonly string[]) => names.map(ship).sort((a, b) => a - b);

  // Ships lie in area 5, each side as one group; the others are not in the game.
  function view(side: Side, german: readonly number[], allied: readonly number[], board: BoardInit = {}): View {
    const statuses = pack.ships.map(({number}) => {
      const group = [german, allied].find((each) => each.includes(number));
      if (!group) return {where: Whereabouts.NOT_IN_PLAY, leader: number};
      return {
        where: Whereabouts.AT_SEA,
        area: 5,
        leader: group[0] ?? number,
        duty: group === allied ? Duty.SEARCH : Duty.NONE,
        readiness: Readiness.ACTING,
        movedInOb: 1,
      };
    });
    return create(ViewSchema, {
      side,
      board: {turn: 4, ob: 1, phase: 4, ships: statuses, captures: Array(35).fill(0), ...board} as BoardInit,
    });
  }

  function damaged(from: View, damage: Record<string, number>): View {
    for (const [name, points] of Object.entries(damage)) {
      const status = from.board?.ships[ship(name)];
      if (status) status.damage = points;
    }
    return from;
  }

  function options(decision: Decision, rest: OptionsInit = {}): Options {
    return create(OptionsSchema, {...rest, decision} as MessageInitShape<typeof OptionsSchema>);
  }

  const german = ships(coronelGermans);
  const allied = ships(coronelAllies);
  const fighters = (all: readonly number[]) => all.map((each) => ({ship: each, torpedoLeft: true}));
  const combat = {
    area: 5,
    kind: CombatKind.ENCOUNTER,
    range: GunRange.B,
    round: 2,
    step: Combat_Step.TARGETS,
    germanFighters: fighters(german),
    alliedFighters: fighters(allied),
    tookPart: [...german, ...allied].map((each) => ({ship: each, damageBefore: 0})),
  };

  // Coronel at B-range, as the German side is asked for its targets.
  const coronel = (side = Side.ONE) => view(side, german, allied, {combat});
  const coronelTargets = () =>
    options(Decision.TARGETS, {
      aims: ships(["Scharnhorst", "Gneisenau"]).map((firer) => ({firer, targets: allied})),
    });

  // The same at C-range, with damage: the third round.
  const coronelClose = () =>
    damaged(
      view(Side.TWO, german, allied, {
        combat: {
          ...combat,
          range: GunRange.C,
          round: 4,
          germanFighters: fighters(german).map((fighter, index) => (index === 2 ? {...fighter, bold: true} : fighter)),
          alliedFighters: fighters(allied).map((fighter) => ({
            ...fighter,
            lastTarget: ship("Scharnhorst"),
            sameTargetRounds: 2,
          })),
        },
      }),
      {"Good Hope": 3, Monmouth: 4, Scharnhorst: 1},
    );

  // Sturdee's eight against Spee's five: the broadest board there is.
  const falklands = () => {
    const eight = ships(falklandsAllies.filter((name) => pack.ships.some((each) => each.name === name)));
    const against = view(Side.TWO, german, eight, {
      combat: {
        ...combat,
        range: GunRange.A,
        round: 1,
        alliedFighters: fighters(eight),
        tookPart: [...german, ...eight].map((each) => ({ship: each, damageBefore: 0})),
      },
    });
    return {
      view: against,
      options: options(Decision.TARGETS, {
        aims: ships(["Invincible", "Inflexible", "Canopus"]).map((firer) => ({firer, targets: german})),
      }),
    };
  };

  const encounter = (side: Side, stage: Encounter_Stage) =>
    view(side, german, allied, {encounter: {area: 5, german, allied, stage}});

  function entries(events: readonly EventInit[]): Entry[] {
    return events.map((of, index) => ({number: index + 1, kind: "event", event: create(EventSchema, {of})}));
  }

  // The first rounds of Coronel as events: nobody reaches at A, then two broadsides at B.
  const scharnhorst = ship("Scharnhorst");
  const gneisenau = ship("Gneisenau");
  const goodHope = ship("Good Hope");
  const monmouth = ship("Monmouth");
  const twoRounds = (): Entry[] =>
    entries([
      {case: "combatBegan", value: {fight: {area: 5, german, allied, kind: CombatKind.ENCOUNTER}, range: GunRange.A}},
      {case: "roundEnded", value: {nextRange: GunRange.B}},
      {case: "stepBegan", value: {step: Combat_Step.TARGETS}},
      {
        case: "aimsRevealed",
        value: {
          step: Combat_Step.TARGETS,
          germanAims: [
            {firer: scharnhorst, target: goodHope},
            {firer: gneisenau, target: monmouth},
          ],
          alliedAims: [{firer: goodHope, target: scharnhorst}],
        },
      },
      {
        case: "shot",
        value: {
          aim: {firer: scharnhorst, target: goodHope},
          die: 6,
          modifiers: [{why: Why.SHIP, value: -3}],
          damage: 2,
        },
      },
      {
        case: "shot",
        value: {aim: {firer: gneisenau, target: monmouth}, die: 5, modifiers: [{why: Why.SHIP, value: -3}], damage: 1},
      },
      {
        case: "shot",
        value: {
          aim: {firer: goodHope, target: scharnhorst},
          die: 2,
          modifiers: [{why: Why.SHIP, value: -4}],
          damage: 0,
        },
      },
      {
        case: "damageAssessed",
        value: {
          hits: [
            {ship: goodHope, points: 2},
            {ship: monmouth, points: 1},
          ],
        },
      },
      {case: "roundEnded", value: {nextRange: GunRange.C}},
    ]);
  const afterTwoRounds = () =>
    damaged(
      view(Side.ONE, german, allied, {combat: {...combat, range: GunRange.C, round: 3, step: Combat_Step.BOLD_MOVES}}),
      {
        "Good Hope": 2,
        Monmouth: 1,
      },
    );

  const convoy = {stage: ConvoyStatus_Stage.AT_SEA, dot: 0, transports: 10};

  return {
    pack,
    ship,
    ships,
    view,
    damaged,
    options,
    entries,
    german,
    allied,
    coronel,
    coronelTargets,
    coronelClose,
    falklands,
    encounter,
    twoRounds,
    afterTwoRounds,
    convoy,
  };
}

export type Fixtures = ReturnType<typeof fixturesOf>;
