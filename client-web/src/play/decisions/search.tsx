// Searching (4.6.2): whom next, with what chance.
import {boardOf} from "../../far_seas/board";
import type {BreakoutSearchDraft, SearchDraft} from "../../far_seas/drafts/draft";
import {areaName, groupName} from "../../far_seas/names";
import {FormerSquadron} from "../../gen/chartroom/v1/far_seas_pb";
import {t} from "../../i18n";
import {Choices, type CardChoice} from "./Choices";
import {OddsNote} from "./OddsNote";
import {breakoutSearchOdds, searchOdds} from "./odds_shown";
import type {DecisionProps} from "./props";
import {ShipList} from "./ShipLines";

export function SearchPanel({pack, view, options, draft, change}: DecisionProps<SearchDraft>) {
  const area = boardOf(view).open?.area;
  const choices: CardChoice<number | "none">[] = options.groups.map(({ships}) => ({
    value: ships[0] ?? 0,
    label: groupName(pack, ships),
    more: (
      <>
        <ShipList pack={pack} view={view} ships={ships} />
        <OddsNote odds={searchOdds(pack, view, ships)} />
      </>
    ),
  }));
  if (options.mayDecline) {
    choices.push({
      value: "none",
      label: t("battle.search.none"),
      rule: "4.6.2.3",
      hint: options.price > 0 ? t("battle.price", {points: options.price}) : t("battle.search.none_free"),
      costs: options.price > 0,
    });
  }
  return (
    <>
      {area !== undefined && <p>{t("battle.search.in", {area: areaName(pack, area)})}</p>}
      <Choices
        label={t("battle.search.label")}
        value={draft.target}
        choices={choices}
        onChange={(target) => change({...draft, target})}
      />
    </>
  );
}

// Which of the two squadrons that have joined (7.4.1).
export function BreakoutSearchPanel({pack, view, options, draft, change}: DecisionProps<BreakoutSearchDraft>) {
  const breakout = boardOf(view).phaseFive?.breakout;
  const former = [
    {value: FormerSquadron.CRUISERS, label: t("battle.breakout.cruisers"), ships: breakout?.cruisers ?? []},
    {value: FormerSquadron.RESERVES, label: t("battle.breakout.reserves"), ships: breakout?.reserves ?? []},
  ];
  const choices: CardChoice<FormerSquadron | "none">[] = former
    .filter(({ships}) => options.groups.length === 0 || options.groups.some((group) => group.ships[0] === ships[0]))
    .map(({value, label, ships}) => ({
      value,
      label,
      more: (
        <>
          <ShipList pack={pack} view={view} ships={ships} />
          <OddsNote odds={breakoutSearchOdds(view, ships)} />
        </>
      ),
    }));
  choices.push({value: "none", label: t("battle.breakout.no_search"), hint: t("battle.breakout.no_search_hint")});
  return (
    <Choices
      label={t("battle.breakout.search")}
      value={draft.target}
      choices={choices}
      onChange={(target) => change({...draft, target})}
    />
  );
}
