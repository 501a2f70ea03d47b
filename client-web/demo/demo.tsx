// The chart alone, for working on it: npm run dev, then /demo/. ?turn=1 shows the set-up, ?table the table, ?pick=Emden picks a ship.
import {render} from "preact";
import {useMemo, useState} from "preact/hooks";
import {Chart} from "../src/chart/Chart";
import {ChartTable} from "../src/chart/ChartTable";
import type {Course, Reach} from "../src/chart/props";
import {readPack} from "../src/far_seas/pack";
import {choose, type Language} from "../src/i18n";
import {midGame, setUp} from "./view";

const files = import.meta.glob("../../common/data/far_seas/*.toml", {query: "?raw", import: "default", eager: true});
const texts = Object.entries(files as Record<string, string>);
const pack = readPack(
  texts.map(([name, text]) => ({name, content: new TextEncoder().encode(text)})),
  "",
);
const ships = texts.find(([name]) => name.endsWith("/ships.toml"))![1];
const asked = new URLSearchParams(location.search);
if (asked.has("theme")) document.documentElement.dataset.theme = asked.get("theme")!;
if (asked.has("lang")) await choose(asked.get("lang") as Language);

const shipNamed = (name: string) => pack.ships.findIndex((ship) => ship.name === name);

function Demo() {
  const view = useMemo(
    () => (asked.has("turn") ? setUp(pack, ships, Number(asked.get("turn"))) : midGame(pack, ships)),
    [],
  );
  const [picked, setPicked] = useState(new Set((asked.get("pick")?.split(",") ?? []).map(shipNamed)));
  const [courses, setCourses] = useState<Course[]>([
    {
      ships: [shipNamed("Dresden")],
      from: {kind: "area", area: 9},
      to: {kind: "area", area: 8},
      kind: "draft",
      label: "Att",
    },
    {ships: [shipNamed("Hyacinth")], from: {kind: "area", area: 19}, to: {kind: "area", area: 20}, kind: "committed"},
    {ships: [shipNamed("Minotaur")], from: {kind: "area", area: 31}, to: {kind: "area", area: 32}, kind: "made"},
    {ships: [shipNamed("Leipzig")], from: {kind: "area", area: 3}, to: {kind: "area", area: 5}, kind: "open"},
  ]);
  const pickable = useMemo(() => new Set(pack.ships.map((ship) => ship.number)), []);
  const reach = useMemo(() => {
    const first = [...picked][0];
    const from = first === undefined ? undefined : view.board!.ships[first]!.area;
    if (from === undefined) return undefined;
    const result = new Map<number, Reach>();
    for (const area of pack.areas.values()) {
      const allowed = area.number === from || area.adjacent.includes(from);
      const barred = allowed && area.number === 25;
      if (barred) result.set(area.number, {allowed: false, penalty: 0, why: "She has no coal for it.", rule: "6.1"});
      else if (allowed) result.set(area.number, {allowed, penalty: area.number % 3 === 0 ? 3 : 0});
    }
    return result;
  }, [picked, view]);
  const props = {
    pack,
    view,
    picked,
    pickable,
    reach,
    courses,
    marked: new Set([24]),
    focus: asked.has("focus") ? Number(asked.get("focus")) : undefined,
    onPickShip: (ship: number, more: boolean) =>
      setPicked((before) => {
        if (!more) return new Set(before.has(ship) && before.size === 1 ? [] : [ship]);
        const next = new Set(before);
        if (!next.delete(ship)) next.add(ship);
        return next;
      }),
    onPickArea: (area: number) => console.log("area", area),
    onDropShips: (dropped: readonly number[], to: Course["to"]) => {
      const area = view.board!.ships[dropped[0]!]!.area;
      if (area === undefined) return;
      setCourses((before) => [...before, {ships: dropped, from: {kind: "area", area}, to, kind: "draft"}]);
      setPicked(new Set());
    },
    onDropOnShip: (dropped: readonly number[], onto: number) => console.log("join", dropped, onto),
  };
  return asked.has("table") ? <ChartTable {...props} /> : <Chart {...props} />;
}

render(<Demo />, document.getElementById("app")!);
