// What these eyes saw: the chart, its table, or the battle.
import {useMemo} from "preact/hooks";
import {Chart} from "../chart/Chart";
import {ChartTable} from "../chart/ChartTable";
import type {ChartProps} from "../chart/props";
import type {Pack} from "../far_seas/pack";
import {areaName, rangeName} from "../far_seas/names";
import {Combat_Step, CombatKind, type View} from "../gen/chartroom/v1/far_seas_pb";
import {t} from "../i18n";
import {BattleTable} from "../play/battle/BattleTable";
import {Battlefield} from "../play/battle/Battlefield";
import {positionOf, type Position} from "../play/battle/position";
import {Rule} from "../play/Rule";
import {coursesOnBoard, markedOnBoard} from "../play/on_board";
import {say, type Entry} from "../state";
import {Button, Disclosure, RefusalNote} from "../ui";
import type {Replay} from "./replay_state";
import styles from "./replay.module.css";

const boards = ["chart", "table", "battle"] as const;
export type Board = (typeof boards)[number];

// The battle is shown while there is one, unless somebody wants the chart or the table.
function shownOf(chosen: Board, fighting: boolean): Board {
  return chosen === "battle" && !fighting ? "chart" : chosen;
}

interface Choice {
  replay: Replay;
  chosen: Board;
  onChoose(board: Board): void;
}

export function BoardChoice({replay, chosen, onChoose}: Choice) {
  const fighting = replay.moments.shown.value?.view.board?.combat !== undefined;
  const shown = shownOf(chosen, fighting);
  return (
    <div class={styles.boards} role="group" aria-label={t("play.desk.boards")}>
      {boards
        .filter((board) => board !== "battle" || fighting)
        .map((board) => (
          <button
            key={board}
            type="button"
            class={styles.eye}
            aria-pressed={board === shown}
            // The chart gives way to the next battle; whoever leaves a battle for it has chosen it.
            onClick={() => onChoose(board === "chart" && !fighting ? "battle" : board)}
          >
            {t(`play.board.${board}`)}
          </button>
        ))}
    </div>
  );
}

export function BoardShown({replay, pack, chosen}: {replay: Replay; pack: Pack; chosen: Board}) {
  const seen = replay.moments.shown.value;
  const failure = replay.moments.failure.value;
  if (failure !== undefined) {
    return (
      <div class={styles.board}>
        <RefusalNote {...say(failure)} />
        <p>
          <Button onClick={() => replay.moments.again()}>{t("app.again")}</Button>
        </p>
      </div>
    );
  }
  if (!seen) {
    return (
      <p class={styles.board} role="status">
        {t("app.loading")}
      </p>
    );
  }
  const battle = positionOf(seen.view);
  const shown = shownOf(chosen, battle !== undefined);
  return (
    <div class={styles.board} aria-busy={!replay.moments.settled.value}>
      {!replay.agrees.value && <RefusalNote what={t("replay.disagrees")} />}
      {shown === "battle" && battle ? (
        <div class={styles.scroll}>
          <Battle pack={pack} position={battle} entry={replay.entry.value} />
        </div>
      ) : (
        <OnChart pack={pack} view={seen.view} table={shown === "table"} />
      )}
    </div>
  );
}

const none: ReadonlySet<number> = new Set();
const nothing = () => {};

function OnChart({pack, view, table}: {pack: Pack; view: View; table: boolean}) {
  const props = useMemo(
    (): ChartProps => ({
      pack,
      view,
      picked: none,
      pickable: none,
      reach: undefined,
      courses: coursesOnBoard(view, pack),
      marked: new Set(markedOnBoard(view)),
      focus: view.board?.combat?.area ?? view.board?.encounter?.area,
      onPickShip: nothing,
      onPickArea: nothing,
      onDropShips: nothing,
      onDropOnShip: nothing,
    }),
    [pack, view],
  );
  if (!table) return <Chart {...props} />;
  return (
    <div class={styles.scroll} tabIndex={0} role="region" aria-label={t("play.board.table")} data-own-keys>
      <ChartTable {...props} />
    </div>
  );
}

function Battle({pack, position, entry}: {pack: Pack; position: Position; entry: Entry | undefined}) {
  return (
    <>
      <h2 class={styles.battle}>{t("battle.board.title", {area: areaName(pack, position.area)})}</h2>
      <p class={styles.battleState}>
        {t("battle.board.state", {
          kind: CombatKind[position.kind].toLowerCase(),
          round: position.round,
          range: rangeName(position.range),
          step: Combat_Step[position.step].toLowerCase(),
        })}{" "}
        <Rule rule="4.6.4" />
      </p>
      <Battlefield pack={pack} position={position} aiming={undefined} shown={shotOf(entry)} />
      <Disclosure summary={t("battle.table.open")}>
        <BattleTable pack={pack} position={position} />
      </Disclosure>
    </>
  );
}

function shotOf(entry: Entry | undefined): {firer?: number; target?: number} {
  if (entry?.kind !== "event") return {};
  const {of} = entry.event;
  if (of.case !== "shot" && of.case !== "torpedoRun") return {};
  const aim = of.value.aim;
  return aim ? {firer: aim.firer, target: aim.target} : {};
}
