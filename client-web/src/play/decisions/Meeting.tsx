// Who has met whom (4.6.3): both sides' ships, side by side.
import {allied, boardOf, german, type Ships} from "../../far_seas/board";
import {areaName, sideName} from "../../far_seas/names";
import type {Pack} from "../../far_seas/pack";
import type {View} from "../../gen/chartroom/v1/far_seas_pb";
import {t} from "../../i18n";
import styles from "./decisions.module.css";
import {ShipList} from "./ShipLines";

export function Meeting({pack, view}: {pack: Pack; view: View}) {
  const met = boardOf(view).encounter;
  if (!met) return null;
  return <Facing pack={pack} view={view} area={met.area} german={met.german} allied={met.allied} />;
}

interface FacingProps {
  pack: Pack;
  view: View;
  area: number;
  german: Ships;
  allied: Ships;
}

export function Facing({pack, view, area, ...ships}: FacingProps) {
  return (
    <div class={styles.meeting}>
      <p class={styles.place}>{t("battle.meeting.in", {area: areaName(pack, area)})}</p>
      {([german, allied] as const).map((side) => (
        <div key={side}>
          <h3>{sideName(side)}</h3>
          <ShipList pack={pack} view={view} ships={side === german ? ships.german : ships.allied} />
        </div>
      ))}
    </div>
  );
}
