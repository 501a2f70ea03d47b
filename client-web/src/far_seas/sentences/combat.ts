// Combat (4.6.4) and surprise attacks (4.6.5).
import type {Fight} from "../../gen/chartroom/v1/far_seas_pb";
import {t} from "../../i18n";
import {areaName, groupNames, rangeName, shipName, shipNames} from "../names";
import type {Pack} from "../pack";
import {stepWord} from "./frame";
import {aims, die, line, shipsOfAims, yes, type EventOf, type Tellers, type Told} from "./line";

function sides(pack: Pack, fight: Fight | undefined) {
  return {
    area: fight ? areaName(pack, fight.area) : "",
    german: shipNames(pack, fight?.german ?? []),
    allied: shipNames(pack, fight?.allied ?? []),
  };
}

function where(fight: Fight | undefined) {
  return fight ? {ships: [...fight.german, ...fight.allied], areas: [fight.area]} : {};
}

function shot({aim, die: rolled, modifiers, damage}: EventOf<"shot">, pack: Pack): Told {
  const {firer = 0, target = 0} = aim ?? {};
  const names = {firer: shipName(pack, firer), target: shipName(pack, target)};
  const ships = [firer, target];
  if (rolled === 0) return line("combat", "4.6.4", "far_seas.event.shot_lost", names, {ships});
  const dice = [die(rolled, modifiers)];
  return line("combat", "4.6.4.1", "far_seas.event.shot", {...names, damage}, {ships, dice});
}

function torpedo(event: EventOf<"torpedoRun">, pack: Pack): Told {
  const {firer = 0, target = 0} = event.aim ?? {};
  const names = {firer: shipName(pack, firer), target: shipName(pack, target), bold: yes(event.bold)};
  const ships = [firer, target];
  const run = die(event.die, event.modifiers, t("far_seas.event.torpedo_of"));
  if (!event.hit) return line("combat", "4.6.4.2", "far_seas.event.torpedo_missed", names, {ships, dice: [run]});
  const dice = [run, die(event.damageDie, [], t("far_seas.event.torpedo_damage_of"))];
  return line("combat", "4.6.4.2", "far_seas.event.torpedo_hit", {...names, damage: event.damage}, {ships, dice});
}

function damage({hits}: EventOf<"damageAssessed">, pack: Pack): Told {
  const parts = hits
    .filter((hit) => hit.points > 0 || hit.sunk)
    .map(({ship, points, sunk}) =>
      t(sunk ? "far_seas.event.hit_sunk" : "far_seas.event.hit", {ship: shipName(pack, ship), points}),
    );
  return parts.length === 0
    ? line("combat", "4.6.4", "far_seas.event.damage_none", {}, {quiet: true})
    : line(
        "combat",
        "4.6.4",
        "far_seas.event.damage_assessed",
        {hits: parts.join("; ")},
        {ships: hits.map((hit) => hit.ship)},
      );
}

function ofShip(rule: string, key: Parameters<typeof line>[2]) {
  return ({ship}: {ship: number}, pack: Pack): Told =>
    line("combat", rule, key, {ship: shipName(pack, ship)}, {ships: [ship]});
}

export const combat: Tellers<
  | "fightJoined"
  | "combatBegan"
  | "stepBegan"
  | "boldMovesRevealed"
  | "aimsRevealed"
  | "shot"
  | "torpedoRun"
  | "damageAssessed"
  | "runsRevealed"
  | "roundEnded"
  | "combatEnded"
  | "repaired"
  | "slowed"
  | "shipRemoved"
  | "removalOver"
  | "surpriseAttackMade"
  | "surpriseWindowClosed"
> = {
  fightJoined: ({fight}, pack) =>
    line("combat", "4.6.3", "far_seas.event.fight_joined", sides(pack, fight), {...where(fight), quiet: true}),
  combatBegan: ({fight, range}, pack) =>
    line(
      "combat",
      "4.6.4",
      "far_seas.event.combat_began",
      {...sides(pack, fight), range: rangeName(range)},
      where(fight),
    ),
  stepBegan: ({step}) => line("combat", "4.6.4", "far_seas.event.step_began", {step: stepWord(step)}, {quiet: true}),
  boldMovesRevealed: ({aims: all}, pack) =>
    all.length === 0
      ? line("combat", "4.6.4.2", "far_seas.event.bold_moves_none", {}, {quiet: true})
      : line(
          "combat",
          "4.6.4.2",
          "far_seas.event.bold_moves_revealed",
          {aims: aims(pack, all)},
          {ships: shipsOfAims(all)},
        ),
  aimsRevealed: ({step, germanAims, alliedAims}, pack) => {
    const all = [...germanAims, ...alliedAims];
    const rule = stepWord(step) === "targets" ? "4.6.4" : "4.6.4.2";
    return all.length === 0
      ? line("combat", rule, "far_seas.event.aims_none", {step: stepWord(step)})
      : line(
          "combat",
          rule,
          "far_seas.event.aims_revealed",
          {step: stepWord(step), aims: aims(pack, all)},
          {ships: shipsOfAims(all)},
        );
  },
  shot,
  torpedoRun: torpedo,
  damageAssessed: damage,
  runsRevealed: ({germanGroups, alliedGroups}, pack) => {
    const groups = [...germanGroups, ...alliedGroups];
    return groups.length === 0
      ? line("combat", "4.6.4", "far_seas.event.runs_none")
      : line(
          "combat",
          "4.6.4",
          "far_seas.event.runs_revealed",
          {groups: groupNames(pack, groups)},
          {ships: groups.flatMap((group) => group.ships)},
        );
  },
  roundEnded: ({nextRange}) => line("combat", "4.6.4", "far_seas.event.round_ended", {range: rangeName(nextRange)}),
  combatEnded: ({area}, pack) =>
    line("combat", "4.6.4", "far_seas.event.combat_ended", {area: areaName(pack, area)}, {areas: [area]}),
  repaired: ofShip("4.6.4.3", "far_seas.event.repaired"),
  slowed: ofShip("4.6.4.3", "far_seas.event.slowed"),
  shipRemoved: ({ship, compulsory}, pack) =>
    line(
      "combat",
      "4.6.4.3",
      "far_seas.event.ship_removed",
      {ship: shipName(pack, ship), compulsory: yes(compulsory)},
      {ships: [ship]},
    ),
  removalOver: () => line("combat", "4.6.4.3", "far_seas.event.removal_over", {}, {quiet: true}),
  surpriseAttackMade: ({german, allied, intervention}, pack) =>
    line(
      "combat",
      intervention ? "6.4.2" : "4.6.5",
      "far_seas.event.surprise_attack_made",
      {
        german: shipNames(pack, german),
        allied: shipNames(pack, allied),
        count: german.length,
        intervention: yes(intervention),
      },
      {ships: [...german, ...allied]},
    ),
  surpriseWindowClosed: () => line("combat", "4.6.5", "far_seas.event.surprise_window_closed", {}, {quiet: true}),
};
