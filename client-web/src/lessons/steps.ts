// The steps of a turn as a lesson explains them: which fits what is asked now. Dice fall as they like, so no lesson is a script; each
// step is a rule that matches a situation, and the first that fits is told: at length the first time, in a sentence later.
import {Combat_Step, Decision, GunRange} from "../gen/chartroom/v1/far_seas_pb";
import {decisionText} from "../far_seas/decisions";
import {t, type Key} from "../i18n";
import * as advice from "./advice";
import type {Advice} from "./advice";
import {allied, german} from "../far_seas/board";
import {reaching, type Situation} from "./situation";

export interface Step {
  id: string; // lessons.step.<id>.*
  decision: Decision | undefined; // undefined: any
  rule: string;
  fits?(situation: Situation): boolean;
  advise?(situation: Situation): Advice[];
}

const byRange = (range: GunRange) => (situation: Situation) => situation.combat?.range === range;

export const steps: readonly Step[] = [
  {id: "movement", decision: Decision.ALLIED_MOVEMENT, rule: "4.4", advise: advice.movement},
  {
    id: "search_again",
    decision: Decision.SEARCH,
    rule: "4.6.2.1",
    fits: ({board}) => board.open?.searched === true,
    advise: advice.search,
  },
  {id: "search", decision: Decision.SEARCH, rule: "4.6.2", advise: advice.search},
  {
    id: "approach_alone",
    decision: Decision.APPROACH,
    rule: "4.6.2.2",
    fits: ({own, enemy}) => own.length === 1 && enemy.length > 1,
    advise: advice.approach,
  },
  {id: "approach", decision: Decision.APPROACH, rule: "4.6.2.1", advise: advice.approach},
  {id: "accept_or_run", decision: Decision.ACCEPT_OR_RUN, rule: "4.6.3", advise: advice.acceptOrRun},
  {id: "try_surprise", decision: Decision.TRY_SURPRISE, rule: "4.6.3", advise: advice.trySurprise},
  {id: "fight_or_run", decision: Decision.FIGHT_OR_RUN, rule: "4.6.3", advise: advice.fightOrRun},
  {id: "chase", decision: Decision.CHASE, rule: "4.6.3.1", advise: advice.chase},
  {id: "escape", decision: Decision.ESCAPE, rule: "4.6.3", advise: advice.escape},
  {id: "bold_moves", decision: Decision.BOLD_MOVES, rule: "4.6.4.2", advise: advice.boldMoves},
  {id: "fire_on_bold", decision: Decision.FIRE_ON_BOLD, rule: "4.6.4.2", advise: advice.fireOnBold},
  {
    id: "targets_far",
    decision: Decision.TARGETS,
    rule: "4.6.4",
    fits: byRange(GunRange.A),
    advise: advice.targets,
  },
  {
    id: "targets_middle",
    decision: Decision.TARGETS,
    rule: "4.6.4",
    fits: byRange(GunRange.B),
    advise: advice.targets,
  },
  {id: "targets", decision: Decision.TARGETS, rule: "4.6.4", advise: advice.targets},
  {id: "torpedoes", decision: Decision.TORPEDOES, rule: "4.6.4.2", advise: advice.torpedoes},
  {
    id: "run_outranged",
    decision: Decision.RUN_AFTER_ROUND,
    rule: "4.6.4",
    fits: isOutranged,
    advise: advice.runAfterRound,
  },
  {
    id: "run_or_let_run",
    decision: Decision.RUN_AFTER_ROUND,
    rule: "4.6.4",
    fits: ({side}) => side === german,
    advise: advice.runAfterRound,
  },
  {
    id: "run_after_round",
    decision: Decision.RUN_AFTER_ROUND,
    rule: "4.6.4",
    fits: ({side}) => side === allied,
    advise: advice.runAfterRound,
  },
  {id: "run_after_round", decision: Decision.RUN_AFTER_ROUND, rule: "4.6.4", advise: advice.runAfterRound},
  {id: "remove_ships", decision: Decision.REMOVE_SHIPS, rule: "4.6.4.3", advise: advice.removeShips},
  {id: "surprise_attack", decision: Decision.SURPRISE_ATTACK, rule: "4.6.5", advise: advice.surpriseAttack},
  // What the training scenarios do not ask as they are set up: told in the words that the desk has for it.
  {id: "other", decision: undefined, rule: ""},
];

// They hit from where one's own guns do not reach.
function isOutranged({pack, combat, own, enemy}: Situation): boolean {
  if (!combat || combat.step !== Combat_Step.RUN) return false;
  return reaching(pack, own, combat.range).length === 0 && reaching(pack, enemy, combat.range).length > 0;
}

export function stepOf(situation: Situation): Step {
  const fits = (step: Step) =>
    (step.decision === undefined || step.decision === situation.decision) && (step.fits?.(situation) ?? true);
  return steps.find(fits)!;
}

export interface Told {
  what: string; // what this step of the turn is, and what may be chosen
  how: string; // which control, and how by keyboard
  again: string; // the same, for who has heard it
  advice: readonly Advice[];
  rule: string;
}

export function tellStep(step: Step, situation: Situation): Told {
  const {explanation, question, rule} = decisionText(situation.decision);
  const word = (part: "what" | "again" | "how") => t(`lessons.step.${step.id}.${part}` as Key, {question, explanation});
  return {
    what: word("what"),
    again: word("again"),
    how: word("how"),
    advice: step.advise?.(situation) ?? [],
    rule: step.rule || rule,
  };
}
