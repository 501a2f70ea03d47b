// The surprise attack of the turn (4.6.5), or the intervention at a colony (6.4.2): who, and whom.
import {boardOf, groupOf} from "../../far_seas/board";
import type {SurpriseAttackDraft} from "../../far_seas/drafts/draft";
import {groupName} from "../../far_seas/names";
import {t} from "../../i18n";
import {Choices, type CardChoice} from "./Choices";
import type {DecisionProps} from "./props";
import {ShipList} from "./ShipLines";

export function SurpriseAttackPanel({pack, view, options, draft, change}: DecisionProps<SurpriseAttackDraft>) {
  const {choice} = draft;
  const attacker = typeof choice === "object" ? choice.attacker : undefined;
  const attackers: CardChoice<number | "none">[] = options.groups.map(({ships, must}) => ({
    value: ships[0] ?? 0,
    label: groupName(pack, ships),
    rule: must ? "6.4.2" : "4.6.5.1",
    hint: must ? t("battle.surprise.must") : undefined,
    more: <ShipList pack={pack} view={view} ships={ships} />,
  }));
  if (options.mayDecline) {
    attackers.push({value: "none", label: t("battle.surprise.none"), hint: t("battle.surprise.none_hint")});
  }
  const targets = options.groups.find((group) => group.ships[0] === attacker)?.targets ?? [];
  const choose = (leader: number | "none") => {
    if (leader === "none") return change({...draft, choice: "none"});
    const theirs = options.groups.find((group) => group.ships[0] === leader)?.targets ?? [];
    change({...draft, choice: {attacker: leader, target: theirs.length === 1 ? theirs[0] : undefined}});
  };
  return (
    <>
      <Choices
        label={t("battle.surprise.attacker")}
        value={choice === "none" ? "none" : attacker}
        choices={attackers}
        onChange={choose}
      />
      {attacker !== undefined && (
        <Choices
          label={t("battle.surprise.target")}
          value={typeof choice === "object" ? choice.target : undefined}
          choices={targets.map((leader) => {
            const ships = groupOf(boardOf(view), leader);
            return {
              value: leader,
              label: groupName(pack, ships),
              more: <ShipList pack={pack} view={view} ships={ships} />,
            };
          })}
          onChange={(target) => change({...draft, choice: {attacker, target}})}
        />
      )}
    </>
  );
}
