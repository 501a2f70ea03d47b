// What things of the lobby are called. The server names scenarios, sides and options by short names; those that are known have words in
// both languages, and others are called what the server calls them.
import {has, t} from "../i18n";
import type {GameInfo, RulesetInfo} from "../gen/chartroom/v1/lobby_pb";
import {Side} from "../gen/chartroom/v1/play_pb";
import {isAsked, seatOf, sides, sidesOf, turnOf} from "../state";

function word(key: string, otherwise: string): string {
  return has(key) ? t(key) : otherwise;
}

export function scenarioName(scenario: string): string {
  return word(`lobby.scenario.${scenario}`, scenario);
}

export function scenarioText(scenario: string): string | undefined {
  const key = `lobby.scenario_text.${scenario}`;
  return has(key) ? t(key) : undefined;
}

export function optionName(option: string): string {
  return word(`lobby.option.${option}`, option);
}

export function optionText(option: string, text: string): string {
  return word(`lobby.option_text.${option}`, text);
}

export function strengthName(strength: string): string {
  return word(`lobby.strength.${strength}`, strength);
}

export function sideName(ruleset: RulesetInfo | undefined, side: Side): string {
  const name = ruleset?.sideNames[side - 1] ?? "";
  return word(`lobby.side.${name.toLowerCase()}`, name || t("lobby.side_number", {number: side}));
}

// Who holds a side: a person, a bot, the rules themselves, or nobody yet.
export function holderName(game: GameInfo, side: Side): string {
  const seat = seatOf(game, side);
  if (!seat) return turnOf(game, undefined) === "players" ? t("lobby.holder.free") : t("lobby.holder.tables");
  if (seat.bot) return t("lobby.holder.bot", {strength: strengthName(seat.botStrength)});
  return seat.player;
}

// What a game waits for, as a short word.
export function turnWord(game: GameInfo, name: string | undefined, ruleset: RulesetInfo | undefined): string {
  switch (turnOf(game, name)) {
    case "mine":
      return t("lobby.turn.mine");
    case "players":
      return sidesOf(game, name).length > 0 ? t("lobby.turn.players") : t("lobby.turn.join");
    case "opening":
      return t("lobby.turn.opening");
    case "ended":
      return outcomeWord(game, name, ruleset);
    case "theirs": {
      const asked = sides.filter((side) => isAsked(game.awaited, side)).map((side) => sideName(ruleset, side));
      return asked.length === 1 ? t("lobby.turn.side", {side: asked[0]!}) : t("lobby.turn.both");
    }
  }
}

function outcomeWord(game: GameInfo, name: string | undefined, ruleset: RulesetInfo | undefined): string {
  const winner = game.outcome?.winner ?? Side.SIDE_UNSPECIFIED;
  if (winner === Side.SIDE_UNSPECIFIED) return t("lobby.ended.draw");
  const mine = sidesOf(game, name);
  if (mine.length === 1) return mine[0] === winner ? t("lobby.ended.won") : t("lobby.ended.lost");
  return t("lobby.ended.side", {side: sideName(ruleset, winner)});
}

export function invitationLink(invitation: string): string {
  return `${location.origin}/join/${encodeURIComponent(invitation)}`;
}
