// Ships put into groups: dragged with mouse, pen or finger, or by each ship's list, which does the same. What a group is, and what may
// be in it, is the caller's.
import type {ComponentChildren} from "preact";
import {useState} from "preact/hooks";
import {counter, type Ships} from "../../far_seas/board";
import {shipName} from "../../far_seas/names";
import type {Pack} from "../../far_seas/pack";
import type {View} from "../../gen/chartroom/v1/far_seas_pb";
import {t} from "../../i18n";
import {join, useRefocus} from "../../ui";
import styles from "./decisions.module.css";
import {useDropping} from "./drop";
import {Flag, speedName} from "./ShipLines";

export interface Bin {
  id: string;
  title: string;
  option?: string; // in a ship's list; else the title
  ships: Ships;
  hint?: ComponentChildren;
  more?: ComponentChildren;
  inside?: string; // title of the part that this bin belongs to
  about?: ComponentChildren; // that part, under its title
}

interface SorterProps {
  pack: Pack;
  view: View;
  label: string;
  bins: readonly Bin[];
  put(ship: number, bin: string): void;
}

export function Sorter({pack, view, label, bins, put}: SorterProps) {
  const [over, setOver] = useState<string | undefined>(undefined);
  const drag = useDropping({attribute: "bin", onOver: setOver, onDrop: (ship, bin) => put(ship, bin)});
  const refocus = useRefocus(drag.root);
  const choose = (ship: number, bin: string) => {
    refocus(String(ship));
    put(ship, bin);
  };
  return (
    <div role="group" aria-label={label} class={styles.sorter} ref={drag.root}>
      {bins.map((bin, index) => (
        <section
          key={bin.id}
          data-bin={bin.id}
          aria-label={bin.title}
          class={join(styles.bin, over === bin.id && drag.dragged !== undefined && styles.over)}
        >
          {bin.inside !== undefined && bins[index - 1]?.inside !== bin.inside && (
            <>
              <h3>{bin.inside}</h3>
              {bin.about}
            </>
          )}
          <h4>{bin.title}</h4>
          {bin.hint && <p class={styles.hint}>{bin.hint}</p>}
          {bin.ships.length > 0 && (
            <ul class={styles.chips}>
              {bin.ships.map((ship) => (
                <li key={ship}>
                  <Chip
                    pack={pack}
                    view={view}
                    ship={ship}
                    bins={bins}
                    bin={bin.id}
                    put={choose}
                    dragged={drag.dragged === ship}
                  />
                </li>
              ))}
            </ul>
          )}
          {bin.more}
        </section>
      ))}
    </div>
  );
}

interface ChipProps {
  pack: Pack;
  view: View;
  ship: number;
  bins: readonly Bin[];
  bin: string;
  dragged: boolean;
  put(ship: number, bin: string): void;
}

function Chip({pack, view, ship, bins, bin, put, dragged}: ChipProps) {
  const name = shipName(pack, ship);
  return (
    <div class={join(styles.chip, dragged && styles.dragged)} data-drag={ship}>
      <span class={styles.grip} aria-hidden="true">
        ⠿
      </span>
      <Flag nation={counter(pack, ship).nation} />
      <span class={styles.shipName}>{name}</span>
      <span class={styles.facts}>{t("battle.ship.speed", {speed: speedName(pack, view, ship)})}</span>
      <select
        class={styles.select}
        data-focus={ship}
        aria-label={t("battle.sorter.where", {ship: name})}
        value={bin}
        onChange={(event) => put(ship, event.currentTarget.value)}
      >
        {bins.map((each) => (
          <option key={each.id} value={each.id} selected={each.id === bin}>
            {each.option ?? each.title}
          </option>
        ))}
      </select>
    </div>
  );
}
