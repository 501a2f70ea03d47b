// How a request can fail. A Refusal is the server's answer; the others say that there is none.
import {Refused_Code, type Refused} from "../gen/chartroom/v1/envelope_pb";
import type {Said} from "../gen/chartroom/v1/play_pb";

export {Refused_Code as RefusalCode};

type Fields = Pick<Refused, "code" | "rule" | "what" | "instead"> & {whatSaid?: Said; insteadSaid?: Said};

// What is wrong and what would be right are sentences of the server, where the rules refuse also taken apart; the number is a rule's, or
// empty.
export class Refusal extends Error {
  readonly code: Refused_Code;
  readonly rule: string;
  readonly what: string;
  readonly instead: string;
  readonly whatSaid: Said | undefined;
  readonly insteadSaid: Said | undefined;

  constructor({code, rule, what, instead, whatSaid, insteadSaid}: Fields) {
    super(what);
    this.name = "Refusal";
    this.code = code;
    this.rule = rule;
    this.what = what;
    this.instead = instead;
    this.whatSaid = whatSaid;
    this.insteadSaid = insteadSaid;
  }
}

// The line dropped after the request was sent and before it was answered: it may or may not have been carried out.
export class LineLost extends Error {
  override readonly name = "LineLost";
}

// Nobody waits for the answer any more: signed out, left the page, or asked anew.
export class Abandoned extends Error {
  override readonly name = "Abandoned";
}

export function isRefusal(error: unknown, ...codes: Refused_Code[]): error is Refusal {
  return error instanceof Refusal && (codes.length === 0 || codes.includes(error.code));
}
