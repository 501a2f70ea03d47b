// All rules by number, to be searched by number or word.
import {useSignal} from "@preact/signals";
import {useEffect, useId} from "preact/hooks";
import {t} from "../i18n";
import styles from "./help.module.css";
import {depthOf, findRules} from "./rules";

// `rule`: the one to begin at, from the address.
export function RulesPage({rule}: {rule?: string | undefined}) {
  const query = useSignal("");
  const field = useId();
  const found = findRules(query.value);
  useEffect(() => {
    if (rule === undefined) return;
    const line = document.getElementById(anchorOf(rule));
    line?.scrollIntoView({block: "center"});
    line?.focus({preventScroll: true});
  }, [rule]);
  return (
    <section class={styles.page}>
      <h1>{t("rules.ui.page")}</h1>
      <p>{t("rules.ui.intro")}</p>
      <div class={styles.search} role="search">
        <label for={field}>{t("rules.ui.search")}</label>
        <input
          id={field}
          type="search"
          autocomplete="off"
          value={query.value}
          onInput={(event) => (query.value = event.currentTarget.value)}
        />
        <p role="status">{t("rules.ui.found", {count: found.length})}</p>
      </div>
      <dl class={styles.rules}>
        {found.map(({number, title, text}) => (
          <div
            key={number}
            id={anchorOf(number)}
            tabIndex={-1}
            class={`${styles.rule} ${styles[`depth${depthOf(number)}`] ?? ""}`}
            {...(number === rule ? {"aria-current": "true"} : {})}
          >
            <dt>
              <span class={styles.number}>{number}</span> {title}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function anchorOf(number: string): string {
  return `rule-${number.replaceAll(".", "-")}`;
}
