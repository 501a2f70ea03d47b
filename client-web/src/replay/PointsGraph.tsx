// The victory points over time (8.0), above the time bar and as wide as it.
import {useMemo} from "preact/hooks";
import {t} from "../i18n";
import {depthOf, pathOf, pointsLine} from "./points_line";
import styles from "./replay.module.css";
import type {Where} from "./stories";

const size = {width: 1000, height: 100};

export function PointsGraph({where, place}: {where: readonly Where[]; place: number}) {
  const last = where.length - 1;
  const {line, path} = useMemo(() => {
    const line = pointsLine(where);
    return {line, path: pathOf(line, last, size)};
  }, [where]);
  const {lowest, highest} = line;
  const zero = depthOf(line, 0) * size.height;
  const now = (place / Math.max(1, last)) * size.width;
  const label = t("replay.points", {
    now: where[place]?.points ?? 0,
    end: where.at(-1)?.points ?? 0,
    lowest,
    highest,
  });
  return (
    <div class={styles.graph}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <path class={styles.area} d={`${path}V${zero}H0Z`} />
        <path class={styles.zero} d={`M0 ${zero}H${size.width}`} />
        <path class={styles.line} d={path} />
        <path class={styles.now} d={`M${now} 0V${size.height}`} />
      </svg>
      {highest > 0 && (
        <span class={styles.highest} aria-hidden="true">
          {highest}
        </span>
      )}
      {lowest < 0 && (
        <span class={styles.lowest} aria-hidden="true">
          {lowest}
        </span>
      )}
    </div>
  );
}
