// The victory points: what they stand at, what that would be worth, and where each came from.
import {boardOf} from "../../far_seas/board";
import {signed} from "../../far_seas/names";
import {ruleOfVp, vpInWords} from "../../far_seas/sentences";
import {t} from "../../i18n";
import type {Desk} from "../desk_state";
import {Rule} from "../Rule";
import styles from "./log.module.css";

export function PointsPaper({desk}: {desk: Desk}) {
  const view = desk.table.view.value;
  if (!view) return null;
  const {track, vp} = boardOf(view);
  const {bands} = desk.pack;
  const band = bands.find((each) => vp <= each.upTo) ?? bands.at(-1);
  let sum = 0;
  const rows = track.map((entry) => ({entry, sum: (sum += entry.points)}));
  return (
    <div class={styles.points}>
      <p>
        <strong>{t("play.points.now", {points: vp})}</strong>
        {band && <> {t("play.points.band", {title: band.title})}</>}
      </p>
      {rows.length === 0 ? (
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
            {[...rows].reverse().map(({entry, sum}, index) => (
              <tr key={rows.length - index}>
                <td>{t("play.points.moment", {turn: entry.turn, ob: entry.ob})}</td>
                <td>
                  {vpInWords(desk.pack, entry)} <Rule rule={ruleOfVp(entry.kind)} />
                </td>
                <td class={styles.number}>{signed(entry.points)}</td>
                <td class={styles.number}>{sum}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
