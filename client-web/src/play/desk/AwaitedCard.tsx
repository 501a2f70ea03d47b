// What is awaited, always in the same place: of me, with the panel that answers it; else of whom, and since when.
import type {ComponentChildren, RefObject} from "preact";
import {useEffect, useLayoutEffect, useRef} from "preact/hooks";
import {decisionOf, decisionText} from "../../far_seas/decisions";
import {otherSide} from "../../far_seas/board";
import {listed, sideName} from "../../far_seas/names";
import type {GameInfo} from "../../gen/chartroom/v1/lobby_pb";
import {Side, type Awaited} from "../../gen/chartroom/v1/play_pb";
import {language, t} from "../../i18n";
import type {Table} from "../../state";
import {Badge, Button, Disclosure, ErrorBoundary, announce} from "../../ui";
import type {Desk} from "../desk_state";
import {panels} from "../panels";
import {Rule} from "../Rule";
import {CommitBar} from "./CommitBar";
import styles from "./desk.module.css";
import {useHeldBack} from "./held_back";
import {NonceForm} from "./NonceForm";
import {useSince} from "./since";

interface Props {
  desk: Desk;
  info: GameInfo;
  result: ComponentChildren;
}

export function AwaitedCard({desk, info, result}: Props) {
  const {table} = desk;
  const section = useRef<HTMLElement>(null);
  const follow = useFollowingFocus(section, table.asked.value[0]?.number);
  const isHeldBack = useHeldBack(desk);
  return (
    <section
      class={styles.awaited}
      aria-label={t("play.awaited.label")}
      data-awaited
      tabIndex={-1}
      ref={section}
      {...follow}
    >
      {isHeldBack ? (
        <Watched desk={desk} />
      ) : table.outcome.value ? (
        result
      ) : info.noncesMissing.length > 0 ? (
        <NonceForm table={table} info={info} />
      ) : (
        <Questions desk={desk} />
      )}
    </section>
  );
}

// What had the focus goes away with the question that was answered. Whoever answered it by keyboard is still here.
function useFollowingFocus(section: RefObject<HTMLElement>, question: number | undefined) {
  const isHere = useRef(false);
  useLayoutEffect(() => {
    const isNowhere = document.activeElement === document.body || document.activeElement === null;
    if (isHere.current && isNowhere) section.current?.focus({preventScroll: true});
  }, [question]);
  return {
    onFocusIn: () => void (isHere.current = true),
    onFocusOut: ({relatedTarget}: FocusEvent) => void (isHere.current &&= relatedTarget === null),
  };
}

function Questions({desk}: {desk: Desk}) {
  const {table} = desk;
  const mine = table.asked.value[0];
  const others = table.awaited.value.filter((each) => each !== mine);
  return (
    <>
      {mine && <Mine key={mine.number} desk={desk} awaited={mine} />}
      {others.map((each) => (
        <Theirs key={each.number} table={table} awaited={each} />
      ))}
      {table.awaited.value.length === 0 && <p class={styles.quiet}>{t("play.awaited.nothing")}</p>}
    </>
  );
}

function Watched({desk}: {desk: Desk}) {
  return (
    <header class={styles.question}>
      <h2>{t("play.awaited.watched")}</h2>
      <p>{t("play.awaited.watched_why")}</p>
      <Button onClick={desk.skipWatching}>{t("battle.player.skip")}</Button>
    </header>
  );
}

function Mine({desk, awaited}: {desk: Desk; awaited: Awaited}) {
  const {title, question, explanation, rule} = decisionText(decisionOf(awaited));
  const asked = desk.asked.value;
  const draft = desk.draft.value;
  const Panel = asked && panels[asked.options.decision];
  useAnnouncement(t("play.awaited.announce", {title}));
  return (
    <>
      <header class={styles.question}>
        <h2>
          {title} <Rule rule={rule} />
        </h2>
        <Badge kind="mark">{t("play.awaited.yours")}</Badge>
      </header>
      <div class={styles.answer}>
        <p>{question}</p>
        <Disclosure summary={t("play.awaited.why")}>
          <p>{explanation}</p>
        </Disclosure>
        {awaited.asked.length > 1 && <p class={styles.quiet}>{t("play.awaited.secret")}</p>}
        {asked && draft && Panel ? (
          <ErrorBoundary>
            <fieldset class={styles.panel} disabled={desk.isBusy.value} aria-label={title}>
              <Panel {...asked} desk={desk} pack={desk.pack} draft={draft} change={desk.change} />
            </fieldset>
          </ErrorBoundary>
        ) : (
          <p role="status">{asked ? t("play.awaited.unknown") : t("app.loading")}</p>
        )}
      </div>
      {asked && draft && Panel && <CommitBar desk={desk} />}
    </>
  );
}

function Theirs({table, awaited}: {table: Table; awaited: Awaited}) {
  const {title, rule} = decisionText(decisionOf(awaited));
  const since = useSince(awaited.number);
  const sides = listed(awaited.asked.filter((side) => side !== Side.SIDE_UNSPECIFIED).map(sideName));
  const time = since && new Intl.DateTimeFormat(language.value, {timeStyle: "short"}).format(since);
  return (
    <header class={styles.question}>
      <h2>
        {title} <Rule rule={rule} />
      </h2>
      <p>
        {t("play.awaited.of", {sides})} {time && <span class={styles.quiet}>{t("play.awaited.since", {time})}</span>}
      </p>
      {table.side !== Side.SIDE_UNSPECIFIED && <a href={toSide(table)}>{t("play.awaited.other_side")}</a>}
    </header>
  );
}

// Who holds both sides looks with the eyes of one at a time, and is asked on the other as well.
function toSide({gameId, side}: Table): string {
  return `/games/${gameId}?side=${otherSide(side)}`;
}

// Said once a question, by a screen reader.
function useAnnouncement(text: string): void {
  const said = useRef(false);
  useEffect(() => {
    if (!said.current) announce(text);
    said.current = true;
  }, [text]);
}
