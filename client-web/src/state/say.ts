// Why something failed, for a person: in their language where the sentence is always the same, in the server's words where only it knows.
import {has, t} from "../i18n";
import {Abandoned, LineLost, Refusal, RefusalCode} from "../wire";

export interface Said {
  what: string;
  instead: string;
  rule: string;
}

export function say(error: unknown): Said {
  if (error instanceof Refusal) return sayRefusal(error);
  if (error instanceof LineLost) return {what: t("app.line_lost"), instead: t("app.line_lost_instead"), rule: ""};
  if (error instanceof Abandoned) return {what: t("app.abandoned"), instead: "", rule: ""};
  console.error(error);
  return {what: t("app.fault"), instead: t("app.fault_instead"), rule: ""};
}

function sayRefusal({code, what, instead, rule}: Refusal): Said {
  const key = `app.refused.${RefusalCode[code].toLowerCase()}`;
  return has(key) ? {what: t(key), instead: "", rule} : {what, instead, rule};
}
