import type {ComponentChildren, Ref} from "preact";
import styles from "./Button.module.css";
import {join} from "./join";

export type ButtonKind = "plain" | "primary" | "danger" | "quiet";

export interface ButtonProps {
  children: ComponentChildren;
  kind?: ButtonKind;
  type?: "button" | "submit";
  // It was pressed and is not done: it keeps the focus, and does nothing when it is pressed again.
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  // The end of what it counts or moves is reached: it keeps the focus, which whoever pressed it by keyboard would lose with `disabled`.
  spent?: boolean | undefined;
  class?: string | undefined;
  label?: string | undefined; // where what it shows does not say enough
  describedBy?: string | undefined;
  expanded?: boolean | undefined;
  controls?: string | undefined;
  focusKey?: string | undefined; // see useRefocus
  buttonRef?: Ref<HTMLButtonElement>;
  onClick?(event: MouseEvent): void;
}

export function Button({children, kind = "plain", type = "button", busy = false, spent = false, ...rest}: ButtonProps) {
  return (
    <button
      ref={rest.buttonRef ?? null}
      type={type}
      class={join(styles.button, styles[kind], rest.class)}
      disabled={rest.disabled}
      aria-disabled={busy || spent || undefined}
      aria-label={rest.label}
      aria-describedby={rest.describedBy}
      aria-expanded={rest.expanded}
      aria-controls={rest.controls}
      data-focus={rest.focusKey}
      onClick={(event) => {
        if (busy || spent) event.preventDefault();
        else rest.onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}

// A link that looks like a button: it leads somewhere, where a button does something.
export function ButtonLink({
  href,
  kind = "plain",
  children,
}: {
  href: string;
  kind?: ButtonKind;
  children: ComponentChildren;
}) {
  return (
    <a href={href} class={join(styles.button, styles[kind])}>
      {children}
    </a>
  );
}
