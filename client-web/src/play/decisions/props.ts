// What a decision's panel is given. It shows what the options hold and edits a draft; it sends nothing.
import type {JSX} from "preact";
import type {Draft} from "../../far_seas/drafts/draft";
import type {Pack} from "../../far_seas/pack";
import type {Options, View} from "../../gen/chartroom/v1/far_seas_pb";

export interface DecisionProps<D extends Draft = Draft> {
  pack: Pack;
  view: View;
  options: Options;
  draft: D;
  change(next: D): void;
}

export type DecisionPanel<D extends Draft> = (props: DecisionProps<D>) => JSX.Element;
