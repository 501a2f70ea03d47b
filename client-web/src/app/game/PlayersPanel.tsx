// Who plays which side, by which rules, and what the dice are held to.
import {t} from "../../i18n";
import {GameInfo_Status, type GameInfo} from "../../gen/chartroom/v1/lobby_pb";
import {holderName, optionName, sideName} from "../../lobby";
import {sides, useStore} from "../../state";
import {Disclosure} from "../../ui";
import styles from "./game.module.css";

export function PlayersPanel({info}: {info: GameInfo}) {
  const {library} = useStore();
  const ruleset = library.ruleset(info.ruleset);
  return (
    <>
      <dl class={styles.players}>
        {sides.map((side) => (
          <div key={side}>
            <dt>{sideName(ruleset, side)}</dt>
            <dd>{holderName(info, side)}</dd>
          </div>
        ))}
        {info.options.length > 0 && (
          <div>
            <dt>{t("app.game.options")}</dt>
            <dd>{info.options.map(optionName).join(", ")}</dd>
          </div>
        )}
      </dl>
      <Disclosure summary={t("app.game.dice")}>
        <p>{info.status === GameInfo_Status.ENDED ? t("app.game.dice_seed") : t("app.game.dice_text")}</p>
        <p class={styles.digest}>{info.seedCommitment}</p>
        {info.seed !== "" && <p class={styles.digest}>{info.seed}</p>}
      </Disclosure>
    </>
  );
}
