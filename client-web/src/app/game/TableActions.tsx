// What is done at the table rather than on the map: a draw, taking an order back, giving up. An offer that waits for my answer is shown by
// itself; the rest is in a menu.
import {useState} from "preact/hooks";
import {t} from "../../i18n";
import type {GameInfo} from "../../gen/chartroom/v1/lobby_pb";
import {GameUpdate_TakeBack, Side} from "../../gen/chartroom/v1/play_pb";
import {sideName} from "../../lobby";
import {useAction, useStore, type Table} from "../../state";
import {Button, ConfirmDialog, Menu, RefusalNote, toast} from "../../ui";
import styles from "./game.module.css";

export function TableActions({table, info}: {table: Table; info: GameInfo}) {
  const action = useAction();
  const [resigning, setResigning] = useState(false);
  const eyes = table.eyes.value;
  if (eyes === Side.SIDE_UNSPECIFIED || table.outcome.value) return null;
  const drawIsMine = table.drawOfferedBy.value === eyes;
  const takeBack = table.takeBack.value;
  return (
    <div class={styles.actions}>
      <Offers table={table} info={info} />
      <Menu button={t("app.table.menu")}>
        <Button
          disabled={table.drawOfferedBy.value !== Side.SIDE_UNSPECIFIED}
          busy={action.busy}
          onClick={() =>
            action.run(async () => {
              await table.act("offerDraw", {});
              toast(t("app.table.draw_offered"));
            })
          }
        >
          {drawIsMine ? t("app.table.draw_offered") : t("app.table.offer_draw")}
        </Button>
        <Button
          disabled={takeBack === GameUpdate_TakeBack.CANNOT || table.takeBackAskedBy.value === eyes}
          busy={action.busy}
          onClick={() => action.run(() => table.act("takeBackOrder", {}))}
        >
          {takeBack === GameUpdate_TakeBack.BY_CONSENT ? t("app.table.ask_take_back") : t("app.table.take_back")}
        </Button>
        <Button kind="danger" onClick={() => setResigning(true)}>
          {t("app.table.resign")}
        </Button>
        {action.failure && <RefusalNote {...action.failure} />}
      </Menu>
      <ConfirmDialog
        title={t("app.table.resign")}
        text={t("app.table.resign_text")}
        confirm={t("app.table.resign")}
        open={resigning}
        onClose={() => setResigning(false)}
        onConfirm={() => action.run(() => table.act("resign", {}))}
      />
    </div>
  );
}

function Offers({table, info}: {table: Table; info: GameInfo}) {
  const eyes = table.eyes.value;
  const theirs = (side: Side) => side !== Side.SIDE_UNSPECIFIED && side !== eyes;
  return (
    <>
      {theirs(table.drawOfferedBy.value) && (
        <Offer
          text={(side) => t("app.table.draw_offer", {side})}
          side={table.drawOfferedBy.value}
          info={info}
          answer={(accept) => table.act("answerDraw", {accept})}
        />
      )}
      {theirs(table.takeBackAskedBy.value) && (
        <Offer
          text={(side) => t("app.table.take_back_asked", {side})}
          side={table.takeBackAskedBy.value}
          info={info}
          answer={(accept) => table.act("answerTakeBack", {accept})}
        />
      )}
    </>
  );
}

interface OfferProps {
  text(side: string): string;
  side: Side;
  info: GameInfo;
  answer(accept: boolean): Promise<void>;
}

function Offer({text, side, info, answer}: OfferProps) {
  const {library} = useStore();
  const action = useAction();
  return (
    <div class={styles.offer} role="status">
      <span>{text(sideName(library.ruleset(info.ruleset), side))}</span>
      <Button busy={action.busy} onClick={() => action.run(() => answer(true))}>
        {t("app.table.accept")}
      </Button>
      <Button busy={action.busy} onClick={() => action.run(() => answer(false))}>
        {t("app.table.decline")}
      </Button>
      {action.failure && <RefusalNote {...action.failure} />}
    </div>
  );
}
