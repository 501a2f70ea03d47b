// The page of one game: the chart fills it, beside it what is awaited and the papers; on a phone the papers are a sheet that is pulled up.
import {useEffect, useMemo, useRef} from "preact/hooks";
import type {ComponentChildren} from "preact";
import type {Pack} from "../far_seas/pack";
import type {GameInfo} from "../gen/chartroom/v1/lobby_pb";
import {t} from "../i18n";
import {useStore, type Table} from "../state";
import {ErrorBoundary, type Tab} from "../ui";
import {AwaitedCard} from "./desk/AwaitedCard";
import {BoardArea} from "./desk/BoardArea";
import styles from "./desk/desk.module.css";
import {Layout} from "./desk/layout";
import {Papers} from "./desk/Papers";
import {PullUp} from "./desk/PullUp";
import {ShortcutsHelp} from "./desk/ShortcutsHelp";
import {useShortcuts} from "./desk/shortcuts";
import {Standing} from "./desk/Standing";
import {Desk as DeskState} from "./desk_state";

interface Props {
  table: Table;
  info: GameInfo;
  pack: Pack;
  papers: readonly Tab[]; // that are not the game's own: talk, notes, players
  result?: ComponentChildren; // when it has ended
  beside?: ((desk: DeskState) => ComponentChildren) | undefined; // a sheet beside the column, of whoever shows the desk
}

export function Desk({table, info, pack, papers, result, beside}: Props) {
  const desk = useMemo(() => new DeskState(table, pack), [table, pack]);
  useEffect(() => desk.start(), [desk]);
  const {keep} = useStore();
  const layout = useMemo(() => new Layout(keep), [keep]);
  const root = useRef<HTMLDivElement>(null);
  useShortcuts(root, desk, layout);
  return (
    <div ref={root} class={styles.desk} data-sheet={layout.sheet.value} data-tall={layout.tall.value}>
      <section class={styles.board} aria-label={t("play.desk.board")}>
        <Standing desk={desk} layout={layout} />
        <ErrorBoundary>
          <BoardArea desk={desk} layout={layout} />
        </ErrorBoundary>
      </section>
      <div class={styles.column}>
        <PullUp layout={layout} />
        {beside && <ErrorBoundary>{beside(desk)}</ErrorBoundary>}
        <ErrorBoundary>
          <AwaitedCard desk={desk} info={info} result={result} />
        </ErrorBoundary>
        <ErrorBoundary>
          <Papers desk={desk} info={info} layout={layout} others={papers} />
        </ErrorBoundary>
      </div>
      <ShortcutsHelp layout={layout} />
    </div>
  );
}
