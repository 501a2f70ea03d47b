// For whoever is not signed in: what this is, and the way in.
import {t} from "../i18n";
import {Compass} from "./Compass";
import styles from "./lobby.module.css";
import {SignIn} from "./SignIn";

export function Welcome() {
  return (
    <div class={styles.welcome}>
      <div class={styles.what}>
        <Compass />
        <p class={styles.lead}>{t("lobby.what.lead")}</p>
        <ul class={styles.points}>
          <li>{t("lobby.what.hidden")}</li>
          <li>{t("lobby.what.umpire")}</li>
          <li>{t("lobby.what.pace")}</li>
          <li>{t("lobby.what.bot")}</li>
        </ul>
      </div>
      <SignIn />
    </div>
  );
}
