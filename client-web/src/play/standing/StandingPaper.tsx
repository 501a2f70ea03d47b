// Standing orders as a sheet: what this side's questions are answered with while nobody is there. The first line that fits answers.
import {useEffect, useState} from "preact/hooks";
import {
  addLine,
  answersTo,
  decisionsOf,
  lineInWords,
  moveLine,
  newLine,
  readStanding,
  removeLine,
  replaceLine,
  unreachable,
  writeStanding,
  type Standing,
} from "../../far_seas/standing";
import {decisionText} from "../../far_seas/decisions";
import {t} from "../../i18n";
import {useAction} from "../../state";
import {Button, RefusalNote, Select, join} from "../../ui";
import type {Desk} from "../desk_state";
import styles from "../orders.module.css";
import {StandingLineForm} from "./StandingLineForm";

interface Kept {
  saved: Standing;
  proposed: Standing;
}

export function StandingPaper({desk}: {desk: Desk}) {
  const {table} = desk;
  const [kept, setKept] = useState<Kept>();
  const [written, setWritten] = useState<Standing>();
  const action = useAction();
  useEffect(() => {
    action.run(async () => {
      const {orders, defaults} = await table.ask("getStandingOrders", {});
      setKept({saved: readStanding(orders), proposed: readStanding(defaults)});
    });
  }, [table]);
  if (!kept) {
    return action.failure ? <RefusalNote {...action.failure} /> : <p role="status">{t("app.loading")}</p>;
  }
  const standing = written ?? kept.saved;
  const save = () =>
    action.run(async () => {
      await table.ask("setStandingOrders", {orders: writeStanding(standing)});
      setKept({...kept, saved: standing});
      setWritten(undefined);
    });
  return (
    <>
      <p class={styles.hint}>{t("play.standing_orders.hint")}</p>
      <Sheet desk={desk} standing={standing} onChange={setWritten} />
      <div class={styles.company}>
        <Button kind="primary" busy={action.busy} disabled={written === undefined} onClick={save}>
          {t("play.standing_orders.save")}
        </Button>
        {written !== undefined && (
          <Button kind="quiet" onClick={() => setWritten(undefined)}>
            {t("play.standing_orders.undo")}
          </Button>
        )}
        {standing.length === 0 && kept.proposed.length > 0 && (
          <Button onClick={() => setWritten(kept.proposed)}>{t("play.standing_orders.propose")}</Button>
        )}
      </div>
      <p role="status" class={styles.hint}>
        {written === undefined
          ? t("play.standing_orders.saved", {count: kept.saved.length})
          : t("play.standing_orders.unsaved")}
      </p>
      {action.failure && <RefusalNote {...action.failure} />}
    </>
  );
}

interface SheetProps {
  desk: Desk;
  standing: Standing;
  onChange(standing: Standing): void;
}

function Sheet({desk, standing, onChange}: SheetProps) {
  const [open, setOpen] = useState<number>();
  const idle = new Set(unreachable(standing));
  const move = (index: number, by: number) => {
    onChange(moveLine(standing, index, by));
    setOpen(undefined);
  };
  return (
    <>
      <ol class={styles.lines} aria-label={t("play.paper.standing")}>
        {standing.map((line, index) => (
          <li key={index} class={join(styles.line, open === index && styles.picked)}>
            <p class={styles.sentence}>
              {lineInWords(desk.pack, line)}
              {idle.has(index) && <em> {t("play.standing_orders.unreachable")}</em>}
            </p>
            {open === index && (
              <StandingLineForm
                desk={desk}
                line={line}
                onChange={(next) => onChange(replaceLine(standing, index, next))}
              />
            )}
            <div class={styles.company}>
              <Button
                kind="quiet"
                expanded={open === index}
                onClick={() => setOpen(open === index ? undefined : index)}
              >
                {open === index ? t("play.standing_orders.close") : t("play.standing_orders.edit")}
              </Button>
              <Button
                kind="quiet"
                label={t("play.standing_orders.up")}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <span aria-hidden="true">↑</span>
              </Button>
              <Button
                kind="quiet"
                label={t("play.standing_orders.down")}
                disabled={index === standing.length - 1}
                onClick={() => move(index, 1)}
              >
                <span aria-hidden="true">↓</span>
              </Button>
              <Button
                kind="quiet"
                onClick={() => {
                  onChange(removeLine(standing, index));
                  setOpen(undefined);
                }}
              >
                {t("play.standing_orders.remove")}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <Select
        label={t("play.standing_orders.add")}
        value=""
        choices={[
          {value: "", label: t("play.order.choose")},
          ...decisionsOf(desk.table.eyes.value).map((decision) => ({
            value: String(decision),
            label: decisionText(decision).title,
          })),
        ]}
        onChange={(value) => {
          if (value === "") return;
          const decision = Number(value);
          const line = newLine(decision, answersTo(decision)[0]);
          const next = addLine(standing, line);
          onChange(next);
          setOpen(next.indexOf(line));
        }}
      />
    </>
  );
}
