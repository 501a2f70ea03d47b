// Chances as a panel shows them: a figure with what it is of, what changes the die and why, and what may come of it. Worked out in
// far_seas/odds.ts from the own view alone, for reading; the server rolls.
import {boardOf, speedGrades, speedOfGroup, type Ships} from "../../far_seas/board";
import type {AimDraft, AimsDraft} from "../../far_seas/drafts/draft";
import {groupName, groupNames, shipName} from "../../far_seas/names";
import {
  breakoutSearchOdds as oddsOfBreakoutSearch,
  catchOdds,
  convoySurpriseOdds as oddsOfConvoySurprise,
  escapeOdds,
  expectedOf,
  fighterIn,
  fireOdds,
  returnOdds as oddsOfReturn,
  searchOdds as oddsOfSearch,
  surpriseOdds as oddsOfSurprise,
  torpedoOdds,
  transportsOdds,
  volleyOdds,
  type FireOdds,
  type Odds,
  type Reason,
} from "../../far_seas/odds";
import type {Pack} from "../../far_seas/pack";
import type {View} from "../../gen/chartroom/v1/far_seas_pb";
import {Why} from "../../gen/chartroom/v1/far_seas_pb";
import {language, t} from "../../i18n";

export interface OddsShown {
  headline: string;
  chance: number;
  modifiers: readonly Pick<Reason, "text" | "value" | "rule">[] | undefined; // undefined: the die is never changed
  outcomes: readonly {label: string; chance: number}[];
  notes: readonly string[];
}

export function percent(chance: number): string {
  return new Intl.NumberFormat(language.value, {style: "percent", maximumFractionDigits: 0}).format(chance);
}

export function decimal(value: number): string {
  return new Intl.NumberFormat(language.value, {maximumFractionDigits: 1}).format(value);
}

const rules: Partial<Record<Why, string>> = {
  [Why.SEARCHERS]: "4.6.2.1",
  [Why.SQUADRON_SIZE]: "4.6.2.1",
  [Why.RIVER_SEARCHERS]: "7.2.2",
  [Why.RIVER_BREAKOUT]: "4.6.4.1.1",
  [Why.ATTRITION]: "4.6.4.1.2",
  [Why.HIT_LAST_ROUND]: "4.6.4.1.2",
  [Why.SURPRISE]: "4.6.4.1.3",
  [Why.SURPRISE_TORPEDO]: "4.6.4.1.3",
  [Why.ARMOURED_CRUISER]: "7.1.1",
  [Why.SLOW_ATTACKER]: "6.3.3.1",
};

// Of a die that fell: the event says why, and not by which rule.
export function ruleOfModifier(why: Why): string {
  return rules[why] ?? "4.6.4.1";
}

function shown(headline: string, odds: Odds, rest: Partial<OddsShown> = {}): OddsShown {
  return {headline, chance: odds.chance, modifiers: odds.reasons, outcomes: [], notes: [], ...rest};
}

// ------------------------------------------------------------------------------------------------------------------ search (4.6.2.1)

export function searchOdds(pack: Pack, view: View, target: Ships): OddsShown {
  const odds = oddsOfSearch(pack, view, target);
  const who = odds.searchers.map((ships) => ({ships}));
  const notes = [odds.withoutDie ? t("battle.odds.without_die") : t("battle.odds.search_note")];
  if (who.length > 1) notes.push(t("battle.odds.one_of", {groups: groupNames(pack, who)}));
  return shown(t("battle.odds.found"), odds, {notes});
}

export function breakoutSearchOdds(view: View, target: Ships): OddsShown {
  return shown(t("battle.odds.found"), oddsOfBreakoutSearch(view, target), {notes: [t("battle.odds.search_note")]});
}

export function surpriseOdds(): OddsShown {
  return shown(t("battle.odds.surprised"), oddsOfSurprise, {modifiers: undefined});
}

// -------------------------------------------------------------------------------------------------------------- run and chase (4.6.3.2)

export function catchChance(pack: Pack, view: View, runner: Ships, pursuits: readonly Ships[]): number {
  return 1 - escapeOdds(pack, view, runner, pursuits).chance;
}

// If each of those who may come after it does so alone.
export function escapeChance(pack: Pack, view: View, runner: Ships, pursuers: Ships): number {
  const alone = pursuers.map((ship) => [ship]);
  return escapeOdds(pack, view, runner, alone).chance;
}

export function pursuitInWords(pack: Pack, view: View, runner: Ships, chasers: Ships): string {
  const board = boardOf(view);
  return t("battle.chase.odds", {
    chaser: speedGrades[speedOfGroup(board, pack, chasers)] ?? "",
    runner: speedGrades[speedOfGroup(board, pack, runner)] ?? "",
    chance: percent(catchOdds(pack, view, runner, chasers).chance),
  });
}

// ------------------------------------------------------------------------------------------------------- fire and torpedoes (4.6.4)

export function aimOdds(pack: Pack, view: View, draft: AimsDraft, aim: AimDraft): OddsShown {
  if (draft.kind === "boldMoves" || draft.kind === "torpedoes") {
    const bold = draft.kind === "boldMoves" || (fighterIn(boardOf(view).combat, aim.firer)?.bold ?? false);
    const odds = torpedoOdds(pack, view, aim, bold);
    return damageShown(pack, aim, odds, bold ? [t("battle.odds.if_afloat")] : []);
  }
  return damageShown(pack, aim, fireOdds(pack, view, aim, draft.aims), together(pack, view, draft, aim));
}

function damageShown(pack: Pack, {target}: AimDraft, odds: FireOdds, notes: readonly string[]): OddsShown {
  const outcomes = [...odds.damage]
    .sort(([a], [b]) => a - b)
    .map(([points, chance]) => ({label: t("battle.odds.points", {points}), chance}));
  const sinks = t("battle.odds.sinks", {ship: shipName(pack, target), left: odds.left, chance: percent(odds.sinks)});
  const expected = t("battle.odds.expected", {points: decimal(odds.expected)});
  return shown(t("battle.odds.hits"), odds, {outcomes, notes: [expected, sinks, ...notes]});
}

// What all who fire at it come to, in their order.
function together(pack: Pack, view: View, draft: AimsDraft, {target}: AimDraft): string[] {
  const firers = draft.aims.filter((each) => each.target === target).map((each) => each.firer);
  if (firers.length < 2) return [];
  const odds = volleyOdds(pack, view, target, draft.aims);
  return [
    t("battle.odds.together", {
      ships: groupName(pack, firers),
      points: decimal(odds.expected),
      chance: percent(odds.sinks),
    }),
  ];
}

// ---------------------------------------------------------------------------------------------- convoys (6.3.3.1), the way home (4.7.3)

export function convoySurpriseOdds(pack: Pack, view: View, ships: Ships, convoy: number): OddsShown {
  const transports = boardOf(view).convoys[convoy]?.transports ?? 0;
  const sunk = expectedOf(transportsOdds(ships.length, transports));
  const notes = [t("battle.odds.transports", {ships: ships.length, points: decimal(sunk)})];
  return shown(t("battle.odds.convoy_surprised"), oddsOfConvoySurprise(pack, view, ships), {notes});
}

export function returnOdds(pack: Pack, ships: Ships): OddsShown {
  const odds = oddsOfReturn(pack, ships);
  const outcomes = [...odds.home]
    .sort(([a], [b]) => b - a)
    .map(([count, chance]) => ({label: t("battle.odds.ships_home", {count, total: ships.length}), chance}));
  const notes = [
    t(ships.length > 1 ? "battle.odds.home_squadron" : "battle.odds.home_alone"),
    t("battle.odds.expected_points", {points: decimal(odds.expectedPoints)}),
  ];
  const headline = t(ships.length > 1 ? "battle.odds.home_all" : "battle.odds.home");
  return shown(headline, odds, {modifiers: undefined, outcomes: ships.length > 1 ? outcomes : [], notes});
}
