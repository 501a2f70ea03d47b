// Below every panel: what is missing, what the draft would come to and by which rule, and the one button that commits it.
import {signed} from "../../far_seas/names";
import {t} from "../../i18n";
import {Button, ConfirmDialog, RefusalNote, join} from "../../ui";
import {useState} from "preact/hooks";
import type {Consequences, Desk} from "../desk_state";
import {Rule} from "../Rule";
import own from "./commit.module.css";
import styles from "./desk.module.css";

export function CommitBar({desk}: {desk: Desk}) {
  const [discarding, setDiscarding] = useState(false);
  const refused = desk.refused.value;
  const consequences = desk.consequences.value;
  const busy = desk.isBusy.value;
  return (
    <footer class={own.commit}>
      <Gaps desk={desk} />
      {/* What was refused would be refused again, for the same reason: it is said once. */}
      {consequences && !(refused && consequences.refused) && <Outlook consequences={consequences} />}
      {refused && <RefusalNote what={refused.what} instead={refused.instead} rule={refused.rule} />}
      <div class={styles.buttons}>
        <Button kind="primary" busy={busy} disabled={!desk.isComplete.value} onClick={() => void desk.commit()}>
          {busy ? t("play.commit.busy") : t("play.commit")}
        </Button>
        {desk.isTouched.value && (
          <Button kind="quiet" disabled={busy} onClick={() => setDiscarding(true)}>
            {t("play.commit.discard")}
          </Button>
        )}
        <span class={join(styles.quiet, styles.shortcut)}>{busy ? "" : t("play.commit.key")}</span>
      </div>
      <ConfirmDialog
        title={t("play.commit.discard")}
        text={t("play.commit.discard_text")}
        confirm={t("play.commit.discard")}
        open={discarding}
        onConfirm={desk.discard}
        onClose={() => setDiscarding(false)}
      />
    </footer>
  );
}

function Gaps({desk}: {desk: Desk}) {
  const gaps = desk.gaps.value;
  if (gaps.length === 0) return null;
  return (
    <ul class={own.gaps} aria-label={t("play.commit.gaps")}>
      {gaps.map((gap) => (
        <li key={gap.text} class={gap.needed ? own.needed : undefined}>
          <span aria-hidden="true">{gap.needed ? "▸" : "·"}</span>{" "}
          <span>
            {gap.text} <Rule rule={gap.rule} />{" "}
            {gap.ships.some((ship) => desk.pickable.value.has(ship)) && (
              <button type="button" class={own.link} onClick={() => desk.pick(gap.ships)}>
                {t("play.commit.pick")}
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Outlook({consequences: {items, total, refused}}: {consequences: Consequences}) {
  if (refused) {
    return (
      <div class={own.outlook}>
        <h3>{t("play.commit.would_refuse")}</h3>
        <p>
          {refused.what} <Rule rule={refused.rule} />
        </p>
        {refused.instead && <p>{refused.instead}</p>}
      </div>
    );
  }
  if (items.length === 0) return null;
  return (
    <div class={own.outlook}>
      <h3>{t("play.commit.consequences")}</h3>
      <ul>
        {items.map((item, index) => (
          <li key={index}>
            <span>
              {item.text} <Rule rule={item.rule} />
            </span>
            {item.points !== 0 && <b>{t("play.commit.points", {points: signed(item.points)})}</b>}
          </li>
        ))}
      </ul>
      {total !== 0 && (
        <p class={own.total}>
          <span>{t("play.commit.total")}</span> <b>{t("play.commit.points", {points: signed(total)})}</b>
        </p>
      )}
    </div>
  );
}
