// The game as a file, to keep, and how to check that it is genuine.
import type {GameInfo} from "../gen/chartroom/v1/lobby_pb";
import {t} from "../i18n";
import {Button} from "../ui";
import {saveGameFile} from "./game_file";
import styles from "./replay.module.css";

export function FilePaper({info, file}: {info: GameInfo; file: Uint8Array<ArrayBuffer>}) {
  const name = fileName(info.title);
  return (
    <div class={styles.filePaper}>
      <p>{t("replay.file_text")}</p>
      <p>
        <Button onClick={() => saveGameFile(file, name)}>
          {t("replay.download", {size: Math.ceil(file.length / 1024)})}
        </Button>
      </p>
      <p>{t("replay.verify_text")}</p>
      <pre tabIndex={0} data-own-keys aria-label={t("replay.verify")}>
        <code>{`chartroom verify ${name}\nchartroom replay ${name}`}</code>
      </pre>
      <p>{t("replay.verify_what")}</p>
      <p>
        <a href={`/games/${encodeURIComponent(info.id)}`}>{t("replay.to_game")}</a>
      </p>
    </div>
  );
}

// Letters and digits of the title, so that it can be written in a command as it stands.
export function fileName(title: string): string {
  const word = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return `${word || "game"}.chartroom`;
}
