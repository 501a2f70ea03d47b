// What came of the last answer: each die as it fell, and what it means.
import {t} from "../i18n";
import {Dice} from "../play/log/Dice";
import {Rule} from "../play/Rule";
import styles from "./lessons.module.css";
import type {Progress} from "./progress";
import type {Remark} from "./remarks";

export function Remarks({remarks, progress}: {remarks: readonly Remark[]; progress: Progress}) {
  if (remarks.length === 0) return null;
  return (
    <section class={styles.remarks} aria-label={t("lessons.card.results")}>
      <h3>{t("lessons.card.results")}</h3>
      <ul>
        {remarks.map((remark) => (
          <li key={`${remark.number} ${remark.id}`}>
            {remark.told && (
              <>
                <p class={styles.told}>{remark.told.text}</p>
                <Dice dice={remark.told.dice} />
              </>
            )}
            <p>
              {remark.text} <Rule rule={remark.rule} />
            </p>
            {remark.lesson !== "" && progress.isNews(remark.id, remark.number) && <p>{remark.lesson}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
