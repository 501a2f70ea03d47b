// What does not change: paper, graticule, compass roses with their rhumb lines, land, the borders of the areas, the frame. Nothing of it
// can be touched.
import {memo} from "preact/compat";
import {useEffect, useState} from "preact/hooks";
import {t} from "../i18n";
import {height, project, turn, west, width, yOf, type Point} from "./projection";
import {lineOf} from "./sea_geometry";
import {borders} from "./seas";
import {waterlines, type Coast as CoastFile} from "./waterlines";

const roses: readonly Point[] = [project([-47.5, 27.3]), project([-135, -24]), project([82, -46])];
const winds = Array.from({length: 32}, (_, index) => (index * Math.PI) / 16);

// The lines that go out from a rose, up to the frame, as on the old charts.
function rhumbs([x, y]: Point): string {
  return winds
    .filter((_, index) => index % 2 === 0)
    .map((angle) => {
      const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
      const across = dx === 0 ? Infinity : ((dx > 0 ? width : 0) - x) / dx;
      const along = dy === 0 ? Infinity : ((dy > 0 ? height : 0) - y) / dy;
      const far = Math.min(1500, across, along);
      return `M${(x + 62 * dx).toFixed(1)} ${(y + 62 * dy).toFixed(1)}L${(x + far * dx).toFixed(0)} ${(y + far * dy).toFixed(0)}`;
    })
    .join("");
}

function graticule(): string {
  const lines: string[] = [];
  for (let lon = -180; lon < 180; lon += 20) {
    const [x] = project([lon, 0]);
    for (const at of [x, x + turn]) if (at < width) lines.push(`M${at} 0V${height}`);
  }
  for (let lat = -60; lat <= 60; lat += 20) lines.push(`M0 ${yOf(lat)}H${width}`);
  return lines.join("");
}

// The scale of degrees in the frame: every second one filled.
function ticks(): string {
  const parts: string[] = [];
  for (let x = ((20 - west) % 10) * 10; x < width; x += 200)
    parts.push(`M${x} 0h100v12h-100zM${x} ${height - 12}h100v12h-100z`);
  for (let lat = -60; lat < 70; lat += 20) {
    const [top, bottom] = [yOf(lat + 10), yOf(lat)];
    parts.push(`M0 ${top}h12V${bottom}h-12zM${width - 12} ${top}h12V${bottom}h-12z`);
  }
  return parts.join("");
}

// Borders at sea, as lines; those near the cut are drawn on both sides.
export function borderLines(): string {
  return borders
    .filter((border) => border.coast === undefined)
    .map(lineOf)
    .filter((line) => line.length > 1)
    .flatMap((line) => {
      const points = [project(line[0]!)];
      for (const lonLat of line.slice(1)) points.push(project(lonLat, points.at(-1)![0]));
      const path = (shift: number) => `M${points.map(([x, y]) => `${x + shift} ${y}`).join("L")}`;
      const copies = [-turn, 0, turn].filter((shift) => points.some(([x]) => x + shift > 0 && x + shift < width));
      return copies.map(path);
    })
    .join("");
}

function Rose({at: [x, y], size}: {at: Point; size: number}) {
  const points = (radius: number, inner: number, from: number, step: number) =>
    Array.from({length: 360 / step}, (_, index) => {
      const angle = ((from + index * step) * Math.PI) / 180;
      const side = 0.16;
      const tip = `${radius * Math.sin(angle)} ${-radius * Math.cos(angle)}`;
      const flank = (a: number) => `${inner * Math.sin(angle + a)} ${-inner * Math.cos(angle + a)}`;
      return {light: `M0 0L${flank(-side * 4)}L${tip}Z`, dark: `M0 0L${flank(side * 4)}L${tip}Z`};
    });
  const stars = [...points(34, 12, 45, 90), ...points(48, 11, 0, 90)];
  return (
    <g class="chart-rose" transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="56" />
      <circle r="52" />
      <path
        d={winds
          .map((a) => `M${52 * Math.sin(a)} ${-52 * Math.cos(a)}L${56 * Math.sin(a)} ${-56 * Math.cos(a)}`)
          .join("")}
      />
      <path class="chart-rose-light" d={stars.map((star) => star.light).join("")} />
      <path class="chart-rose-dark" d={stars.map((star) => star.dark).join("")} />
      <path class="chart-rose-dark" d="M0 -66l5 9l-5 -2.5l-5 2.5z" />
    </g>
  );
}

type Coast = CoastFile | "waiting" | "failed";

// The coasts come in a file of their own. Without them the chart can be played on.
export function useCoast(): {coast: Coast; retry: () => void} {
  const [coast, setCoast] = useState<Coast>("waiting");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    import("./coast.json").then(
      (file) => wanted && setCoast(file.default),
      () => wanted && setCoast("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);
  return {coast, retry: () => setAttempt(attempt + 1)};
}

// Lines along the coast that get farther from it, as engravers made water.
const strokes = [19, 11, 4.5];

export const Water = memo(function Water({coast}: {coast: Coast}) {
  if (typeof coast === "string") return null;
  return (
    <g class="chart-water" transform={`scale(${coast.scale})`}>
      {strokes.map((stroke, index) => {
        const pieces = waterlines(coast, stroke / 3);
        return (
          <g key={stroke}>
            <g class={`chart-water-line chart-water-${index}`} stroke-width={stroke / coast.scale}>
              {pieces.map((d) => (
                <path key={d} d={d} />
              ))}
            </g>
            <g class="chart-water-gap" stroke-width={(stroke - 1.5) / coast.scale}>
              {pieces.map((d) => (
                <path key={d} d={d} />
              ))}
            </g>
          </g>
        );
      })}
    </g>
  );
});

export const Land = memo(function Land({coast}: {coast: Coast}) {
  if (typeof coast === "string") return null;
  return (
    <g class="chart-land-layer" transform={`scale(${coast.scale})`}>
      <path class="chart-land" d={coast.d} stroke-width={1.2 / coast.scale} />
    </g>
  );
});

export const Paper = memo(function Paper() {
  return (
    <g class="chart-paper">
      <rect class="chart-sea-ground" width={width} height={height} />
      <path class="chart-graticule" d={graticule()} />
      <path class="chart-rhumbs" d={roses.map(rhumbs).join("")} />
    </g>
  );
});

export const Borders = memo(function Borders() {
  const d = borderLines();
  return (
    <g class="chart-borders">
      <path class="chart-border-case" d={d} />
      <path class="chart-border" d={d} />
    </g>
  );
});

export const Ornaments = memo(function Ornaments({language: _}: {language: string}) {
  const [titleX, titleY] = project([98, 62]);
  const [weedX, weedY] = roses[0]!;
  return (
    <g class="chart-ornaments">
      {roses.map((at, index) => (
        <Rose key={index} at={at} size={index === 0 ? 0.72 : 1.5} />
      ))}
      <text class="chart-weed" x={weedX} y={weedY + 62} text-anchor="middle">
        {t("chart.sargasso")}
      </text>
      <g class="chart-cartouche" transform={`translate(${titleX} ${titleY})`}>
        <text class="chart-title" text-anchor="middle">
          {t("chart.title")}
        </text>
        <path d="M-330 34H-30M30 34H330M0 26l12 8l-12 8l-12 -8z" />
        <text class="chart-subtitle" y="84" text-anchor="middle">
          {t("chart.subtitle")}
        </text>
      </g>
    </g>
  );
});

export const Frame = memo(function Frame() {
  return (
    <g class="chart-neatline">
      <path class="chart-ticks" d={ticks()} />
      <rect width={width} height={height} />
      <rect x="12" y="12" width={width - 24} height={height - 24} />
    </g>
  );
});
