// Ships that are picked, on the chart or in the list, and where to send them: the way of the keyboard.
import {unsetAllied} from "../../far_seas/drafts/allied";
import {shipNames} from "../../far_seas/names";
import {reachOf} from "../../far_seas/reach";
import {t} from "../../i18n";
import {Button} from "../../ui";
import {Destination} from "../Destination";
import {WhichOne} from "../Offered";
import styles from "../orders.module.css";
import type {AlliedProps} from "./AlliedPanel";

export function Tray({desk, draft, options, view, pack, change}: AlliedProps) {
  const ships = desk.picked.value;
  if (ships.length === 0) return null;
  const colonies = pack.colonies.filter(({number}) =>
    ships.every((ship) => options.ships.find((choice) => choice.ship === ship)?.colony === number),
  );
  const ordered = isOrdered(draft, ships);
  return (
    <div class={styles.tray} role="group" aria-label={t("play.allied.picked")}>
      <p>
        <strong>{t("play.allied.picked_ships", {ships: shipNames(pack, ships), count: ships.length})}</strong>
      </p>
      <div class={styles.fields}>
        <Destination
          key={ships.join(" ")}
          label={t("play.allied.send")}
          pack={pack}
          reach={reachOf({options, view, pack, draft}, ships)}
          to={undefined}
          onChoose={(to) => to !== undefined && desk.pickArea(to)}
        />
        {colonies.length > 0 && (
          <WhichOne
            label={t("play.allied.to_colony")}
            chosen={undefined}
            choices={colonies.map(({number, name}) => ({value: number, name}))}
            onChoose={(colony) => desk.pickBox({colony})}
          />
        )}
      </div>
      <Button kind="quiet" onClick={desk.unpick}>
        {t("play.allied.unpick")}
      </Button>
      {ordered && (
        <Button kind="quiet" onClick={() => change(unsetAllied(draft, ships))}>
          {t("play.allied.unset")}
        </Button>
      )}
    </div>
  );
}

function isOrdered(draft: AlliedProps["draft"], ships: readonly number[]): boolean {
  const named = [
    ...draft.entries.map((entry) => entry.ship),
    ...draft.moves.flatMap((move) => move.ships),
    ...draft.colonies.flatMap((each) => each.ships),
  ];
  return ships.some((ship) => named.includes(ship));
}
