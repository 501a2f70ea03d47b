// The papers below what is awaited: log, Ship Log, standing orders, points; and those that every game has (talk, notes, players).
import type {GameInfo} from "../../gen/chartroom/v1/lobby_pb";
import {Side} from "../../gen/chartroom/v1/play_pb";
import {t} from "../../i18n";
import {Tabs, type Tab} from "../../ui";
import type {Desk} from "../desk_state";
import {LogPaper} from "../log/LogPaper";
import {PointsPaper} from "../log/PointsPaper";
import {useUnseen} from "../log/seen";
import {ShipLogPaper} from "../log/ShipLogPaper";
import {StandingPaper} from "../standing/StandingPaper";
import styles from "./desk.module.css";
import type {Layout} from "./layout";

interface Props {
  desk: Desk;
  info: GameInfo;
  layout: Layout;
  others: readonly Tab[];
}

export function Papers({desk, layout, others}: Props) {
  const unseenFrom = useUnseen(desk.table);
  const own: Tab[] = [
    {id: "log", label: t("play.paper.log"), content: <LogPaper desk={desk} unseenFrom={unseenFrom} />},
    {id: "ship_log", label: t("play.paper.ship_log"), content: <ShipLogPaper desk={desk} />},
    {id: "points", label: t("play.paper.points"), content: <PointsPaper desk={desk} />},
  ];
  if (desk.table.eyes.value !== Side.SIDE_UNSPECIFIED)
    own.push({id: "standing", label: t("play.paper.standing"), content: <StandingPaper desk={desk} />});
  return (
    <section class={styles.papers} aria-label={t("play.desk.papers")}>
      <Tabs
        label={t("play.desk.papers")}
        tabs={[...own, ...others]}
        chosen={layout.paper.value}
        onChoose={(paper) => layout.open(paper)}
      />
    </section>
  );
}
