// The areas as surfaces: what can be pointed at, focused and chosen. Colour and pattern say what is allowed to what is picked.
import {useMemo} from "preact/hooks";
import type {Pack} from "../far_seas/pack";
import {centreOf} from "./places";
import {turn, width} from "./projection";
import type {Reach} from "./props";
import {pathOf, seaOf} from "./sea_geometry";

export interface SeaShape {
  area: number;
  path: string;
  ghost: number | undefined; // shift of the part that is drawn again beyond the cut
}

export function useSeas(pack: Pack): SeaShape[] {
  return useMemo(
    () =>
      [...pack.areas.values()].map((area) => {
        const {points} = seaOf(area.number, centreOf(area));
        const ghost = [-turn, turn].find((shift) => points.some(([x]) => x + shift > 0 && x + shift < width));
        return {area: area.number, path: pathOf(points), ghost};
      }),
    [pack],
  );
}

export function Patterns() {
  return (
    <defs>
      <pattern id="chart-hatch" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="chart-hatch-line" d="M0 6.5H13" />
      </pattern>
      <pattern id="chart-dots" width="14" height="14" patternUnits="userSpaceOnUse">
        <rect class="chart-dots-ground" width="14" height="14" />
        <circle class="chart-dots-dot" cx="4" cy="4" r="1.6" />
        <circle class="chart-dots-dot" cx="11" cy="11" r="1.6" />
      </pattern>
      <marker id="chart-arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4.5" markerHeight="4.5" orient="auto">
        <path class="chart-arrowhead" d="M0 0L10 5L0 10L2.5 5z" />
      </marker>
    </defs>
  );
}

interface SeasProps {
  seas: readonly SeaShape[];
  reach: ReadonlyMap<number, Reach> | undefined;
  marked: ReadonlySet<number>;
  cursor: number;
  label(area: number): string;
  tip(area: number): string;
}

export function Seas({seas, reach, marked, cursor, label, tip}: SeasProps) {
  return (
    <g class="chart-seas">
      {seas.map(({area, path, ghost}) => {
        const may = reach?.get(area);
        const state = !reach ? "" : may?.allowed ? "chart-may" : may ? "chart-may-not" : "chart-out-of-reach";
        return (
          <g key={area} class={`chart-sea ${state} ${marked.has(area) ? "chart-marked" : ""}`}>
            {ghost !== undefined && (
              <path d={path} transform={`translate(${ghost} 0)`} data-area={area} aria-hidden="true" />
            )}
            <path
              d={path}
              data-area={area}
              role="button"
              tabindex={area === cursor ? 0 : -1}
              aria-label={label(area)}
              aria-disabled={may !== undefined && !may.allowed}
            >
              <title>{tip(area)}</title>
            </path>
          </g>
        );
      })}
    </g>
  );
}

// Around the area that has the focus, or that needs attention: drawn above the land.
export function Outlines({
  seas,
  cursor,
  marked,
}: {
  seas: readonly SeaShape[];
  cursor: number;
  marked: ReadonlySet<number>;
}) {
  return (
    <g class="chart-outlines" aria-hidden="true">
      {seas
        .filter(({area}) => marked.has(area))
        .map(({area, path}) => (
          <path key={area} class="chart-mark-line" d={path} />
        ))}
      {seas
        .filter(({area}) => area === cursor)
        .map(({area, path}) => (
          <path key={`cursor${area}`} class="chart-cursor" d={path} />
        ))}
    </g>
  );
}
