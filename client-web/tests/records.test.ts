import {create} from "@bufbuild/protobuf";
import {describe, expect, test} from "vitest";
import {
  Assignment,
  Decision,
  Duty,
  Met,
  ShipType,
  StandingAnswer,
  ViewSchema,
  VpKind,
  Whereabouts,
} from "../src/gen/chartroom/v1/far_seas_pb";
import {Side} from "../src/gen/chartroom/v1/play_pb";
import {bandOf, densityIn, shipLog, squadronsIn, vpByKind, vpTrack} from "../src/far_seas/records";
import {
  addLine,
  answersTo,
  concernsShips,
  decisionsOf,
  lineInWords,
  meetsEnemies,
  moveLine,
  newLine,
  readStanding,
  removeLine,
  unreachable,
  writeStanding,
  type Standing,
} from "../src/far_seas/standing";
import {packOfTheRepository} from "./far_seas_pack";

const pack = packOfTheRepository();
const ship = (name: string) => pack.ships.find((each) => each.name === name)!.number;
const emden = ship("Emden");
const madras = pack.stations.find((each) => each.name === "Madras")!.number;

function viewWith(board: object, rest: object = {}) {
  const ships = pack.ships.map((_, number) => ({
    where: Whereabouts.AT_SEA,
    area: 24,
    leader: number % 2 ? number - 1 : number,
  }));
  return create(ViewSchema, {board: {turn: 3, ob: 2, ships, ...board}, ...rest});
}

describe("[FS 2.3] the Ship Log", () => {
  const record = {turn: 1, ob: 1, ships: [emden], to: 24, assignment: Assignment.MERCHANTS};

  test("has what was opened for everybody, and what is still secret for the German side", () => {
    const open = viewWith({review: [record]});
    expect(shipLog(open, pack).cruisers[emden]?.entries.map((entry) => [entry.code, entry.secret])).toEqual([
      ["24-Att", false],
    ]);
    const own = viewWith(
      {review: [record]},
      {
        german: {
          turnLog: [{...record, turn: 3, assignment: Assignment.RAID, station: madras}],
          plot: [{ships: [0, 1], to: 5, assignment: Assignment.NONE}],
          credits: [{ship: emden, captures: 2}],
          coal: [{ship: emden, piles: 2, coaled: true}],
          accident: {ship: 4, lost: true, claims: 3},
        },
      },
    );
    const log = shipLog(own, pack);
    expect(log.cruisers).toHaveLength(8);
    expect(log.cruisers[emden]).toMatchObject({captures: 2, coal: {piles: 2}, speed: "4"});
    expect(log.cruisers[emden]?.entries.map((entry) => entry.code)).toEqual(["24-Att", "24-Stn-M"]);
    expect(log.plotted.map((entry) => entry.code)).toEqual(["5-s"]);
    expect(log.lost).toEqual({ship: 4, claims: 3});
  });
});

describe("[FS 8.0] the points", () => {
  const view = viewWith({
    track: [
      {turn: 1, ob: 1, kind: VpKind.CAPTURE, points: 2, area: 24},
      {turn: 1, ob: 2, kind: VpKind.RAID, points: 3, station: madras},
      {turn: 2, ob: 1, kind: VpKind.CAPTURE, points: 1, area: 8},
    ],
  });

  test("run up line by line, with reason, rule and place", () => {
    expect(vpTrack(view.board!.track, pack).map((line) => [line.total, line.rule, line.area])).toEqual([
      [2, "4.7.1", 24],
      [5, "4.7.2", 24],
      [6, "4.7.1", 8],
    ]);
    expect(vpTrack(view.board!.track, pack)[1]?.text).toBe("raid on Madras");
    expect(vpByKind(view)).toEqual([
      {kind: VpKind.CAPTURE, points: 3, entries: 2},
      {kind: VpKind.RAID, points: 3, entries: 1},
    ]);
  });

  test("say who would win", () => {
    expect(bandOf(pack, -3)?.result).toBe("allied_win");
    expect(bandOf(pack, 30)?.result).toBe("allied_win");
    expect(bandOf(pack, 31)?.result).toBe("draw");
    expect(bandOf(pack, 81)).toBeUndefined();
  });
});

describe("[FS 4.7.1] merchants", () => {
  const glasgow = ship("Glasgow");
  const escorting = viewWith({captures: Array.from({length: 35}, (_, area) => (area === 24 ? 1 : 0))});
  escorting.board!.ships[glasgow]!.duty = Duty.MERCHANT_ESCORT;

  test("are what is printed, less captures and escorts of the turn", () => {
    expect(densityIn(escorting, pack, 24)).toMatchObject({
      printed: 3,
      captured: 1,
      escorts: [glasgow],
      left: 1,
      certain: true,
    });
    expect(densityIn(escorting, pack, 22).left).toBe(0);
  });

  test("are not known for certain where escorts may be out of sight", () => {
    const blind = viewWith({rules: {doubleBlind: true}, captures: []}, {side: Side.ONE});
    expect(densityIn(blind, pack, 24).certain).toBe(false);
    expect(densityIn({...blind, side: Side.TWO}, pack, 24).certain).toBe(true);
  });
});

test("[FS 4.2] groups of an area are those that share a leader", () => {
  const groups = squadronsIn(viewWith({}), pack, 24);
  expect(groups[0]).toEqual({ships: [0, 1], german: true});
  expect(groups.flatMap((group) => group.ships)).toHaveLength(98);
  expect(squadronsIn(viewWith({}), pack, 5)).toEqual([]);
});

describe("standing orders", () => {
  const always = newLine(Decision.ACCEPT_OR_RUN, StandingAnswer.STAND);
  const careful = {...always, met: Met.STRONGER, answer: StandingAnswer.RUN};

  test("are bytes of the ruleset, and come back", () => {
    const standing: Standing = [{...careful, ships: [emden], against: [ShipType.BC, ShipType.AC]}, always];
    expect(readStanding(writeStanding(standing))).toEqual(standing);
    expect(writeStanding([])).toHaveLength(0);
    expect(readStanding(new Uint8Array())).toEqual([]);
  });

  test("a line with a condition goes before the one that fits always", () => {
    expect(addLine([always], careful)).toEqual([careful, always]);
    const other = {...always, answer: StandingAnswer.ASK};
    expect(addLine([careful, always], other)).toEqual([careful, other]);
    expect(addLine([], always)).toEqual([always]);
  });

  test("lines are moved and removed; what is never reached is found", () => {
    const standing = [always, careful];
    expect(unreachable(standing)).toEqual([1]);
    expect(moveLine(standing, 1, -1)).toEqual([careful, always]);
    expect(unreachable([careful, always])).toEqual([]);
    expect(moveLine(standing, 0, -1)).toBe(standing);
    expect(removeLine(standing, 0)).toEqual([careful]);
  });

  test("a side is offered what it is asked, with the answers that make sense", () => {
    expect(decisionsOf(Side.ONE)).toHaveLength(16);
    expect(decisionsOf(Side.TWO)).toHaveLength(17);
    expect(answersTo(Decision.TARGETS)).toHaveLength(3);
    expect(answersTo(Decision.ESCAPE)).toContain(StandingAnswer.HOMEWARD);
    expect(answersTo(Decision.SEARCH)).toContain(StandingAnswer.NO);
    expect([Decision.TARGETS, Decision.INTERN, Decision.PLOT].map(concernsShips)).toEqual([true, true, false]);
    expect([Decision.TARGETS, Decision.INTERN, Decision.PLOT].map(meetsEnemies)).toEqual([true, false, false]);
  });

  test("read as sentences", () => {
    expect(lineInWords(pack, {...careful, ships: [emden], against: [ShipType.BC, ShipType.AC]})).toBe(
      "Accept battle or run, if Emden is concerned, if they are stronger, against battlecruisers or armoured cruisers: run.",
    );
    expect(lineInWords(pack, always)).toBe("Accept battle or run: stand and fight.");
  });
});
