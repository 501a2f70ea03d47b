// Who fires at whom, in which order (4.6.4), and torpedoes (4.6.4.2): the list. The battle board edits the same draft by dragging.
import {pointsLeft, boardOf} from "../../far_seas/board";
import {aim, shiftAim} from "../../far_seas/drafts/answers";
import type {AimsDraft} from "../../far_seas/drafts/draft";
import {shipName} from "../../far_seas/names";
import {t, type Key} from "../../i18n";
import {Button} from "../../ui";
import {Rule} from "../Rule";
import styles from "./decisions.module.css";
import {OddsNote} from "./OddsNote";
import {aimOdds, percent} from "./odds_shown";
import type {DecisionProps} from "./props";
import {Flag} from "./ShipLines";

const words: Record<AimsDraft["kind"], {hint: Key; none: Key; rule: string}> = {
  boldMoves: {hint: "battle.bold.hint", none: "battle.bold.none", rule: "4.6.4.2"},
  fireOnBold: {hint: "battle.fire_on_bold.hint", none: "battle.aims.holds_fire", rule: "4.6.4.2"},
  targets: {hint: "battle.targets.hint", none: "battle.aims.holds_fire", rule: "4.6.4"},
  torpedoes: {hint: "battle.torpedoes.hint", none: "battle.torpedoes.none", rule: "4.6.4.2"},
};

export function AimsPanel({pack, view, options, draft, change}: DecisionProps<AimsDraft>) {
  const {hint, rule} = words[draft.kind];
  const idle = options.aims.filter(({firer}) => !draft.aims.some((each) => each.firer === firer));
  return (
    <div class={styles.stack}>
      <p class={styles.hint}>
        {t(hint)} <Rule rule={rule} />
      </p>
      {draft.aims.length > 0 && (
        <>
          <h3>{t("battle.aims.order")}</h3>
          <ol class={styles.firing}>
            {draft.aims.map(({firer}, index) => (
              <li key={firer}>
                <AimRow {...{pack, view, options, draft, change}} firer={firer} place={index} />
              </li>
            ))}
          </ol>
        </>
      )}
      {idle.length > 0 && (
        <>
          <h3>
            {t(draft.kind === "boldMoves" || draft.kind === "torpedoes" ? "battle.aims.may" : "battle.aims.idle")}
          </h3>
          <ul class={styles.firing}>
            {idle.map(({firer}) => (
              <li key={firer}>
                <AimRow {...{pack, view, options, draft, change}} firer={firer} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function AimRow(props: DecisionProps<AimsDraft> & {firer: number; place?: number}) {
  const {pack, view, draft, change, firer, place} = props;
  const name = shipName(pack, firer);
  const target = draft.aims.find((each) => each.firer === firer)?.target;
  return (
    <div class={styles.aim}>
      <span class={styles.aimHead}>
        <Flag nation={pack.ships[firer]?.nation ?? ""} />
        <strong>{name}</strong>
        {place !== undefined && draft.aims.length > 1 && (
          <span class={styles.shift}>
            <Button
              kind="quiet"
              label={t("battle.aims.earlier", {ship: name})}
              disabled={place === 0}
              onClick={() => change(shiftAim(draft, firer, -1))}
            >
              <span aria-hidden="true">↑</span>
            </Button>
            <Button
              kind="quiet"
              label={t("battle.aims.later", {ship: name})}
              disabled={place === draft.aims.length - 1}
              onClick={() => change(shiftAim(draft, firer, 1))}
            >
              <span aria-hidden="true">↓</span>
            </Button>
          </span>
        )}
      </span>
      <TargetSelect {...props} target={target} />
      {target !== undefined && <OddsNote odds={aimOdds(pack, view, draft, {firer, target})} />}
    </div>
  );
}

function TargetSelect({
  pack,
  view,
  options,
  draft,
  change,
  firer,
  target,
}: DecisionProps<AimsDraft> & {firer: number; target: number | undefined}) {
  const board = boardOf(view);
  const targets = options.aims.find((each) => each.firer === firer)?.targets ?? [];
  return (
    <select
      class={styles.select}
      aria-label={t("battle.aims.target_of", {ship: shipName(pack, firer)})}
      value={target === undefined ? "" : String(target)}
      onChange={({currentTarget: {value}}) => change(aim(draft, firer, value === "" ? undefined : Number(value)))}
    >
      <option value="" selected={target === undefined}>
        {t(words[draft.kind].none)}
      </option>
      {targets.map((each) => (
        <option key={each} value={String(each)} selected={each === target}>
          {t("battle.aims.option", {
            ship: shipName(pack, each),
            left: pointsLeft(board, pack, each),
            chance: percent(aimOdds(pack, view, aim(draft, firer, each), {firer, target: each}).chance),
          })}
        </option>
      ))}
    </select>
  );
}
