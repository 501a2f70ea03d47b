// The chart, its table, or the battle: one of them fills the board.
import {Chart} from "../../chart/Chart";
import {ChartTable} from "../../chart/ChartTable";
import type {DraftKind} from "../../far_seas/drafts/draft";
import {t} from "../../i18n";
import {Button} from "../../ui";
import {battleBoard as Battle} from "../panels";
import {Rule} from "../Rule";
import type {Desk} from "../desk_state";
import styles from "./desk.module.css";
import type {Board, Layout} from "./layout";

// Answered on the chart, also while the battle before them still lies there: where those go who got away, what is plotted next.
const onTheChart: ReadonlySet<string> = new Set<DraftKind>([
  "plot",
  "alliedMovement",
  "chooseArea",
  "search",
  "escape",
  "returnHome",
  "raidOnEngland",
  "breakoutSquadrons",
  "breakoutSearch",
]);

// The battle comes to the fore by itself, until its last round was watched and something else is asked. Whoever wants to see something
// else says so.
export function boardShown(desk: Desk, layout: Layout): Board {
  const fighting = Battle !== undefined && desk.hasBattle.value;
  const chosen = layout.board.value;
  if (!fighting) return chosen === "battle" || chosen === undefined ? layout.usual.value : chosen;
  const left = desk.heldFrom.value === undefined && onTheChart.has(desk.draft.value?.kind ?? "");
  return chosen ?? (left ? layout.usual.value : "battle");
}

export function BoardArea({desk, layout}: {desk: Desk; layout: Layout}) {
  const props = desk.chart.value;
  if (!props) return null;
  const board = boardShown(desk, layout);
  return (
    <div class={styles.boardArea}>
      {board === "chart" && <Chart {...props} />}
      {board === "table" && (
        <div class={styles.scroll} tabIndex={0} role="region" aria-label={t("play.board.table")}>
          <ChartTable {...props} />
        </div>
      )}
      {board === "battle" && Battle && (
        <div class={styles.battle}>
          <Battle desk={desk} pack={desk.pack} view={props.view} />
        </div>
      )}
      <ChartNotice desk={desk} />
    </div>
  );
}

// Why something on the chart was not done.
function ChartNotice({desk}: {desk: Desk}) {
  const notice = desk.notice.value;
  return (
    <div class={styles.notice} role="status">
      {notice && (
        <p>
          {notice.why} <Rule rule={notice.rule} />{" "}
          <Button kind="quiet" label={t("app.close")} onClick={desk.clearNotice}>
            <span aria-hidden="true">✕</span>
          </Button>
        </p>
      )}
    </div>
  );
}
