// Where those go that got away (4.6.3): in a list here, or on the chart.
import {escapeTo} from "../../far_seas/drafts/answers";
import type {EscapeDraft} from "../../far_seas/drafts/draft";
import {areaName, groupName} from "../../far_seas/names";
import {t} from "../../i18n";
import {Select} from "../../ui";
import styles from "./decisions.module.css";
import type {DecisionProps} from "./props";

export function EscapePanel({pack, options, draft, change}: DecisionProps<EscapeDraft>) {
  return (
    <div class={styles.stack}>
      <p class={styles.hint}>{t("battle.escape.hint")}</p>
      {options.groups.map((group) => {
        const leader = group.ships[0] ?? 0;
        const to = draft.flights.find((flight) => flight.leader === leader)?.to;
        return (
          <Select
            key={leader}
            label={t("battle.escape.group", {ships: groupName(pack, group.ships)})}
            value={to === undefined ? "" : String(to)}
            choices={[
              {value: "", label: t("battle.escape.choose")},
              ...group.areas.map((area) => ({value: String(area), label: areaName(pack, area)})),
            ]}
            onChange={(value) => change(escapeTo(draft, leader, value === "" ? undefined : Number(value)))}
          />
        );
      })}
    </div>
  );
}
