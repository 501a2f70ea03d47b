// The papers that lie on every game's desk: talk, notes, players.
import {t} from "../../i18n";
import type {GameInfo} from "../../gen/chartroom/v1/lobby_pb";
import type {Table} from "../../state";
import type {Tab} from "../../ui";
import {ChatPanel} from "./ChatPanel";
import {NotesPanel} from "./NotesPanel";
import {PlayersPanel} from "./PlayersPanel";

export function otherPapers(table: Table, info: GameInfo): Tab[] {
  const unread = table.chat.unread.value;
  return [
    {
      id: "chat",
      label: unread > 0 ? t("app.game.chat_unread", {count: unread}) : t("app.game.chat"),
      content: <ChatPanel table={table} />,
    },
    {id: "notes", label: t("app.game.notes"), content: <NotesPanel gameId={table.gameId} />},
    {id: "players", label: t("app.game.players"), content: <PlayersPanel info={info} />},
  ];
}
