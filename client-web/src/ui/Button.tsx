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
  class?: string | undefined;
  label?: string | undefined; // where what it shows does not say enough
  describedBy?: string | undefined;
  expanded?: boolean | undefined;
  controls?: string | undefined;
  buttonRef?: Ref<HTMLButtonElement>;
  onClick?(event: MouseEvent): void;
}

export function Button({children, kind = "plain", type = "button", busy = false, ...rest}: ButtonProps) {
  return (
    <button
      ref={rest.buttonRef ?? null}
      type={type}
      class={join(styles.button, styles[kind], rest.class)}
      disabled={rest.disabled}
      aria-disabled={busy || undefined}
      aria-label={rest.label}
      aria-describedby={rest.describedBy}
      aria-expanded={rest.expanded}
      aria-controls={rest.controls}
      onClick={(event) => {
        if (busy) event.preventDefault();
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
