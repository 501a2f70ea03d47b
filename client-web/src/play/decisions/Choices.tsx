// One of several, each with what is to be known of it: radio buttons as cards.
import type {ComponentChildren} from "preact";
import {useId} from "preact/hooks";
import {join} from "../../ui";
import {Rule} from "../Rule";
import styles from "./decisions.module.css";

export interface CardChoice<Value> {
  value: Value;
  label: ComponentChildren;
  rule?: string | undefined;
  hint?: ComponentChildren;
  more?: ComponentChildren; // odds, ships: below, not read out with the label
  costs?: boolean; // worth a second look
}

interface ChoicesProps<Value> {
  label: string;
  value: Value | undefined;
  choices: readonly CardChoice<Value>[];
  onChange(value: Value): void;
}

export function Choices<Value>({label, value, choices, onChange}: ChoicesProps<Value>) {
  const id = useId();
  return (
    <fieldset class={styles.choices}>
      <legend>{label}</legend>
      {choices.map((choice, index) => {
        const chosen = choice.value === value;
        const hint = choice.hint === undefined ? undefined : `${id}-hint-${index}`;
        return (
          <div key={index} class={join(styles.card, chosen && styles.chosen, choice.costs && styles.costs)}>
            <label class={styles.cardLabel}>
              <input
                type="radio"
                name={id}
                checked={chosen}
                aria-describedby={hint}
                onChange={() => onChange(choice.value)}
              />
              <span>
                {choice.label} {choice.rule !== undefined && <Rule rule={choice.rule} />}
              </span>
            </label>
            {hint && (
              <p id={hint} class={styles.hint}>
                {choice.hint}
              </p>
            )}
            {choice.more}
          </div>
        );
      })}
    </fieldset>
  );
}
