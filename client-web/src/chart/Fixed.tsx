// Something that stands at a point of the chart and keeps its size on the screen (--chart-u, zoom.ts).
import type {ComponentChildren} from "preact";
import type {Point} from "./projection";

export function Fixed({at, children}: {at: Point; children: ComponentChildren}) {
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <g class="chart-fixed">{children}</g>
    </g>
  );
}
