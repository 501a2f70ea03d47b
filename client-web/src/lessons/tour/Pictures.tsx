// The small drawings of the tour, each with its word.
import type {ComponentChildren} from "preact";
import {ReadinessMark} from "../../chart/Counter";
import "../../chart/chart.css";
import "../../chart/counter.css";
import {Symbol} from "../../chart/Marks";
import {Readiness} from "../../gen/chartroom/v1/far_seas_pb";
import {t} from "../../i18n";
import styles from "./tour.module.css";

const symbols = ["coal", "coal_colony", "rising_sun", "amc_intern", "england"] as const;
const readinesses = ["ready", "acting", "done"] as const;
const values = {ready: Readiness.READY, acting: Readiness.ACTING, done: Readiness.DONE};

function Row({picture, children}: {picture: ComponentChildren; children: ComponentChildren}) {
  return (
    <li>
      <svg class="counter" viewBox="-11 -11 22 22" aria-hidden="true">
        {picture}
      </svg>
      <span>{children}</span>
    </li>
  );
}

export function Symbols() {
  return (
    <ul class={styles.pictures}>
      {symbols.map((kind) => (
        <Row
          key={kind}
          picture={
            <g class="chart-symbol">
              <Symbol kind={kind} />
            </g>
          }
        >
          {t(`lessons.tour.symbol.${kind}`)}
        </Row>
      ))}
    </ul>
  );
}

export function Readinesses() {
  return (
    <ul class={styles.pictures}>
      {readinesses.map((word) => (
        <Row key={word} picture={<ReadinessMark readiness={values[word]} x={0} y={0} />}>
          {t(`lessons.tour.readiness.${word}`)}
        </Row>
      ))}
    </ul>
  );
}
