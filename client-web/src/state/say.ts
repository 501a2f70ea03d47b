// Why something failed, for a person: by its code where the sentence is always the same, else what the server says, in their language.
import {has, t} from "../i18n";
import {saidInWords} from "../i18n/said";
import {Abandoned, LineLost, Refusal, RefusalCode} from "../wire";

export interface Failure {
  what: string;
  instead: string;
  rule: string;
}

export function say(error: unknown): Failure {
  if (error instanceof Refusal) return sayRefusal(error);
  if (error instanceof LineLost) return {what: t("app.line_lost"), instead: t("app.line_lost_instead"), rule: ""};
  if (error instanceof Abandoned) return {what: t("app.abandoned"), instead: "", rule: ""};
  console.error(error);
  return {what: t("app.fault"), instead: t("app.fault_instead"), rule: ""};
}

function sayRefusal({code, what, instead, rule, whatSaid, insteadSaid}: Refusal): Failure {
  const key = `app.refused.${RefusalCode[code].toLowerCase()}`;
  if (has(key)) return {what: t(key), instead: "", rule};
  return {what: saidInWords(whatSaid, what), instead: saidInWords(insteadSaid, instead), rule};
}
