// Decisions that are one choice of a few.
import {boardOf, german, groupsIn} from "../../far_seas/board";
import type {
  ApproachDraft,
  ChooseAreaDraft,
  CounterattackDraft,
  RaidOnEnglandDraft,
  TrySurpriseDraft,
} from "../../far_seas/drafts/draft";
import {areaName, groupName, groupNames} from "../../far_seas/names";
import {t} from "../../i18n";
import {Choices} from "./Choices";
import {OddsNote} from "./OddsNote";
import {Meeting} from "./Meeting";
import {surpriseOdds} from "./odds_shown";
import type {DecisionProps} from "./props";
import {ShipList} from "./ShipLines";

const channel = 34;

export function ChooseAreaPanel({pack, view, options, draft, change}: DecisionProps<ChooseAreaDraft>) {
  const board = boardOf(view);
  const choices = options.areas.map((area) => {
    const conflict = board.conflicts.find((each) => each.area === area);
    const groups = groupsIn(board, pack, german, area);
    return {
      value: area,
      label: areaName(pack, area),
      hint: t("battle.area.hint", {
        groups: conflict?.searchGroups ?? 0,
        german:
          groups.length > 0
            ? groupNames(
                pack,
                groups.map((ships) => ({ships})),
              )
            : t("battle.nobody"),
      }),
    };
  });
  return (
    <Choices
      label={t("battle.area.label")}
      value={draft.area}
      choices={choices}
      onChange={(area) => change({...draft, area})}
    />
  );
}

export function ApproachPanel({pack, view, options, draft, change}: DecisionProps<ApproachDraft>) {
  const free = options.price === 0;
  return (
    <>
      <Meeting pack={pack} view={view} />
      <Choices
        label={t("battle.approach.label")}
        value={draft.approach}
        choices={[
          {value: true, label: t("battle.approach.yes"), rule: "4.6.3", hint: t("battle.approach.yes_hint")},
          {
            value: false,
            label: t("battle.approach.no"),
            rule: "4.6.2.3",
            hint: free ? t("battle.approach.no_free") : t("battle.price", {points: options.price}),
            costs: !free,
          },
        ]}
        onChange={(approach) => change({...draft, approach})}
      />
    </>
  );
}

export function TrySurprisePanel({pack, view, draft, change}: DecisionProps<TrySurpriseDraft>) {
  return (
    <>
      <Meeting pack={pack} view={view} />
      <Choices
        label={t("battle.surprise_roll.label")}
        value={draft.roll}
        choices={[
          {
            value: true,
            label: t("battle.surprise_roll.yes"),
            rule: "4.6.3",
            hint: t("battle.surprise_roll.yes_hint"),
            more: <OddsNote odds={surpriseOdds()} />,
          },
          {value: false, label: t("battle.surprise_roll.no"), hint: t("battle.surprise_roll.no_hint")},
        ]}
        onChange={(roll) => change({...draft, roll})}
      />
    </>
  );
}

export function RaidOnEnglandPanel({pack, options, draft, change}: DecisionProps<RaidOnEnglandDraft>) {
  const raids = options.areas.map((area) => ({
    value: area as number | "none",
    label: areaName(pack, area),
    rule: area === channel ? "7.5.2.1" : "7.5.2.2",
    hint: t(area === channel ? "battle.england.channel" : "battle.england.open_sea"),
  }));
  const none = {value: "none" as number | "none", label: t("battle.england.none"), hint: t("battle.england.none_hint")};
  return (
    <Choices
      label={t("battle.england.label")}
      value={draft.area}
      choices={[...raids, none]}
      onChange={(area) => change({...draft, area})}
    />
  );
}

export function CounterattackPanel({pack, view, options, draft, change}: DecisionProps<CounterattackDraft>) {
  const raid = boardOf(view).phaseFive?.raid;
  return (
    <>
      {raid && (
        <p>{t("battle.counterattack.raid", {ships: groupName(pack, raid.raiders), area: areaName(pack, raid.area)})}</p>
      )}
      <Choices
        label={t("battle.counterattack.label")}
        value={draft.sail}
        choices={[
          {
            value: true,
            label: t("battle.counterattack.yes"),
            rule: "7.5.2",
            more: <ShipList pack={pack} view={view} ships={options.freeShips} />,
          },
          {value: false, label: t("battle.counterattack.no"), hint: t("battle.counterattack.no_hint")},
        ]}
        onChange={(sail) => change({...draft, sail})}
      />
    </>
  );
}
