// The keys, and whether single letters and digits are among them.
import {t} from "../i18n";
import {Checkbox} from "../ui";
import styles from "./controls.module.css";

const keys = [
  {keys: ["←", "→"], what: "replay.key.event"},
  {keys: ["PgUp", "PgDn"], what: "replay.key.ob"},
  {keys: ["Home", "End"], what: "replay.key.ends"},
  {keys: ["Space"], what: "replay.key.play"},
  {keys: ["+", "−"], what: "replay.key.speed"},
  {keys: ["1", "2", "3", "4"], what: "replay.key.eyes"},
  {keys: ["C", "⇧ C"], what: "replay.key.combat"},
  {keys: ["S", "⇧ S"], what: "replay.key.sunk"},
] as const;

interface Props {
  characters: boolean;
  onCharacters(wanted: boolean): void;
}

export function KeysPaper({characters, onCharacters}: Props) {
  return (
    <>
      <dl class={styles.keys}>
        {keys.map((row) => (
          <div key={row.what}>
            <dt>
              {row.keys.map((key) => (
                <kbd key={key}>{key === "Space" ? t("replay.key.space") : key}</kbd>
              ))}
            </dt>
            <dd>{t(row.what)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t("replay.characters")}
        hint={t("replay.characters_hint")}
        checked={characters}
        onChange={onCharacters}
      />
    </>
  );
}
