// Before the first die: whose part in it is still missing. Mine is given by itself where it is kept; where it is not, I bring it or go
// without.
import {useState} from "preact/hooks";
import {listed, sideName} from "../../far_seas/names";
import type {GameInfo} from "../../gen/chartroom/v1/lobby_pb";
import type {Side} from "../../gen/chartroom/v1/play_pb";
import {t} from "../../i18n";
import {toBytes, useAction, useStore, type Table} from "../../state";
import {Button, Disclosure, RefusalNote, TextField} from "../../ui";
import styles from "./desk.module.css";

const shape = /^[0-9a-f]{64}$/i;

interface Props {
  table: Table;
  info: GameInfo;
}

export function NonceForm({table, info}: Props) {
  const mine = table.eyes.value;
  return (
    <div class={styles.answer}>
      <h2>{t("play.nonce.title")}</h2>
      <p>{t("play.nonce.missing", {sides: listed(info.noncesMissing.map(sideName))})}</p>
      {info.noncesMissing.includes(mine) && <Mine table={table} info={info} side={mine} />}
    </div>
  );
}

function Mine({table, info, side}: Props & {side: Side}) {
  const {nonces} = useStore();
  const where = nonces.where(info, side);
  const failure = nonces.failure(info, side);
  if (where === "here") {
    if (!failure) return <p role="status">{t("play.nonce.on_its_way")}</p>;
    return (
      <>
        <RefusalNote {...failure} />
        <Button kind="primary" onClick={() => void nonces.give(info, side)}>
          {t("app.again")}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>{t(where === "elsewhere" ? "play.nonce.elsewhere" : "play.nonce.other_terms")}</p>
      <GoWithout info={info} side={side} />
      {where === "elsewhere" && <Bring table={table} />}
    </>
  );
}

function GoWithout({info, side}: {info: GameInfo; side: Side}) {
  const {nonces} = useStore();
  const action = useAction();
  return (
    <>
      <p class={styles.quiet}>{t("play.nonce.without_text")}</p>
      <div class={styles.buttons}>
        <Button busy={action.busy} onClick={() => action.run(() => nonces.goWithout(info, side))}>
          {t("play.nonce.without")}
        </Button>
      </div>
      {action.failure && <RefusalNote {...action.failure} />}
    </>
  );
}

// From the profile of the terminal client, or a note of one's own.
function Bring({table}: {table: Table}) {
  const action = useAction();
  const [text, setText] = useState("");
  const nonce = text.trim();
  return (
    <Disclosure summary={t("play.nonce.bring")}>
      <TextField label={t("play.nonce.mine")} hint={t("play.nonce.hint")} value={text} onInput={setText} />
      <Button
        busy={action.busy}
        disabled={!shape.test(nonce)}
        onClick={() => action.run(() => table.act("giveNonce", {nonce: toBytes(nonce)}))}
      >
        {t("play.nonce.give")}
      </Button>
      {action.failure && <RefusalNote {...action.failure} />}
    </Disclosure>
  );
}
