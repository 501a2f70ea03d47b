// The battlefield as a table: the same ships, the same figures.
import {counter, sideOfShip} from "../../far_seas/board";
import {shipName, sideName, signed} from "../../far_seas/names";
import {gunsReach} from "../../far_seas/odds";
import type {Pack} from "../../far_seas/pack";
import {t} from "../../i18n";
import styles from "./battle.module.css";
import type {Position} from "./position";

const columns = ["ship", "side", "gun", "fire", "damage", "aims", "state"] as const;

export function BattleTable({pack, position}: {pack: Pack; position: Position}) {
  return (
    <div class={styles.tableScroller} tabIndex={0} role="group" aria-label={t("battle.table.caption")}>
      <table class={styles.table}>
        <caption class="visually-hidden">{t("battle.table.caption")}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`battle.table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {position.ships.map((own) => {
            const ship = counter(pack, own.ship);
            const aims = position.aims.filter((aim) => aim.firer === own.ship);
            return (
              <tr key={own.ship}>
                <th scope="row">{ship.name}</th>
                <td>{sideName(sideOfShip(pack, own.ship))}</td>
                <td>
                  {t("battle.table.gun_value", {
                    gun: ship.gun,
                    reaches: gunsReach(pack, own.ship, position.range) ? "yes" : "no",
                  })}
                </td>
                <td>{signed(ship.fire)}</td>
                <td>
                  {t("battle.table.damage_value", {damage: own.damage, pending: own.pending, capacity: ship.damage})}
                </td>
                <td>{aims.map((aim) => shipName(pack, aim.target)).join(", ")}</td>
                <td>{stateInWords(own.fate, own.bold, own.fired, own.torpedoLeft)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function stateInWords(fate: string, bold: boolean, fired: boolean, torpedoLeft: boolean): string {
  if (fate !== "fights") return t("battle.board.fate", {fate});
  return t("battle.table.state_value", {
    bold: bold ? "yes" : "no",
    fired: fired ? "yes" : "no",
    torpedo: torpedoLeft ? "yes" : "no",
  });
}
