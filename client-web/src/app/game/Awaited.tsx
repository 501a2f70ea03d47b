// What the game waits for: in one place, mine first.
import {has, t} from "../../i18n";
import type {GameInfo} from "../../gen/chartroom/v1/lobby_pb";
import type {Awaited as Question} from "../../gen/chartroom/v1/play_pb";
import {sideName} from "../../lobby";
import {useStore, type Table} from "../../state";
import {Badge, Sheet} from "../../ui";
import styles from "./game.module.css";
import {Result} from "./Result";

export function Awaited({table, info}: {table: Table; info: GameInfo}) {
  const mine = new Set(table.asked.value);
  const questions = [...table.awaited.value].sort((a, b) => Number(mine.has(b)) - Number(mine.has(a)));
  if (table.outcome.value) return <Result outcome={table.outcome.value} info={info} table={table} />;
  return (
    <Sheet title={t("app.game.awaited")}>
      {questions.length === 0 && <p class={styles.quiet}>{t("app.game.awaited_none")}</p>}
      <ul class={styles.questions}>
        {questions.map((question) => (
          <QuestionRow key={question.number} question={question} info={info} isMine={mine.has(question)} />
        ))}
      </ul>
    </Sheet>
  );
}

function QuestionRow({question, info, isMine}: {question: Question; info: GameInfo; isMine: boolean}) {
  const {library} = useStore();
  const ruleset = library.ruleset(info.ruleset);
  const key = `app.awaited.${question.kind}`;
  return (
    <li class={styles.question}>
      <span>
        {has(key) ? t(key) : question.kind}
        {question.subject !== "" && ` · ${question.subject}`}
      </span>
      {isMine ? (
        <Badge kind="mark">{t("app.game.of_you")}</Badge>
      ) : (
        <Badge>{question.asked.map((side) => sideName(ruleset, side)).join(", ")}</Badge>
      )}
    </li>
  );
}
