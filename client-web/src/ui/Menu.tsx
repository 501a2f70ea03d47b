// A button that opens a small panel of controls. It closes with Escape, when the focus leaves it, and when something else is pressed.
import type {ComponentChildren} from "preact";
import {useEffect, useId, useRef, useState} from "preact/hooks";
import {Button} from "./Button";
import styles from "./Menu.module.css";

interface MenuProps {
  button: ComponentChildren;
  label?: string; // where the button shows a picture
  children: ComponentChildren;
}

export function Menu({button, label, children}: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const pressed = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", pressed);
    return () => document.removeEventListener("pointerdown", pressed);
  }, [open]);

  return (
    <div
      ref={root}
      class={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        setOpen(false);
        trigger.current?.focus();
      }}
      onFocusOut={(event) => {
        const to = event.relatedTarget;
        if (to instanceof Node && !root.current?.contains(to)) setOpen(false);
      }}
    >
      <Button
        buttonRef={trigger}
        kind="quiet"
        label={label}
        expanded={open}
        controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
        <span class={styles.caret} aria-hidden="true">
          ▾
        </span>
      </Button>
      {open && (
        <div id={id} class={styles.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
