// PHASE 4: conflict areas, searches, encounters, runs.
import {t} from "../../i18n";
import {areaName, groupNames, listed, shipName, shipNames, sideWord} from "../names";
import {pursuits} from "./frame";
import {die, discoveryWord, line, yes, type Tellers} from "./line";

const surprisedOn = 6; // 4.6.3

export const search: Tellers<
  | "conflictsMarked"
  | "conflictOpened"
  | "conflictClosed"
  | "searchRolled"
  | "determined"
  | "searchFailed"
  | "searchDeclined"
  | "encounterBegan"
  | "approached"
  | "approachAborted"
  | "encounterEnded"
  | "accepted"
  | "runDeclared"
  | "surpriseRolled"
  | "surpriseForgone"
  | "runBegan"
  | "chaseRevealed"
  | "runRolled"
  | "runResolved"
  | "escapedTo"
  | "runEnded"
> = {
  conflictsMarked: ({conflicts}, pack) => {
    const areas = conflicts.map((conflict) => conflict.area);
    const names = listed(areas.map((area) => areaName(pack, area)));
    return line("search", "4.6.1", "far_seas.event.conflicts_marked", {areas: names}, {areas});
  },
  conflictOpened: ({area}, pack) =>
    line("search", "4.6.1", "far_seas.event.conflict_opened", {area: areaName(pack, area)}, {areas: [area]}),
  conflictClosed: ({area}, pack) =>
    line(
      "search",
      "4.6.1",
      "far_seas.event.conflict_closed",
      {area: areaName(pack, area)},
      {areas: [area], quiet: true},
    ),
  searchRolled: (event, pack) =>
    line(
      "search",
      "4.6.2.1",
      "far_seas.event.search_rolled",
      {ships: shipNames(pack, event.target), area: areaName(pack, event.area), found: yes(event.found)},
      {
        ships: event.target,
        areas: [event.area],
        dice: [die(event.die, event.modifiers, t("far_seas.event.search_of"))],
      },
    ),
  determined: ({rolls, group}, pack) =>
    line(
      "search",
      "4.6.2.2",
      rolls.length > 1 ? "far_seas.event.determined" : "far_seas.event.determined_alone",
      {ships: shipNames(pack, group)},
      {
        ships: [...new Set([...group, ...rolls.map((roll) => roll.leader)])],
        dice: rolls.map((roll) => die(roll.die, [], shipName(pack, roll.leader))),
        quiet: rolls.length < 2,
      },
    ),
  searchFailed: ({allied}, pack) =>
    line(
      "search",
      "4.6.2.2",
      "far_seas.event.search_failed",
      {ships: shipNames(pack, allied), count: allied.length},
      {ships: allied},
    ),
  searchDeclined: ({area}, pack) =>
    line("search", "4.6.2.3", "far_seas.event.search_declined", {area: areaName(pack, area)}, {areas: [area]}),
  encounterBegan: ({area, german, allied, how}, pack) =>
    line(
      "search",
      how > 1 ? "4.6.2.4" : "4.6.2.1",
      "far_seas.event.encounter_began",
      {
        allied: shipNames(pack, allied),
        german: shipNames(pack, german),
        count: allied.length,
        how: discoveryWord(how),
      },
      {ships: [...allied, ...german], areas: [area]},
    ),
  approached: () => line("search", "4.6.2.1", "far_seas.event.approached"),
  approachAborted: () => line("search", "4.6.2.1", "far_seas.event.approach_aborted"),
  encounterEnded: () => line("search", "4.6.3", "far_seas.event.encounter_ended", {}, {quiet: true}),
  accepted: ({side}) => line("search", "4.6.3", "far_seas.event.accepted", {side: sideWord(side)}),
  runDeclared: ({side}) => line("search", "4.6.3", "far_seas.event.run_declared", {side: sideWord(side)}),
  surpriseRolled: (event) =>
    line(
      "search",
      "4.6.3",
      "far_seas.event.surprise_rolled",
      {surprised: yes(event.die === surprisedOn)},
      {dice: [die(event.die, [], t("far_seas.event.surprise_of"))]},
    ),
  surpriseForgone: () => line("search", "4.6.3", "far_seas.event.surprise_forgone"),
  runBegan: ({attempt}, pack) => {
    const groups = [...(attempt?.germanRunners ?? []), ...(attempt?.alliedRunners ?? [])];
    return line(
      "search",
      "4.6.3.1",
      "far_seas.event.run_began",
      {groups: groupNames(pack, groups)},
      {ships: groups.flatMap((group) => group.ships), areas: attempt ? [attempt.area] : []},
    );
  },
  chaseRevealed: ({side, pursuits: all}, pack) =>
    all.length === 0
      ? line("search", "4.6.3.1", "far_seas.event.chase_none", {side: sideWord(side)})
      : line(
          "search",
          "4.6.3.1",
          "far_seas.event.chase_revealed",
          {pursuits: pursuits(pack, all)},
          {ships: all.flatMap((pursuit) => [pursuit.runner, ...pursuit.chasers])},
        ),
  runRolled: ({runner, chaser, runnerDie, chaserDie, caught}, pack) => {
    const dice = [
      ...(runnerDie === 0 ? [] : [die(runnerDie, [], t("far_seas.event.runner_of"))]),
      ...(chaserDie === 0 ? [] : [die(chaserDie, [], t("far_seas.event.chaser_of"))]),
    ];
    return line(
      "search",
      "4.6.3.2",
      "far_seas.event.run_rolled",
      {
        chasers: shipNames(pack, chaser),
        runners: shipNames(pack, runner),
        caught: yes(caught),
        by_speed: yes(dice.length === 0),
      },
      {ships: [...chaser, ...runner], dice},
    );
  },
  runResolved: ({escaped, caught}, pack) => {
    const parts = [
      ...(escaped.length === 0 ? [] : [t("far_seas.event.run_escaped", {groups: groupNames(pack, escaped)})]),
      ...caught.map(({runner, by}) =>
        t("far_seas.event.run_caught", {ships: shipNames(pack, by), runner: shipNames(pack, runner)}),
      ),
    ];
    if (parts.length === 0) return line("search", "4.6.3", "far_seas.event.run_ended", {}, {quiet: true});
    const ships = [...escaped.flatMap((group) => group.ships), ...caught.flatMap(({runner, by}) => [...runner, ...by])];
    return line("search", "4.6.3", "far_seas.event.run_resolved", {parts: parts.join("; ")}, {ships});
  },
  escapedTo: ({ships, to}, pack) =>
    line(
      "search",
      "4.6.3",
      "far_seas.event.escaped_to",
      {ships: shipNames(pack, ships), count: ships.length, area: areaName(pack, to)},
      {ships, areas: [to]},
    ),
  runEnded: () => line("search", "4.6.3", "far_seas.event.run_ended", {}, {quiet: true}),
};
