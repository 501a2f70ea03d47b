// A die as it fell, what it was changed by, and what it came to.
import type {DieShown} from "../../far_seas/sentences";
import {signed} from "../../far_seas/names";
import {t} from "../../i18n";
import {Rule} from "../Rule";
import {ruleOfModifier} from "../decisions/odds_shown";
import styles from "./battle.module.css";

const low = 6;
const mid = 13;
const high = 20;
const pips: readonly (readonly [number, number])[][] = [
  [],
  [[mid, mid]],
  [
    [low, low],
    [high, high],
  ],
  [
    [low, low],
    [mid, mid],
    [high, high],
  ],
  [
    [low, low],
    [low, high],
    [high, low],
    [high, high],
  ],
  [
    [low, low],
    [low, high],
    [mid, mid],
    [high, low],
    [high, high],
  ],
  [
    [low, low],
    [low, mid],
    [low, high],
    [high, low],
    [high, mid],
    [high, high],
  ],
];

export function Die({value}: {value: number}) {
  return (
    <svg class={styles.die} viewBox="0 0 26 26" role="img" aria-label={t("battle.die.value", {value})}>
      <rect x="1" y="1" width="24" height="24" rx="4" />
      {(pips[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" />
      ))}
    </svg>
  );
}

export function RolledDie({rolled}: {rolled: DieShown}) {
  return (
    <div class={styles.rolled}>
      {rolled.label && <span class={styles.dieLabel}>{rolled.label}</span>}
      <Die value={rolled.die} />
      {rolled.modifiers.length > 0 && (
        <>
          <ul class={styles.reasons}>
            {rolled.modifiers.map((modifier, index) => (
              <li key={index}>
                <strong>{signed(modifier.value)}</strong> {modifier.text} <Rule rule={ruleOfModifier(modifier.why)} />
              </li>
            ))}
          </ul>
          <strong class={styles.result}>{t("battle.die.result", {result: rolled.result})}</strong>
        </>
      )}
    </div>
  );
}
