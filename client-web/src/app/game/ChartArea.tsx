// Where the game stands. The chart has its place below the line.
import {t} from "../../i18n";
import type {GameInfo} from "../../gen/chartroom/v1/lobby_pb";
import {Scenario} from "../../gen/chartroom/v1/far_seas_pb";
import {useStore, type Table} from "../../state";
import {sideName} from "../../lobby";
import styles from "./game.module.css";

export function ChartArea({table, info}: {table: Table; info: GameInfo}) {
  const {library} = useStore();
  const board = table.view.value?.board;
  if (!board) return null;
  const eyes = table.eyes.value;
  const isCampaign = board.scenario === Scenario.CAMPAIGN;
  return (
    <section class={styles.standing} aria-label={t("app.game.standing")}>
      <dl class={styles.figures}>
        {isCampaign && <Figure name={t("app.game.turn")} value={board.turn} />}
        {isCampaign && <Figure name={t("app.game.ob")} value={board.ob} />}
        {isCampaign && board.phase > 0 && <Figure name={t("app.game.phase")} value={board.phase} />}
        <Figure name={t("app.game.vp")} value={board.vp} />
        <Figure
          name={t("app.game.eyes")}
          value={eyes === 0 ? t("app.game.public") : sideName(library.ruleset(info.ruleset), eyes)}
        />
      </dl>
    </section>
  );
}

function Figure({name, value}: {name: string; value: string | number}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
