// The log of these eyes, scrolled to the moment. Each line leads to its own moment.
import {useLayoutEffect, useMemo, useRef, useState} from "preact/hooks";
import {t} from "../i18n";
import {Dice} from "../play/log/Dice";
import {filtered, kinds, type Filter, type Line} from "../play/log/lines";
import log from "../play/log/log.module.css";
import {Checkbox, Disclosure, TextField, join} from "../ui";
import type {Replay} from "./replay_state";
import styles from "./replay.module.css";

const around = 60; // lines drawn before and after the moment: a long game has thousands
const everything: Filter = {kinds: new Set(kinds), text: "", everything: false};

export function LogBeside({replay, lines}: {replay: Replay; lines: readonly Line[]}) {
  const [filter, setFilter] = useState(everything);
  const kept = useMemo(() => filtered(lines, filter), [lines, filter]);
  const number = replay.number.value;
  const here = kept.findLastIndex((line) => line.number <= number);
  const from = Math.max(0, here - around);
  const visible = kept.slice(from, Math.max(0, here) + around);
  const list = useRef<HTMLOListElement>(null);
  useHere(list, kept[here]?.key);
  return (
    <div class={styles.logPaper}>
      <Filters filter={filter} onChange={setFilter} />
      <ol ref={list} class={join(log.log, styles.log)} tabIndex={0} data-own-keys aria-label={t("replay.log")}>
        {visible.map((line, index) => (
          <LogLine key={line.key} line={line} isHere={from + index === here} replay={replay} />
        ))}
      </ol>
    </div>
  );
}

// The line of the moment stays in the middle. Only the list is scrolled, not the page around it.
function useHere(list: {current: HTMLElement | null}, key: string | undefined): void {
  useLayoutEffect(() => {
    const line = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current || !line) return;
    list.current.scrollTop = line.offsetTop - (list.current.clientHeight - line.offsetHeight) / 2;
  }, [list, key]);
}

function LogLine({line, isHere, replay}: {line: Line; isHere: boolean; replay: Replay}) {
  const {heading} = line;
  const level = heading === undefined ? log[line.kind] : join(log.heading, log[`level${heading}`]);
  const go = () => {
    replay.pause();
    replay.go(line.number);
  };
  return (
    <li
      class={join(level, line.number > replay.number.value && styles.later)}
      aria-current={isHere ? "step" : undefined}
    >
      <button type="button" class={styles.logLine} onClick={go}>
        {line.text}
      </button>
      {line.dice.length > 0 && <Dice dice={line.dice} />}
    </li>
  );
}

function Filters({filter, onChange}: {filter: Filter; onChange(filter: Filter): void}) {
  const toggled = (kind: (typeof kinds)[number], wanted: boolean) => {
    const next = new Set(filter.kinds);
    if (wanted) next.add(kind);
    else next.delete(kind);
    return {...filter, kinds: next};
  };
  return (
    <Disclosure summary={t("play.log.filters")}>
      <div class={log.filters}>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`play.log.kind.${kind}`)}
            checked={filter.kinds.has(kind)}
            onChange={(wanted) => onChange(toggled(kind, wanted))}
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
