// Pairing chasers with runners (4.6.3.1). Chasers of one group have the speed of their slowest; each group of them tries by itself.
import {chase, chaseWithAll, leaveOff} from "../../far_seas/drafts/answers";
import type {ChaseDraft} from "../../far_seas/drafts/draft";
import {groupName} from "../../far_seas/names";
import {t} from "../../i18n";
import {Button} from "../../ui";
import styles from "./decisions.module.css";
import {Bar} from "./OddsNote";
import {catchChance, pursuitInWords} from "./odds_shown";
import type {DecisionProps} from "./props";
import {ShipList} from "./ShipLines";
import {Sorter, type Bin} from "./Sorter";

const free = "free";

export function ChasePanel({pack, view, options, draft, change}: DecisionProps<ChaseDraft>) {
  const runners = options.groups.map((group) => group.ships);
  const bins = runners.flatMap((ships) => binsOf({pack, view, options, draft, change}, ships));
  const chasing = draft.pursuits.flatMap((pursuit) => pursuit.chasers);
  bins.push({
    id: free,
    title: t("battle.chase.free"),
    ships: options.freeShips.filter((ship) => !chasing.includes(ship)),
    hint: t("battle.chase.free_hint"),
  });
  const put = (ship: number, bin: string) => {
    if (bin === free) return change(leaveOff(draft, [ship]));
    const [runner, group] = bin.split("+").map(Number);
    const joined = group === undefined ? undefined : draft.pursuits[group];
    if (joined?.chasers.includes(ship)) return;
    if (joined) change(joinPursuit(draft, joined, ship));
    else change(chase(draft, runner ?? 0, [ship]));
  };
  return (
    <>
      {runners.map((ships) => (
        <div key={ships[0]} class={styles.runner}>
          <p>{t("battle.chase.runs", {ships: groupName(pack, ships)})}</p>
          <ShipList pack={pack} view={view} ships={ships} />
          <Bar
            label={t("battle.chase.caught")}
            chance={catchChance(pack, view, ships, pursuitsOf(draft, ships[0] ?? 0))}
          />
        </div>
      ))}
      <div class={styles.tools}>
        {runners.length === 1 && (
          <>
            <Button onClick={() => change(chaseWithAll(draft, options))}>{t("battle.chase.all_apart")}</Button>
            <Button onClick={() => change(chase({...draft, pursuits: []}, runners[0]?.[0] ?? 0, options.freeShips))}>
              {t("battle.chase.all_together")}
            </Button>
          </>
        )}
        <Button kind="quiet" onClick={() => change({...draft, pursuits: []})}>
          {t("battle.chase.nobody")}
        </Button>
      </div>
      <Sorter pack={pack} view={view} label={t("battle.chase.label")} bins={bins} put={put} />
    </>
  );
}

function binsOf({pack, view, draft}: DecisionProps<ChaseDraft>, runner: readonly number[]): Bin[] {
  const leader = runner[0] ?? 0;
  const after = t("battle.chase.after", {ships: groupName(pack, runner)});
  const groups = draft.pursuits.flatMap((pursuit, index): Bin[] =>
    pursuit.runner !== leader
      ? []
      : [
          {
            id: `${leader}+${index}`,
            inside: after,
            title: t("battle.chase.group", {ships: groupName(pack, pursuit.chasers)}),
            option: t("battle.chase.join", {
              runner: groupName(pack, runner),
              ships: groupName(pack, pursuit.chasers),
            }),
            ships: pursuit.chasers,
            hint: pursuitInWords(pack, view, runner, pursuit.chasers),
          },
        ],
  );
  return [...groups, {id: `${leader}`, inside: after, title: t("battle.chase.new_group"), option: after, ships: []}];
}

function pursuitsOf(draft: ChaseDraft, runner: number): (readonly number[])[] {
  return draft.pursuits.filter((pursuit) => pursuit.runner === runner).map((pursuit) => pursuit.chasers);
}

function joinPursuit(draft: ChaseDraft, joined: ChaseDraft["pursuits"][number], ship: number): ChaseDraft {
  const pursuits = draft.pursuits
    .map((pursuit) =>
      pursuit === joined
        ? {...pursuit, chasers: [...pursuit.chasers, ship].sort((a, b) => a - b)}
        : {...pursuit, chasers: pursuit.chasers.filter((each) => each !== ship)},
    )
    .filter((pursuit) => pursuit.chasers.length > 0);
  return {...draft, pursuits};
}
