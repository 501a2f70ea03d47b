// The log of these eyes, scrolled to the moment. Each line leads to its own moment.
import {useLayoutEffect, useMemo, useRef, useState} from "preact/hooks";
import {t} from "../i18n";
import {Dice} from "../play/log/Dice";
import {Filters} from "../play/log/Filters";
import {everything, filtered, type Line} from "../play/log/lines";
import log from "../play/log/log.module.css";
import {join} from "../ui";
import type {Replay} from "./replay_state";
import styles from "./replay.module.css";

const around = 60; // lines drawn before and after the moment: a long game has thousands

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
