// The panels of every decision but plotting and Allied movement, by decision.
import type {JSX} from "preact";
import {Decision} from "../../gen/chartroom/v1/far_seas_pb";
import {AimsPanel} from "./aims";
import {ChasePanel} from "./chase";
import {BreakoutSquadronsPanel} from "./england";
import {EscapePanel} from "./escape";
import {ConvoyAttackPanel, ReturnHomePanel} from "./homeward";
import {HitAndGoHomePanel} from "./phase_five";
import type {DecisionProps} from "./props";
import {RunPanel} from "./run";
import {BreakoutSearchPanel, SearchPanel} from "./search";
import {ShipsPanel} from "./ships";
import {ApproachPanel, ChooseAreaPanel, CounterattackPanel, RaidOnEnglandPanel, TrySurprisePanel} from "./simple";
import {SurpriseAttackPanel} from "./surprise";

export {chooseAreaOnChart, escapeOnChart, raidOnChart} from "./on_chart";
export type {DecisionPanel, DecisionProps} from "./props";

// Each takes the kind of draft that its decision has.
type AnyPanel = (props: DecisionProps<any>) => JSX.Element;

type Others = Decision.UNSPECIFIED | Decision.PLOT | Decision.ALLIED_MOVEMENT | Decision.ASSIGN;

export const decisionPanels: Record<Exclude<Decision, Others>, AnyPanel> = {
  [Decision.CHOOSE_AREA]: ChooseAreaPanel,
  [Decision.SEARCH]: SearchPanel,
  [Decision.APPROACH]: ApproachPanel,
  [Decision.ACCEPT_OR_RUN]: RunPanel,
  [Decision.TRY_SURPRISE]: TrySurprisePanel,
  [Decision.FIGHT_OR_RUN]: RunPanel,
  [Decision.CHASE]: ChasePanel,
  [Decision.ESCAPE]: EscapePanel,
  [Decision.BOLD_MOVES]: AimsPanel,
  [Decision.FIRE_ON_BOLD]: AimsPanel,
  [Decision.TARGETS]: AimsPanel,
  [Decision.TORPEDOES]: AimsPanel,
  [Decision.RUN_AFTER_ROUND]: RunPanel,
  [Decision.REMOVE_SHIPS]: ShipsPanel,
  [Decision.SURPRISE_ATTACK]: SurpriseAttackPanel,
  [Decision.HIT_AND_GO_HOME]: HitAndGoHomePanel,
  [Decision.INTERN]: ShipsPanel,
  [Decision.CONVOY_ATTACK]: ConvoyAttackPanel,
  [Decision.RAID_ON_ENGLAND]: RaidOnEnglandPanel,
  [Decision.COUNTERATTACK]: CounterattackPanel,
  [Decision.RETURN_HOME]: ReturnHomePanel,
  [Decision.BREAKOUT_SQUADRONS]: BreakoutSquadronsPanel,
  [Decision.BREAKOUT_SEARCH]: BreakoutSearchPanel,
};
