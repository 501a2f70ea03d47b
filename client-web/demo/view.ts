// A view for the demonstration, from the set-up in ships.toml, played on by hand for a few turns' worth of marks.
import {create} from "@bufbuild/protobuf";
import {parse} from "smol-toml";
import {
  BoardSchema,
  ColonyStatusSchema,
  ConvoyStatus_Stage,
  ConvoyStatusSchema,
  Duty,
  Readiness,
  RulesSchema,
  ShipStatusSchema,
  ViewSchema,
  Whereabouts,
  type View,
} from "../src/gen/chartroom/v1/far_seas_pb";
import type {Pack} from "../src/far_seas/pack";

const boxes: Record<string, Whereabouts> = {
  england_hb1: Whereabouts.ENGLAND_HB1,
  england_hb2: Whereabouts.ENGLAND_HB2,
  british_reserves: Whereabouts.BRITISH_RESERVES,
  german_reserves: Whereabouts.GERMAN_RESERVES,
};

interface Row {
  name: string;
  start: number | string;
  entry_turn?: number;
}

export function setUp(pack: Pack, shipsToml: string, turn: number): View {
  const file = parse(shipsToml) as unknown as {group: {ships: Row[]}[]};
  const rows = file.group.flatMap((group) => group.ships);
  const ships = rows.map(({start, entry_turn = 1}, number) =>
    create(ShipStatusSchema, {
      leader: number,
      duty: Duty.NONE,
      readiness: Readiness.READY,
      ...(entry_turn > turn
        ? {where: Whereabouts.NOT_ARRIVED}
        : typeof start === "number"
          ? {where: Whereabouts.AT_SEA, area: start}
          : {where: boxes[start]!}),
    }),
  );
  return create(ViewSchema, {
    board: create(BoardSchema, {
      turn,
      ob: 1,
      ships,
      raided: pack.stations.map(() => false),
      captures: Array.from({length: 35}, () => 0),
      rules: create(RulesSchema, {advanced: true, rufiji: true}),
      convoys: pack.convoys.map(({transports}) =>
        create(ConvoyStatusSchema, {stage: ConvoyStatus_Stage.IN_PORT, transports}),
      ),
      colonies: pack.colonies.map(() => create(ColonyStatusSchema, {})),
    }),
  });
}

export function midGame(pack: Pack, shipsToml: string): View {
  const view = setUp(pack, shipsToml, 3);
  const board = view.board!;
  const of = (name: string) => pack.ships.findIndex((ship) => ship.name === name);
  const put = (names: string[], area: number, more: Partial<(typeof board.ships)[number]> = {}) => {
    const leader = of(names[0]!);
    for (const name of names) Object.assign(board.ships[of(name)]!, {where: Whereabouts.AT_SEA, area, leader, ...more});
  };
  put(["Scharnhorst", "Gneisenau", "Nürnberg"], 4);
  put(["Emden"], 24, {readiness: Readiness.ACTING});
  put(["Karlsruhe"], 8, {damage: 1});
  put(["Königsberg"], 21, {where: Whereabouts.RUFIJI});
  put(["Good Hope", "Monmouth"], 5, {readiness: Readiness.ACTING, duty: Duty.SEARCH});
  put(["Glasgow"], 5, {readiness: Readiness.DONE, damage: 2});
  put(["Canopus"], 6, {duty: Duty.ON_STATION, station: 3, readiness: Readiness.ACTING});
  put(["Hampshire", "Yarmouth"], 24, {duty: Duty.ON_STATION, station: 21, readiness: Readiness.ACTING});
  put(["Swiftsure"], 24, {duty: Duty.MERCHANT_ESCORT, readiness: Readiness.ACTING});
  put(["Tokiwa", "Satsuma"], 31, {where: Whereabouts.COLONY_BOX});
  put(["Idzumo", "Iwate", "Asama"], 1);
  put(["Kaiser Wilhelm der Grosse"], 17, {where: Whereabouts.SUNK});
  put(["Pegasus"], 21, {where: Whereabouts.SUNK});
  board.raided[21] = true;
  board.raided[2] = true;
  board.captures[8] = 2;
  board.vp = 23;
  Object.assign(board.convoys[2]!, {stage: ConvoyStatus_Stage.AT_SEA, dot: 1});
  Object.assign(board.convoys[0]!, {stage: ConvoyStatus_Stage.ARRIVED});
  Object.assign(board.convoys[3]!, {stage: ConvoyStatus_Stage.AT_SEA, dot: 0, transports: 11});
  board.colonies[2]!.captured = true;
  return view;
}
