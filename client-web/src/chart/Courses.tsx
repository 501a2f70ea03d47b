// Arrows from place to place. Kinds differ in their line, not only in colour: planned is dashed, ordered solid, made thin and dotted,
// announced double.
import type {Pack} from "../far_seas/pack";
import {t} from "../i18n";
import {areaName, boxName} from "./describe";
import {Fixed} from "./Fixed";
import {boxKey} from "./model";
import {anchors, type Panel} from "./places";
import {turn, width, type Point} from "./projection";
import type {Course, Place} from "./props";

function pointOf(pack: Pack, panels: readonly Panel[], place: Place): Point | undefined {
  if (place.kind === "area") {
    const area = pack.areas.get(place.area);
    return area && anchors(area).berth;
  }
  return panels.find((panel) => panel.boxes.some((box) => boxKey(box) === boxKey(place.box)))?.at;
}

// A bow to the right of the way, the short way around the globe; drawn twice where it runs over the cut.
function arcs([x, y]: Point, [u, v]: Point): {d: string; middle: Point}[] {
  const east = ((((u - x + turn / 2) % turn) + turn) % turn) - turn / 2;
  const south = v - y;
  const length = Math.hypot(east, south) || 1;
  const bow = Math.min(90, length * 0.16);
  const starts = Math.abs(x + east - u) < 1 ? [x] : [x, x + Math.sign(u - x) * turn];
  return starts.map((start) => {
    const middle: Point = [start + east / 2 - (south / length) * bow, y + south / 2 + (east / length) * bow];
    const short = 1 - Math.min(0.25, 30 / length);
    const end: Point = [start + east * short, y + south * short];
    return {
      d: `M${start} ${y}Q${middle[0].toFixed(1)} ${middle[1].toFixed(1)} ${end[0].toFixed(1)} ${end[1].toFixed(1)}`,
      middle: [(start + 2 * middle[0] + end[0]) / 4, (y + 2 * middle[1] + end[1]) / 4],
    };
  });
}

// Staying where one is: a ring.
function ring([x, y]: Point): {d: string; middle: Point}[] {
  return [{d: `M${x - 40} ${y + 30}A52 46 0 1 1 ${x + 34} ${y + 34}`, middle: [x, y - 52]}];
}

export function courseLine(pack: Pack, course: Course): string {
  const name = (place: Place) =>
    place.kind === "area" ? areaName(pack.areas.get(place.area)!) : boxName(pack, place.box);
  return t("chart.course", {
    ships: course.ships.map((ship) => pack.ships[ship]!.name).join(", "),
    from: name(course.from),
    to: name(course.to),
    kind: t(`chart.course.${course.kind}`),
  });
}

export function Courses({pack, panels, courses}: {pack: Pack; panels: readonly Panel[]; courses: readonly Course[]}) {
  return (
    <g class="chart-courses" aria-hidden="true">
      {courses.map((course, index) => {
        const from = pointOf(pack, panels, course.from);
        const to = pointOf(pack, panels, course.to);
        if (!from || !to) return null;
        const same = from[0] === to[0] && from[1] === to[1];
        return (same ? ring(from) : arcs(from, to)).map(({d, middle}, copy) => (
          <g key={`${index}.${copy}`} class={`chart-course chart-course-${course.kind}`}>
            <title>{courseLine(pack, course)}</title>
            <path class="chart-course-case" d={d} />
            <path class="chart-course-line" d={d} marker-end="url(#chart-arrow)" />
            {course.label && middle[0] > 0 && middle[0] < width && (
              <Fixed at={middle}>
                <text class="chart-course-label" text-anchor="middle" y="4">
                  {course.label}
                </text>
              </Fixed>
            )}
          </g>
        ));
      })}
    </g>
  );
}
