// Where to: a list of areas, first those that can be reached, then the others. Choosing one of these says why not instead of going there.
import {useId, useState} from "preact/hooks";
import {areaName, signed} from "../far_seas/names";
import type {Pack} from "../far_seas/pack";
import type {Reach} from "../far_seas/reach";
import {t} from "../i18n";
import {Rule} from "./Rule";
import styles from "./orders.module.css";

interface Props {
  label: string;
  pack: Pack;
  reach: ReadonlyMap<number, Reach>;
  to: number | undefined;
  none?: string; // what the first line says; choosing it takes the order away
  onChoose(to: number | undefined): void;
}

export function Destination({label, pack, reach, to, none = t("play.order.no_destination"), onChoose}: Props) {
  const id = useId();
  const [refused, setRefused] = useState<Reach>();
  const all = [...reach.entries()];
  const may = all.filter(([, each]) => each.allowed);
  const mayNot = all.filter(([, each]) => !each.allowed);
  const choose = (value: string) => {
    if (value === "") {
      setRefused(undefined);
      return onChoose(undefined);
    }
    const chosen = reach.get(Number(value));
    setRefused(chosen?.allowed ? undefined : chosen);
    if (chosen?.allowed) onChoose(Number(value));
  };
  const costs = to === undefined ? undefined : reach.get(to);
  return (
    <div class={styles.field}>
      <label for={id}>{label}</label>
      <select
        id={id}
        value={to ?? ""}
        aria-describedby={`${id}-why`}
        onChange={(event) => {
          choose(event.currentTarget.value);
          event.currentTarget.value = String(to ?? ""); // until the draft has changed
        }}
      >
        <option value="">{none}</option>
        <optgroup label={t("play.order.reachable")}>
          {may.map(([area, {penalty}]) => (
            <option key={area} value={area} selected={area === to}>
              {areaName(pack, area)}
              {penalty > 0 && ` · ${t("play.order.price", {points: signed(penalty)})}`}
            </option>
          ))}
        </optgroup>
        <optgroup label={t("play.order.unreachable")}>
          {mayNot.map(([area]) => (
            <option key={area} value={area} selected={area === to}>
              {areaName(pack, area)}
            </option>
          ))}
        </optgroup>
      </select>
      <p id={`${id}-why`} class={styles.why} role="status">
        {refused ? (
          <>
            {refused.why} <Rule rule={refused.rule} />
          </>
        ) : costs && costs.penalty > 0 ? (
          <>
            {t("play.order.price", {points: signed(costs.penalty)})}: {costs.why} <Rule rule={costs.rule} />
          </>
        ) : null}
      </p>
    </div>
  );
}
