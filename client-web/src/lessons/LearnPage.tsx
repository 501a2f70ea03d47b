// /learn: the lessons, what each teaches and how long it takes. /learn/ID opens the page at one of them.
import {useEffect} from "preact/hooks";
import {scenarioName} from "../lobby";
import {t, type Key} from "../i18n";
import {Rule} from "../play/Rule";
import {GameInfo_Status, type GameInfo} from "../gen/chartroom/v1/lobby_pb";
import {turnOf, useStore} from "../state";
import {Badge, ButtonLink, Sheet} from "../ui";
import styles from "./lessons.module.css";
import {isBattle, lessons, type BattleId, type Lesson} from "./plan";
import {lessonsDone} from "./progress";
import {StartLesson} from "./StartLesson";

export function LearnPage({lesson}: {lesson?: string | undefined}) {
  const {keep, account, lobby} = useStore();
  const done = lessonsDone(keep);
  const signedIn = account.name.value !== undefined;
  useEffect(() => void (signedIn && lobby.refresh().catch(() => {})), [lobby, signedIn]);
  useEffect(() => {
    const sheet = lesson && document.getElementById(`lesson-${lesson}`);
    if (sheet) sheet.scrollIntoView({block: "start"});
  }, [lesson]);
  return (
    <>
      <p class={styles.lead}>{t("lessons.page.lead")}</p>
      <ol class={styles.lessons}>
        {lessons.map((each) => (
          <li key={each.id} id={`lesson-${each.id}`}>
            <LessonSheet lesson={each} done={done.has(each.id)} />
          </li>
        ))}
      </ol>
    </>
  );
}

function LessonSheet({lesson: {id, minutes, teaches, rules}, done}: {lesson: Lesson; done: boolean}) {
  return (
    <Sheet title={t(`lessons.name.${id}`)} class={styles.lesson}>
      <p class={styles.facts}>
        <Badge>{t("lessons.page.minutes", {minutes})}</Badge>
        {done && <Badge kind="good">{t("lessons.page.done")}</Badge>}
        {rules.map((rule) => (
          <Rule key={rule} rule={rule} />
        ))}
      </p>
      <div class={styles.lessonParts}>
        <div>
          <p>{t(`lessons.about.${id}`)}</p>
          <h3>{t("lessons.page.teaches")}</h3>
          <ul class={styles.advice}>
            {Array.from({length: teaches}, (_, index) => (
              <li key={index}>{t(`lessons.teaches.${id}.${index + 1}` as Key)}</li>
            ))}
          </ul>
        </div>
        <div>
          {isBattle(id) ? (
            <Battle id={id} />
          ) : (
            <ButtonLink kind="primary" href="/learn/table">
              {t("lessons.page.tour")}
            </ButtonLink>
          )}
        </div>
      </div>
    </Sheet>
  );
}

function Battle({id}: {id: BattleId}) {
  const {account, lobby} = useStore();
  if (account.name.value === undefined) {
    return (
      <p>
        {t("lessons.page.sign_in")} <a href="/">{t("lessons.page.sign_in_link")}</a>
      </p>
    );
  }
  const begun = lobby.mine.value.filter((game) => isBegun(game, id, account.name.value));
  return (
    <>
      {begun.length > 0 && (
        <>
          <h3>{t("lessons.page.begun")}</h3>
          <ul class={styles.begun}>
            {begun.map((game) => (
              <li key={game.id}>
                <a href={`/games/${game.id}`}>{game.title || scenarioName(game.scenario)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <StartLesson id={id} />
    </>
  );
}

function isBegun(game: GameInfo, id: BattleId, name: string | undefined): boolean {
  return (
    game.scenario === id &&
    game.status === GameInfo_Status.PLAYING &&
    turnOf(game, name) !== "ended" &&
    game.seats.some((seat) => seat.bot)
  );
}
