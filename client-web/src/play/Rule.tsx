// A rule's number, as everything in a game has it beside what it explains.
import {RuleTag} from "../ui";

export function Rule({rule}: {rule: string | undefined}) {
  return rule ? <RuleTag rule={rule} /> : null;
}
