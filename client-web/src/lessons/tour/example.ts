// A position to look at before any game: the sides' best known ships where the campaign may have them in its fourth turn.
import {create} from "@bufbuild/protobuf";
import type {Pack} from "../../far_seas/pack";
import {BoardSchema, Duty, Readiness, ViewSchema, Whereabouts, type View} from "../../gen/chartroom/v1/far_seas_pb";

interface Placed {
  ships: readonly string[];
  area: number;
  readiness?: Readiness;
  duty?: Duty;
  damage?: number;
}

export const shown = "Good Hope"; // whose counter is explained

const placed: readonly Placed[] = [
  {ships: ["Scharnhorst", "Gneisenau", "Nürnberg"], area: 4, readiness: Readiness.ACTING},
  {ships: ["Dresden"], area: 5},
  {ships: ["Emden"], area: 24, readiness: Readiness.ACTING},
  {ships: ["Good Hope", "Monmouth"], area: 6, readiness: Readiness.ACTING, duty: Duty.SEARCH, damage: 2},
  {ships: ["Glasgow"], area: 6, readiness: Readiness.DONE},
  {ships: ["Canopus"], area: 7},
];

export function examplePosition(pack: Pack): View {
  const ships = pack.ships.map(({number}) => ({where: Whereabouts.NOT_IN_PLAY, leader: number}));
  const board = {turn: 4, ob: 1, ships, raided: pack.stations.map(() => false), captures: Array(35).fill(0), vp: 12};
  const view = create(ViewSchema, {board: create(BoardSchema, board)});
  for (const {ships: names, area, readiness = Readiness.READY, duty = Duty.NONE, damage = 0} of placed) {
    const numbers = names.map((name) => pack.ships.findIndex((ship) => ship.name === name)).filter((ship) => ship >= 0);
    numbers.forEach((ship, index) => {
      const status = view.board!.ships[ship]!;
      const where = {where: Whereabouts.AT_SEA, area, leader: numbers[0]!, readiness, duty};
      Object.assign(status, where, {damage: index === 0 ? damage : 0});
    });
  }
  return view;
}
