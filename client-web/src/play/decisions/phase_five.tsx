// PHASE 5 (4.7): each group captures merchants, falls upon a convoy, tries for home, or lies still.
import {boardOf, escortsOf, statusOf} from "../../far_seas/board";
import {capture, returnWith, stayPut, strikeWith} from "../../far_seas/drafts/answers";
import type {HitAndGoHomeDraft} from "../../far_seas/drafts/draft";
import {areaName, convoyName, groupName, shipName} from "../../far_seas/names";
import type {Pack} from "../../far_seas/pack";
import type {Options_GroupChoice, View} from "../../gen/chartroom/v1/far_seas_pb";
import {t} from "../../i18n";
import {Button, useRefocus} from "../../ui";
import {useRef} from "preact/hooks";
import {Rule} from "../Rule";
import {Choices, type CardChoice} from "./Choices";
import styles from "./decisions.module.css";
import {density} from "../../chart/model";
import {OddsNote} from "./OddsNote";
import {returnOdds} from "./odds_shown";
import type {DecisionProps} from "./props";

type Doing = "captures" | "returns" | number; // a number: that convoy

export function HitAndGoHomePanel(props: DecisionProps<HitAndGoHomeDraft>) {
  const {options, draft} = props;
  return (
    <div class={styles.stack}>
      {options.groups.map((group) => (
        <GroupPlan key={group.ships[0]} {...props} group={group} />
      ))}
      {draft.returns.length > 1 && <ReturnOrder {...props} />}
    </div>
  );
}

function doingOf(draft: HitAndGoHomeDraft, group: Options_GroupChoice): Doing {
  if (draft.returns.some((leader) => group.ships.includes(leader))) return "returns";
  return draft.strikes.find(({leader}) => group.ships.includes(leader))?.convoy ?? "captures";
}

function GroupPlan(props: DecisionProps<HitAndGoHomeDraft> & {group: Options_GroupChoice}) {
  const {pack, view, options, draft, change, group} = props;
  const area = statusOf(boardOf(view), group.ships[0] ?? 0).area ?? 0;
  const hunters = group.ships.filter((ship) => options.freeShips.includes(ship));
  const doing = doingOf(draft, group);
  const choices: CardChoice<Doing>[] = [
    {
      value: "captures",
      label: t(hunters.length > 0 ? "battle.phase5.captures" : "battle.phase5.stay"),
      rule: hunters.length > 0 ? "4.7.1" : undefined,
      more: doing === "captures" && hunters.length > 0 && <Captures {...props} hunters={hunters} area={area} />,
    },
    ...group.convoys.map((convoy) => ({
      value: convoy,
      label: t("battle.phase5.strike", {convoy: convoyName(pack, convoy)}),
      rule: "6.3.3",
      hint: t("battle.phase5.strike_hint", {
        transports: boardOf(view).convoys[convoy]?.transports ?? 0,
        escorts: escortsOf(boardOf(view), pack, convoy).length,
      }),
    })),
  ];
  if (options.mayReturn.includes(group.ships[0] ?? -1)) {
    choices.push({
      value: "returns",
      label: t("battle.phase5.returns"),
      rule: "4.7.3",
      more: <OddsNote odds={returnOdds(pack, group.ships)} />,
    });
  }
  const choose = (next: Doing) => {
    if (next === "captures") change(stayPut(draft, group.ships));
    else if (next === "returns") change(returnWith(draft, group.ships, true));
    else change(strikeWith(draft, group.ships, next));
  };
  const label = t("battle.phase5.group", {ships: groupName(pack, group.ships), area: areaName(pack, area)});
  return <Choices label={label} value={doing} choices={choices} onChange={choose} />;
}

interface CapturesProps extends DecisionProps<HitAndGoHomeDraft> {
  hunters: readonly number[];
  area: number;
}

function Captures({pack, view, draft, change, hunters, area}: CapturesProps) {
  const left = density(pack, view, area) - claimedIn(view, draft, area);
  return (
    <>
      <ul class={styles.captures}>
        {hunters.map((ship) => {
          const name = shipName(pack, ship);
          const now = draft.captures.find((credit) => credit.ship === ship)?.captures ?? 0;
          return (
            <li key={ship}>
              <span>{name}</span>
              <Button
                label={t("battle.phase5.fewer", {ship: name})}
                spent={now === 0}
                onClick={() => change(capture(draft, ship, now - 1))}
              >
                −
              </Button>
              <output aria-live="polite" aria-label={t("battle.phase5.captures_of", {ship: name})}>
                {now}
              </output>
              <Button
                label={t("battle.phase5.more", {ship: name})}
                spent={left <= 0}
                onClick={() => change(capture(draft, ship, now + 1))}
              >
                +
              </Button>
            </li>
          );
        })}
      </ul>
      <Merchants pack={pack} view={view} draft={draft} area={area} />
    </>
  );
}

// What an area still has, and why it is less than what is printed.
function Merchants({pack, view, draft, area}: {pack: Pack; view: View; draft: HitAndGoHomeDraft; area: number}) {
  const claimed = claimedIn(view, draft, area);
  return (
    <p class={styles.hint}>
      {t("battle.phase5.merchants", {
        area: areaName(pack, area),
        printed: pack.areas.get(area)?.density ?? 0,
        now: density(pack, view, area),
        left: density(pack, view, area) - claimed,
      })}{" "}
      <Rule rule="4.7.1" />
    </p>
  );
}

function claimedIn(view: View, draft: HitAndGoHomeDraft, area: number): number {
  const board = boardOf(view);
  return draft.captures
    .filter(({ship}) => statusOf(board, ship).area === area)
    .reduce((sum, credit) => sum + credit.captures, 0);
}

function ReturnOrder({pack, draft, change}: DecisionProps<HitAndGoHomeDraft>) {
  const root = useRef<HTMLDivElement>(null);
  const refocus = useRefocus(root);
  const goEarlier = (leader: number, index: number) => {
    refocus(String(leader));
    change({...draft, returns: swapped(draft.returns, index)});
  };
  return (
    <div ref={root}>
      <h3>{t("battle.phase5.order")}</h3>
      <ol class={styles.firing}>
        {draft.returns.map((leader, index) => (
          <li key={leader}>
            {shipName(pack, leader)}{" "}
            <Button
              kind="quiet"
              spent={index === 0}
              focusKey={String(leader)}
              label={t("battle.aims.earlier", {ship: shipName(pack, leader)})}
              onClick={() => goEarlier(leader, index)}
            >
              <span aria-hidden="true">↑</span>
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function swapped(ships: readonly number[], index: number): number[] {
  const next = [...ships];
  const [moved] = next.splice(index, 1);
  if (moved !== undefined) next.splice(index - 1, 0, moved);
  return next;
}
