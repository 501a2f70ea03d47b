// A chance, and what it comes of: each modifier of the die with its rule, each outcome with its share.
import {useId} from "preact/hooks";
import {signed} from "../../far_seas/names";
import {t} from "../../i18n";
import {Disclosure} from "../../ui";
import {Rule} from "../Rule";
import styles from "./decisions.module.css";
import {percent, type OddsShown} from "./odds_shown";

export function OddsNote({odds}: {odds: OddsShown}) {
  return (
    <div class={styles.odds}>
      <Bar label={odds.headline} chance={odds.chance} />
      {(odds.modifiers || odds.outcomes.length > 0 || odds.notes.length > 0) && (
        <Disclosure summary={t("battle.odds.why")}>
          {odds.modifiers && <Modifiers modifiers={odds.modifiers} />}
          {odds.outcomes.length > 0 && <Outcomes outcomes={odds.outcomes} />}
          {odds.notes.map((note) => (
            <p key={note} class={styles.hint}>
              {note}
            </p>
          ))}
        </Disclosure>
      )}
    </div>
  );
}

// The width repeats the figure.
export function Bar({label, chance}: {label: string; chance: number}) {
  const id = useId();
  return (
    <p class={styles.bar}>
      <span id={id}>{label}</span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class={styles.barGround} width="100" height="6" />
        <rect class={styles.barFill} width={Math.max(0, Math.min(100, chance * 100))} height="6" />
      </svg>
      <strong aria-labelledby={id}>{percent(chance)}</strong>
    </p>
  );
}

function Modifiers({modifiers}: {modifiers: NonNullable<OddsShown["modifiers"]>}) {
  if (modifiers.length === 0) return <p class={styles.hint}>{t("battle.odds.no_modifiers")}</p>;
  const total = modifiers.reduce((sum, modifier) => sum + modifier.value, 0);
  return (
    <table class={styles.figures}>
      <caption>{t("battle.odds.modifiers")}</caption>
      <tbody>
        {modifiers.map((modifier, index) => (
          <tr key={index}>
            <th scope="row">
              {modifier.text} <Rule rule={modifier.rule} />
            </th>
            <td>{signed(modifier.value)}</td>
          </tr>
        ))}
        <tr class={styles.total}>
          <th scope="row">{t("battle.odds.total")}</th>
          <td>{signed(total)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Outcomes({outcomes}: {outcomes: OddsShown["outcomes"]}) {
  return (
    <table class={styles.figures}>
      <caption>{t("battle.odds.outcomes")}</caption>
      <tbody>
        {outcomes.map((outcome) => (
          <tr key={outcome.label}>
            <th scope="row">{outcome.label}</th>
            <td>{percent(outcome.chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
