// The Ship Log (2.3): a sheet for each Main Cruiser with what it was ordered in each Operationsbefehl, and what the German side alone knows
// of it: coal, and captures that are not claimed yet.
import {turnRows, type TurnRow} from "./turn_rows";
import {groupName, shipName} from "../../far_seas/names";
import type {Pack} from "../../far_seas/pack";
import {shipLog, type CruiserSheet, type ShipLog} from "../../far_seas/records";
import {t} from "../../i18n";
import type {Desk} from "../desk_state";
import {Rule} from "../Rule";
import styles from "./log.module.css";

export function ShipLogPaper({desk}: {desk: Desk}) {
  const {pack} = desk;
  const view = desk.table.view.value;
  if (!view) return null;
  const log = shipLog(view, pack);
  const turns = turnRows(log);
  return (
    <div class={styles.points}>
      <p class={styles.count}>
        {view.german ? t("play.ship_log.german") : t("play.ship_log.open")} <Rule rule="4.3.1" />
      </p>
      <Plotted log={log} pack={pack} />
      <Cruisers log={log} pack={pack} secret={view.german !== undefined} />
      {turns.length === 0 && <p>{t("play.ship_log.empty")}</p>}
      {turns.map((turn) => (
        <Turn key={turn.turn} turn={turn} pack={pack} />
      ))}
    </div>
  );
}

function Plotted({log: {plotted, lost}, pack}: {log: ShipLog; pack: Pack}) {
  if (plotted.length === 0 && !lost) return null;
  return (
    <>
      {plotted.length > 0 && (
        <p>
          <strong>{t("play.ship_log.plotted")}</strong>{" "}
          {plotted.map(({ships, code}) => `${groupName(pack, ships)}: ${code}`).join("; ")}
        </p>
      )}
      {lost && (
        <p>
          {t("play.ship_log.lost", {ship: shipName(pack, lost.ship), claims: lost.claims})} <Rule rule="7.3.2" />
        </p>
      )}
    </>
  );
}

function Cruisers({log, pack, secret}: {log: ShipLog; pack: Pack; secret: boolean}) {
  const coal = log.cruisers.some((cruiser) => cruiser.coal);
  return (
    <table class={styles.table}>
      <caption>{t("play.ship_log.cruisers")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("play.ship_log.cruiser")}</th>
          <th scope="col">{t("play.ship_log.speed")}</th>
          <th scope="col">{t("play.ship_log.damage")}</th>
          {coal && (
            <th scope="col">
              {t("play.ship_log.coal")} <Rule rule="6.1" />
            </th>
          )}
          {secret && <th scope="col">{t("play.ship_log.captures")}</th>}
        </tr>
      </thead>
      <tbody>
        {log.cruisers.map((cruiser) => (
          <tr key={cruiser.ship}>
            <th scope="row">{shipName(pack, cruiser.ship)}</th>
            <td class={styles.code}>{cruiser.speed}</td>
            <td class={styles.number}>
              {cruiser.status.damage}/{pack.ships[cruiser.ship]?.damage}
            </td>
            {coal && <td>{coalInWords(cruiser)}</td>}
            {secret && <td class={styles.number}>{cruiser.captures}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function coalInWords({coal}: CruiserSheet): string {
  if (!coal) return "–";
  return t("play.ship_log.coal_of", {coaled: coal.coaled ? "yes" : "no", count: coal.piles});
}

function Turn({turn, pack}: {turn: TurnRow; pack: Pack}) {
  return (
    <table class={styles.table}>
      <caption>
        {t("play.standing.turn", {turn: turn.turn})}
        {turn.secret && <> · {t("play.ship_log.secret")}</>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("play.ship_log.cruiser")}</th>
          {[1, 2, 3].map((ob) => (
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
