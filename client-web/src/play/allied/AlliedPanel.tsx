// The Allied movement (4.4): who is picked and where to send them, the draft with its duties and costs, and all ships that may still move,
// as a list that can be searched. Everything is committed at once.
import type {AlliedDraft} from "../../far_seas/drafts/draft";
import {costsOf, unsetAllied} from "../../far_seas/drafts/allied";
import {areaName, convoyName, shipName, shipNames, signed} from "../../far_seas/names";
import {t} from "../../i18n";
import {Button, Checkbox, Disclosure} from "../../ui";
import {moveConvoy} from "../../far_seas/drafts/allied";
import styles from "../orders.module.css";
import type {PanelProps} from "../panels";
import {Rule} from "../Rule";
import {MoveLine} from "./MoveLine";
import {ShipList} from "./ShipList";
import {Tray} from "./Tray";

export type AlliedProps = PanelProps<AlliedDraft>;

export function AlliedPanel(props: AlliedProps) {
  const {draft, pack, options, change} = props;
  const moved = draft.moves.length + draft.entries.length + draft.colonies.length;
  return (
    <>
      <p class={styles.hint}>{t("play.allied.hint")}</p>
      <Tray {...props} />
      {moved > 0 && (
        <ol class={styles.lines} aria-label={t("play.allied.draft")}>
          {draft.entries.map(({ship, to}) => (
            <li key={`e${ship}`} class={styles.line}>
              <div class={styles.head}>
                <strong>{shipName(pack, ship)}</strong>
                <span class={styles.where}>
                  {t("play.allied.enters", {area: areaName(pack, to)})} <Rule rule="5.1" />
                </span>
                <Button kind="quiet" onClick={() => change(unsetAllied(draft, [ship]))}>
                  {t("play.allied.unset")}
                </Button>
              </div>
            </li>
          ))}
          {draft.colonies.map(({ships, colony}) => (
            <li key={`c${colony}`} class={styles.line}>
              <div class={styles.head}>
                <strong>{shipNames(pack, ships)}</strong>
                <span class={styles.where}>
                  {t("play.allied.besieges", {count: ships.length, colony: pack.colonies[colony]?.name ?? ""})}{" "}
                  <Rule rule="6.4.1" />
                </span>
                <Button kind="quiet" onClick={() => change(unsetAllied(draft, ships))}>
                  {t("play.allied.unset")}
                </Button>
              </div>
            </li>
          ))}
          {draft.moves.map((move) => (
            <MoveLine key={move.ships[0]} {...props} move={move} />
          ))}
        </ol>
      )}
      <Costs {...props} />
      {options.convoys.length > 0 && <Convoys {...props} />}
      <ShipList {...props} />
    </>
  );
}

// Penalties of the draft so far (5.0); the umpire's count, which knows more, stands below with the other consequences.
function Costs({draft, options, pack}: AlliedProps) {
  const costs = costsOf(draft, options);
  if (costs.length === 0) return null;
  const sum = costs.reduce((total, cost) => total + cost.points, 0);
  return (
    <Disclosure summary={t("play.allied.costs", {points: signed(sum)})}>
      <ul>
        {costs.map(({ship, to, points}) => (
          <li key={ship} class={styles.sum}>
            <span>
              {t("play.allied.cost", {ship: shipName(pack, ship), area: areaName(pack, to)})} <Rule rule="5.0" />
            </span>
            <b>{signed(points)}</b>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

// They start, or go on by a dot (6.3.1).
function Convoys({draft, options, pack, change}: AlliedProps) {
  return (
    <section>
      <h3>
        {t("play.allied.convoys")} <Rule rule="6.3.1" />
      </h3>
      {options.convoys.map(({convoy, to, starts}) => (
        <Checkbox
          key={convoy}
          label={t("play.allied.convoy", {
            convoy: convoyName(pack, convoy),
            what: starts ? "starts" : to === undefined ? "arrives" : "goes",
            area: to === undefined ? "" : areaName(pack, to),
          })}
          checked={draft.convoys.includes(convoy)}
          onChange={(moves) => change(moveConvoy(draft, convoy, moves))}
        />
      ))}
    </section>
  );
}
