// The Tactical Battlefield (4.6.4): the two lines at the range of the round, the water between them, and who aims at whom. A firer is
// chosen and then her target, by pointer or keyboard, or she is dragged onto it.
import {useState} from "preact/hooks";
import {german} from "../../far_seas/board";
import {sideName, shipName} from "../../far_seas/names";
import type {Pack} from "../../far_seas/pack";
import {GunRange} from "../../gen/chartroom/v1/far_seas_pb";
import type {Side} from "../../gen/chartroom/v1/play_pb";
import {t} from "../../i18n";
import {join} from "../../ui";
import {useDropping} from "../decisions/drop";
import {AimLines} from "./AimLines";
import type {Aiming} from "./aiming";
import styles from "./battle.module.css";
import {lineOf, sides, type Position, type ShipInBattle} from "./position";
import {ShipFigure, shipInWords} from "./ShipFigure";

export interface BattlefieldProps {
  pack: Pack;
  position: Position;
  aiming: Aiming | undefined; // undefined: nothing to choose
  shown?: {firer?: number | undefined; target?: number | undefined}; // of the beat that is shown
}

export function Battlefield({pack, position, aiming, shown = {}}: BattlefieldProps) {
  const [over, setOver] = useState<number | undefined>(undefined);
  const drag = useDropping({
    attribute: "ship",
    onBegin: (ship) => aiming?.choose(ship),
    onOver: (target) => setOver(target === undefined ? undefined : Number(target)),
    onDrop: (ship, target) => aiming?.aimAt(ship, Number(target)),
  });
  return (
    <div
      class={styles.scroller}
      role="group"
      aria-label={t("battle.board.label")}
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.key === "Escape") aiming?.choose(undefined);
      }}
    >
      <div
        class={styles.field}
        data-range={GunRange[position.range]}
        style={{minWidth: fieldWidth(pack, position)}}
        ref={drag.root}
      >
        <RangeScale range={position.range} />
        {sides.map((side) => (
          <ShipsInLine
            key={side}
            {...{pack, position, aiming, side, shown}}
            over={drag.dragged === undefined ? undefined : over}
          />
        ))}
        <AimLines
          pack={pack}
          position={position}
          dragging={drag.at && {firer: drag.at.ship, x: drag.at.x, y: drag.at.y}}
        />
      </div>
    </div>
  );
}

// The longer line must fit; what is narrower scrolls.
function fieldWidth(pack: Pack, position: Position): string {
  const longest = Math.max(...sides.map((side) => lineOf(pack, position, side).length));
  return `${longest * 5.9 + 5}rem`;
}

const ranges = [GunRange.A, GunRange.B, GunRange.C] as const;

// Rules across the water: where each side's line lies at A, B and C, and the torpedo water between.
function RangeScale({range}: {range: GunRange}) {
  return (
    <div class={styles.scale} aria-hidden="true">
      {[...ranges].map((each) => (
        <span key={`north ${each}`} class={join(styles.band, each === range && styles.bandNow)}>
          {GunRange[each]}
        </span>
      ))}
      <span class={styles.torpedoWater}>{t("battle.board.torpedo_water")}</span>
      {[...ranges].reverse().map((each) => (
        <span key={`south ${each}`} class={join(styles.band, each === range && styles.bandNow)}>
          {GunRange[each]}
        </span>
      ))}
    </div>
  );
}

interface LineProps extends Required<Pick<BattlefieldProps, "pack" | "position" | "shown">> {
  aiming: Aiming | undefined;
  side: Side;
  over: number | undefined;
}

function ShipsInLine({pack, position, aiming, side, over, shown}: LineProps) {
  return (
    <ol class={join(styles.fleet, side === german ? styles.north : styles.south)} aria-label={sideName(side)}>
      {lineOf(pack, position, side).map((own) => (
        <li key={own.ship} class={join(styles.station, own.bold && styles.bold)}>
          <ShipButton {...{pack, position, aiming, own, shown}} over={over === own.ship} />
        </li>
      ))}
    </ol>
  );
}

interface ShipButtonProps extends Omit<LineProps, "side" | "over"> {
  own: ShipInBattle;
  over: boolean;
}

function ShipButton({pack, position, aiming, own, over, shown}: ShipButtonProps) {
  const {ship} = own;
  const fires = aiming?.mayFire(ship) ?? false;
  const isTarget = aiming?.chosen !== undefined && aiming.mayHit(aiming.chosen, ship);
  const chosen = aiming?.chosen === ship;
  const words = [shipInWords(pack, position.range, own), aiming && roleInWords(pack, aiming, ship)];
  return (
    <button
      type="button"
      class={join(
        styles.ship,
        fires && styles.firer,
        chosen && styles.chosen,
        isTarget && styles.target,
        over && isTarget && styles.over,
        own.fate !== "fights" && styles.gone,
        shown.firer === ship && styles.firing,
        shown.target === ship && styles.struck,
      )}
      data-ship={ship}
      data-drag={fires ? ship : undefined}
      data-fate={own.fate}
      aria-pressed={fires ? chosen : undefined}
      aria-disabled={!fires && !isTarget ? true : undefined}
      aria-label={words.filter(Boolean).join(" ")}
      onClick={() => {
        if (isTarget) aiming?.aimAt(aiming.chosen!, ship);
        else if (fires) aiming?.choose(chosen ? undefined : ship);
      }}
    >
      <ShipFigure pack={pack} range={position.range} own={own} />
      {own.fate !== "fights" && <span class={styles.fate}>{t("battle.board.fate", {fate: own.fate})}</span>}
      {isTarget && aiming?.chosen !== undefined && (
        <span class={styles.chance} aria-hidden="true">
          {aiming.chance(aiming.chosen, ship)}
        </span>
      )}
      {aiming && <Orders pack={pack} aiming={aiming} ship={ship} />}
    </button>
  );
}

function Orders({pack, aiming, ship}: {pack: Pack; aiming: Aiming; ship: number}) {
  const target = aiming.targetOf(ship);
  if (target === undefined) return null;
  return (
    <span class={styles.order} aria-hidden="true">
      {aiming.placeOf(ship)}. → {shipName(pack, target)}
    </span>
  );
}

function roleInWords(pack: Pack, aiming: Aiming, ship: number): string {
  const {chosen} = aiming;
  if (chosen !== undefined && aiming.mayHit(chosen, ship)) {
    return t("battle.board.as_target", {firer: shipName(pack, chosen), chance: aiming.chance(chosen, ship)});
  }
  if (!aiming.mayFire(ship)) return "";
  const target = aiming.targetOf(ship);
  return target === undefined
    ? t("battle.board.as_firer")
    : t("battle.board.aims_at", {target: shipName(pack, target), place: aiming.placeOf(ship)});
}
