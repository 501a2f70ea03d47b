// Standing orders (docs/protocol.md): a list, of which the first line that fits answers. Lines are plain data and every edit makes a
// new list; whether a line makes sense the server says as it is set. What there is to choose from is offered here.
import {create, fromBinary, toBinary} from "@bufbuild/protobuf";
import {Decision, Met, ShipType, StandingAnswer, StandingOrdersSchema} from "../gen/chartroom/v1/far_seas_pb";
import type {Side} from "../gen/chartroom/v1/play_pb";
import {t} from "../i18n";
import {german, type Ships} from "./board";
import {allDecisions, decisionText} from "./decisions";
import {listed, say, shipNames} from "./names";
import type {Pack} from "./pack";

export interface StandingLine {
  decision: Decision;
  ships: Ships; // one of these is concerned; none: whoever is
  met: Met;
  against: readonly ShipType[]; // one of these is met; none: whatever is
  answer: StandingAnswer;
}
export type Standing = readonly StandingLine[];

// ------------------------------------------------------------------------------------------------------------------------- bytes

// GetStandingOrders.orders, and its defaults, which are the ruleset's.
export function readStanding(bytes: Uint8Array): Standing {
  return fromBinary(StandingOrdersSchema, bytes).orders.map(({decision, ships, met, against, answer}) => ({
    decision,
    ships,
    met: met === Met.UNSPECIFIED ? Met.ANYBODY : met,
    against,
    answer,
  }));
}

// No lines are no bytes: the server then forgets that there were any.
export function writeStanding(standing: Standing): Uint8Array {
  if (standing.length === 0) return new Uint8Array();
  const orders = standing.map((line) => ({...line, ships: [...line.ships], against: [...line.against]}));
  return toBinary(StandingOrdersSchema, create(StandingOrdersSchema, {orders}));
}

// ------------------------------------------------------------------------------------------------------------------------- editing

export function newLine(decision: Decision, answer = StandingAnswer.ASK): StandingLine {
  return {decision, ships: [], met: Met.ANYBODY, against: [], answer};
}

// Before the line for the same decision that fits always, since behind that one it would never be looked at; or in its place, if it
// fits always itself.
export function addLine(standing: Standing, line: StandingLine): Standing {
  const last = standing.findIndex((each) => each.decision === line.decision && fitsAlways(each));
  if (last < 0) return [...standing, line];
  return [...standing.slice(0, last), line, ...standing.slice(fitsAlways(line) ? last + 1 : last)];
}

export function replaceLine(standing: Standing, index: number, line: StandingLine): Standing {
  return standing.map((each, at) => (at === index ? line : each));
}

export function removeLine(standing: Standing, index: number): Standing {
  return standing.filter((_, at) => at !== index);
}

export function moveLine(standing: Standing, index: number, by: number): Standing {
  const line = standing[index];
  const to = index + by;
  if (!line || to < 0 || to >= standing.length) return standing;
  const others = removeLine(standing, index);
  return [...others.slice(0, to), line, ...others.slice(to)];
}

// Lines that are never looked at, since one above them answers always.
export function unreachable(standing: Standing): number[] {
  return standing.flatMap((line, index) =>
    standing.slice(0, index).some((above) => above.decision === line.decision && fitsAlways(above)) ? [index] : [],
  );
}

export function fitsAlways({ships, met, against}: StandingLine): boolean {
  return ships.length === 0 && met === Met.ANYBODY && against.length === 0;
}

// ---------------------------------------------------------------------------------------------------------------- what to choose from

const ofGermans = [
  Decision.PLOT,
  Decision.INTERN,
  Decision.ACCEPT_OR_RUN,
  Decision.SURPRISE_ATTACK,
  Decision.HIT_AND_GO_HOME,
  Decision.CONVOY_ATTACK,
  Decision.RAID_ON_ENGLAND,
  Decision.RETURN_HOME,
  Decision.ASSIGN,
];
const ofBoth = [
  Decision.CHASE,
  Decision.ESCAPE,
  Decision.BOLD_MOVES,
  Decision.FIRE_ON_BOLD,
  Decision.TARGETS,
  Decision.TORPEDOES,
  Decision.RUN_AFTER_ROUND,
];

// Decisions that a side is ever asked for.
export function decisionsOf(side: Side): Decision[] {
  return allDecisions().filter((each) => ofBoth.includes(each) || ofGermans.includes(each) === (side === german));
}

const plain = [StandingAnswer.ASK, StandingAnswer.DEFAULTS, StandingAnswer.MIDSHIPMAN];
const tooMuchForOneWord = [
  Decision.PLOT,
  Decision.ASSIGN,
  Decision.ALLIED_MOVEMENT,
  Decision.CHOOSE_AREA,
  Decision.TARGETS,
  Decision.HIT_AND_GO_HOME,
];

export function answersTo(decision: Decision): StandingAnswer[] {
  switch (decision) {
    case Decision.ACCEPT_OR_RUN:
    case Decision.FIGHT_OR_RUN:
    case Decision.RUN_AFTER_ROUND:
      return [...plain, StandingAnswer.RUN, StandingAnswer.STAND];
    case Decision.ESCAPE:
      return [...plain, StandingAnswer.HOMEWARD, StandingAnswer.AWAY];
    default:
      return tooMuchForOneWord.includes(decision) ? plain : [...plain, StandingAnswer.YES, StandingAnswer.NO];
  }
}

// Whether a line for it may be for single ships.
export function concernsShips(decision: Decision): boolean {
  const wholeSide = [Decision.RAID_ON_ENGLAND, Decision.COUNTERATTACK];
  return decision === Decision.TARGETS || !(tooMuchForOneWord.includes(decision) || wholeSide.includes(decision));
}

// Whether it may look at whom one meets.
export function meetsEnemies(decision: Decision): boolean {
  const nobodyMet = [Decision.INTERN, Decision.REMOVE_SHIPS, Decision.RAID_ON_ENGLAND, Decision.RETURN_HOME];
  return decision === Decision.TARGETS || !(tooMuchForOneWord.includes(decision) || nobodyMet.includes(decision));
}

// ----------------------------------------------------------------------------------------------------------------------- sentences

// "Accept battle or run, if Emden is concerned, if they are stronger: run."
export function lineInWords(pack: Pack, line: StandingLine): string {
  const comma = ", ";
  const met =
    line.met === Met.STRONGER
      ? t("far_seas.standing.stronger", {comma})
      : line.met === Met.NOT_STRONGER
        ? t("far_seas.standing.not_stronger", {comma})
        : "";
  const types = listed(line.against.map(typesName), "disjunction");
  return t("far_seas.standing.line", {
    decision: capitalised(decisionText(line.decision).title),
    who: line.ships.length === 0 ? "" : t("far_seas.standing.who", {comma, ships: shipNames(pack, line.ships)}),
    met,
    against: line.against.length === 0 ? "" : t("far_seas.standing.against", {comma, types}),
    answer: answerName(line.answer),
  });
}

export function answerName(answer: StandingAnswer): string {
  return say(`far_seas.standing_answer.${StandingAnswer[answer].toLowerCase()}`);
}

export function metName(met: Met): string {
  return say(`far_seas.standing.met_${Met[met].toLowerCase()}`);
}

export function typesName(type: ShipType): string {
  return say(`far_seas.types.${ShipType[type]}`);
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
