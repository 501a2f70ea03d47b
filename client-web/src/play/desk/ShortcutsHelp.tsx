// The keys, on a sheet of their own.
import {t} from "../../i18n";
import {Checkbox, Dialog} from "../../ui";
import styles from "./keys.module.css";
import type {Layout} from "./layout";
import {letters} from "./shortcuts";

export function ShortcutsHelp({layout}: {layout: Layout}) {
  return (
    <Dialog title={t("play.keys.title")} open={layout.help.value} onClose={() => (layout.help.value = false)}>
      <dl class={styles.keys}>
        <Key keys={["Ctrl", "Enter"]} what={t("play.keys.commit")} />
        <Key keys={["Esc"]} what={t("play.keys.unpick")} />
        <Key keys={["?"]} what={t("play.keys.help")} />
        {Object.entries(letters).map(([key, what]) => (
          <Key key={key} keys={[key]} what={t(`play.keys.${what}`)} />
        ))}
      </dl>
      <p>{t("play.keys.on_chart")}</p>
      <Checkbox
        label={t("play.keys.letters")}
        hint={t("play.keys.letters_hint")}
        checked={layout.letters.value}
        onChange={(use) => layout.useLetters(use)}
      />
    </Dialog>
  );
}

function Key({keys, what}: {keys: readonly string[]; what: string}) {
  return (
    <div>
      <dt>
        {keys.map((key, index) => (
          <>
            {index > 0 && " + "}
            <kbd>{key}</kbd>
          </>
        ))}
      </dt>
      <dd>{what}</dd>
    </div>
  );
}
