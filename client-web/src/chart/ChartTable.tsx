// The chart as a table: what lies where, what may go there and why not, and buttons that do what pointing does.
import {useMemo} from "preact/hooks";
import type {Area} from "../far_seas/pack";
import {t} from "../i18n";
import {areaName, boxName, densityLine, dutyName, reachLine, shipLine, symbolsOf} from "./describe";
import {boxKey, contents, lastKnown, type Stack} from "./model";
import {panels} from "./places";
import type {Box, ChartProps, Reach} from "./props";
import {neighbours} from "./steer";
import {courseLine} from "./Courses";
import "./panels.css";

function ShipCell({number, ...props}: ChartProps & {number: number}) {
  const {pack, view, picked, pickable} = props;
  const ship = pack.ships[number]!;
  const line = shipLine(ship, view.board?.ships[number]);
  const name = ship.name;
  const others = picked.size > 0 && !picked.has(number);
  return (
    <li>
      {line}
      {pickable.has(number) && (
        <button
          type="button"
          class="chart-button"
          aria-pressed={picked.has(number)}
          onClick={() => props.onPickShip(number, picked.size > 0)}
        >
          {picked.has(number) ? t("chart.table.picked") : t("chart.table.pick", {name})}
        </button>
      )}
      {others && sameSide(props, number) && (
        <button type="button" class="chart-button" onClick={() => props.onDropOnShip([...picked], number)}>
          {t("chart.table.join", {name})}
        </button>
      )}
    </li>
  );
}

const sameSide = ({pack, picked}: ChartProps, ship: number) =>
  [...picked].every((each) => pack.ships[each]?.german === pack.ships[ship]?.german);

function Stacks({stacks, ...props}: ChartProps & {stacks: readonly Stack[]}) {
  if (stacks.length === 0) return <>{t("chart.empty")}</>;
  return (
    <ul>
      {stacks.map((stack) => {
        const duty = dutyName(props.pack, stack.duty, stack.station);
        const ships = stack.ships.map((ship) => <ShipCell key={ship} {...props} number={ship} />);
        const head = [stack.ships.length > 1 ? t("chart.squadron", {count: stack.ships.length}) : "", duty]
          .filter((text) => text !== "")
          .join(", ");
        return head === "" ? (
          ships
        ) : (
          <li key={stack.ships[0]}>
            {head}
            <ul>{ships}</ul>
          </li>
        );
      })}
    </ul>
  );
}

function ReachCell({reach, picked, send}: {reach: Reach | undefined; picked: boolean; send(): void}) {
  if (!picked || !reach) return <td>{picked ? t("chart.reach.no") : t("chart.table.nothing")}</td>;
  return (
    <td>
      {reachLine(reach)}
      {reach.allowed && (
        <button type="button" class="chart-button" onClick={send}>
          {t("chart.send_here")}
        </button>
      )}
    </td>
  );
}

function AreaRow({area, stacks, ...props}: ChartProps & {area: Area; stacks: readonly Stack[]}) {
  const {pack, view, reach, marked} = props;
  const about = [marked.has(area.number) ? t("chart.marked") : "", densityLine(pack, view, area), ...symbolsOf(area)];
  const next = neighbours(pack, area.number).map((number) => areaName(pack.areas.get(number)!));
  const seen = lastKnown(view).filter((report) => report.area === area.number);
  return (
    <tr id={`chart-row-${area.number}`}>
      <th scope="row">
        {areaName(area)}
        <small>{t("chart.table.adjacent", {areas: next.join(", ")})}</small>
        <button type="button" class="chart-button" onClick={() => props.onPickArea(area.number)}>
          {t("chart.pick_area", {name: areaName(area)})}
        </button>
      </th>
      <td>{about.filter((text) => text !== "").join("; ")}</td>
      <td>
        {pack.stations
          .filter((station) => station.area === area.number)
          .map(({name, value, number}) =>
            view.board?.raided[number] ? t("chart.station_raided", {name}) : t("chart.station", {name, value}),
          )
          .join(", ")}
      </td>
      <td>
        <Stacks {...props} stacks={stacks} />
        {seen.map(({ship, turn}) => (
          <p key={ship}>{t("chart.last_known", {name: pack.ships[ship]!.name, turn})}</p>
        ))}
      </td>
      <ReachCell
        reach={reach?.get(area.number)}
        picked={reach !== undefined}
        send={() => props.onPickArea(area.number)}
      />
    </tr>
  );
}

function BoxRow({box, stacks, ...props}: ChartProps & {box: Box; stacks: readonly Stack[]}) {
  const {pack, view, boxReach} = props;
  const colony = typeof box === "string" ? undefined : pack.colonies[box.colony];
  const about = colony
    ? view.board?.colonies[colony.number]?.captured
      ? t("chart.colony_captured", {name: colony.name})
      : t("chart.colony", {
          name: colony.name,
          ships: colony.ships,
          turns: colony.turns,
          by: colony.captureTurn,
          value: colony.value,
        })
    : "";
  return (
    <tr>
      <th scope="row">{boxName(pack, box)}</th>
      <td>{about}</td>
      <td />
      <td>
        <Stacks {...props} stacks={stacks} />
      </td>
      <ReachCell
        reach={boxReach?.get(boxKey(box))}
        picked={boxReach !== undefined}
        send={() => props.onPickBox?.(box)}
      />
    </tr>
  );
}

export function ChartTable(props: ChartProps) {
  const {pack, view, courses} = props;
  const all = useMemo(() => contents(pack, view), [pack, view]);
  const {advanced = false, rufiji = false} = view.board?.rules ?? {};
  const boxes = panels(pack, {advanced, rufiji}).flatMap((panel) => panel.boxes);
  return (
    <div class="chart-table">
      {courses.length > 0 && (
        <ul>
          {courses.map((course, index) => (
            <li key={index}>{courseLine(pack, course)}</li>
          ))}
        </ul>
      )}
      <table>
        <caption>{t("chart.table.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("chart.table.place")}</th>
            <th scope="col">{t("chart.table.about")}</th>
            <th scope="col">{t("chart.table.stations")}</th>
            <th scope="col">{t("chart.table.ships")}</th>
            <th scope="col">{t("chart.table.reach")}</th>
          </tr>
        </thead>
        <tbody>
          {[...pack.areas.values()].map((area) => (
            <AreaRow key={area.number} {...props} area={area} stacks={all.get(`area:${area.number}`) ?? []} />
          ))}
          {boxes.map((box) => (
            <BoxRow key={boxKey(box)} {...props} box={box} stacks={all.get(boxKey(box)) ?? []} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
