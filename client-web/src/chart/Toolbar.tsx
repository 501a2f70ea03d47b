// Scale and legend.
import {useState} from "preact/hooks";
import {t} from "../i18n";
import type {Steering} from "./zoom";

function Legend({onClose}: {onClose(): void}) {
  return (
    <section class="chart-legend" aria-label={t("chart.legend")}>
      <header>
        <h3>{t("chart.legend")}</h3>
        <button type="button" class="chart-button chart-close" aria-label={t("chart.close")} onClick={onClose}>
          ✕
        </button>
      </header>
      <p>{t("chart.legend.shapes")}</p>
      <p>{t("chart.legend.readiness")}</p>
      <p>{t("chart.legend.figures")}</p>
      <p>{t("chart.legend.reach")}</p>
      <p>{t("chart.hint")}</p>
    </section>
  );
}

export function Toolbar({steering}: {steering: Steering}) {
  const [legend, setLegend] = useState(false);
  return (
    <div class="chart-tools">
      <button
        type="button"
        class="chart-button"
        aria-label={t("chart.zoom_in")}
        title={t("chart.zoom_in")}
        onClick={() => steering.zoomBy(1.6)}
      >
        +
      </button>
      <button
        type="button"
        class="chart-button"
        aria-label={t("chart.zoom_out")}
        title={t("chart.zoom_out")}
        onClick={() => steering.zoomBy(1 / 1.6)}
      >
        −
      </button>
      <button
        type="button"
        class="chart-button"
        aria-label={t("chart.home")}
        title={t("chart.home")}
        onClick={() => steering.whole()}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M2 5h16v10H2zM10 5v10M2 10h16" />
        </svg>
      </button>
      <button
        type="button"
        class="chart-button"
        aria-expanded={legend}
        aria-label={t("chart.legend")}
        title={t("chart.legend")}
        onClick={() => setLegend(!legend)}
      >
        ?
      </button>
      {legend && <Legend onClose={() => setLegend(false)} />}
    </div>
  );
}
