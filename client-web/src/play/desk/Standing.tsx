// Where the game stands, in a line above the chart; and which of chart, table and battle is shown.
import {t} from "../../i18n";
import {sideName} from "../../far_seas/names";
import {Scenario, type Board as FarSeasBoard} from "../../gen/chartroom/v1/far_seas_pb";
import {Side} from "../../gen/chartroom/v1/play_pb";
import {Button} from "../../ui";
import {battleBoard} from "../panels";
import type {Desk} from "../desk_state";
import {boardShown} from "./BoardArea";
import styles from "./desk.module.css";
import type {Board, Layout} from "./layout";

export function Standing({desk, layout}: {desk: Desk; layout: Layout}) {
  const board = desk.table.view.value?.board;
  if (!board) return null;
  const eyes = desk.table.eyes.value;
  return (
    <div class={styles.standing}>
      <p class={styles.moment}>
        <span class={styles.spelled}>{momentInWords(board)}</span>
        <span class={styles.brief} aria-hidden="true">
          {momentInBrief(board)}
        </span>
        {" · "}
        <button type="button" class={styles.vp} onClick={() => layout.open("points")}>
          {t("play.standing.vp", {points: desk.points.value})}
        </button>
        <span class={styles.eyes}>
          {" · "}
          {eyes === Side.SIDE_UNSPECIFIED ? t("play.standing.public") : t("play.standing.eyes", {side: sideName(eyes)})}
        </span>
      </p>
      <Boards desk={desk} layout={layout} />
    </div>
  );
}

export function momentInWords({scenario, turn, ob, phase}: FarSeasBoard): string {
  if (scenario !== Scenario.CAMPAIGN) return t("play.standing.training");
  return [
    t("play.standing.turn", {turn}),
    ob > 0 ? t("play.standing.ob", {ob}) : "",
    phase > 0 ? t("play.standing.phase", {phase}) : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}

// Where there is no room for it.
function momentInBrief({scenario, turn, ob, phase}: FarSeasBoard): string {
  return scenario === Scenario.CAMPAIGN ? t("play.standing.brief", {turn, ob, phase}) : t("play.standing.training");
}

function Boards({desk, layout}: {desk: Desk; layout: Layout}) {
  const shown = boardShown(desk, layout);
  const fighting = battleBoard !== undefined && desk.hasBattle.value;
  const boards: Board[] = fighting ? ["chart", "table", "battle"] : ["chart", "table"];
  return (
    <div class={styles.boards} role="group" aria-label={t("play.desk.boards")}>
      {boards.map((board) => (
        <button
          key={board}
          type="button"
          class={styles.switch}
          aria-pressed={board === shown}
          onClick={() => layout.show(board)}
        >
          {t(`play.board.${board}`)}
        </button>
      ))}
      <span class={styles.keysHelp}>
        <Button kind="quiet" label={t("play.keys.title")} onClick={() => (layout.help.value = true)}>
          <span aria-hidden="true">?</span>
        </Button>
      </span>
    </div>
  );
}
