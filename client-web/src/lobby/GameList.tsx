// Games, one a row: what it is, who plays, and what it waits for.
import type {ComponentChildren} from "preact";
import {t} from "../i18n";
import type {GameInfo} from "../gen/chartroom/v1/lobby_pb";
import {sides, sidesOf, turnOf, useStore} from "../state";
import {Badge} from "../ui";
import styles from "./lobby.module.css";
import {holderName, scenarioName, sideName, turnWord} from "./words";

interface Props {
  games: readonly GameInfo[];
  none: string;
  action?: (game: GameInfo) => ComponentChildren;
}

export function GameList({games, none, action}: Props) {
  if (games.length === 0) return <p class={styles.none}>{none}</p>;
  return (
    <ul class={styles.games}>
      {games.map((game) => (
        <GameRow key={game.id} game={game} action={action?.(game)} />
      ))}
    </ul>
  );
}

function GameRow({game, action}: {game: GameInfo; action: ComponentChildren}) {
  const {account, library} = useStore();
  const name = account.name.value;
  const ruleset = library.ruleset(game.ruleset);
  const turn = turnOf(game, name);
  const mine = sidesOf(game, name);
  return (
    <li class={styles.game} data-turn={turn}>
      <div class={styles.gameName}>
        <a href={`/games/${game.id}`}>{game.title}</a>
        <span class={styles.scenario}>{scenarioName(game.scenario)}</span>
      </div>
      <div class={styles.players}>
        {sides.map((side) => (
          <span key={side} class={mine.includes(side) ? styles.me : undefined}>
            {sideName(ruleset, side)}: {mine.includes(side) ? t("lobby.you") : holderName(game, side)}
          </span>
        ))}
      </div>
      <div class={styles.state}>
        <Badge kind={turn === "mine" ? "mark" : "plain"}>{turnWord(game, name, ruleset)}</Badge>
        {game.unread > 0n && <span class={styles.unread}>{t("lobby.unread", {count: Number(game.unread)})}</span>}
      </div>
      {action && <div class={styles.action}>{action}</div>}
    </li>
  );
}
