// Who fires at whom, in which order (4.6.4), and torpedoes (4.6.4.2): the list. The battle board edits the same draft by dragging.
import {pointsLeft, boardOf} from "../../far_seas/board";
import {aim, shiftAim} from "../../far_seas/drafts/answers";
import type {AimsDraft} from "../../far_seas/drafts/draft";
import {shipName} from "../../far_seas/names";
import {t, type Key} from "../../i18n";
import {useRef} from "preact/hooks";
import {Button, useRefocus} from "../../ui";
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
  const launches = draft.kind === "boldMoves" || draft.kind === "torpedoes";
  const idle = options.aims.filter(({firer}) => !draft.aims.some((each) => each.firer === firer));
  const root = useRef<HTMLDivElement>(null);
  const refocus = useRefocus(root);
  const row = {pack, view, options, draft, change, refocus};
  return (
    <div class={styles.stack} ref={root}>
      <p class={styles.hint}>
        {t(hint)} <Rule rule={rule} />
      </p>
      {draft.aims.length > 0 && (
        <>
          <h3>{t(launches ? "battle.aims.ordered" : "battle.aims.order")}</h3>
          <ol class={styles.firing}>
            {draft.aims.map(({firer}, index) => (
              <li key={firer}>
                <AimRow {...row} firer={firer} place={index} />
              </li>
            ))}
          </ol>
        </>
      )}
      {idle.length > 0 && (
        <>
          <h3>{t(launches ? "battle.aims.may" : "battle.aims.idle")}</h3>
          <ul class={styles.firing}>
            {idle.map(({firer}) => (
              <li key={firer}>
                <AimRow {...row} firer={firer} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface RowProps extends DecisionProps<AimsDraft> {
  firer: number;
  place?: number;
  refocus(key: string): void;
}

function AimRow(props: RowProps) {
  const {pack, view, draft, change, refocus, firer, place} = props;
  const shift = (by: 1 | -1) => {
    refocus(`${firer} ${by}`);
    change(shiftAim(draft, firer, by));
  };
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
              spent={place === 0}
              focusKey={`${firer} -1`}
              onClick={() => shift(-1)}
            >
              <span aria-hidden="true">↑</span>
            </Button>
            <Button
              kind="quiet"
              label={t("battle.aims.later", {ship: name})}
              spent={place === draft.aims.length - 1}
              focusKey={`${firer} 1`}
              onClick={() => shift(1)}
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
  refocus,
  firer,
  target,
}: RowProps & {target: number | undefined}) {
  const board = boardOf(view);
  const targets = options.aims.find((each) => each.firer === firer)?.targets ?? [];
  return (
    <select
      class={styles.select}
      aria-label={t("battle.aims.target_of", {ship: shipName(pack, firer)})}
      value={target === undefined ? "" : String(target)}
      data-focus={firer}
      onChange={({currentTarget: {value}}) => {
        refocus(String(firer));
        change(aim(draft, firer, value === "" ? undefined : Number(value)));
      }}
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
