// Home of whoever is signed in: my games, whose turn it is, who waits for me, and what others play.
import {useLocation} from "preact-iso";
import {useEffect, useState} from "preact/hooks";
import {t} from "../i18n";
import type {GameInfo} from "../gen/chartroom/v1/lobby_pb";
import {freeSides, turnOf, useAction, useStore} from "../state";
import {Button, ButtonLink, RefusalNote, Sheet} from "../ui";
import {GameList} from "./GameList";
import styles from "./lobby.module.css";
import {NotifyOffer} from "./NotifyOffer";
import {sideName} from "./words";

export function LobbyPage() {
  const {lobby, account} = useStore();
  useEffect(() => void lobby.refresh().catch(() => {}), [lobby]);
  const name = account.name.value;
  const running = lobby.mine.value.filter((game) => turnOf(game, name) !== "ended");
  const ended = lobby.mine.value.filter((game) => turnOf(game, name) === "ended");
  if (!lobby.loaded.value) return <p role="status">{t("app.loading")}</p>;
  return (
    <div class={styles.lobby}>
      <Sheet title={t("lobby.running")} class={styles.wide}>
        <GameList games={running} none={t("lobby.running_none")} />
        <p class={styles.below}>
          <ButtonLink href="/new" kind="primary">
            {t("lobby.new")}
          </ButtonLink>
        </p>
        {running.length > 0 && <NotifyOffer />}
      </Sheet>
      {lobby.invited.value.length > 0 && (
        <Sheet title={t("lobby.invited")} class={styles.wide}>
          <GameList games={lobby.invited.value} none="" action={(game) => <TakeSide game={game} />} />
        </Sheet>
      )}
      <Sheet title={t("lobby.open")}>
        <GameList games={lobby.open.value} none={t("lobby.open_none")} action={(game) => <TakeSide game={game} />} />
      </Sheet>
      <Sheet title={t("lobby.ended")}>
        <GameList games={ended} none={t("lobby.ended_none")} action={(game) => <Again game={game} />} />
        <OthersFinished mine={ended} />
      </Sheet>
    </div>
  );
}

function TakeSide({game}: {game: GameInfo}) {
  const {lobby, library} = useStore();
  const {route} = useLocation();
  const action = useAction();
  const take = (side: (typeof free)[number]) =>
    action.run(async () => {
      await lobby.take({gameId: game.id, side});
      route(`/games/${game.id}`);
    });
  const free = freeSides(game);
  return (
    <>
      {free.map((side) => (
        <Button key={side} busy={action.busy} onClick={() => take(side)}>
          {t("lobby.take", {side: sideName(library.ruleset(game.ruleset), side)})}
        </Button>
      ))}
      {action.failure && <RefusalNote {...action.failure} />}
    </>
  );
}

function Again({game}: {game: GameInfo}) {
  return (
    <a class={styles.again} href={`/replays/${game.id}`} aria-label={t("replay.watch_named", {title: game.title})}>
      {t("replay.watch")}
    </a>
  );
}

// Open games of others that have ended can be watched again; they are asked for when somebody wants them.
function OthersFinished({mine}: {mine: readonly GameInfo[]}) {
  const {lobby} = useStore();
  const action = useAction();
  const [wanted, setWanted] = useState(false);
  const others = lobby.finished.value?.filter((game) => !mine.some((each) => each.id === game.id));
  if (wanted && others) {
    return (
      <>
        <h3 class={styles.below}>{t("lobby.ended_others")}</h3>
        <GameList games={others} none={t("lobby.ended_others_none")} action={(game) => <Again game={game} />} />
      </>
    );
  }
  const show = () =>
    action.run(async () => {
      await lobby.refreshFinished();
      setWanted(true);
    });
  return (
    <p class={styles.below}>
      <Button busy={action.busy} onClick={show}>
        {t("lobby.ended_others_show")}
      </Button>
      {action.failure && <RefusalNote {...action.failure} />}
    </p>
  );
}
