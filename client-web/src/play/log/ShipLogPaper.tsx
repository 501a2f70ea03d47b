// The Ship Log, turn by turn, and what the German side alone knows of its cruisers: coal, and captures that are not claimed yet.
import {shipName} from "../../far_seas/names";
import type {Pack} from "../../far_seas/pack";
import type {GermanSecrets} from "../../gen/chartroom/v1/far_seas_pb";
import {t} from "../../i18n";
import type {Desk} from "../desk_state";
import {Rule} from "../Rule";
import styles from "./log.module.css";
import {obsInATurn, shipLog, type ShipLogTurn} from "./ship_log";

export function ShipLogPaper({desk}: {desk: Desk}) {
  const view = desk.table.view.value;
  if (!view) return null;
  const turns = shipLog(view, desk.pack);
  return (
    <div class={styles.points}>
      <p class={styles.count}>
        {view.german ? t("play.ship_log.german") : t("play.ship_log.open")} <Rule rule="4.3.1" />
      </p>
      {view.german && <Coal secrets={view.german} pack={desk.pack} />}
      {turns.length === 0 && <p>{t("play.ship_log.empty")}</p>}
      {turns.map((turn) => (
        <Turn key={turn.turn} turn={turn} pack={desk.pack} />
      ))}
    </div>
  );
}

function Turn({turn, pack}: {turn: ShipLogTurn; pack: Pack}) {
  const obs = Array.from({length: obsInATurn}, (_, index) => index + 1);
  return (
    <table class={styles.table}>
      <caption>
        {t("play.standing.turn", {turn: turn.turn})}
        {!turn.open && <> · {t("play.ship_log.secret")}</>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("play.ship_log.cruiser")}</th>
          {obs.map((ob) => (
            <th key={ob} scope="col">
              {t("play.ship_log.ob", {ob})}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {turn.rows.map(({ship, codes}) => (
          <tr key={ship}>
            <th scope="row">{shipName(pack, ship)}</th>
            {codes.map((code, index) => (
              <td key={index} class={styles.code}>
                {code || <span aria-label={t("play.ship_log.none")}>–</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Coal({secrets: {coal, credits}, pack}: {secrets: GermanSecrets; pack: Pack}) {
  if (coal.length === 0 && credits.length === 0) return null;
  const captures = new Map(credits.map((credit) => [credit.ship, credit.captures]));
  const ships = [...new Set([...coal.map((each) => each.ship), ...captures.keys()])].sort((a, b) => a - b);
  return (
    <table class={styles.table}>
      <caption>
        {t("play.ship_log.coal")} <Rule rule="6.1" />
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("play.ship_log.cruiser")}</th>
          <th scope="col">{t("play.ship_log.this_turn")}</th>
          <th scope="col">{t("play.ship_log.piles")}</th>
          <th scope="col">{t("play.ship_log.captures")}</th>
        </tr>
      </thead>
      <tbody>
        {ships.map((ship) => {
          const status = coal.find((each) => each.ship === ship);
          return (
            <tr key={ship}>
              <th scope="row">{shipName(pack, ship)}</th>
              <td>{status ? (status.coaled ? t("play.ship_log.coaled") : t("play.ship_log.no_coal")) : "–"}</td>
              <td class={styles.number}>{status?.piles ?? "–"}</td>
              <td class={styles.number}>{captures.get(ship) ?? 0}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
