// A ship in the line: silhouette, ensign, name, what her guns do at this range, and her damage as boxes. What can be done with her is
// the board's.
import {Ensign} from "../../chart/Ensign";
import {silhouette} from "../../chart/silhouette";
import {counter} from "../../far_seas/board";
import {gunsReach} from "../../far_seas/odds";
import {shipName, signed} from "../../far_seas/names";
import type {Pack} from "../../far_seas/pack";
import type {GunRange} from "../../gen/chartroom/v1/far_seas_pb";
import {t} from "../../i18n";
import {join} from "../../ui";
import styles from "./battle.module.css";
import type {ShipInBattle} from "./position";

interface FigureProps {
  pack: Pack;
  range: GunRange;
  own: ShipInBattle;
}

export function ShipFigure({pack, range, own}: FigureProps) {
  const ship = counter(pack, own.ship);
  const reaches = gunsReach(pack, own.ship, range);
  return (
    <>
      <svg class={join("counter", styles.figure)} viewBox="0 0 96 46" aria-hidden="true">
        <path class={styles.sea} d="M2 36q6-3 12 0t12 0 12 0 12 0 12 0 12 0 12 0" />
        <g class={own.fate === "sunk" ? styles.sunk : undefined}>
          <path class={styles.hull} transform="translate(3 3) scale(1.42)" d={silhouette(ship.type)} />
        </g>
        <Ensign nation={ship.nation} x={0} y={0} scale={0.95} />
        <circle class={reaches ? styles.gun : styles.gunSilent} cx="86" cy="9" r="8" />
        <text class={reaches ? styles.gunText : styles.gunTextSilent} x="86" y="13.2" text-anchor="middle">
          {ship.gun}
        </text>
      </svg>
      <span class={styles.name} aria-hidden="true">
        {shipName(pack, own.ship)}
      </span>
      <span class={styles.line} aria-hidden="true">
        <DamageBoxes capacity={ship.damage} damage={own.damage} pending={own.pending} />
        <span class={styles.fire}>{signed(ship.fire)}</span>
      </span>
    </>
  );
}

// Struck through: assessed. Half struck: scored in this step, and still to be assessed.
export function DamageBoxes({capacity, damage, pending}: {capacity: number; damage: number; pending: number}) {
  return (
    <svg class={styles.boxes} viewBox={`0 0 ${capacity * 8} 8`} width={capacity * 8} height="8" aria-hidden="true">
      {Array.from({length: capacity}, (_, index) => {
        const state = index < damage ? "hit" : index < damage + pending ? "pending" : "whole";
        return (
          <g key={index} transform={`translate(${index * 8} 0)`}>
            <rect class={styles[state]} x="0.6" y="0.6" width="6.2" height="6.8" />
            {state === "hit" && <path class={styles.strike} d="M0.8 7.2L6.6 0.8M0.8 0.8L6.6 7.2" />}
            {state === "pending" && <path class={styles.strike} d="M0.8 7.2L6.6 0.8" />}
          </g>
        );
      })}
    </svg>
  );
}

// All that the figure shows, in words.
export function shipInWords(pack: Pack, range: GunRange, own: ShipInBattle): string {
  const ship = counter(pack, own.ship);
  if (own.fate !== "fights") return t("battle.board.ship_gone", {ship: ship.name, fate: own.fate});
  return t("battle.board.ship", {
    ship: ship.name,
    gun: ship.gun,
    reaches: gunsReach(pack, own.ship, range) ? "yes" : "no",
    fire: signed(ship.fire),
    damage: own.damage + own.pending,
    capacity: ship.damage,
    bold: own.bold ? "yes" : "no",
    fired: own.fired ? "yes" : "no",
  });
}
