// The lesson beside the desk: what is asked now and why, what would be a good answer, and what came of the last one.
import {useEffect, useId, useMemo} from "preact/hooks";
import type {GameInfo} from "../gen/chartroom/v1/lobby_pb";
import {decisionText} from "../far_seas/decisions";
import {t} from "../i18n";
import {Rule} from "../play/Rule";
import {useHeldBack} from "../play/desk/held_back";
import type {Desk} from "../play/desk_state";
import {useStore} from "../state";
import {Button, Disclosure, join} from "../ui";
import styles from "./lessons.module.css";
import {isBattle, type BattleId} from "./plan";
import {Progress} from "./progress";
import {Remarks} from "./Remarks";
import {remarksOn, sinceAnswer, type Remark} from "./remarks";
import {situationOf} from "./situation";
import {useSpotlight, type Spot} from "./spotlight";
import {stepOf, tellStep, type Told} from "./steps";
import {Summary} from "./Summary";

interface Props {
  desk: Desk;
  info: GameInfo;
}

export function LessonCard({desk, info}: Props) {
  const {keep, account} = useStore();
  const name = account.name.value ?? "";
  const progress = useMemo(() => new Progress(keep, name, info.id), [keep, name, info.id]);
  const {scenario} = info;
  if (!isBattle(scenario)) return null;
  if (!progress.shown.value) {
    return (
      <p class={styles.offer}>
        <Button onClick={() => progress.show(true)}>{t("lessons.card.show")}</Button>
      </p>
    );
  }
  return <Card desk={desk} scenario={scenario} progress={progress} />;
}

function Card({desk, scenario, progress}: {desk: Desk; scenario: BattleId; progress: Progress}) {
  const heading = useId();
  const folded = progress.folded.value;
  const ended = desk.table.outcome.value !== undefined;
  const isHeldBack = useHeldBack(desk);
  return (
    <aside
      class={join(styles.card, folded && styles.folded)}
      aria-labelledby={heading}
      data-beside={folded ? undefined : ""}
    >
      <header class={styles.cardHead}>
        <h2 id={heading}>{t(`lessons.name.${scenario}`)}</h2>
        <Button kind="quiet" expanded={!folded} onClick={() => progress.fold(!folded)}>
          {folded ? t("lessons.card.unfold") : t("lessons.card.fold")}
        </Button>
        <Button kind="quiet" label={t("lessons.card.hide")} onClick={() => progress.show(false)}>
          <span aria-hidden="true">✕</span>
        </Button>
      </header>
      {!folded && (
        <div class={styles.cardBody} tabIndex={0} role="region" aria-labelledby={heading}>
          {isHeldBack ? (
            <p>{t("lessons.card.watched")}</p>
          ) : ended ? (
            <Summary desk={desk} scenario={scenario} />
          ) : (
            <Now desk={desk} progress={progress} />
          )}
        </div>
      )}
    </aside>
  );
}

// The remarks on what was, then the step that is.
function Now({desk, progress}: {desk: Desk; progress: Progress}) {
  const asked = desk.asked.value;
  const view = desk.table.view.value;
  const side = desk.table.eyes.value;
  const entries = desk.entries.value; // of a round that is being watched, nothing beforehand
  const remarks = useMemo(
    () => (view?.board ? remarksOn(desk.pack, view.board, side, sinceAnswer(entries, side)) : []),
    [desk.pack, view, side, entries],
  );
  if (!asked) return <Waiting desk={desk} remarks={remarks} progress={progress} />;
  const situation = situationOf(desk.pack, asked.view, asked.options);
  const step = stepOf(situation);
  return (
    <StepNow
      key={asked.awaited.number}
      desk={desk}
      progress={progress}
      id={step.id}
      question={asked.awaited.number}
      title={decisionText(situation.decision).title}
      told={tellStep(step, situation)}
      remarks={remarks}
    />
  );
}

interface StepProps {
  desk: Desk;
  progress: Progress;
  id: string;
  question: number;
  title: string;
  told: Told;
  remarks: readonly Remark[];
}

function StepNow({desk, progress, id, question, title, told, remarks}: StepProps) {
  const text = useId();
  const first = progress.isFirst(id, question);
  useEffect(() => progress.told(id, question, remarks), [progress, id, question, remarks]);
  const spot: Spot = desk.isTouched.value && desk.isComplete.value ? "commit" : "panel";
  useSpotlight(spot, text);
  return (
    <>
      <Remarks remarks={remarks} progress={progress} />
      <section aria-label={title} data-question={question}>
        <h3 class={styles.now}>
          {title} <Rule rule={told.rule} />
        </h3>
        {first ? <p>{told.what}</p> : <p>{told.again}</p>}
        <AdviceList desk={desk} told={told} />
        <p id={text} class={styles.how}>
          <span aria-hidden="true">☞ </span>
          {spot === "commit" ? t("lessons.card.commit") : told.how}
        </p>
        {!first && (
          <Disclosure summary={t("lessons.card.again")}>
            <p>{told.what}</p>
          </Disclosure>
        )}
      </section>
    </>
  );
}

function AdviceList({desk, told}: {desk: Desk; told: Told}) {
  if (told.advice.length === 0) return null;
  return (
    <ul class={styles.advice} aria-label={t("lessons.card.advice")}>
      {told.advice.map(({text, rule, area}) => (
        <li key={text}>
          {text} <Rule rule={rule} />{" "}
          {area !== undefined && (
            <button type="button" class={styles.link} onClick={() => desk.lookAt(area)}>
              {t("lessons.card.look", {area})}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Waiting({desk, remarks, progress}: {desk: Desk; remarks: readonly Remark[]; progress: Progress}) {
  const waits = desk.table.awaited.value.length > 0 && desk.table.asked.value.length === 0;
  return (
    <>
      <Remarks remarks={remarks} progress={progress} />
      <p>{waits ? t("lessons.card.waiting") : t("app.loading")}</p>
    </>
  );
}
