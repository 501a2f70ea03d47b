// A good way to share out the guns of a round: where a shot brings the most of what a ship is worth, at most two ships at a target, since
// a third costs each of them one (4.6.4.1). It looks one round ahead, as a gunnery officer would, and does not try all there is.
import {counter} from "../far_seas/board";
import {fireOdds, type FireOdds} from "../far_seas/odds";
import type {Pack} from "../far_seas/pack";
import type {Options, View} from "../gen/chartroom/v1/far_seas_pb";

export interface AdvisedAim {
  firer: number;
  target: number;
  odds: FireOdds;
}

const mostAtOne = 2;

export function advisedAims(pack: Pack, view: View, options: Options): AdvisedAim[] {
  const chosen: AdvisedAim[] = [];
  const free = new Set(options.aims.map(({firer}) => firer));
  for (;;) {
    const best = bestOf(pack, view, options, chosen, free);
    if (!best) return chosen;
    chosen.push(best);
    free.delete(best.firer);
  }
}

function bestOf(
  pack: Pack,
  view: View,
  options: Options,
  chosen: readonly AdvisedAim[],
  free: ReadonlySet<number>,
): AdvisedAim | undefined {
  let best: AdvisedAim | undefined;
  let most = 0;
  for (const {firer, targets} of options.aims) {
    if (!free.has(firer)) continue;
    for (const target of targets) {
      const already = chosen.filter((each) => each.target === target);
      if (already.length >= mostAtOne) continue;
      const odds = fireOdds(pack, view, {firer, target}, chosen);
      const worth = worthOf(pack, target, odds, already);
      if (worth <= most) continue;
      most = worth;
      best = {firer, target, odds};
    }
  }
  return best;
}

// The share of the target that the shot sinks, in the stars that it is worth.
function worthOf(pack: Pack, target: number, odds: FireOdds, already: readonly AdvisedAim[]): number {
  const left = odds.left - already.reduce((sum, each) => sum + each.odds.expected, 0);
  if (odds.left <= 0 || left <= 0) return 0;
  return (counter(pack, target).stars * Math.min(odds.expected, left)) / odds.left;
}
