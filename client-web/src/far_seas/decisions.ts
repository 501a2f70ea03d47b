// What the game waits for, in words: who is asked what, by which rule. The same for the person who is asked and for those who wait.
import {Decision, type Options, type Question} from "../gen/chartroom/v1/far_seas_pb";
import type {Awaited, Side} from "../gen/chartroom/v1/play_pb";
import {t} from "../i18n";
import {listed, say, sideName} from "./names";

const rules: Record<Decision, string> = {
  [Decision.UNSPECIFIED]: "4.1",
  [Decision.PLOT]: "4.3",
  [Decision.ALLIED_MOVEMENT]: "4.4",
  [Decision.CHOOSE_AREA]: "4.6.1",
  [Decision.SEARCH]: "4.6.2",
  [Decision.APPROACH]: "4.6.2.1",
  [Decision.ACCEPT_OR_RUN]: "4.6.3",
  [Decision.TRY_SURPRISE]: "4.6.3",
  [Decision.FIGHT_OR_RUN]: "4.6.3",
  [Decision.CHASE]: "4.6.3.1",
  [Decision.ESCAPE]: "4.6.3",
  [Decision.BOLD_MOVES]: "4.6.4.2",
  [Decision.FIRE_ON_BOLD]: "4.6.4.2",
  [Decision.TARGETS]: "4.6.4",
  [Decision.TORPEDOES]: "4.6.4.2",
  [Decision.RUN_AFTER_ROUND]: "4.6.4",
  [Decision.REMOVE_SHIPS]: "4.6.4.3",
  [Decision.SURPRISE_ATTACK]: "4.6.5",
  [Decision.HIT_AND_GO_HOME]: "4.7",
  [Decision.INTERN]: "6.2.3",
  [Decision.CONVOY_ATTACK]: "6.3.3",
  [Decision.RAID_ON_ENGLAND]: "7.5.1",
  [Decision.COUNTERATTACK]: "7.5.2",
  [Decision.RETURN_HOME]: "4.7.3",
  [Decision.BREAKOUT_SQUADRONS]: "7.4",
  [Decision.BREAKOUT_SEARCH]: "7.4.1",
  [Decision.ASSIGN]: "9.3.2",
};

export interface DecisionText {
  decision: Decision;
  title: string; // a few words: "The German plot"
  question: string; // a sentence to who is asked
  explanation: string; // what hangs on it
  rule: string;
}

export function decisionText(decision: Decision): DecisionText {
  const word = Decision[decision].toLowerCase();
  return {
    decision,
    title: say(`far_seas.decision.${word}`),
    question: say(`far_seas.question.${word}`),
    explanation: say(`far_seas.explanation.${word}`),
    rule: rules[decision],
  };
}

// Awaited.kind is the decision's name as the server writes it: "accept_or_run". UNSPECIFIED: one that this page does not know.
export function decisionOf(awaited: Pick<Awaited, "kind">): Decision {
  const value = (Decision as Record<string, unknown>)[awaited.kind.toUpperCase()];
  return typeof value === "number" ? value : Decision.UNSPECIFIED;
}

export interface Waiting extends DecisionText {
  asked: readonly Side[];
  mine: boolean; // this viewer owes an answer
  text: string; // "Waiting for the Allied side: a search."
  secret: boolean; // both sides answer, and the answers are opened together
  price: string; // what declining costs, in words; empty: nothing
}

export function waiting(question: Question, side: Side | undefined, options?: Options): Waiting {
  const texts = decisionText(question.kind);
  const sides = listed(question.asked.map(sideName));
  return {
    ...texts,
    asked: question.asked,
    mine: side !== undefined && question.asked.includes(side),
    text: t("far_seas.waiting.for", {sides, decision: texts.title}),
    secret: question.asked.length > 1,
    price: options ? priceInWords(options) : "",
  };
}

// 4.6.2.3. What it is paid for depends on what is asked.
export function priceInWords(options: Options): string {
  if (options.price === 0) return "";
  const what =
    options.decision === Decision.APPROACH
      ? "abort"
      : options.decision === Decision.FIGHT_OR_RUN || options.decision === Decision.RUN_AFTER_ROUND
        ? "run"
        : "decline";
  return t("far_seas.waiting.price", {what, points: options.price});
}

export function allDecisions(): Decision[] {
  return Object.values(Decision).filter((each): each is Decision => typeof each === "number" && each !== 0);
}
