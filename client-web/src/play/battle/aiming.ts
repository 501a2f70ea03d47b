// Choosing targets on the battlefield: which ship is chosen to fire, whom she may fire at, and the draft that comes of it.
import {aim} from "../../far_seas/drafts/answers";
import type {AimsDraft, Draft} from "../../far_seas/drafts/draft";
import type {Pack} from "../../far_seas/pack";
import type {Options, View} from "../../gen/chartroom/v1/far_seas_pb";
import {aimOdds, percent, type OddsShown} from "../decisions/odds_shown";

export interface Aiming {
  chosen: number | undefined;
  choose(ship: number | undefined): void;
  mayFire(ship: number): boolean;
  mayHit(firer: number, target: number): boolean;
  targetsOf(firer: number): readonly number[];
  targetOf(firer: number): number | undefined;
  placeOf(firer: number): number; // in the firing order, from 1; 0: does not fire
  aimAt(firer: number, target: number | undefined): void;
  odds(firer: number, target: number): OddsShown;
  chance(firer: number, target: number): string;
}

interface AimingInput {
  pack: Pack;
  view: View;
  options: Options;
  draft: AimsDraft;
  chosen: number | undefined;
  change(next: AimsDraft): void;
  choose(ship: number | undefined): void;
}

export function isAimsDraft(draft: Draft | undefined): draft is AimsDraft {
  return draft !== undefined && "aims" in draft;
}

export function aimingOf({pack, view, options, draft, chosen, change, choose}: AimingInput): Aiming {
  const targetsOf = (firer: number) => options.aims.find((each) => each.firer === firer)?.targets ?? [];
  const mayHit = (firer: number, target: number) => targetsOf(firer).includes(target);
  // As they would stand with this one among them: a third ship at one target costs them all (4.6.4.1).
  const odds = (firer: number, target: number) => aimOdds(pack, view, aim(draft, firer, target), {firer, target});
  return {
    chosen,
    choose,
    targetsOf,
    mayHit,
    mayFire: (ship) => options.aims.some((each) => each.firer === ship),
    targetOf: (firer) => draft.aims.find((each) => each.firer === firer)?.target,
    placeOf: (firer) => draft.aims.findIndex((each) => each.firer === firer) + 1,
    aimAt: (firer, target) => {
      if (target !== undefined && !mayHit(firer, target)) return;
      change(aim(draft, firer, target));
      choose(undefined);
    },
    odds,
    chance: (firer, target) => percent(odds(firer, target).chance),
  };
}
