// How it ended.
import {t} from "../../i18n";
import {textInWords} from "../../i18n/said";
import type {GameInfo} from "../../gen/chartroom/v1/lobby_pb";
import {Side, type Outcome} from "../../gen/chartroom/v1/play_pb";
import {sideName} from "../../lobby";
import {useStore, type Table} from "../../state";
import {Sheet} from "../../ui";

export function Result({outcome, info, table}: {outcome: Outcome; info: GameInfo; table: Table}) {
  const {library} = useStore();
  const side = sideName(library.ruleset(info.ruleset), outcome.winner);
  const isMine = outcome.winner === table.eyes.value;
  const words =
    outcome.winner === Side.SIDE_UNSPECIFIED
      ? t("app.game.drawn")
      : isMine
        ? t("app.game.won", {side})
        : t("app.game.won_by", {side});
  return (
    <Sheet title={t("app.game.over")}>
      <p>
        <strong>{words}</strong>
      </p>
      {outcome.reason !== "" && <p>{textInWords(outcome.reason)}</p>}
      <p>{t("app.game.points", {points: outcome.points})}</p>
      <p>
        <a href={`/replays/${info.id}`}>{t("replay.watch")}</a>
      </p>
    </Sheet>
  );
}
