// Where things stand on the chart, in degrees: ours, for the data pack places areas only. Stations, colonies and convoys are looked up
// by their names in the pack; one that is not here (a pack of somebody else) stands in its area, near the number.
import type {Area, Convoy, Pack} from "../far_seas/pack";
import {project, type LonLat, type Point} from "./projection";
import type {Box} from "./props";

interface Marks {
  number: LonLat;
  berth: LonLat; // where counters lie
  merchants?: LonLat;
  columns?: number; // of counters side by side, where the sea is narrow
}

const marks: Record<number, Marks> = {
  1: {number: [-168, 30], berth: [-176, 44]},
  2: {number: [-141, 50], berth: [-138, 38], merchants: [-130, 25]},
  3: {number: [-116, 12], berth: [-101, 11]},
  4: {number: [-163, 10], berth: [-146, -4]},
  5: {number: [-98, -14], berth: [-86, -28], merchants: [-84, -43]},
  6: {number: [-42, -56], berth: [-50, -48], merchants: [-29, -49]},
  7: {number: [-28, -36], berth: [-39, -31], merchants: [-50, -38]},
  8: {number: [-38, 14], berth: [-47, 9], merchants: [-30, -13]},
  9: {number: [-58.5, 35], berth: [-73, 27.5], merchants: [-71, 37.3]},
  10: {number: [-66.5, 12.7], berth: [-77, 15.3]},
  11: {number: [-95, 22], berth: [-91, 25.5], merchants: [-92, 28]},
  12: {number: [-53, 57.5], berth: [-46, 44.5], merchants: [-40, 36.8]},
  13: {number: [-3, 65.5], berth: [-14, 61.5], merchants: [-24, 56]},
  14: {number: [1.5, 59.3], berth: [4, 56], columns: 2},
  15: {number: [-19.3, 48.5], berth: [-11.5, 49], merchants: [-6.6, 45.4]},
  16: {number: [-31, 37], berth: [-19, 33], merchants: [-31, 26]},
  17: {number: [-21.5, -8.5], berth: [-24, 9], merchants: [-17, -14.5]},
  18: {number: [-7.5, -3.6], berth: [0.5, 1.6], merchants: [7, -4]},
  19: {number: [-4, -43], berth: [3, -27], merchants: [-9, -30]},
  20: {number: [50, -45], berth: [46, -34]},
  21: {number: [48.3, 2], berth: [46.2, -5.5], merchants: [47.6, -10], columns: 2},
  22: {number: [36.6, 24.2], berth: [38.6, 19.5], columns: 1},
  23: {number: [59.5, 21.3], berth: [65, 14], merchants: [58, 8]},
  24: {number: [93.5, -3.2], berth: [90.5, 10.5], merchants: [85.5, 0.2]},
  25: {number: [68, -15], berth: [78, -9]},
  26: {number: [92, -42], berth: [104, -30], merchants: [110, -41]},
  27: {number: [138, -51], berth: [150, -43], merchants: [158.5, -36]},
  28: {number: [-120, -48], berth: [-145, -33]},
  29: {number: [158, -26.2], berth: [155.5, -15], merchants: [162, -20.5]},
  30: {number: [124, -8.5], berth: [112.5, 10], merchants: [118, 15.5]},
  31: {number: [133.5, 40], berth: [126, 28.5], merchants: [141.5, 31.2]},
  32: {number: [161, 12], berth: [147, 8]},
  33: {number: [19, 34.8], berth: [4.5, 39]},
  34: {number: [-1.6, 49.9], berth: [-1.6, 50], columns: 2},
};

export interface Anchors {
  number: Point;
  berth: Point;
  merchants: Point;
  columns: number;
}

export function centreOf(area: Area): Point {
  return project([area.lon, area.lat]);
}

export function anchors(area: Area): Anchors {
  const centre = centreOf(area);
  const mine = marks[area.number];
  const at = (lonLat: LonLat | undefined) => (lonLat ? project(lonLat, centre[0]) : centre);
  return {
    number: at(mine?.number),
    berth: at(mine?.berth),
    merchants: at(mine?.merchants),
    columns: mine?.columns ?? 4,
  };
}

const stations: Record<string, LonLat> = {
  Esquimalt: [-123.4, 48.4],
  Fiji: [178.4, -18.1],
  "Fanning Island": [-159.4, 3.9],
  "Falkland Islands": [-57.9, -51.7],
  Barbados: [-59.6, 13.1],
  Trinidad: [-61.5, 10.6],
  Bermuda: [-64.8, 32.3],
  Jamaica: [-76.8, 18],
  Halifax: [-63.6, 44.6],
  "St John's": [-52.7, 47.6],
  "Sierra Leone": [-13.2, 8.5],
  Lagos: [3.4, 6.4],
  Capetown: [18.4, -33.9],
  "Lüderitz Bay": [15.2, -26.6],
  Durban: [31, -29.9],
  Mauritius: [57.5, -20.2],
  Zanzibar: [39.2, -6.2],
  Mombasa: [39.7, -4],
  Aden: [45, 12.8],
  Bombay: [72.8, 18.9],
  Colombo: [79.8, 6.9],
  Madras: [80.3, 13.1],
  Penang: [100.3, 5.4],
  Cocos: [96.8, -12.2],
  Seychelles: [55.5, -4.6],
  Fremantle: [115.7, -32.1],
  Melbourne: [144.9, -38.2],
  Sydney: [151.2, -33.9],
  Auckland: [174.8, -36.8],
  "Port Moresby": [147.2, -9.5],
  Brisbane: [153.2, -27.4],
  Singapore: [103.8, 1.3],
  Labuan: [115.2, 5.3],
  "Hong Kong": [114.2, 22.3],
  "Wei-hai-wei": [122.1, 37.5],
  "Ocean Island": [169.5, -0.9],
};

export function stationPoint(pack: Pack, station: number): Point {
  const {name, area} = pack.stations[station]!;
  const centre = centreOf(pack.areas.get(area)!);
  const lonLat = stations[name];
  return lonLat ? project(lonLat, centre[0]) : anchors(pack.areas.get(area)!).number;
}

const colonies: Record<string, LonLat> = {
  Tsingtau: [106, 37.5],
  Kamerun: [20, 6],
  Samoa: [-172, -15],
  "New Guinea": [141.5, -4.6],
};

// Canals by the areas that they join, where each of their ends is drawn.
export const canalEnds: Record<number, LonLat> = {
  3: [-79.6, 8.3],
  10: [-79.9, 9.9],
  22: [32.6, 29.3],
  33: [32.3, 31.6],
};

interface Route {
  from: LonLat;
  dots: readonly LonLat[];
  to: LonLat;
}

const routes: Record<string, Route> = {
  "Canadian convoy": {
    from: [-70.5, 47.2],
    dots: [
      [-36, 50.5],
      [-9.5, 50.2],
    ],
    to: [-4.3, 50.6],
  },
  "Indian convoy": {
    from: [72.6, 18],
    dots: [
      [55.5, 15],
      [41, 15.8],
    ],
    to: [32.6, 29.9],
  },
  "Australian convoy": {
    from: [117.9, -34.8],
    dots: [
      [107, -22],
      [91, -14],
      [81, 3.8],
      [57, 11.3],
      [39.6, 17],
    ],
    to: [32.6, 29.9],
  },
  "New Zealand convoy": {
    from: [174.5, -41.5],
    dots: [
      [171, -47.5],
      [147, -47],
      [122, -37.5],
    ],
    to: [118.2, -34.9],
  },
  "South African convoy": {
    from: [18.2, -33.6],
    dots: [
      [9, -19],
      [-3, -4.5],
      [-17.5, 3],
      [-18.5, 22],
      [-10, 45.6],
    ],
    to: [-4.6, 50.4],
  },
};

// From the port over the dots at sea to the port of arrival, west of the cut or east of it as the areas lie.
export function convoyPoints(pack: Pack, convoy: Convoy): Point[] {
  const centres = convoy.route.map((area) => centreOf(pack.areas.get(area)!));
  const route = routes[convoy.name];
  if (!route || route.dots.length !== convoy.route.length) return [centres[0]!, ...centres, centres.at(-1)!];
  const dots = route.dots.map((dot, index) => project(dot, centres[index]![0]));
  return [project(route.from, dots[0]![0]), ...dots, project(route.to, dots.at(-1)![0])];
}

// Boxes beside the sea: a panel has one or more of them, side by side.
export interface Panel {
  id: "england" | "germany" | "lost" | "rufiji" | "colony";
  at: Point;
  boxes: readonly Box[];
  pointsTo?: Point; // the land that it belongs to, where it does not lie on it
}

export function panels(pack: Pack, rules: {advanced: boolean; rufiji: boolean}): Panel[] {
  const europe = 3600;
  const result: Panel[] = [
    {
      id: "england",
      at: project([-47, 68.6], europe),
      boxes: ["england_hb1", "england_hb2", "british_reserves"],
      pointsTo: project([-2, 53.2], europe),
    },
    {
      id: "germany",
      at: project([23.5, 58.5], europe),
      boxes: ["german_reserves", "in_germany"],
      pointsTo: project([10, 52.6], europe),
    },
    {id: "lost", at: project([-105, 60]), boxes: ["sunk", "interned", "removed"]},
  ];
  if (rules.rufiji) {
    result.push({id: "rufiji", at: project([29, -8.5]), boxes: ["rufiji"], pointsTo: project([39.4, -7.9])});
  }
  if (rules.advanced) {
    for (const colony of pack.colonies) {
      const centre = centreOf(pack.areas.get(colony.area)!);
      const lonLat = colonies[colony.name];
      const at = lonLat ? project(lonLat, centre[0]) : anchors(pack.areas.get(colony.area)!).number;
      result.push({id: "colony", at, boxes: [{colony: colony.number}]});
    }
  }
  return result;
}
