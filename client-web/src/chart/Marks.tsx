// What is printed on the chart and what its markers say: numbers and symbols, stations, merchant boxes, canals, convoys.
import type {Area, Pack} from "../far_seas/pack";
import {ConvoyStatus_Stage, type View} from "../gen/chartroom/v1/far_seas_pb";
import {t} from "../i18n";
import type {Labels} from "./labels";
import {density} from "./model";
import {anchors, canalEnds, convoyPoints, stationPoint} from "./places";
import {project, turn, width, type Point} from "./projection";
import type {Reach} from "./props";
import {Fixed} from "./Fixed";

export function Symbol({kind}: {kind: string}) {
  switch (kind) {
    case "coal": // a heap; open while it hangs on a colony
      return <path class="chart-symbol-coal" d="M-6 5Q-6 0 -3 0Q-3 -5 1 -4.5Q5 -4 5 0Q7 2 6 5z" />;
    case "coal_colony":
      return <path class="chart-symbol-coal-colony" d="M-6 5Q-6 0 -3 0Q-3 -5 1 -4.5Q5 -4 5 0Q7 2 6 5z" />;
    case "rising_sun":
      return (
        <g class="chart-symbol-sun">
          <path d="M-7 4H7M0 -7V-4.5M-6 -3.5L-4.2 -1.8M6 -3.5L4.2 -1.8" />
          <path class="chart-symbol-disc" d="M-4 4A4 4 0 0 1 4 4z" />
        </g>
      );
    case "amc_intern": // an anchor
      return <path class="chart-symbol-anchor" d="M0 -6V6M-3 -2.5H3M-6 1.5Q-5 6 0 6Q5 6 6 1.5M-1.5 -6h3" />;
    default: // touches England: St George's cross
      return (
        <g class="chart-symbol-england">
          <rect x="-6" y="-5" width="12" height="10" />
          <path d="M0 -5V5M-6 0H6" />
        </g>
      );
  }
}

function symbolKinds(area: Area): string[] {
  return [
    area.coal === "none" ? "" : area.coal === "colony" ? "coal_colony" : "coal",
    area.risingSun ? "rising_sun" : "",
    area.amcIntern ? "amc_intern" : "",
    area.touchesEngland ? "england" : "",
  ].filter((kind) => kind !== "");
}

// Long names on two lines.
function lines(name: string): string[] {
  if (name.length < 18) return [name];
  const words = name.split(" ");
  let best = 1;
  const length = (from: number, to: number) => words.slice(from, to).join(" ").length;
  for (let cut = 1; cut < words.length; ++cut) {
    if (Math.max(length(0, cut), length(cut, words.length)) < Math.max(length(0, best), length(best, words.length)))
      best = cut;
  }
  return [words.slice(0, best).join(" "), words.slice(best).join(" ")];
}

interface NumbersProps {
  pack: Pack;
  reach: ReadonlyMap<number, Reach> | undefined;
  labels: Labels | undefined; // undefined: there is room for all
}

export function Numbers({pack, reach, labels}: NumbersProps) {
  return (
    <g class="chart-numbers" aria-hidden="true">
      {[...pack.areas.values()].map((area) => {
        const numbered = area.number <= 32;
        const symbols = symbolKinds(area);
        const may = reach?.get(area.number);
        return (
          <Fixed key={area.number} at={anchors(area).number} shift={labels?.numbers.get(area.number)}>
            {numbered && (
              <>
                <text class="chart-number" text-anchor="middle" y="7">
                  {area.number}
                </text>
                <g transform={`translate(${-8 * (symbols.length - 1)} -17)`}>
                  {symbols.map((kind, index) => (
                    <g key={kind} class="chart-symbol" transform={`translate(${16 * index} 0)`}>
                      <Symbol kind={kind} />
                    </g>
                  ))}
                </g>
              </>
            )}
            <text
              class={numbered ? "chart-name" : "chart-name chart-name-always"}
              text-anchor="middle"
              y={numbered ? 21 : 4}
            >
              {lines(area.name).map((line, index) => (
                <tspan key={line} x="0" dy={index === 0 ? 0 : 12}>
                  {line}
                </tspan>
              ))}
            </text>
            {may?.allowed && may.penalty > 0 && (
              <g class="chart-cost" transform="translate(0 -34)">
                <rect x="-24" y="-10" width="48" height="19" rx="9.5" />
                <text text-anchor="middle" y="4.5">
                  {t("chart.cost_short", {points: may.penalty})}
                </text>
              </g>
            )}
            {may && !may.allowed && (
              <path class="chart-barred" d="M-12 -36L12 -12M12 -36L-12 -12" transform="translate(0 24)" />
            )}
          </Fixed>
        );
      })}
    </g>
  );
}

interface MarksProps {
  pack: Pack;
  view: View;
  labels: Labels | undefined;
}

export function Stations({pack, view, labels}: MarksProps) {
  return (
    <g class="chart-stations" aria-hidden="true">
      {pack.stations.map((station) => {
        const at = stationPoint(pack, station.number);
        const raided = view.board?.raided[station.number] ?? false;
        const left = westward.has(station.name);
        const words = station.name.length * 5.6;
        return (
          <Fixed key={station.number} at={at}>
            <circle class="chart-port" r="2.6" />
            <g
              visibility={labels && !labels.stations.has(station.number) ? "hidden" : undefined}
              class={raided ? "chart-station chart-raided" : "chart-station"}
              transform={left ? "translate(-15 0)" : "translate(15 0)"}
            >
              <path class="chart-station-box" d="M-8 -7.5H8V4Q8 8 0 9.5Q-8 8 -8 4z" />
              <text class="chart-station-value" text-anchor="middle" y="4.5">
                {station.value}
              </text>
              {raided && <path class="chart-raid-strike" d="M-10 -9L10 11M10 -9L-10 11" />}
              <text
                class="chart-station-name"
                x={left ? -12 : 12}
                y="4"
                text-anchor={left ? "end" : "start"}
                data-width={words}
              >
                {station.name}
              </text>
            </g>
          </Fixed>
        );
      })}
    </g>
  );
}

// Ports whose names have more room to the west.
const westward = new Set([
  "Esquimalt",
  "Jamaica",
  "Capetown",
  "Lüderitz Bay",
  "Bombay",
  "Aden",
  "Mombasa",
  "Zanzibar",
  "Fremantle",
  "Wei-hai-wei",
  "Hong Kong",
  "Penang",
  "Sierra Leone",
  "Lagos",
  "Sydney",
  "Brisbane",
  "Melbourne",
  "Durban",
]);

export function Merchants({pack, view, labels}: MarksProps) {
  return (
    <g class="chart-merchants" aria-hidden="true">
      {[...pack.areas.values()]
        .filter((area) => area.density > 0 && (labels?.merchants.has(area.number) ?? true))
        .map((area) => {
          const now = density(pack, view, area.number);
          return (
            <Fixed key={area.number} at={anchors(area).merchants} shift={labels?.merchants.get(area.number)}>
              <rect class="chart-merchant-box" x="-19" y="-12" width="38" height="24" />
              <path
                class="chart-merchant-hull"
                d="M-15 3H1L-1 8H-12zM-11 0h7v3h-7zM-9 -6h2.5v6h-2.5zM-13.5 -4v7M-2 -4v7"
              />
              <text class="chart-merchant-now" x="10" y="6" text-anchor="middle">
                {now}
              </text>
              {now !== area.density && (
                <g transform="translate(19 -12)">
                  <circle class="chart-merchant-tag" r="8" />
                  <text class="chart-merchant-printed" text-anchor="middle" y="3.5">
                    {area.density}
                  </text>
                  <path class="chart-merchant-struck" d="M-5 3L5 -3" />
                </g>
              )}
            </Fixed>
          );
        })}
    </g>
  );
}

export function Canals({pack}: {pack: Pack}) {
  return (
    <g class="chart-canals" aria-hidden="true">
      {pack.canals.flatMap(({name, ends}) => {
        const [a, b] = ends.map((end) => canalEnds[end]);
        if (!a || !b) return [];
        const [x, y] = project(a);
        const [u, v] = project(b, x);
        return [0, turn]
          .filter((shift) => x + shift < width)
          .map((shift) => (
            <g key={`${name}${shift}`}>
              <path class="chart-canal" d={`M${x + shift} ${y}L${u + shift} ${v}`} />
              <Fixed at={[(x + u) / 2 + shift, (y + v) / 2]}>
                <path class="chart-canal-gate" d="M-5 -5L0 0L-5 5M5 -5L0 0L5 5" />
                <text class="chart-canal-name" x="9" y="-6">
                  {name}
                </text>
              </Fixed>
            </g>
          ));
      })}
    </g>
  );
}

const smooth = (points: readonly Point[]): string => {
  let d = `M${points[0]!.join(" ")}`;
  for (let i = 1; i < points.length; ++i) {
    const [[ax, ay], [bx, by]] = [points[i - 1]!, points[i]!];
    const before = points[i - 2] ?? points[i - 1]!;
    const after = points[i + 1] ?? points[i]!;
    const c = [
      ax + (bx - before[0]) / 6,
      ay + (by - before[1]) / 6,
      bx - (after[0] - ax) / 6,
      by - (after[1] - ay) / 6,
    ];
    d += `C${c.map((value) => value.toFixed(1)).join(" ")} ${bx} ${by}`;
  }
  return d;
};

export function Convoys({pack, view}: {pack: Pack; view: View}) {
  if (!view.board?.rules?.advanced) return null;
  return (
    <g class="chart-convoys" aria-hidden="true">
      {pack.convoys.map((convoy) => {
        const points = convoyPoints(pack, convoy);
        const status = view.board?.convoys[convoy.number];
        const sails = status?.stage === ConvoyStatus_Stage.AT_SEA;
        const over = status?.stage === ConvoyStatus_Stage.ARRIVED || status?.stage === ConvoyStatus_Stage.DESTROYED;
        const waits = status?.stage === ConvoyStatus_Stage.IN_PORT;
        const at = sails ? points[status.dot + 1] : waits ? points[0] : undefined;
        return (
          <g key={convoy.number} class={over ? "chart-convoy chart-convoy-over" : "chart-convoy"}>
            <path class="chart-route" d={smooth(points)} />
            {points.slice(1, -1).map((point, index) => (
              <Fixed key={index} at={point}>
                <circle class="chart-dot" r="3.6" />
              </Fixed>
            ))}
            {at && (
              <Fixed at={at}>
                <g class="chart-convoy-marker">
                  <title>{t("chart.convoy", {name: convoy.name, transports: status!.transports})}</title>
                  <path d="M-17 -9H17L13 9H-13z" />
                  <text text-anchor="middle" y="5">
                    {status!.transports}
                  </text>
                </g>
              </Fixed>
            )}
          </g>
        );
      })}
    </g>
  );
}
