// All ships that may move now, by where they lie, with what the draft has for them. Picking works as on the chart.
import {useState} from "preact/hooks";
import {boardOf, statusOf} from "../../far_seas/board";
import {entryOf, moveOf} from "../../far_seas/drafts/allied";
import {areaName, areaShort, dutyInWords, shipName, typeName, whereaboutsInWords} from "../../far_seas/names";
import {Whereabouts} from "../../gen/chartroom/v1/far_seas_pb";
import {t} from "../../i18n";
import {TextField, join} from "../../ui";
import styles from "../orders.module.css";
import type {AlliedProps} from "./AlliedPanel";

export function ShipList(props: AlliedProps) {
  const [wanted, setWanted] = useState("");
  const places = byPlace(props, wanted.trim().toLocaleLowerCase());
  const count = places.reduce((sum, place) => sum + place.ships.length, 0);
  return (
    <section>
      <h3>{t("play.allied.ships")}</h3>
      <TextField
        label={t("play.allied.find")}
        hint={t("play.allied.find_hint", {count})}
        value={wanted}
        onInput={setWanted}
      />
      <div class={styles.ships}>
        {places.map(({name, ships}) => (
          <div key={name} role="group" aria-label={name}>
            <h4>{name}</h4>
            {ships.map((ship) => (
              <Ship key={ship} {...props} ship={ship} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function Ship({desk, draft, view, pack, ship}: AlliedProps & {ship: number}) {
  const {duty, station, convoy} = statusOf(boardOf(view), ship);
  const move = moveOf(draft, ship);
  const entry = entryOf(draft, ship);
  const to = move?.to ?? entry?.to;
  const does = move ?? {duty, station, convoy};
  return (
    <button
      type="button"
      class={join(styles.ship)}
      aria-pressed={desk.picked.value.includes(ship)}
      onClick={() => {
        const picked = desk.picked.value;
        desk.pick(picked.includes(ship) ? picked.filter((each) => each !== ship) : [...picked, ship]);
      }}
    >
      <span>{shipName(pack, ship)}</span>
      <span class={styles.where}>
        {typeName(pack.ships[ship]?.type ?? "")}
        {to !== undefined && ` → ${areaShort(pack, to)}`}
        {does.duty > 1 && ` · ${dutyInWords(pack, does.duty, does.station, does.convoy)}`}
      </span>
    </button>
  );
}

function byPlace({options, view, pack}: AlliedProps, wanted: string): {name: string; ships: number[]}[] {
  const board = boardOf(view);
  const places = new Map<string, {name: string; order: number; ships: number[]}>();
  for (const {ship} of options.ships) {
    const status = statusOf(board, ship);
    const atSea = status.where === Whereabouts.AT_SEA && status.area !== undefined;
    const name = atSea ? areaName(pack, status.area!) : whereaboutsInWords(pack, ship, status);
    const text = `${shipName(pack, ship)} ${name} ${typeName(pack.ships[ship]?.type ?? "")}`.toLocaleLowerCase();
    if (!text.includes(wanted)) continue;
    const place = places.get(name) ?? {name, order: atSea ? status.area! : 0, ships: []};
    place.ships.push(ship);
    places.set(name, place);
  }
  return [...places.values()].sort((a, b) => a.order - b.order);
}
