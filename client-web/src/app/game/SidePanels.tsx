// Log, talk, notes, players: one at a time beside the chart.
import {useState} from "preact/hooks";
import {t} from "../../i18n";
import type {GameInfo} from "../../gen/chartroom/v1/lobby_pb";
import type {Table} from "../../state";
import {Sheet, Tabs} from "../../ui";
import {ChatPanel} from "./ChatPanel";
import styles from "./game.module.css";
import {LogPanel} from "./LogPanel";
import {NotesPanel} from "./NotesPanel";
import {PlayersPanel} from "./PlayersPanel";

export function SidePanels({table, info}: {table: Table; info: GameInfo}) {
  const [chosen, choose] = useState("log");
  const unread = chosen === "chat" ? 0 : table.chat.unread.value;
  return (
    <Sheet title={t("app.game.papers")} class={styles.papers}>
      <Tabs
        label={t("app.game.papers")}
        chosen={chosen}
        onChoose={choose}
        tabs={[
          {id: "log", label: t("app.game.log"), content: <LogPanel table={table} />},
          {
            id: "chat",
            label: unread > 0 ? t("app.game.chat_unread", {count: unread}) : t("app.game.chat"),
            content: <ChatPanel table={table} />,
          },
          {id: "notes", label: t("app.game.notes"), content: <NotesPanel gameId={table.gameId} />},
          {id: "players", label: t("app.game.players"), content: <PlayersPanel info={info} />},
        ]}
      />
    </Sheet>
  );
}
