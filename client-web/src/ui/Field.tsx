// What is filled in: each with its label, a hint, and what is wrong with it, tied together for who cannot see them side by side.
import type {ComponentChildren, Ref} from "preact";
import {useId} from "preact/hooks";
import styles from "./Field.module.css";

interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

interface TextProps extends FieldProps {
  value: string;
  onInput(value: string): void;
  type?: "text" | "password";
  name?: string;
  autocomplete?: string;
  maxLength?: number;
  required?: boolean;
  readOnly?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

export function TextField({label, hint, error, value, onInput, type = "text", autocomplete, ...rest}: TextProps) {
  const id = useId();
  return (
    <div class={styles.field}>
      <label class={styles.label} for={id}>
        {label}
      </label>
      <input
        {...described(id, hint, error)}
        ref={rest.inputRef ?? null}
        class={styles.input}
        type={type}
        name={rest.name}
        value={value}
        autoComplete={autocomplete}
        maxLength={rest.maxLength}
        required={rest.required}
        readOnly={rest.readOnly}
        autoCapitalize="none"
        spellcheck={false}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

interface AreaProps extends FieldProps {
  value: string;
  onInput(value: string): void;
  rows?: number;
  maxLength?: number;
}

export function TextArea({label, hint, error, value, onInput, rows = 4, maxLength}: AreaProps) {
  const id = useId();
  return (
    <div class={styles.field}>
      <label class={styles.label} for={id}>
        {label}
      </label>
      <textarea
        {...described(id, hint, error)}
        class={styles.input}
        rows={rows}
        maxLength={maxLength}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

export interface Choice<Value> {
  value: Value;
  label: string;
  hint?: string | undefined;
}

interface SelectProps<Value> extends FieldProps {
  value: Value;
  choices: readonly Choice<Value>[];
  onChange(value: Value): void;
}

export function Select<Value extends string>({label, hint, error, value, choices, onChange}: SelectProps<Value>) {
  const id = useId();
  return (
    <div class={styles.field}>
      <label class={styles.label} for={id}>
        {label}
      </label>
      <select
        {...described(id, hint, error)}
        class={styles.input}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} selected={choice.value === value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

export function RadioGroup<Value extends string>({label, hint, value, choices, onChange}: SelectProps<Value>) {
  const id = useId();
  return (
    <Group label={label} hint={hint}>
      {choices.map((choice) => (
        <label key={choice.value} class={styles.choice}>
          <input
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            aria-labelledby={`${id}-${choice.value}-name`}
            aria-describedby={choice.hint && `${id}-${choice.value}`}
            onChange={() => onChange(choice.value)}
          />
          <span id={`${id}-${choice.value}-name`}>{choice.label}</span>
          {choice.hint && (
            <span id={`${id}-${choice.value}`} class={styles.hint}>
              {choice.hint}
            </span>
          )}
        </label>
      ))}
    </Group>
  );
}

interface CheckboxProps {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
}

export function Checkbox({label, hint, checked, disabled, onChange}: CheckboxProps) {
  const id = useId();
  return (
    <label class={styles.choice}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-name`}
        aria-describedby={hint && id}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span id={`${id}-name`}>{label}</span>
      {hint && (
        <span id={id} class={styles.hint}>
          {hint}
        </span>
      )}
    </label>
  );
}

export function Group({
  label,
  hint,
  children,
}: {
  label: string;
  hint?: string | undefined;
  children: ComponentChildren;
}) {
  return (
    <fieldset class={styles.group}>
      <legend>{label}</legend>
      {hint && <p class={styles.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}

function described(id: string, hint: string | undefined, error: string | undefined) {
  const by = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(" ");
  return {id, "aria-describedby": by || undefined, "aria-invalid": error !== undefined || undefined};
}

function Notes({id, hint, error}: {id: string; hint: string | undefined; error: string | undefined}) {
  return (
    <>
      {error !== undefined && (
        <p id={`${id}-error`} class={styles.error}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} class={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
