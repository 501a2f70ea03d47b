// Battlecruisers in two squadrons against those who break out (7.4).
import {putIntoSquadron} from "../../far_seas/drafts/answers";
import type {BreakoutSquadronsDraft} from "../../far_seas/drafts/draft";
import {boardOf} from "../../far_seas/board";
import {t} from "../../i18n";
import type {DecisionProps} from "./props";
import {ShipList} from "./ShipLines";
import {Sorter, type Bin} from "./Sorter";

const squadrons = [0, 1] as const;
const inPort = "port";

export function BreakoutSquadronsPanel({pack, view, options, draft, change}: DecisionProps<BreakoutSquadronsDraft>) {
  const breakout = boardOf(view).phaseFive?.breakout;
  const placed = draft.squadrons.flat();
  const bins: Bin[] = squadrons.map((index) => ({
    id: String(index),
    title: t("battle.breakout.squadron", {number: index + 1}),
    ships: draft.squadrons[index] ?? [],
    hint: t("battle.breakout.at_most"),
  }));
  bins.push({
    id: inPort,
    title: t("battle.breakout.port"),
    ships: options.freeShips.filter((ship) => !placed.includes(ship)),
  });
  const put = (ship: number, bin: string) =>
    change(putIntoSquadron(draft, ship, bin === inPort ? undefined : bin === "0" ? 0 : 1));
  return (
    <>
      {breakout && (
        <>
          <p>{t("battle.breakout.who")}</p>
          <ShipList pack={pack} view={view} ships={[...breakout.cruisers, ...breakout.reserves]} />
        </>
      )}
      <Sorter pack={pack} view={view} label={t("battle.breakout.label")} bins={bins} put={put} />
    </>
  );
}
