// The number of a rule beside what it explains: a button that says the rule in a sentence of our own.
import {useId, useRef, useState} from "preact/hooks";
import {t} from "../i18n";
import {ruleHelp} from "./rules";
import styles from "./help.module.css";

// `href`: where the list of rules is, if it can be gone to from here.
export function RuleTag({rule, href}: {rule: string; href?: ((number: string) => string) | undefined}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const help = ruleHelp(rule);
  if (rule === "") return null;
  if (!help) return <span class={styles.plain}>§ {rule}</span>;
  return (
    <span class={styles.wrap}>
      <button
        ref={button}
        type="button"
        class={styles.tag}
        popovertarget={id}
        aria-expanded={open}
        aria-label={t("rules.ui.tag_titled", {rule, title: help.title})}
      >
        § {rule}
      </button>
      <span
        ref={note}
        id={id}
        popover="auto"
        role="note"
        class={styles.note}
        onToggle={(event) => {
          const opened = (event as ToggleEvent).newState === "open";
          setOpen(opened);
          if (opened && button.current && note.current) placeBeside(button.current, note.current);
        }}
      >
        <strong class={styles.title}>
          {help.number} {help.title}
        </strong>
        <span>{help.text}</span>
        {href && (
          <a class={styles.more} href={href(help.number)}>
            {t("rules.ui.open")}
          </a>
        )}
      </span>
    </span>
  );
}

// Below the button, or above it where there is no room, and never off the screen.
function placeBeside(button: HTMLElement, note: HTMLElement): void {
  const gap = 6;
  const from = button.getBoundingClientRect();
  const {offsetWidth: width, offsetHeight: height} = note;
  const left = Math.max(gap, Math.min(from.left, window.innerWidth - width - gap));
  const below = from.bottom + gap;
  const fits = below + height <= window.innerHeight;
  note.style.left = `${left}px`;
  note.style.top = `${fits ? below : Math.max(gap, from.top - height - gap)}px`;
}
