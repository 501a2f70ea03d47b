// Dice as they fell: the face, what was added and why, and what it came to.
import {signed} from "../../far_seas/names";
import type {DieShown} from "../../far_seas/sentences";
import {t} from "../../i18n";
import styles from "./log.module.css";

// Where the pips of a face lie, on a square of 3 by 3.
const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

export function Dice({dice}: {dice: readonly DieShown[]}) {
  return (
    <ul class={styles.dice}>
      {dice.map((die, index) => (
        <li key={index}>
          {die.label && <span>{die.label}</span>}
          <Die face={die.die} />
          {die.modifiers.map((modifier) => (
            <span key={modifier.why}>
              {t("play.log.modifier", {value: signed(modifier.value), why: modifier.text})}
            </span>
          ))}
          {die.modifiers.length > 0 && <b>{t("play.log.result", {result: total(die.result)})}</b>}
        </li>
      ))}
    </ul>
  );
}

// With the sign that figures have in print; above zero there is none, as a die has none.
function total(result: number): string {
  return result < 0 ? signed(result) : String(result);
}

export function Die({face}: {face: number}) {
  const spots = pips[face];
  if (!spots) return <b>{face}</b>;
  return (
    <svg class={styles.die} viewBox="0 0 24 24" role="img" aria-label={String(face)}>
      <rect x="1" y="1" width="22" height="22" rx="3" />
      {spots.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={6 + 6 * x} cy={6 + 6 * y} r="2.2" />
      ))}
    </svg>
  );
}
