// Counters on the chart. From afar one pile for each side; closer, each squadron and each single ship by itself, guards by their
// station and escorts by their merchants; closer still, with all their figures.
import type {Pack} from "../far_seas/pack";
import {Duty, type View} from "../gen/chartroom/v1/far_seas_pb";
import {t} from "../i18n";
import {Card, CounterFace, face, ReadinessMark, small, SmallFace, tiny} from "./Counter";
import {Ensign} from "./Ensign";
import {Fixed} from "./Fixed";
import {lastKnown, piles, readiness, shipsOf, sides, type Stack} from "./model";
import {anchors, stationPoint} from "./places";
import type {Point} from "./projection";
import type {Detail} from "./sight";

export interface Hands {
  picked: ReadonlySet<number>;
  pickable: ReadonlySet<number>;
}

interface DrawnProps extends Hands {
  pack: Pack;
  view: View;
  stacks: readonly Stack[];
  detail: Detail;
}

const sizes = {far: tiny, mid: small, near: face};

// A pile: how many ships, under which ensign.
export function Pile({view, stacks, picked}: {view: View; stacks: readonly Stack[]; picked: ReadonlySet<number>}) {
  const ships = shipsOf(stacks);
  const first = stacks[0]!;
  const nations = new Set(stacks.map((stack) => stack.nation));
  const deep = ships.length > 1;
  const marked = ships.some((ship) => picked.has(ship));
  return (
    <>
      {deep && (
        <g transform="translate(3 3)">
          <Card nation={first.nation} german={first.german} wide={tiny.wide} tall={tiny.tall} />
        </g>
      )}
      <Card nation={first.nation} german={first.german} wide={tiny.wide} tall={tiny.tall} />
      <Ensign nation={first.nation} x={3} y={nations.size > 1 ? 2.5 : 7} scale={0.86} />
      {nations.size > 1 && <Ensign nation={[...nations][1]!} x={3} y={14} scale={0.64} />}
      <text class="counter-count" x={nations.size > 1 || deep ? 31 : 31} y="18.5" text-anchor="middle">
        {ships.length}
      </text>
      <ReadinessMark readiness={readiness(view, ships)} x={tiny.wide} y={0} />
      {marked && <rect class="counter-picked" x="-3" y="-3" width={tiny.wide + 6} height={tiny.tall + 6} rx="4" />}
    </>
  );
}

function Squadron({pack, view, stacks, detail, picked}: DrawnProps) {
  const stack = stacks[0]!;
  const size = sizes[detail];
  const lead = stack.ships[0]!;
  const Face = detail === "near" ? CounterFace : SmallFace;
  const below = Math.min(stack.ships.length - 1, 3);
  return (
    <>
      {Array.from({length: below}, (_, index) => (
        <g key={index} transform={`translate(${4 * (below - index)} ${4 * (below - index)})`}>
          <Card nation={stack.nation} german={stack.german} wide={size.wide} tall={size.tall} />
        </g>
      ))}
      <Face
        ship={pack.ships[lead]!}
        status={view.board?.ships[lead]}
        picked={stack.ships.some((ship) => picked.has(ship))}
      />
      {stack.ships.length > 1 && (
        <g class="counter-squadron" transform={`translate(0 ${size.tall})`}>
          <circle r="9.5" />
          <text text-anchor="middle" y="4.5">
            {stack.ships.length}
          </text>
        </g>
      )}
    </>
  );
}

function Drawn(props: DrawnProps & {x: number; y: number; place: string; together: boolean}) {
  const {stacks, x, y, place, pickable, together} = props;
  const ships = shipsOf(stacks);
  const free = ships.some((ship) => pickable.has(ship));
  return (
    <g
      class={free ? "chart-counter chart-free" : "chart-counter"}
      transform={`translate(${x} ${y})`}
      data-ships={ships.join(" ")}
      data-place={place}
      data-squadron={stacks.length === 1 ? "" : undefined}
    >
      {together ? <Pile {...props} /> : <Squadron {...props} />}
    </g>
  );
}

interface RowsProps extends DrawnProps {
  place: string;
  at: Point;
  columns: number;
  most: number; // more stacks than that are drawn as piles
  below?: boolean; // of the point, rather than around it
}

// Rows of counters at a point.
function Rows({stacks, at, columns, most, below, ...props}: RowsProps) {
  if (stacks.length === 0) return null;
  const far = props.detail === "far";
  const together = far || stacks.length > most;
  const groups = far ? sides(stacks) : together ? piles(stacks) : stacks.map((stack) => [stack]);
  const wide = Math.min(columns, groups.length);
  const size = together ? tiny : sizes[props.detail];
  const [dx, dy] = [size.wide + 15, size.tall + 15];
  const left = (-wide * dx + 15) / 2;
  const top = below ? 16 : (-Math.ceil(groups.length / wide) * dy + 15) / 2;
  return (
    <Fixed at={at}>
      {groups.map((group, index) => (
        <Drawn
          key={group[0]!.ships[0]}
          {...props}
          stacks={group}
          together={together}
          x={left + (index % wide) * dx}
          y={top + Math.floor(index / wide) * dy}
        />
      ))}
    </Fixed>
  );
}

function AreaFleet({area, stacks, ...others}: DrawnProps & {area: number}) {
  const {pack, detail} = others;
  const at = anchors(pack.areas.get(area)!);
  const props = {...others, place: `area:${area}`};
  if (detail === "far") return <Rows {...props} stacks={stacks} at={at.berth} columns={3} most={0} />;
  const guards = stacks.filter((stack) => stack.station !== undefined);
  const escorts = stacks.filter((stack) => stack.duty === Duty.MERCHANT_ESCORT);
  const rest = stacks.filter((stack) => !guards.includes(stack) && !escorts.includes(stack));
  const [columns, most] = detail === "near" ? [4, 12] : [3, 8];
  return (
    <>
      <Rows {...props} stacks={rest} at={at.berth} columns={Math.min(at.columns, columns)} most={most} />
      <Rows {...props} stacks={escorts} at={at.merchants} columns={3} most={3} below />
      {[...new Set(guards.map((stack) => stack.station!))].map((station) => (
        <Rows
          key={station}
          {...props}
          stacks={guards.filter((stack) => stack.station === station)}
          at={stationPoint(pack, station)}
          columns={3}
          most={3}
          below
        />
      ))}
    </>
  );
}

interface FleetsProps extends Hands {
  pack: Pack;
  view: View;
  all: ReadonlyMap<string, readonly Stack[]>;
  detail: Detail;
}

export function Fleets({all, ...props}: FleetsProps) {
  return (
    <g class="chart-fleets" aria-hidden="true">
      {[...props.pack.areas.keys()].map((area) => {
        const stacks = all.get(`area:${area}`);
        return stacks && <AreaFleet key={area} {...props} stacks={stacks} area={area} />;
      })}
      <Sightings {...props} />
    </g>
  );
}

// Counters that are out of sight, where they were last known to be: outlines only.
function Sightings({pack, view}: {pack: Pack; view: View}) {
  const at = new Map<number, {ship: number; turn: number}[]>();
  for (const {ship, area, turn} of lastKnown(view)) at.set(area, [...(at.get(area) ?? []), {ship, turn}]);
  return (
    <>
      {[...at].map(([area, reported]) => (
        <Fixed key={area} at={anchors(pack.areas.get(area)!).berth}>
          <g class="chart-sighting" transform="translate(-20 34)">
            <title>
              {reported.map(({ship, turn}) => t("chart.last_known", {name: pack.ships[ship]!.name, turn})).join("\n")}
            </title>
            <rect width={tiny.wide} height={tiny.tall} rx="3" />
            <text x={tiny.wide / 2} y="18" text-anchor="middle">
              ?{reported.length}
            </text>
          </g>
        </Fixed>
      ))}
    </>
  );
}
