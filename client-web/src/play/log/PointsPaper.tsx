// The victory points (8.0): what they stand at, what that would be worth, and where each came from.
import {signed} from "../../far_seas/names";
import {bandOf, vpTrack} from "../../far_seas/records";
import {t} from "../../i18n";
import {textInWords} from "../../i18n/said";
import type {Desk} from "../desk_state";
import {Rule} from "../Rule";
import styles from "./log.module.css";

export function PointsPaper({desk}: {desk: Desk}) {
  const {pack} = desk;
  const view = desk.table.view.value;
  if (!view) return null;
  const vp = desk.points.value;
  const band = bandOf(pack, vp);
  const lines = vpTrack(desk.scored.value, pack).reverse();
  return (
    <div class={styles.points}>
      <p>
        <strong>{t("play.points.now", {points: vp})}</strong>
        {band && (
          <>
            {" "}
            {t("play.points.band", {title: textInWords(band.title)})} <Rule rule="8.0" />
          </>
        )}
      </p>
      {lines.length === 0 ? (
        <p>{t("play.points.none")}</p>
      ) : (
        <table class={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("play.points.when")}</th>
              <th scope="col">{t("play.points.what")}</th>
              <th scope="col">{t("play.points.points")}</th>
              <th scope="col">{t("play.points.sum")}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={lines.length - index}>
                <td class={styles.code}>{t("play.points.moment", {turn: line.turn, ob: line.ob})}</td>
                <td>
                  {line.text} <Rule rule={line.rule} />
                </td>
                <td class={styles.number}>{signed(line.points)}</td>
                <td class={styles.number}>{line.total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
