// A finished game, to be watched again: what must be there before it can be shown, and then the room it is shown in.
import {useEffect, useMemo, useState} from "preact/hooks";
import {tell} from "../far_seas/sentences";
import type {Pack} from "../far_seas/pack";
import type {GameInfo} from "../gen/chartroom/v1/lobby_pb";
import {t} from "../i18n";
import {say, useStore, type Entry, type Failure} from "../state";
import {Button, RefusalNote} from "../ui";
import {readAddress} from "./address";
import {toWire} from "./eyes";
import {fetchGameFile, readGameFile} from "./game_file";
import {Moments} from "./moments";
import {Replay} from "./replay_state";
import {Room} from "./Room";
import {tellGame, type Game} from "./stories";

interface Loaded {
  info: GameInfo;
  pack: Pack;
  file: Uint8Array<ArrayBuffer>;
  game: Game;
}

interface Props {
  id: string;
  onInfo(info: GameInfo): void; // what the page is called hangs on it
}

export function ReplayPage({id, onInfo}: Props) {
  const [attempt, setAttempt] = useState(0);
  const {loaded, failure} = useLoaded(id, attempt);
  useEffect(() => {
    if (loaded) onInfo(loaded.info);
  }, [loaded]);
  if (failure) {
    return (
      <>
        <RefusalNote {...failure} />
        <p>
          <Button onClick={() => setAttempt(attempt + 1)}>{t("app.again")}</Button>{" "}
          <a href={`/games/${encodeURIComponent(id)}`}>{t("replay.to_game")}</a>
        </p>
      </>
    );
  }
  if (!loaded) return <p role="status">{t("replay.loading")}</p>;
  return <Opened {...loaded} />;
}

function Opened({info, pack, file, game}: Loaded) {
  const {connection} = useStore();
  const replay = useMemo(() => {
    const moments = new Moments((eye, number) =>
      connection.ask("getMoment", {gameId: info.id, eye: toWire(eye), number: BigInt(number)}),
    );
    return new Replay({game, moments, ...readAddress(location.search), isQuiet: quietIn(pack)});
  }, [info.id, game, pack]);
  useEffect(() => () => replay.close(), [replay]);
  return <Room replay={replay} info={info} pack={pack} file={file} />;
}

// Time halts for what is worth a look: not for headings without news, nor for what the lines around it say.
function quietIn(pack: Pack): (entry: Entry) => boolean {
  return (entry) => {
    if (entry.kind === "table") return false;
    if (entry.kind !== "event") return true;
    const {quiet = false, heading} = tell(entry.event, pack);
    return quiet || heading === 3;
  };
}

function useLoaded(id: string, attempt: number): {loaded: Loaded | undefined; failure: Failure | undefined} {
  const {connection, library, lobby} = useStore();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    const leaving = new AbortController();
    const part = (offset: bigint) => connection.ask("getExport", {gameId: id, offset}, {signal: leaving.signal});
    const load = async (): Promise<Loaded> => {
      const info = await lobby.look(id);
      const [pack, file] = await Promise.all([library.pack(info.ruleset), fetchGameFile(part)]);
      return {info, pack, file, game: tellGame(readGameFile(file))};
    };
    setLoaded(undefined);
    setFailure(undefined);
    load().then(
      (all) => leaving.signal.aborted || setLoaded(all),
      (error: unknown) => leaving.signal.aborted || setFailure(say(error)),
    );
    return () => leaving.abort();
  }, [id, attempt]);
  return {loaded, failure};
}
