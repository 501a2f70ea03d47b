// Whom the chosen ship may fire at, each with her odds: what the battlefield shows, as a list of buttons.
import {shipName} from "../../far_seas/names";
import type {Pack} from "../../far_seas/pack";
import {t} from "../../i18n";
import {Button} from "../../ui";
import {OddsNote} from "../decisions/OddsNote";
import type {Aiming} from "./aiming";
import styles from "./battle.module.css";

export function TargetList({pack, aiming}: {pack: Pack; aiming: Aiming}) {
  const {chosen} = aiming;
  if (chosen === undefined) return <p class={styles.hint}>{t("battle.board.how")}</p>;
  const aimed = aiming.targetOf(chosen);
  return (
    <section class={styles.targets} aria-label={t("battle.board.targets_of", {ship: shipName(pack, chosen)})}>
      <h3>{t("battle.board.targets_of", {ship: shipName(pack, chosen)})}</h3>
      <ul>
        {aiming.targetsOf(chosen).map((target) => (
          <li key={target}>
            <Button kind={target === aimed ? "primary" : "plain"} onClick={() => aiming.aimAt(chosen, target)}>
              {shipName(pack, target)}
            </Button>
            <OddsNote odds={aiming.odds(chosen, target)} />
          </li>
        ))}
        {aimed !== undefined && (
          <li>
            <Button kind="quiet" onClick={() => aiming.aimAt(chosen, undefined)}>
              {t("battle.board.no_target")}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
