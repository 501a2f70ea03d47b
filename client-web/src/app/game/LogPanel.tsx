// What has happened, newest first. `describe` makes sentences of entries; without it they are called by their kind.
import type {ComponentChildren} from "preact";
import {useState} from "preact/hooks";
import {t} from "../../i18n";
import type {Entry, Table} from "../../state";
import {Button} from "../../ui";
import styles from "./game.module.css";

interface Props {
  table: Table;
  describe?: (entry: Entry) => ComponentChildren;
}

const step = 100; // shown at once: a long game has thousands

export function LogPanel({table, describe = kindOf}: Props) {
  const [shown, setShown] = useState(step);
  const entries = table.entries.value;
  const newest = entries.slice(-shown).reverse();
  if (entries.length === 0) return <p class={styles.quiet}>{t("app.game.log_none")}</p>;
  return (
    <>
      <ol class={styles.log} aria-label={t("app.game.log")} tabIndex={0}>
        {newest.map((entry) => (
          <li key={entry.number} value={entry.number}>
            <span class={styles.number}>{entry.number}</span> {describe(entry)}
          </li>
        ))}
      </ol>
      {entries.length > shown && <Button onClick={() => setShown(shown + step)}>{t("app.game.log_more")}</Button>}
    </>
  );
}

function kindOf(entry: Entry): string {
  switch (entry.kind) {
    case "event":
    case "opened":
      return entry.event.of.case ?? entry.kind;
    case "table":
      return entry.event.of.case ?? entry.kind;
    case "sealed":
      return `${entry.kind} ${entry.sealed.kind}`;
    case "unknown":
      return entry.kind;
  }
}
