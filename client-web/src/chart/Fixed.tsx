// Something that stands at a point of the chart and keeps its size on the screen (--chart-u, zoom.ts).
import type {ComponentChildren} from "preact";
import type {Point} from "./projection";

interface FixedProps {
  at: Point;
  shift?: Point | undefined; // from there, in its own size
  children: ComponentChildren;
}

export function Fixed({at, shift, children}: FixedProps) {
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <g class="chart-fixed">{shift ? <g transform={`translate(${shift[0]} ${shift[1]})`}>{children}</g> : children}</g>
    </g>
  );
}
