// The data pack of The Far Seas as the server hands it out (GetPack): areas, ships, stations and the rest, by the numbers that they
// have in orders, events and views. What a person reads of it (names) is the pack's own and is not translated.
import {parse, type TomlTable} from "smol-toml";

export type Gun = "A" | "B" | "C";
export type Coal = "none" | "neutral" | "german" | "colony" | string;

export interface Area {
  number: number; // as printed, 1 to 32; 33 and 34 are the two seas without a number (2.2)
  name: string;
  landmarks: string;
  lat: number; // where a map puts the number
  lon: number;
  adjacent: number[];
  density: number; // printed in the merchant box
  coal: Coal;
  risingSun: boolean;
  amcIntern: boolean;
  touchesEngland: boolean;
  alliedOnly: boolean;
}

export interface Ship {
  number: number;
  name: string;
  nation: string;
  german: boolean;
  type: string; // "AC", "CL", ...
  stars: number;
  gun: Gun;
  fire: number; // modifier of the die (4.6.4)
  damage: number; // capacity
  speed: string; // "4+"
  escort: boolean;
  mainCruiser: boolean;
  rufiji: boolean;
  advancedOnly: boolean;
  entryTurn: number;
  history: ShipHistory | undefined;
}

export interface ShipHistory {
  class: string;
  tons: number;
  main: string;
  knots: number;
  completed: number;
  position: string;
}

export interface Station {
  number: number;
  name: string;
  area: number;
  value: number; // victory points of a raid; 0: only the Boer rebellion makes it a target (7.1)
}

export interface Convoy {
  number: number;
  name: string;
  from: string;
  to: string;
  route: number[]; // areas of its dots at sea (6.3.1)
  transports: number;
  availableTurn: number;
}

export interface Colony {
  number: number;
  name: string;
  area: number;
  value: number;
  ships: number;
  turns: number;
  captureTurn: number;
}

export interface Canal {
  name: string;
  ends: [number, number];
  alliedFromTurn: number;
  germanFromTurn: number; // 0: never
}

export interface Band {
  upTo: number;
  result: string;
  title: string;
}

export interface Restriction {
  kind: string;
  rule: string;
  ships: number[];
  area: number | undefined;
  turn: number | undefined;
  basicOnly: boolean;
}

export interface Pack {
  digest: string;
  title: string;
  areas: ReadonlyMap<number, Area>;
  ships: readonly Ship[];
  stations: readonly Station[];
  convoys: readonly Convoy[];
  colonies: readonly Colony[];
  canals: readonly Canal[];
  damage: readonly number[]; // points for a modified roll of 0 or less, 1, ..., 6 or more (4.6.4)
  bands: readonly Band[];
  restrictions: readonly Restriction[];
}

export class PackError extends Error {}

const text = new TextDecoder();

export function readPack(files: readonly {name: string; content: string | Uint8Array}[], digest: string): Pack {
  const read = (name: string): TomlTable => {
    const file = files.find((each) => each.name === name || each.name.endsWith(`/${name}`));
    if (!file) throw new PackError(`the data pack has no ${name}`);
    return parse(typeof file.content === "string" ? file.content : text.decode(file.content));
  };
  const ships = readShips(read("ships.toml"), read("ship_history.toml"));
  return {
    digest,
    title: string(read("pack.toml"), "title"),
    areas: new Map(
      rows(read("areas.toml"), "area")
        .map(readArea)
        .map((area) => [area.number, area]),
    ),
    ships,
    stations: rows(read("stations.toml"), "station").map((row, number_) => ({
      number: number_,
      name: string(row, "name"),
      area: number(row, "area"),
      value: number(row, "value"),
    })),
    convoys: rows(read("convoys.toml"), "convoy").map((row, number_) => ({
      number: number_,
      name: string(row, "name"),
      from: string(row, "from"),
      to: string(row, "to"),
      route: numbers(row, "route"),
      transports: number(row, "transports"),
      availableTurn: number(row, "available_turn"),
    })),
    colonies: rows(read("colonies.toml"), "colony").map((row, number_) => ({
      number: number_,
      name: string(row, "name"),
      area: number(row, "area"),
      value: number(row, "value"),
      ships: number(row, "ships"),
      turns: number(row, "turns"),
      captureTurn: number(row, "capture_turn"),
    })),
    canals: rows(read("canals.toml"), "canal").map((row) => ({
      name: string(row, "name"),
      ends: numbers(row, "ends") as [number, number],
      alliedFromTurn: number(row, "allied_from_turn"),
      germanFromTurn: number(row, "german_from_turn"),
    })),
    damage: rows(read("damage.toml"), "damage").map((row) => number(row, "points")),
    bands: rows(read("victory.toml"), "band").map((row) => ({
      upTo: number(row, "up_to"),
      result: string(row, "result"),
      title: string(row, "title"),
    })),
    restrictions: rows(read("restrictions.toml"), "restriction").map((row) => ({
      kind: string(row, "kind"),
      rule: string(row, "rule"),
      ships: (row["ships"] as string[]).map((name) => shipNamed(ships, name)),
      area: row["area"] as number | undefined,
      turn: row["turn"] as number | undefined,
      basicOnly: row["basic_only"] === true,
    })),
  };
}

function readArea(row: TomlTable): Area {
  return {
    number: number(row, "id"),
    name: string(row, "name"),
    landmarks: string(row, "landmarks"),
    lat: number(row, "lat"),
    lon: number(row, "lon"),
    adjacent: numbers(row, "adjacent"),
    density: number(row, "density"),
    coal: string(row, "coal"),
    risingSun: row["rising_sun"] === true,
    amcIntern: row["amc_intern"] === true,
    touchesEngland: row["touches_england"] === true,
    alliedOnly: row["allied_only"] === true,
  };
}

function readShips(file: TomlTable, historyFile: TomlTable): Ship[] {
  const history = new Map(rows(historyFile, "history").map((row) => [string(row, "name"), row]));
  return rows(file, "group")
    .flatMap((group) => rows(group, "ships").map((row) => ({row, nation: string(group, "nation")})))
    .map(({row, nation}, number_) => {
      const name = string(row, "name");
      return {
        number: number_,
        name,
        nation,
        german: nation === "german",
        type: string(row, "type"),
        stars: number(row, "stars"),
        gun: string(row, "gun") as Gun,
        fire: number(row, "fire"),
        damage: number(row, "damage"),
        speed: string(row, "speed"),
        escort: row["escort"] === true,
        mainCruiser: row["main_cruiser"] === true,
        rufiji: row["rufiji"] === true,
        advancedOnly: row["advanced_only"] === true,
        entryTurn: (row["entry_turn"] as number | undefined) ?? 1,
        history: readHistory(history.get(name)),
      };
    });
}

function readHistory(row: TomlTable | undefined): ShipHistory | undefined {
  if (!row) return undefined;
  return {
    class: string(row, "class"),
    tons: number(row, "tons"),
    main: string(row, "main"),
    knots: number(row, "knots"),
    completed: number(row, "completed"),
    position: string(row, "position"),
  };
}

function shipNamed(ships: readonly Ship[], name: string): number {
  const ship = ships.find((each) => each.name === name);
  if (!ship) throw new PackError(`the data pack names a ship ${name} that it does not have`);
  return ship.number;
}

function rows(table: TomlTable, key: string): TomlTable[] {
  const list = table[key];
  if (!Array.isArray(list)) throw new PackError(`the data pack has no list ${key}`);
  return list as TomlTable[];
}

function string(row: TomlTable, key: string): string {
  const value = row[key];
  if (typeof value !== "string") throw new PackError(`the data pack lacks a text: ${key}`);
  return value;
}

function number(row: TomlTable, key: string): number {
  const value = row[key];
  if (typeof value !== "number") throw new PackError(`the data pack lacks a number: ${key}`);
  return value;
}

function numbers(row: TomlTable, key: string): number[] {
  const value = row[key];
  if (!Array.isArray(value)) throw new PackError(`the data pack lacks a list of numbers: ${key}`);
  return value as number[];
}
