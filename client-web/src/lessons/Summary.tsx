// The end of a lesson: what happened, what it teaches, how it went in 1914, and what to play next.
import {useEffect} from "preact/hooks";
import {shipNames, signed} from "../far_seas/names";
import {t, type Key} from "../i18n";
import type {Desk} from "../play/desk_state";
import {useStore} from "../state";
import {ButtonLink, announce} from "../ui";
import styles from "./lessons.module.css";
import type {BattleId} from "./plan";
import {lessonDone} from "./progress";
import {reckon} from "./summary";

const next: Record<BattleId, string> = {coronel: "/learn/falklands", falklands: "/new"};

export function Summary({desk, scenario}: {desk: Desk; scenario: BattleId}) {
  const {keep} = useStore();
  useEffect(() => {
    lessonDone(keep, scenario);
    announce(t("lessons.summary.announce"));
  }, [keep, scenario]);
  const {pack, table} = desk;
  const board = table.view.value?.board;
  if (!board) return null;
  const {fought, rounds, lost, escaped, shots, hits} = reckon(pack, board, table.entries.value);
  const facts: string[] = [
    fought ? t("lessons.summary.rounds", {rounds, shots, hits}) : t("lessons.summary.no_battle"),
    t("lessons.summary.lost", {german: shipNames(pack, lost.german), allied: shipNames(pack, lost.allied)}),
    ...(escaped.german.length + escaped.allied.length > 0
      ? [t("lessons.summary.escaped", {ships: shipNames(pack, [...escaped.german, ...escaped.allied])})]
      : []),
    t(`lessons.summary.points.${scenario}`, {points: signed(board.vp)}),
  ];
  return (
    <section aria-label={t("lessons.summary.title")}>
      <h3>{t("lessons.summary.title")}</h3>
      <ul class={styles.advice}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <h3>{t("lessons.summary.teaches")}</h3>
      <ul class={styles.advice}>
        {[1, 2, 3].map((number) => (
          <li key={number}>{t(`lessons.summary.${scenario}.${number}` as Key)}</li>
        ))}
      </ul>
      <h3>{t("lessons.summary.history")}</h3>
      <p>{t(`lessons.summary.${scenario}.history`)}</p>
      <h3>{t("lessons.summary.next")}</h3>
      <p>{t(`lessons.summary.${scenario}.next`)}</p>
      <p class={styles.buttons}>
        <ButtonLink kind="primary" href={next[scenario]}>
          {t(`lessons.summary.${scenario}.go`)}
        </ButtonLink>
        <ButtonLink href="/learn">{t("lessons.summary.all")}</ButtonLink>
      </p>
    </section>
  );
}
