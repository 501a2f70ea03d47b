// What is written down beside the map: the Ship Log, the points with their reasons, the merchants that are left in an area.
import {
  Duty,
  VpKind,
  Whereabouts,
  type CoalStatus,
  type PlotRecord,
  type ShipStatus,
  type View,
  type VpEntry,
} from "../gen/chartroom/v1/far_seas_pb";
import {
  allied,
  boardOf,
  counter,
  german,
  groupsIn,
  numbersWhere,
  speedGrades,
  speedOf,
  statusOf,
  type Ships,
} from "./board";
import {plotCode, vpAreaOf} from "./names";
import type {Pack} from "./pack";
import {ruleOfVp, vpInWords} from "./sentences/frame";

// ----------------------------------------------------------------------------------------------------------------- the Ship Log (2.3)

export interface LogEntry {
  turn: number;
  ob: number;
  ships: Ships;
  to: number;
  code: string; // "24-Att"
  secret: boolean; // of this turn: the German side's own
}

export interface CruiserSheet {
  ship: number;
  status: ShipStatus;
  speed: string; // now
  combats: number;
  surpriseUsed: boolean;
  coal: CoalStatus | undefined; // German side alone, with the advanced rules
  captures: number; // credited this turn; German side alone
  entries: readonly LogEntry[];
}

export interface ShipLog {
  cruisers: readonly CruiserSheet[];
  plotted: readonly LogEntry[]; // of this Operationsbefehl, not carried out yet
  points: readonly VpEntry[]; // captures and raids
  lost: {ship: number; claims: number} | undefined; // to the accident, and nobody else knows (7.3.2)
}

export function shipLog(view: View, pack: Pack): ShipLog {
  const board = boardOf(view);
  const own = view.german;
  const opened = board.review.map((record) => entryOf(pack, record, false));
  const secret = (own?.turnLog ?? []).map((record) => entryOf(pack, record, true));
  const entries = [...opened, ...secret];
  const cruisers = pack.ships
    .filter((ship) => ship.mainCruiser && board.ships[ship.number]?.where !== Whereabouts.NOT_IN_PLAY)
    .filter((ship) => board.ships[ship.number] !== undefined)
    .map(({number}): CruiserSheet => {
      const status = statusOf(board, number);
      return {
        ship: number,
        status,
        speed: speedGrades[speedOf(board, pack, number)] ?? counter(pack, number).speed,
        combats: status.combats,
        surpriseUsed: status.surpriseUsed,
        coal: own?.coal.find((coal) => coal.ship === number),
        captures: own?.credits.find((credit) => credit.ship === number)?.captures ?? 0,
        entries: entries.filter((entry) => entry.ships.includes(number)),
      };
    });
  const accident = own?.accident;
  return {
    cruisers,
    plotted: (own?.plot ?? []).map((plotted) => ({
      turn: board.turn,
      ob: board.ob,
      ships: plotted.ships,
      to: plotted.to,
      code: plotCode(pack, plotted),
      secret: true,
    })),
    points: board.track.filter(({kind}) => kind === VpKind.CAPTURE || kind === VpKind.RAID),
    lost:
      accident?.lost && !accident.revealed && accident.ship !== undefined
        ? {ship: accident.ship, claims: accident.claims}
        : undefined,
  };
}

function entryOf(pack: Pack, record: PlotRecord, secret: boolean): LogEntry {
  const {turn, ob, ships, to} = record;
  return {turn, ob, ships, to, code: plotCode(pack, record), secret};
}

// ---------------------------------------------------------------------------------------------------------------- points (8.0)

export interface VpLine {
  turn: number;
  ob: number;
  kind: VpKind;
  points: number;
  total: number; // after it
  text: string;
  rule: string;
  ship: number | undefined;
  area: number | undefined;
}

export function vpTrack(track: readonly VpEntry[], pack: Pack): VpLine[] {
  let total = 0;
  return track.map((entry) => {
    total += entry.points;
    return {
      turn: entry.turn,
      ob: entry.ob,
      kind: entry.kind,
      points: entry.points,
      total,
      text: vpInWords(pack, entry),
      rule: ruleOfVp(entry.kind),
      ship: entry.ship,
      area: vpAreaOf(pack, entry),
    };
  });
}

// By kind, in the order in which each came first.
export function vpByKind(view: View): {kind: VpKind; points: number; entries: number}[] {
  const sums = new Map<VpKind, {kind: VpKind; points: number; entries: number}>();
  for (const {kind, points} of boardOf(view).track) {
    const sum = sums.get(kind) ?? {kind, points: 0, entries: 0};
    sums.set(kind, {kind, points: sum.points + points, entries: sum.entries + 1});
  }
  return [...sums.values()];
}

// What the total means (8.0): the first band that holds it. Above the last the game ends at once (4.9).
export function bandOf(pack: Pack, points: number): Pack["bands"][number] | undefined {
  return pack.bands.find((band) => points <= band.upTo);
}

// ------------------------------------------------------------------------------------------------------------- merchants (4.7.1)

export interface Density {
  printed: number;
  captured: number; // this turn
  escorts: Ships; // this turn, as far as the view shows them
  left: number;
  certain: boolean; // double-blind, escorts may be out of sight
  rule: string;
}

export function densityIn(view: View, pack: Pack, area: number): Density {
  const board = boardOf(view);
  const printed = pack.areas.get(area)?.density ?? 0;
  const captured = board.captures[area] ?? 0;
  const escorts = numbersWhere(
    board,
    (s) => s.where === Whereabouts.AT_SEA && s.area === area && s.duty === Duty.MERCHANT_ESCORT,
  );
  const blind = board.rules?.doubleBlind === true && board.outcome === undefined && view.side !== allied;
  return {
    printed,
    captured,
    escorts,
    left: Math.max(0, printed - captured - escorts.length),
    certain: !blind || board.escortsSeen[area] === true,
    rule: "4.7.1",
  };
}

// ------------------------------------------------------------------------------------------------------------------- who is where

export interface GroupInArea {
  ships: Ships;
  german: boolean;
}

export function squadronsIn(view: View, pack: Pack, area: number): GroupInArea[] {
  const board = boardOf(view);
  return [german, allied].flatMap((side) =>
    groupsIn(board, pack, side, area).map((ships) => ({ships, german: side === german})),
  );
}
