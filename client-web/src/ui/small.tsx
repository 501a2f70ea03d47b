// What is too small for a file of its own.
import type {ComponentChildren} from "preact";
import {useId} from "preact/hooks";
import {t} from "../i18n";
import {join} from "./join";
import styles from "./small.module.css";

// A word about a thing. Its colour repeats what it says.
export function Badge({kind = "plain", children}: {kind?: "plain" | "mark" | "good"; children: ComponentChildren}) {
  return <span class={join(styles.badge, kind !== "plain" && styles[kind])}>{children}</span>;
}

export function Disclosure({
  summary,
  open = false,
  children,
}: {
  summary: ComponentChildren;
  open?: boolean;
  children: ComponentChildren;
}) {
  return (
    <details class={styles.disclosure} open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

// The number of a rule beside what it explains. `explain` draws what is known of it in its place: src/help has the sentences, and this
// folder knows none.
export function RuleTag({rule, explain}: {rule: string; explain?: (rule: string) => ComponentChildren}) {
  if (rule === "") return null;
  if (explain) return <>{explain(rule)}</>;
  return (
    <span class={styles.rule}>
      <span aria-hidden="true">§ {rule}</span>
      <span class="visually-hidden">{t("app.rule", {rule})}</span>
    </span>
  );
}

interface RefusalProps {
  what: string;
  instead?: string;
  rule?: string;
  explain?: (rule: string) => ComponentChildren;
}

// Why something was not done, and what would be. Read out as it appears.
export function RefusalNote({what, instead = "", rule = "", explain}: RefusalProps) {
  return (
    <div class={styles.refusal} role="alert">
      <p>
        {what} <RuleTag rule={rule} {...(explain && {explain})} />
      </p>
      {instead && <p>{instead}</p>}
    </div>
  );
}

// A part of a page, with its heading.
export function Sheet({
  title,
  aside,
  class: name,
  children,
}: {
  title: ComponentChildren;
  aside?: ComponentChildren;
  class?: string | undefined;
  children: ComponentChildren;
}) {
  const id = useId();
  return (
    <section class={join(styles.sheet, name)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {aside}
      {children}
    </section>
  );
}
