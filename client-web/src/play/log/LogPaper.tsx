// What has happened, in sentences, oldest first and scrolled to the newest; with the rule of each, its dice, and filters.
import {useEffect, useLayoutEffect, useMemo, useRef, useState} from "preact/hooks";
import {language, t} from "../../i18n";
import {Button, join} from "../../ui";
import type {Desk} from "../desk_state";
import {Rule} from "../Rule";
import {Dice} from "./Dice";
import {Filters} from "./Filters";
import {Lines, everything, filtered, type Line} from "./lines";
import styles from "./log.module.css";

const step = 150; // lines drawn at once: a long game has thousands

export function LogPaper({desk, unseenFrom}: {desk: Desk; unseenFrom: number | undefined}) {
  const lines = useMemo(() => new Lines(desk.pack), [desk.pack, language.value]).of(desk.entries.value);
  const [filter, setFilter] = useState(everything);
  const [shown, setShown] = useState(step);
  const kept = useMemo(() => filtered(lines, filter), [lines, filter]);
  const list = useRef<HTMLOListElement>(null);
  useEnd(list, kept);
  const visible = kept.slice(-shown);
  return (
    <div class={styles.paper}>
      <div class={styles.head}>
        <Filters filter={filter} onChange={setFilter} />
        <p class={styles.count} role="status">
          {t("play.log.count", {count: kept.filter((line) => line.heading === undefined).length})}
        </p>
      </div>
      {kept.length > shown && (
        <Button kind="quiet" onClick={() => setShown(shown + step)}>
          {t("play.log.earlier")}
        </Button>
      )}
      <ol ref={list} class={styles.log} tabIndex={0} aria-label={t("play.paper.log")}>
        {visible.map((line, index) => (
          <>
            {isFirstUnseen(visible, index, unseenFrom) && (
              <li key="new" class={styles.new}>
                {t("play.log.new")}
              </li>
            )}
            <LogLine key={line.key} line={line} desk={desk} />
          </>
        ))}
        {desk.heldFrom.value !== undefined && <Held desk={desk} />}
      </ol>
    </div>
  );
}

// The board plays a round: its lines come when it has been watched.
function Held({desk}: {desk: Desk}) {
  return (
    <li class={styles.held}>
      {t("play.log.held")}{" "}
      <Button kind="quiet" onClick={desk.skipWatching}>
        {t("battle.player.skip")}
      </Button>
    </li>
  );
}

// To the end, unless the person has scrolled up to read.
function useEnd(list: {current: HTMLElement | null}, lines: readonly Line[]): void {
  const follows = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const scrolled = () => {
      follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
    };
    element.addEventListener("scroll", scrolled, {passive: true});
    return () => element.removeEventListener("scroll", scrolled);
  }, [list]);
  useLayoutEffect(() => {
    if (follows.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [list, lines]);
}

function isFirstUnseen(lines: readonly Line[], index: number, unseenFrom: number | undefined): boolean {
  if (unseenFrom === undefined || unseenFrom === 0) return false;
  const before = lines[index - 1];
  return lines[index]!.number > unseenFrom && before !== undefined && before.number <= unseenFrom;
}

function LogLine({line, desk}: {line: Line; desk: Desk}) {
  const [area] = line.areas;
  if (line.heading !== undefined) {
    return (
      <li class={join(styles.heading, styles[`level${line.heading}`])}>
        <span role="heading" aria-level={line.heading + 2}>
          {line.text}
        </span>
      </li>
    );
  }
  return (
    <li class={styles[line.kind]}>
      <span>
        {line.text} <Rule rule={line.rule} />
        {area !== undefined && (
          <button type="button" class={styles.show} onClick={() => desk.lookAt(area)}>
            {t("play.log.show")}
          </button>
        )}
      </span>
      {line.dice.length > 0 && <Dice dice={line.dice} />}
    </li>
  );
}
