// One standing order: for which ships, against whom, and what is answered.
import {sideOfShip} from "../../far_seas/board";
import {toggled} from "./toggled";
import {
  answerName,
  answersTo,
  concernsShips,
  meetsEnemies,
  metName,
  typesName,
  type StandingLine,
} from "../../far_seas/standing";
import {Met, ShipType} from "../../gen/chartroom/v1/far_seas_pb";
import {t} from "../../i18n";
import {Checkbox, Disclosure, Select} from "../../ui";
import type {Desk} from "../desk_state";
import styles from "../orders.module.css";

interface Props {
  desk: Desk;
  line: StandingLine;
  onChange(line: StandingLine): void;
}

const types = Object.values(ShipType).filter((type): type is ShipType => typeof type === "number" && type > 0);

export function StandingLineForm({desk, line, onChange}: Props) {
  const own = desk.pack.ships.filter(({number}) => sideOfShip(desk.pack, number) === desk.table.eyes.value);
  return (
    <>
      <Select
        label={t("play.standing_orders.answer")}
        value={String(line.answer)}
        choices={answersTo(line.decision).map((answer) => ({value: String(answer), label: answerName(answer)}))}
        onChange={(answer) => onChange({...line, answer: Number(answer)})}
      />
      {meetsEnemies(line.decision) && (
        <>
          <Select
            label={t("play.standing_orders.met")}
            value={String(line.met)}
            choices={[Met.ANYBODY, Met.STRONGER, Met.NOT_STRONGER].map((met) => ({
              value: String(met),
              label: metName(met),
            }))}
            onChange={(met) => onChange({...line, met: Number(met)})}
          />
          <Disclosure summary={t("play.standing_orders.against", {count: line.against.length})}>
            <div class={styles.checks}>
              {types.map((type) => (
                <Checkbox
                  key={type}
                  label={typesName(type)}
                  checked={line.against.includes(type)}
                  onChange={() => onChange({...line, against: toggled(line.against, type)})}
                />
              ))}
            </div>
          </Disclosure>
        </>
      )}
      {concernsShips(line.decision) && (
        <Disclosure summary={t("play.standing_orders.ships", {count: line.ships.length})}>
          <div class={styles.checks}>
            {own.map(({number, name}) => (
              <Checkbox
                key={number}
                label={name}
                checked={line.ships.includes(number)}
                onChange={() => onChange({...line, ships: toggled(line.ships, number)})}
              />
            ))}
          </div>
        </Disclosure>
      )}
    </>
  );
}
