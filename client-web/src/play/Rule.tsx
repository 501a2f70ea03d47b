// A rule's number beside what it explains, with the rule in a sentence.
import {RuleTag} from "../help/RuleTag";

export function Rule({rule}: {rule: string | undefined}) {
  return rule ? <RuleTag rule={rule} /> : null;
}
