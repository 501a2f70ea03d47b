// The next who falls upon a convoy (6.3.3), or tries to get home (4.7.3, 7.4).
import {boardOf, escortsOf} from "../../far_seas/board";
import {toggleReserve} from "../../far_seas/drafts/answers";
import type {ConvoyAttackDraft, ReturnHomeDraft} from "../../far_seas/drafts/draft";
import {convoyName, groupName, shipName} from "../../far_seas/names";
import {t} from "../../i18n";
import {Checkbox, Group} from "../../ui";
import {Choices} from "./Choices";
import {OddsNote} from "./OddsNote";
import {convoySurpriseOdds, returnOdds} from "./odds_shown";
import type {DecisionProps} from "./props";
import {ShipList, shipFacts} from "./ShipLines";

export function ConvoyAttackPanel({pack, view, options, draft, change}: DecisionProps<ConvoyAttackDraft>) {
  const next = options.groups.find((group) => group.ships[0] === draft.leader);
  return (
    <>
      <Choices
        label={t("battle.convoy.next")}
        value={draft.leader}
        choices={options.groups.map((group) => {
          const convoy = group.convoys[0] ?? 0;
          const escorts = escortsOf(boardOf(view), pack, convoy);
          return {
            value: group.ships[0] ?? 0,
            label: groupName(pack, group.ships),
            rule: "6.3.3",
            hint: t(escorts.length > 0 ? "battle.convoy.escorted" : "battle.convoy.alone", {
              convoy: convoyName(pack, convoy),
              transports: boardOf(view).convoys[convoy]?.transports ?? 0,
              escorts: groupName(pack, escorts),
            }),
            more: <ShipList pack={pack} view={view} ships={group.ships} />,
          };
        })}
        onChange={(leader) => change({...draft, leader, trySurprise: undefined})}
      />
      {next?.maySurprise && (
        <Choices
          label={t("battle.convoy.surprise")}
          value={draft.trySurprise}
          choices={[
            {
              value: true,
              label: t("battle.convoy.try"),
              rule: "6.3.3.1",
              hint: t("battle.convoy.try_hint"),
              more: <OddsNote odds={convoySurpriseOdds(pack, view, next.ships, next.convoys[0] ?? 0)} />,
            },
            {value: false, label: t("battle.convoy.fight"), hint: t("battle.convoy.fight_hint")},
          ]}
          onChange={(trySurprise) => change({...draft, trySurprise})}
        />
      )}
    </>
  );
}

// Then there is no die for the way home (7.4).
function isEscorted({leader, reserves}: ReturnHomeDraft, [first]: readonly number[]): boolean {
  return leader === first && reserves.length > 0;
}

export function ReturnHomePanel({pack, view, options, draft, change}: DecisionProps<ReturnHomeDraft>) {
  const next = options.groups.find((group) => group.ships[0] === draft.leader);
  return (
    <>
      <Choices
        label={t("battle.home.next")}
        value={draft.leader}
        choices={options.groups.map((group) => ({
          value: group.ships[0] ?? 0,
          label: groupName(pack, group.ships),
          rule: "4.7.3",
          more: (
            <>
              <ShipList pack={pack} view={view} ships={group.ships} />
              {!isEscorted(draft, group.ships) && <OddsNote odds={returnOdds(pack, group.ships)} />}
            </>
          ),
        }))}
        onChange={(leader) => change({...draft, leader, reserves: []})}
      />
      {next?.mayHaveEscort && (
        <Group label={t("battle.home.escort")} hint={t("battle.home.escort_hint")}>
          {options.freeShips.map((ship) => (
            <Checkbox
              key={ship}
              label={shipName(pack, ship)}
              hint={shipFacts(pack, view, ship)}
              checked={draft.reserves.includes(ship)}
              onChange={() => change(toggleReserve(draft, ship))}
            />
          ))}
        </Group>
      )}
    </>
  );
}
