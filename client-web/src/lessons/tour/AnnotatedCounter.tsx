// A counter, large, with a number at each thing on it; the list below says what the numbers mean, and is what a screen reader reads.
import {CounterFace} from "../../chart/Counter";
import "../../chart/chart.css";
import "../../chart/counter.css";
import type {Ship} from "../../far_seas/pack";
import {signed, typeName} from "../../far_seas/names";
import type {ShipStatus} from "../../gen/chartroom/v1/far_seas_pb";
import {t, type Key} from "../../i18n";
import {join} from "../../ui";
import styles from "./tour.module.css";

type Point = readonly [x: number, y: number];

// Where each thing is on the face of a counter (100 by 66), and where its number stands.
const notes: readonly {id: string; at: Point; number: Point}[] = [
  {id: "ensign", at: [12, 10], number: [-24, 4]},
  {id: "silhouette", at: [18, 28], number: [-24, 28]},
  {id: "damage", at: [10, 46], number: [-24, 50]},
  {id: "type", at: [38, 8], number: [38, -20]},
  {id: "stars", at: [86, 7], number: [76, -20]},
  {id: "readiness", at: [101, -1], number: [124, -14]},
  {id: "gun", at: [90, 24], number: [124, 16]},
  {id: "fire", at: [90, 42], number: [124, 42]},
  {id: "speed", at: [67, 46], number: [82, 86]},
  {id: "name", at: [36, 58], number: [30, 86]},
];

export function AnnotatedCounter({ship, status}: {ship: Ship; status: ShipStatus}) {
  const values = {
    type: typeName(ship.type),
    stars: ship.stars,
    gun: ship.gun,
    fire: signed(ship.fire),
    damage: ship.damage,
    taken: status.damage,
    speed: ship.speed,
  };
  return (
    <figure class={styles.figure}>
      <svg class={join("counter", styles.drawing)} viewBox="-38 -34 176 134" aria-hidden="true">
        <CounterFace ship={ship} status={status} picked={false} />
        {notes.map(({id, at, number}, index) => (
          <g key={id}>
            <path class={styles.leader} d={`M${number.join(" ")}L${at.join(" ")}`} />
            <circle class={styles.tip} cx={at[0]} cy={at[1]} r="1.3" />
            <circle class={styles.bubble} cx={number[0]} cy={number[1]} r="8" />
            <text class={styles.number} x={number[0]} y={number[1] + 3.4} text-anchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption class="visually-hidden">{t("lessons.tour.counter.caption", {ship: ship.name})}</figcaption>
      <ol class={styles.notes}>
        {notes.map(({id}) => (
          <li key={id}>{t(`lessons.tour.counter.${id}` as Key, values)}</li>
        ))}
      </ol>
    </figure>
  );
}
