// What to do there: each offer, those that are not open with the reason why when they are chosen.
import {useId, useState} from "preact/hooks";
import type {Offer} from "../far_seas/offers";
import {t} from "../i18n";
import {Rule} from "./Rule";
import styles from "./orders.module.css";

interface Props<What extends number> {
  label: string;
  offers: readonly Offer<What>[];
  chosen: What;
  name(what: What): string;
  onChoose(offer: Offer<What>): void;
}

export function Offered<What extends number>({label, offers, chosen, name, onChoose}: Props<What>) {
  const id = useId();
  const [refused, setRefused] = useState<Offer<What>>();
  return (
    <div class={styles.field}>
      <label for={id}>{label}</label>
      <select
        id={id}
        value={chosen}
        aria-describedby={`${id}-why`}
        onChange={(event) => {
          const offer = offers.find((each) => each.what === Number(event.currentTarget.value));
          setRefused(offer?.allowed ? undefined : offer);
          if (offer?.allowed) onChoose(offer);
          event.currentTarget.value = String(chosen); // until the draft has changed
        }}
      >
        {offers.map((offer) => (
          <option key={offer.what} value={offer.what} selected={offer.what === chosen}>
            {offer.allowed ? name(offer.what) : t("play.order.not_open", {what: name(offer.what)})}
          </option>
        ))}
      </select>
      <p id={`${id}-why`} class={styles.why} role="status">
        {refused && (
          <>
            {refused.why} <Rule rule={refused.rule} />
          </>
        )}
      </p>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  choices: readonly {value: number; name: string; allowed?: boolean; why?: string}[];
  chosen: number | undefined;
  onChoose(value: number): void;
}

// Which one: of stations, convoys, colonies.
export function WhichOne({label, choices, chosen, onChoose}: ChoiceProps) {
  const id = useId();
  return (
    <div class={styles.field}>
      <label for={id}>{label}</label>
      <select
        id={id}
        value={chosen ?? ""}
        onChange={(event) => event.currentTarget.value !== "" && onChoose(Number(event.currentTarget.value))}
      >
        {chosen === undefined && <option value="">{t("play.order.choose")}</option>}
        {choices.map(({value, name, allowed = true, why}) => (
          <option key={value} value={value} disabled={!allowed} selected={value === chosen}>
            {name}
            {why && ` – ${why}`}
          </option>
        ))}
      </select>
    </div>
  );
}
