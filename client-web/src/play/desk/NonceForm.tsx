// Some games are played with dice to which the players give their own part: it was committed to elsewhere, and is asked for before the
// game opens. This page makes none; whoever made one brings it, or goes without.
import {useState} from "preact/hooks";
import {listed, sideName} from "../../far_seas/names";
import type {Side} from "../../gen/chartroom/v1/play_pb";
import {t} from "../../i18n";
import {useAction, type Table} from "../../state";
import {Button, RefusalNote, TextField} from "../../ui";
import styles from "./desk.module.css";

const shape = /^[0-9a-f]{64}$/i;

export function NonceForm({table, missing}: {table: Table; missing: readonly Side[]}) {
  const action = useAction();
  const [text, setText] = useState("");
  const isMine = missing.includes(table.eyes.value);
  const give = (nonce: Uint8Array) => action.run(() => table.act("giveNonce", {nonce}));
  return (
    <div class={styles.answer}>
      <h2>{t("play.nonce.title")}</h2>
      <p>{t("play.nonce.missing", {sides: listed(missing.map(sideName))})}</p>
      {isMine && (
        <>
          <TextField label={t("play.nonce.mine")} hint={t("play.nonce.hint")} value={text} onInput={setText} />
          <div class={styles.buttons}>
            <Button
              kind="primary"
              busy={action.busy}
              disabled={!shape.test(text.trim())}
              onClick={() => give(fromHex(text.trim()))}
            >
              {t("play.nonce.give")}
            </Button>
            <Button busy={action.busy} onClick={() => give(new Uint8Array())}>
              {t("play.nonce.lost")}
            </Button>
          </div>
          {action.failure && <RefusalNote {...action.failure} />}
        </>
      )}
    </div>
  );
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
