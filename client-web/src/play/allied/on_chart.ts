// The Allied movement on the chart (4.4, 5.1): who may still move, where to and at what price, ships put into play from England, into the
// boxes of colonies, and the courses as they are drafted.
import {boxKey} from "../../chart/model";
import type {Course, Reach} from "../../chart/props";
import {boardOf, groupOf, statusOf} from "../../far_seas/board";
import {besiege, entryOf, joinAllied, moveAllied, moveOf} from "../../far_seas/drafts/allied";
import type {AlliedDraft} from "../../far_seas/drafts/draft";
import {dutyInWords, shipNames} from "../../far_seas/names";
import {reachOf, reachTo} from "../../far_seas/reach";
import {Duty} from "../../gen/chartroom/v1/far_seas_pb";
import {t} from "../../i18n";
import type {AtChart, ChartHandlers, Edit, Ships} from "../chart_handlers";
import {courseOf} from "../on_board";
import {byArea} from "../plot/on_chart";

type At = AtChart<AlliedDraft>;

export const alliedOnChart: ChartHandlers<AlliedDraft> = {
  pickable: ({options}) => options.ships.map((choice) => choice.ship),
  reach: (at, ships) => (ships.length > 0 ? reachOf(at, ships) : undefined),
  boxReach,
  courses,
  together: ({draft, view, options}, ship) => {
    const move = moveOf(draft, ship);
    if (move) return move.ships;
    const askable = new Set(options.ships.map((choice) => choice.ship));
    return groupOf(boardOf(view), ship).filter((each) => askable.has(each) && !moveOf(draft, each));
  },
  onArea: sendTo,
  onBox: (at, ships, box) => (typeof box === "object" ? sendToColony(at, ships, box.colony) : undefined),
  onShip,
};

export function sendTo(at: At, ships: Ships, to: number): Edit<AlliedDraft> | undefined {
  if (ships.length === 0) return undefined;
  return whyNot(at, ships, to) ?? {draft: moveAllied(at.draft, at.view, ships, to, dutyBefore(at, ships, to))};
}

// A group that is sent elsewhere searches there; one whose destination stays keeps its duty.
function dutyBefore({draft}: At, ships: Ships, to: number): {duty: Duty; station?: number; convoy?: number} {
  const move = ships[0] === undefined ? undefined : moveOf(draft, ships[0]);
  if (!move || move.to !== to) return {duty: Duty.SEARCH};
  const {duty, station, convoy} = move;
  return {duty, ...(station !== undefined && {station}), ...(convoy !== undefined && {convoy})};
}

export function sendToColony(at: At, ships: Ships, colony: number): Edit<AlliedDraft> | undefined {
  if (ships.length === 0) return undefined;
  const unable = cannotBesiege(at, ships, colony);
  return unable ?? {draft: besiege(at.draft, ships, colony)};
}

function cannotBesiege({options, pack}: At, ships: Ships, colony: number): {why: string; rule: string} | undefined {
  const unable = ships.filter((ship) => options.ships.find((choice) => choice.ship === ship)?.colony !== colony);
  if (unable.length === 0) return undefined;
  return {why: t("play.chart.not_at_colony", {ships: shipNames(pack, unable), count: unable.length}), rule: "6.4.1"};
}

function boxReach(at: At, ships: Ships): ReadonlyMap<string, Reach> | undefined {
  if (ships.length === 0 || at.view.board?.colonies.length === 0) return undefined;
  return new Map(
    at.pack.colonies.map(({number}): [string, Reach] => {
      const not = cannotBesiege(at, ships, number);
      return [boxKey({colony: number}), {allowed: !not, penalty: 0, ...not}];
    }),
  );
}

// Dropped on a ship that moves, they go with it. On one that lies somewhere, they go there and form a squadron with it (4.2), which uses
// up the move of both; where they cannot, all are picked, to be sent together.
function onShip(at: At, ships: Ships, onto: number): Edit<AlliedDraft> | undefined {
  if (ships.includes(onto)) return undefined;
  if (!at.options.ships.some((choice) => choice.ship === onto)) {
    return {why: t("play.chart.not_with", {ship: at.pack.ships[onto]?.name ?? ""}), rule: "4.2"};
  }
  const move = moveOf(at.draft, onto);
  if (move) return whyNot(at, [...ships, onto], move.to) ?? {draft: joinAllied(at.draft, ships, onto)};
  const area = entryOf(at.draft, onto)?.to ?? statusOf(boardOf(at.view), onto).area;
  const all = [...ships, ...(alliedOnChart.together?.(at, onto) ?? [onto])];
  if (area === undefined || !reachTo(at, all, area).allowed) return {picked: all};
  return {draft: moveAllied(at.draft, at.view, all, area)};
}

function whyNot(at: At, ships: Ships, to: number): {why: string; rule: string} | undefined {
  const {allowed, why = "", rule = ""} = reachTo(at, ships, to);
  return allowed ? undefined : {why, rule};
}

function courses({draft, view, pack}: At): Course[] {
  const entering = draft.entries.flatMap(({ship, to}) => courseOf(view, pack, [ship], to, "draft") ?? []);
  const moving = draft.moves.flatMap((move) => {
    const label = move.duty === Duty.SEARCH ? "" : dutyInWords(pack, move.duty, move.station, move.convoy);
    return byArea(view, move.ships).flatMap((ships): Course[] => {
      // Who was put into play goes on from there (5.1).
      const entry = ships[0] === undefined ? undefined : entryOf(draft, ships[0]);
      if (entry) return [onward(ships, entry.to, move.to, label)];
      const course = courseOf(view, pack, ships, move.to, "draft", label);
      return course ? [course] : [];
    });
  });
  return [...entering, ...moving];
}

function onward(ships: Ships, from: number, to: number, label: string): Course {
  const place = (area: number) => ({kind: "area", area}) as const;
  return {ships, from: place(from), to: place(to), kind: "draft", ...(label && {label})};
}
