// One scene for each panel: what is asked, in a position where it makes sense.
import type {Entry} from "../src/state/entries";
import {Decision, Encounter_Stage, type Options, type View} from "../src/gen/chartroom/v1/far_seas_pb";
import {Side} from "../src/gen/chartroom/v1/play_pb";
import type {Fixtures} from "./fixtures";

export interface Scene {
  name: string;
  view: View;
  options: Options;
  entries?: readonly Entry[];
}

export function scenesOf(f: Fixtures): Scene[] {
  const {german, allied, options, view, ship, ships} = f;
  const group = (names: readonly string[]) => ({ships: ships(names)});
  const homeward = ships(["Scharnhorst", "Gneisenau"]);
  const battlecruisers = ships(["Lion", "Queen Mary", "New Zealand", "Invincible", "Inflexible", "Princess Royal"]);
  const reserves = ships(["Seydlitz", "Moltke", "Von der Tann", "Derfflinger"]);
  const searching = view(Side.TWO, german, allied, {open: {area: 5, searchGroups: 2, searched: true}});
  const running = view(Side.TWO, german, allied, {
    encounter: {area: 5, german, allied, stage: Encounter_Stage.GERMAN_ANSWER},
  });
  const phase5 = view(Side.ONE, german, allied, {
    phase: 5,
    convoys: [f.convoy],
    phaseFive: {breakout: {cruisers: homeward, reserves, came: [{ships: battlecruisers.slice(0, 3)}]}},
  });
  const falklands = f.falklands();
  return [
    {name: "Targets at Coronel", view: f.coronel(), options: f.coronelTargets()},
    {name: "Targets off the Falklands", ...falklands},
    {
      name: "Fire on a bold move",
      view: f.coronelClose(),
      options: options(Decision.FIRE_ON_BOLD, {aims: allied.map((firer) => ({firer, targets: [german[2] ?? 0]}))}),
    },
    {
      name: "Bold moves after two rounds",
      view: f.afterTwoRounds(),
      entries: f.twoRounds(),
      options: options(Decision.BOLD_MOVES, {aims: german.map((firer) => ({firer, targets: allied}))}),
    },
    {name: "As a spectator", view: f.afterTwoRounds(), entries: f.twoRounds(), options: options(Decision.UNSPECIFIED)},
    {
      name: "Torpedoes",
      view: f.coronelClose(),
      options: options(Decision.TORPEDOES, {aims: allied.map((firer) => ({firer, targets: german}))}),
    },
    {
      name: "Run after a round",
      view: f.coronelClose(),
      options: options(Decision.RUN_AFTER_ROUND, {freeShips: allied, mayDecline: true, price: 6}),
    },
    {
      name: "Choose an area",
      view: view(Side.TWO, german, allied, {
        conflicts: [
          {area: 5, searchGroups: 2},
          {area: 24, searchGroups: 1},
        ],
      }),
      options: options(Decision.CHOOSE_AREA, {areas: [5, 24]}),
    },
    {
      name: "Search",
      view: searching,
      options: options(Decision.SEARCH, {
        groups: [group(["Scharnhorst", "Gneisenau", "Leipzig"]), group(["Dresden"])],
        mayDecline: true,
        price: 4,
      }),
    },
    {
      name: "Approach",
      view: f.encounter(Side.TWO, Encounter_Stage.APPROACH),
      options: options(Decision.APPROACH, {freeShips: allied, mayDecline: true, price: 6}),
    },
    {
      name: "Accept or run",
      view: f.encounter(Side.ONE, Encounter_Stage.GERMAN_ANSWER),
      options: options(Decision.ACCEPT_OR_RUN, {freeShips: german, mayDecline: true}),
    },
    {name: "Try surprise", view: running, options: options(Decision.TRY_SURPRISE, {mayDecline: true})},
    {
      name: "Chase",
      view: view(Side.TWO, german, allied, {run: {area: 5}}),
      options: options(Decision.CHASE, {
        groups: [group(["Scharnhorst", "Gneisenau"]), group(["Dresden"])],
        freeShips: allied,
        mayDecline: true,
      }),
    },
    {
      name: "Escape",
      view: view(Side.ONE, german, allied),
      options: options(Decision.ESCAPE, {
        groups: [
          {ships: [ship("Dresden")], areas: [4, 6, 28]},
          {ships: homeward, areas: [4, 6]},
        ],
      }),
    },
    {
      name: "Remove ships",
      view: f.coronelClose(),
      options: options(Decision.REMOVE_SHIPS, {freeShips: allied, mayDecline: true}),
    },
    {
      name: "Surprise attack",
      view: view(Side.ONE, german, allied),
      options: options(Decision.SURPRISE_ATTACK, {
        groups: [
          {ships: homeward, targets: [allied[0] ?? 0]},
          {ships: [ship("Emden")], targets: [allied[0] ?? 0]},
        ],
        mayDecline: true,
      }),
    },
    {
      name: "Hit and go home",
      view: phase5,
      options: options(Decision.HIT_AND_GO_HOME, {
        groups: [{ships: homeward, convoys: [0]}, group(["Dresden"])],
        freeShips: [...homeward, ship("Dresden")],
        mayReturn: [homeward[0] ?? 0, ship("Dresden")],
        mayDecline: true,
      }),
    },
    {
      name: "Intern",
      view: view(Side.ONE, german, allied),
      options: options(Decision.INTERN, {freeShips: german.slice(2)}),
    },
    {
      name: "Convoy attack",
      view: phase5,
      options: options(Decision.CONVOY_ATTACK, {
        groups: [
          {ships: homeward, convoys: [0], maySurprise: true},
          {...group(["Dresden"]), convoys: [0]},
        ],
      }),
    },
    {
      name: "Raid on England",
      view: phase5,
      options: options(Decision.RAID_ON_ENGLAND, {areas: [34, 14], mayDecline: true}),
    },
    {
      name: "Counterattack",
      view: view(Side.TWO, german, allied, {phaseFive: {raid: {area: 14, raiders: reserves}}}),
      options: options(Decision.COUNTERATTACK, {freeShips: battlecruisers, mayDecline: true}),
    },
    {
      name: "Return home",
      view: phase5,
      options: options(Decision.RETURN_HOME, {
        groups: [{ships: homeward, mayHaveEscort: true}, group(["Dresden"])],
        freeShips: reserves,
      }),
    },
    {
      name: "Squadrons against the breakout",
      view: phase5,
      options: options(Decision.BREAKOUT_SQUADRONS, {freeShips: battlecruisers}),
    },
    {name: "Search for the breakout", view: phase5, options: options(Decision.BREAKOUT_SEARCH, {mayDecline: true})},
  ];
}
