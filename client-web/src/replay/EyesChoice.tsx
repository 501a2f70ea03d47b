// Whose eyes. The moment stays.
import {t} from "../i18n";
import {eyes} from "./eyes";
import type {Replay} from "./replay_state";
import styles from "./replay.module.css";
import {eyeName} from "./words";

export function EyesChoice({replay}: {replay: Replay}) {
  return (
    <div class={styles.eyes} role="group" aria-label={t("replay.eyes")}>
      <span aria-hidden="true">{t("replay.eyes")}</span>
      {eyes.map((eye) => (
        <button
          key={eye}
          type="button"
          class={styles.eye}
          aria-pressed={eye === replay.eye.value}
          onClick={() => replay.look(eye)}
        >
          {eyeName(eye)}
        </button>
      ))}
    </div>
  );
}
