// Tells, while the page is not looked at, that it has become one's turn somewhere: by the browser, for who asked for it.
import {useLocation} from "preact-iso";
import {useEffect, useRef} from "preact/hooks";
import {t} from "../i18n";
import {useStore} from "../state";

export function TurnNews() {
  const {lobby, notifications} = useStore();
  const {route} = useLocation();
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  const turns = lobby.myTurns.value;
  const loaded = lobby.loaded.value;
  useEffect(() => {
    const before = known.current;
    known.current = loaded ? new Set(turns.map(turnKey)) : undefined;
    if (!before) return; // what was so when the page was opened is no news
    for (const game of turns) {
      if (before.has(turnKey(game))) continue;
      notifications.tell(game.title, t("app.your_turn"), game.id, () => route(`/games/${game.id}`));
    }
  }, [turns, loaded, notifications, route]);
  return null;
}

// A game whose turn it is again, for another question, is news again.
function turnKey({id, awaited}: {id: string; awaited: readonly {number: number}[]}): string {
  return `${id} ${awaited.map((each) => each.number).join()}`;
}
