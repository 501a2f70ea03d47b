// The coasts of world-atlas, made small: projected, clipped to the chart, simplified and written as one path to src/chart/coast.json,
// which is committed. Run it again (npm run coast) after changing the projection.
import {readFileSync, writeFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {build} from "esbuild";
import {feature} from "topojson-client";

const here = fileURLToPath(new URL("..", import.meta.url));
const tolerance = 0.55; // units of the chart, of which a degree has ten
const smallest = 2.2; // square units: islands below are left out
const precision = 4; // steps in a unit

const {project, width, height, turn, south} = await loadProjection();

async function loadProjection() {
  const {outputFiles} = await build({
    entryPoints: [`${here}src/chart/projection.ts`],
    bundle: true,
    format: "esm",
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}

// A ring of longitudes and latitudes in one piece on the chart.
function unroll(ring) {
  const points = [];
  for (const lonLat of ring.slice(0, -1)) {
    const at = [lonLat[0], Math.max(-84, Math.min(84, lonLat[1]))];
    points.push(project(at, points.at(-1)?.[0]));
  }
  return points;
}

// world-atlas cuts the land at 180 degrees: pieces that meet there are put together again.
const cut = project([180, 0])[0];
const onCut = ([x]) => Math.abs((x - cut) % turn) < 0.2;

function withoutCut(ring) {
  const start = ring.findIndex((point, i) => onCut(point) && onCut(ring[(i + 1) % ring.length]));
  if (start < 0 || ring.every(onCut)) return undefined;
  let end = start;
  while (onCut(ring[(end + 1) % ring.length])) end = (end + 1) % ring.length;
  let first = start;
  while (onCut(ring[(first - 1 + ring.length) % ring.length])) first = (first - 1 + ring.length) % ring.length;
  const rest = [];
  for (let i = end; i !== first; i = (i + 1) % ring.length) rest.push(ring[i]);
  rest.push(ring[first]);
  return rest;
}

function mend(rings) {
  const whole = rings.filter((ring) => !withoutCut(ring));
  const open = rings.map(withoutCut).filter(Boolean);
  const near = (a, b) => Math.abs(a[1] - b[1]) < 3;
  while (open.length > 0) {
    const ring = open.pop();
    const index = open.findIndex((other) => near(other[0], ring.at(-1)) && near(other.at(-1), ring[0]));
    if (index >= 0) {
      const [other] = open.splice(index, 1);
      const shift = Math.round((ring.at(-1)[0] - other[0][0]) / turn) * turn;
      whole.push([...ring, ...other.map(([x, y]) => [x + shift, y])]);
    } else {
      whole.push(ring);
    }
  }
  return whole;
}

// Sutherland and Hodgman, against the four edges with some room for strokes.
function clip(ring) {
  const room = 40;
  const edges = [
    [0, -room, 1],
    [0, width + room, -1],
    [1, -room, 1],
    [1, height + room, -1],
  ];
  let points = ring;
  for (const [axis, limit, sign] of edges) {
    const inside = (p) => sign * (p[axis] - limit) >= 0;
    const next = [];
    points.forEach((p, i) => {
      const q = points[(i + 1) % points.length];
      if (inside(p)) next.push(p);
      if (inside(p) === inside(q)) return;
      const part = (limit - p[axis]) / (q[axis] - p[axis]);
      next.push([p[0] + part * (q[0] - p[0]), p[1] + part * (q[1] - p[1])]);
    });
    points = next;
    if (points.length === 0) break;
  }
  return points;
}

function area(ring) {
  let sum = 0;
  ring.forEach(([x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length];
    sum += x * v - u * y;
  });
  return Math.abs(sum) / 2;
}

// Douglas and Peucker.
function simplify(points) {
  if (points.length < 3) return points;
  const [a, b] = [points[0], points.at(-1)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  let far = 0;
  let farthest = 0;
  for (let i = 1; i < points.length - 1; ++i) {
    const [x, y] = points[i];
    const distance =
      length === 1
        ? Math.hypot(x - a[0], y - a[1])
        : Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length;
    if (distance > farthest) [far, farthest] = [i, distance];
  }
  if (farthest < tolerance) return [a, b];
  return [...simplify(points.slice(0, far + 1)).slice(0, -1), ...simplify(points.slice(far))];
}

function simplifyRing(ring) {
  const half = Math.floor(ring.length / 2);
  return [...simplify(ring.slice(0, half + 1)).slice(0, -1), ...simplify([...ring.slice(half), ring[0]]).slice(0, -1)];
}

// Points so sharp that they look like splinters: mouths of rivers that came together.
function withoutSplinters(ring) {
  return ring.filter(([x, y], i) => {
    const [a, b] = [ring[(i - 1 + ring.length) % ring.length], ring[(i + 1) % ring.length]];
    const [u, v, s, t] = [a[0] - x, a[1] - y, b[0] - x, b[1] - y];
    return (u * s + v * t) / (Math.hypot(u, v) * Math.hypot(s, t) || 1) < Math.cos(Math.PI / 9);
  });
}

function path(ring) {
  const steps = ring.map(([x, y]) => [Math.round(x * precision), Math.round(y * precision)]);
  let text = `M${steps[0]}l`;
  const deltas = steps.slice(1).map(([x, y], i) => [x - steps[i][0], y - steps[i][1]]);
  text += deltas
    .filter(([x, y]) => x !== 0 || y !== 0)
    .map(([x, y]) => `${x}${y < 0 ? "" : " "}${y}`)
    .join(" ")
    .replaceAll(" -", "-");
  return `${text}z`;
}

const atlas = JSON.parse(readFileSync(`${here}node_modules/world-atlas/land-50m.json`, "utf8"));
const land = feature(atlas, atlas.objects.land);
const polygons = (land.features ?? [land]).flatMap(({geometry}) =>
  geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates,
);
const rings = mend(
  polygons
    .flatMap((polygon) => polygon.slice(0, 2))
    .filter((ring) => ring.some(([, lat]) => lat > south))
    .map(unroll),
);
const drawn = rings
  .flatMap((ring) => [-turn, 0, turn].map((shift) => clip(ring.map(([x, y]) => [x + shift, y]))))
  .filter((ring) => ring.length > 2 && area(ring) > smallest)
  .map((ring) => withoutSplinters(withoutSplinters(simplifyRing(ring))))
  .filter((ring) => ring.length > 2);

const d = drawn.map(path).join("");
writeFileSync(`${here}src/chart/coast.json`, `${JSON.stringify({scale: 1 / precision, d})}\n`);
console.log(`${drawn.length} coasts, ${drawn.reduce((sum, ring) => sum + ring.length, 0)} points, ${d.length} bytes`);
