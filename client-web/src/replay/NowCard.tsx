// What brought this moment about. Read out as one steps, and not while time goes on by itself.
import {t} from "../i18n";
import {textInWords} from "../i18n/said";
import {Dice} from "../play/log/Dice";
import type {Line} from "../play/log/lines";
import {Rule} from "../play/Rule";
import type {Replay} from "./replay_state";
import styles from "./replay.module.css";
import {linesOf, whereInWords} from "./words";

export function NowCard({replay, lines}: {replay: Replay; lines: readonly Line[]}) {
  const number = replay.number.value;
  const where = replay.where.value;
  const isTraining = replay.game.where.at(-1)?.turn === 0;
  const told = linesOf(lines, number);
  const outcome = replay.moments.shown.value?.outcome;
  const atEnd = number === replay.last.value && replay.moments.settled.value;
  return (
    <div class={styles.nowCard} aria-live={replay.playing.value ? "off" : "polite"}>
      <p class={styles.where}>
        <strong>{whereInWords(where) || (isTraining ? t("play.standing.training") : "")}</strong>
        <span>{t("play.standing.vp", {points: where.points})}</span>
        <span>{t("replay.number", {number, last: replay.last.value})}</span>
      </p>
      {number === 0 && <p>{t("replay.before")}</p>}
      {told.map((line) => (
        <div key={line.key}>
          <p>
            {line.text} <Rule rule={line.rule} />
          </p>
          {line.dice.length > 0 && <Dice dice={line.dice} />}
        </div>
      ))}
      {atEnd && outcome && outcome.reason !== "" && <p class={styles.reason}>{textInWords(outcome.reason)}</p>}
    </div>
  );
}
