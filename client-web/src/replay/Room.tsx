// The room in which a game is shown again: the board, the time bar below it, the log beside it.
import {useEffect, useMemo, useState} from "preact/hooks";
import type {Pack} from "../far_seas/pack";
import type {GameInfo} from "../gen/chartroom/v1/lobby_pb";
import {language, t} from "../i18n";
import {Lines} from "../play/log/lines";
import {useStore} from "../state";
import {ErrorBoundary, Tabs} from "../ui";
import {writeAddress} from "./address";
import {BoardChoice, BoardShown, type Board} from "./BoardShown";
import {Controls} from "./Controls";
import {EyesChoice} from "./EyesChoice";
import {FilePaper} from "./FilePaper";
import {press} from "./keys";
import {KeysPaper} from "./KeysPaper";
import {LogBeside} from "./LogBeside";
import {NowCard} from "./NowCard";
import type {Replay} from "./replay_state";
import styles from "./replay.module.css";
import {TimeBar} from "./TimeBar";
import {addressed} from "./words";

interface Props {
  replay: Replay;
  info: GameInfo;
  pack: Pack;
  file: Uint8Array<ArrayBuffer>;
}

const charactersKey = "replay.characters";

export function Room({replay, info, pack, file}: Props) {
  const {keep} = useStore();
  const [paper, setPaper] = useState("log");
  const [characters, setCharacters] = useState(() => keep.load<boolean>(charactersKey) ?? true);
  const story = replay.story.value;
  const lines = useMemo(() => addressed(new Lines(pack).of(story.entries), story), [pack, language.value, story]);
  const [board, setBoard] = useState<Board>("battle");
  useKeys(replay, characters);
  useAddress(replay, info.id);
  const chooseCharacters = (wanted: boolean) => {
    keep.save(charactersKey, wanted);
    setCharacters(wanted);
  };
  return (
    <div class={styles.room}>
      <section class={styles.stage} aria-label={t("replay.stage")}>
        <div class={styles.above}>
          <EyesChoice replay={replay} />
          <BoardChoice replay={replay} chosen={board} onChoose={setBoard} />
        </div>
        <ErrorBoundary>
          <BoardShown replay={replay} pack={pack} chosen={board} />
        </ErrorBoundary>
        <section class={styles.time} aria-label={t("replay.time")}>
          <TimeBar replay={replay} lines={lines} />
          <Controls replay={replay} gameId={info.id} />
        </section>
      </section>
      <div class={styles.beside}>
        <NowCard replay={replay} lines={lines} />
        <div class={styles.papers}>
          <Tabs
            label={t("replay.papers")}
            chosen={paper}
            onChoose={setPaper}
            tabs={[
              {id: "log", label: t("replay.log"), content: <LogBeside replay={replay} lines={lines} />},
              {id: "file", label: t("replay.file"), content: <FilePaper info={info} file={file} />},
              {
                id: "keys",
                label: t("replay.keys"),
                content: <KeysPaper characters={characters} onCharacters={chooseCharacters} />,
              },
            ]}
          />
        </div>
      </div>
    </div>
  );
}

function useKeys(replay: Replay, characters: boolean): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (document.querySelector("dialog[open]")) return;
      if (press(event, replay, characters)) event.preventDefault();
    };
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [replay, characters]);
}

// The address follows the moment, at rest: browsers let a page change it only so often.
const restMs = 300;

function useAddress(replay: Replay, gameId: string): void {
  const eye = replay.eye.value;
  const number = replay.number.value;
  useEffect(() => {
    const address = writeAddress(gameId, {eye, number});
    const timer = setTimeout(() => history.replaceState(history.state, "", address), restMs);
    return () => clearTimeout(timer);
  }, [gameId, eye, number]);
}
