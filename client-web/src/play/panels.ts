// Which panel asks which decision. A panel edits its draft and nothing else: what is missing, what it would come to, and the button that
// commits it stand below it and are the same for all (CommitBar).
import type {JSX} from "preact";
import type {Draft} from "../far_seas/drafts/draft";
import type {Pack} from "../far_seas/pack";
import {Decision, type Options, type View} from "../gen/chartroom/v1/far_seas_pb";
import type {Awaited} from "../gen/chartroom/v1/play_pb";
import {AlliedPanel} from "./allied/AlliedPanel";
import type {Desk} from "./desk_state";
import {DeskBattle} from "./battle/DeskBattle";
import {decisionPanels} from "./decisions";
import {PlotPanel} from "./plot/PlotPanel";

export interface PanelProps<D extends Draft = Draft> {
  desk: Desk;
  pack: Pack;
  view: View;
  options: Options;
  awaited: Awaited;
  draft: D;
  change(next: D): void;
}

// Each takes the kind of draft that its decision has.
export type Panel = (props: PanelProps<any>) => JSX.Element;

// What stands in place of the chart while there is a combat.
export interface BoardProps {
  desk: Desk;
  pack: Pack;
  view: View;
}
export type BattleBoard = (props: BoardProps) => JSX.Element;

export const panels: Partial<Record<Decision, Panel>> = {
  [Decision.PLOT]: PlotPanel,
  [Decision.ASSIGN]: PlotPanel,
  [Decision.ALLIED_MOVEMENT]: AlliedPanel,
  ...decisionPanels,
};

export const battleBoard: BattleBoard | undefined = DeskBattle;
