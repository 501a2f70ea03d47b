// Which request is answered with what, and what becomes of it when the line drops before the answer.
import {create, toBinary} from "@bufbuild/protobuf";
import {EnvelopeSchema, type Reply, type Request} from "../gen/chartroom/v1/envelope_pb";
import type {Side} from "../gen/chartroom/v1/play_pb";

type RequestOf = Extract<Request["of"], {value: unknown}>;
type ReplyOf = Extract<Reply["of"], {value: unknown}>;

export type RequestName = RequestOf["case"];
type WithoutMeta<Message> = Partial<Omit<Message, "$typeName" | "$unknown">>;
export type RequestBody<Name extends RequestName> = WithoutMeta<Extract<RequestOf, {case: Name}>["value"]>;

interface AnsweredWith {
  ping: "pong";
  register: "signedIn";
  login: "signedIn";
  resume: "signedIn";
  logout: "done";
  listRulesets: "rulesets";
  getPack: "pack";
  listGames: "games";
  createGame: "game";
  getGame: "game";
  takeSide: "game";
  invitePlayer: "game";
  leaveGame: "game";
  getNotes: "notes";
  setNotes: "notes";
  watch: "watching";
  unwatch: "done";
  submitOrder: "orderDone";
  previewOrder: "preview";
  getOptions: "options";
  history: "events";
  resign: "orderDone";
  offerDraw: "orderDone";
  answerDraw: "orderDone";
  sendChat: "done";
  readChat: "chat";
  acknowledge: "done";
  giveNonce: "orderDone";
  takeBackOrder: "orderDone";
  answerTakeBack: "orderDone";
  getExport: "exportPart";
  getMoment: "moment";
  getStandingOrders: "standingOrders";
  setStandingOrders: "done";
}
export type ReplyTo<Name extends RequestName> = Extract<ReplyOf, {case: AnsweredWith[Name]}>["value"];

export interface Policy {
  resend: boolean; // sent again, the same bytes, when the line is back
  patience: number; // how often it is sent again when the server cannot say now
  whenTooMany: boolean; // whether "too many" is a reason to try again as well
}

// It carries an id with which it acts once, however often it is sent: until there is an answer.
const act: Policy = {resend: true, patience: Infinity, whenTooMany: false};
// It changes nothing, or the same thing again.
const read: Policy = {resend: true, patience: 5, whenTooMany: true};
// Sent again it might be refused for having been done: whoever asked has to look.
const once: Policy = {resend: false, patience: 0, whenTooMany: false};
// It belongs to one line: the connection itself says it anew on the next.
const line: Policy = {resend: false, patience: Infinity, whenTooMany: true};

const policies: Partial<Record<RequestName, Policy>> = {
  register: once,
  login: once,
  logout: once,
  takeSide: once,
  leaveGame: once,
  createGame: act,
  submitOrder: act,
  resign: act,
  offerDraw: act,
  answerDraw: act,
  sendChat: act,
  giveNonce: act,
  takeBackOrder: act,
  answerTakeBack: act,
  resume: line,
  watch: line,
  unwatch: line,
};

export function policyOf(name: RequestName): Policy {
  return policies[name] ?? read;
}

export function encode<Name extends RequestName>(
  correlation: bigint,
  name: Name,
  body: RequestBody<Name>,
  side: Side,
): Uint8Array {
  const request = {side, of: {case: name, value: body} as unknown as RequestOf};
  return toBinary(
    EnvelopeSchema,
    create(EnvelopeSchema, {protocol: 1, correlation, body: {case: "request", value: request}}),
  );
}

// An id of an order, a message, a request: made once, kept until it is answered.
export function newId(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(16));
}
