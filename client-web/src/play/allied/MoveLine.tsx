// A group of the draft: where it goes, what it does there, and taking it apart again.
import type {AlliedMoveDraft} from "../../far_seas/drafts/draft";
import {moveAllied, setDuty, splitAllied, unsetAllied} from "../../far_seas/drafts/allied";
import {convoyName, dutyName, groupName, shipName, stationName} from "../../far_seas/names";
import {dutiesAt, type Offer} from "../../far_seas/offers";
import {densityIn} from "../../far_seas/records";
import {reachOf} from "../../far_seas/reach";
import {Duty} from "../../gen/chartroom/v1/far_seas_pb";
import {t} from "../../i18n";
import {Button, join} from "../../ui";
import {Destination} from "../Destination";
import {Offered, WhichOne} from "../Offered";
import styles from "../orders.module.css";
import {Rule} from "../Rule";
import type {AlliedProps} from "./AlliedPanel";

export function MoveLine({move, ...props}: AlliedProps & {move: AlliedMoveDraft}) {
  const {desk, draft, options, view, pack, change} = props;
  const {ships, to} = move;
  const leader = ships[0]!;
  const situation = {options, view, pack, draft};
  const duties = dutiesAt(situation, ships, to);
  const offer = duties.find((each) => each.what === move.duty);
  const picked = ships.every((ship) => desk.picked.value.includes(ship));
  return (
    <li class={join(styles.line, picked && styles.picked)}>
      <div class={styles.head}>
        <button
          type="button"
          class={styles.name}
          aria-pressed={picked}
          onClick={() => {
            if (picked) return desk.unpick();
            desk.pick(ships);
            desk.lookAt(to);
          }}
        >
          {groupName(pack, ships)}
        </button>
        <span class={styles.where}>
          {t("play.allied.density", {density: densityIn(view, pack, to).left})} <Rule rule="4.7.1" />
        </span>
      </div>
      <div class={styles.fields}>
        <Destination
          label={t("play.order.destination")}
          pack={pack}
          reach={reachOf(situation, ships)}
          to={to}
          none={t("play.order.stays")}
          onChoose={(area) =>
            change(area === undefined ? unsetAllied(draft, ships) : moveAllied(draft, view, ships, area))
          }
        />
        <Offered
          label={t("play.allied.duty")}
          offers={duties}
          chosen={move.duty}
          name={dutyName}
          onChoose={(chosen) => change(setDuty(draft, leader, dutyOf(chosen)))}
        />
        {move.duty === Duty.ON_STATION && (
          <WhichOne
            label={t("play.order.station")}
            chosen={move.station}
            choices={(offer?.stations ?? []).map(({station}) => ({value: station, name: stationName(pack, station)}))}
            onChoose={(station) => change(setDuty(draft, leader, {duty: Duty.ON_STATION, station}))}
          />
        )}
        {move.duty === Duty.CONVOY && (
          <WhichOne
            label={t("play.allied.which_convoy")}
            chosen={move.convoy}
            choices={(offer?.convoys ?? []).map((convoy) => ({value: convoy, name: convoyName(pack, convoy)}))}
            onChoose={(convoy) => change(setDuty(draft, leader, {duty: Duty.CONVOY, convoy}))}
          />
        )}
      </div>
      <div class={styles.company}>
        {ships.length > 1 &&
          ships.map((ship) => (
            <Button key={ship} kind="quiet" onClick={() => change(splitAllied(draft, [ship]))}>
              {t("play.plot.split", {ship: shipName(pack, ship)})}
            </Button>
          ))}
        <Button kind="quiet" onClick={() => change(unsetAllied(draft, ships))}>
          {t("play.allied.unset")}
        </Button>
      </div>
    </li>
  );
}

// Where there is one station or convoy only, it is that.
function dutyOf({what, stations, convoys}: Offer<Duty>): {duty: Duty; station?: number; convoy?: number} {
  const [station] = stations;
  const [convoy] = convoys;
  return {
    duty: what,
    ...(station && stations.length === 1 && {station: station.station}),
    ...(convoy !== undefined && convoys.length === 1 && {convoy}),
  };
}
