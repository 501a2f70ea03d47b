// What of a log is wanted: kinds of lines, and a word in them. For the log of the desk and that of a replay.
import {t} from "../../i18n";
import {Checkbox, Disclosure, TextField} from "../../ui";
import {kinds, type Filter, type Kind} from "./lines";
import styles from "./log.module.css";

export function Filters({filter, onChange}: {filter: Filter; onChange(filter: Filter): void}) {
  return (
    <Disclosure summary={t("play.log.filters")}>
      <div class={styles.filters}>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`play.log.kind.${kind}`)}
            checked={filter.kinds.has(kind)}
            onChange={(wanted) => onChange({...filter, kinds: toggled(filter.kinds, kind, wanted)})}
          />
        ))}
        <Checkbox
          label={t("play.log.everything")}
          checked={filter.everything}
          onChange={(all) => onChange({...filter, everything: all})}
        />
      </div>
      <TextField label={t("play.log.search")} value={filter.text} onInput={(text) => onChange({...filter, text})} />
    </Disclosure>
  );
}

function toggled(all: ReadonlySet<Kind>, kind: Kind, wanted: boolean): ReadonlySet<Kind> {
  const next = new Set(all);
  if (wanted) next.add(kind);
  else next.delete(kind);
  return next;
}
