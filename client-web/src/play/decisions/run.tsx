// To fight or to run, and in which groups (4.6.3, 4.6.3.1): before combat as a whole, after a round ship by ship.
import {allied, boardOf, german, otherSide, type Ships} from "../../far_seas/board";
import {doNotRun, runAs, runTogether, stand} from "../../far_seas/drafts/answers";
import type {RunDraft} from "../../far_seas/drafts/draft";
import {shipName} from "../../far_seas/names";
import {Decision, type View} from "../../gen/chartroom/v1/far_seas_pb";
import type {Side} from "../../gen/chartroom/v1/play_pb";
import {t} from "../../i18n";
import {Button} from "../../ui";
import {Choices} from "./Choices";
import styles from "./decisions.module.css";
import {Meeting} from "./Meeting";
import {Bar} from "./OddsNote";
import {escapeChance} from "./odds_shown";
import type {DecisionProps} from "./props";
import {Sorter, type Bin} from "./Sorter";

const standing = "standing";
const alone = "alone";

export function RunPanel({pack, view, options, draft, change}: DecisionProps<RunDraft>) {
  const inCombat = options.decision === Decision.RUN_AFTER_ROUND;
  const running = draft.choice === "run";
  // Who cannot accept combat (7.3.2) can only run.
  const mayStand = options.mayDecline;
  const choices = [
    ...(mayStand
      ? [{value: "stand" as const, label: t(inCombat ? "battle.run.fight_on" : "battle.run.stand"), rule: "4.6.4"}]
      : []),
    {
      value: "run" as const,
      label: t(inCombat ? "battle.run.some_run" : "battle.run.run"),
      rule: "4.6.3",
      hint: options.price > 0 ? t("battle.run.price", {points: options.price}) : t("battle.run.hint"),
      costs: options.price > 0,
    },
  ];
  const choose = (choice: "stand" | "run") => {
    if (choice === "stand") change(stand(draft));
    else change(inCombat ? {...draft, choice: "run"} : runAs(draft, [options.freeShips]));
  };
  return (
    <>
      <Meeting pack={pack} view={view} />
      <Choices label={t("battle.run.label")} value={draft.choice} choices={choices} onChange={choose} />
      {running && <RunningGroups {...{pack, view, options, draft, change}} inCombat={inCombat} />}
    </>
  );
}

function RunningGroups({pack, view, options, draft, change, inCombat}: DecisionProps<RunDraft> & {inCombat: boolean}) {
  const free = options.freeShips;
  const pursuers = pursuersOf(view);
  const left = free.filter((ship) => !draft.groups.some((group) => group.includes(ship)));
  const bins: Bin[] = draft.groups.map((ships, index) => ({
    id: `group-${index}`,
    title: t("battle.run.group", {number: index + 1}),
    ships,
    more:
      pursuers.length > 0 ? (
        <Bar label={t("battle.run.chance")} chance={escapeChance(pack, view, ships, pursuers)} />
      ) : undefined,
  }));
  bins.push({id: alone, title: t("battle.run.new_group"), ships: [], hint: t("battle.run.new_group_hint")});
  if (inCombat || left.length > 0) {
    bins.push({id: standing, title: t(inCombat ? "battle.run.stays" : "battle.run.left_out"), ships: left});
  }
  const put = (ship: number, bin: string) => {
    if (bin === standing) return change({...doNotRun(draft, [ship]), choice: "run"});
    if (bin === alone) return change(runTogether(draft, [ship]));
    const group = draft.groups[Number(bin.slice("group-".length))];
    if (group) change(joinGroup(draft, group, ship));
  };
  return (
    <>
      <p class={styles.hint}>{t("battle.run.slowest")}</p>
      <div class={styles.tools}>
        <Button onClick={() => change(runAs(draft, [free]))}>{t("battle.run.together")}</Button>
        <Button
          onClick={() =>
            change(
              runAs(
                draft,
                free.map((ship) => [ship]),
              ),
            )
          }
        >
          {t("battle.run.apart")}
        </Button>
      </div>
      <Sorter pack={pack} view={view} label={t("battle.run.groups")} bins={bins} put={put} />
      {pursuers.length > 0 && (
        <p class={styles.hint}>
          {t("battle.run.assumes", {ships: pursuers.map((ship) => shipName(pack, ship)).join(", ")})}
        </p>
      )}
    </>
  );
}

function joinGroup(draft: RunDraft, group: Ships, ship: number): RunDraft {
  if (group.includes(ship)) return draft;
  const groups = draft.groups
    .map((each) => (each === group ? [...each, ship] : each.filter((other) => other !== ship)))
    .filter((each) => each.length > 0);
  return runAs(draft, groups);
}

// Whose ships may come after those that run: of the other side, in the meeting or the combat that is going on.
export function pursuersOf(view: View): Ships {
  const board = boardOf(view);
  const chaser = otherSide(view.side);
  if (board.combat) return shipsIn(board.combat, chaser);
  if (board.encounter) return chaser === german ? board.encounter.german : board.encounter.allied;
  return [];
}

function shipsIn(combat: {germanFighters: {ship: number}[]; alliedFighters: {ship: number}[]}, side: Side): Ships {
  return (side === allied ? combat.alliedFighters : combat.germanFighters).map((fighter) => fighter.ship);
}
