// Ships in a panel: name, and what counts in a meeting, as the counter has it.
import {pointsLeft, speedGrades, speedOf, boardOf, counter, type Ships} from "../../far_seas/board";
import {nationName, shipName, signed, typeName} from "../../far_seas/names";
import type {Pack} from "../../far_seas/pack";
import type {View} from "../../gen/chartroom/v1/far_seas_pb";
import {t} from "../../i18n";
import {Ensign} from "../../chart/Ensign";
import styles from "./decisions.module.css";

interface Known {
  pack: Pack;
  view: View;
}

export function Flag({nation}: {nation: string}) {
  return (
    <svg class={`counter ${styles.flag}`} viewBox="-1 -1 23 16" aria-hidden="true">
      <Ensign nation={nation} x={0} y={0} />
    </svg>
  );
}

export function speedName(pack: Pack, view: View, ship: number): string {
  return speedGrades[speedOf(boardOf(view), pack, ship)] ?? "";
}

// "armoured cruiser, B-guns −3, speed 4-, 4 of 6 points left"
export function shipFacts(pack: Pack, view: View, ship: number): string {
  const own = counter(pack, ship);
  return t("battle.ship.facts", {
    type: typeName(own.type),
    nation: nationName(own.nation),
    gun: own.gun,
    fire: signed(own.fire),
    speed: speedName(pack, view, ship),
    left: pointsLeft(boardOf(view), pack, ship),
    capacity: own.damage,
  });
}

export function ShipLine({pack, view, ship}: Known & {ship: number}) {
  const own = counter(pack, ship);
  return (
    <span class={styles.ship}>
      <Flag nation={own.nation} />
      <span class={styles.shipName}>{shipName(pack, ship)}</span>
      <span class={styles.stars} aria-label={t("battle.ship.stars", {stars: own.stars})} role="img">
        {"★".repeat(own.stars)}
      </span>
      <span class={styles.facts}>{shipFacts(pack, view, ship)}</span>
    </span>
  );
}

export function ShipList({pack, view, ships, label}: Known & {ships: Ships; label?: string}) {
  return (
    <ul class={styles.ships} aria-label={label}>
      {ships.map((ship) => (
        <li key={ship}>
          <ShipLine pack={pack} view={view} ship={ship} />
        </li>
      ))}
    </ul>
  );
}
