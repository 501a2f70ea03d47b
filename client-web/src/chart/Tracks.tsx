// The Turn Track with what arrives when, and the Victory Point Track with its bands (2.2, 8.0).
import type {Pack} from "../far_seas/pack";
import {Whereabouts, type View} from "../gen/chartroom/v1/far_seas_pb";
import {t} from "../i18n";

const lastTurn = 9;
const sudden = 80;

function arrivals(pack: Pack, view: View): Map<number, number> {
  const result = new Map<number, number>();
  view.board?.ships.forEach((status, number) => {
    const turn = pack.ships[number]!.entryTurn;
    if (status.where === Whereabouts.NOT_ARRIVED) result.set(turn, (result.get(turn) ?? 0) + 1);
  });
  return result;
}

function TurnTrack({pack, view}: {pack: Pack; view: View}) {
  const now = view.board?.turn ?? 0;
  const coming = arrivals(pack, view);
  return (
    <div class="track">
      <h3>{t("chart.turn_track")}</h3>
      <ol class="track-turns" aria-label={t("chart.turn_of", {turn: now, last: lastTurn, ob: view.board?.ob ?? 0})}>
        {Array.from({length: lastTurn}, (_, index) => index + 1).map((turn) => {
          const count = coming.get(turn);
          const words = count === undefined ? t("chart.turn", {turn}) : t("chart.arrivals", {count, turn});
          return (
            <li
              key={turn}
              class={turn < now ? "track-past" : ""}
              aria-current={turn === now ? "step" : undefined}
              title={words}
            >
              <span aria-hidden="true">{turn}</span>
              {count !== undefined && <small aria-hidden="true">+{count}</small>}
              <span class="chart-unseen">{words}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function VpTrack({pack, view}: {pack: Pack; view: View}) {
  const vp = view.board?.vp ?? 0;
  const band = pack.bands.find(({upTo}) => vp <= upTo);
  const at = Math.max(0, Math.min(sudden, vp));
  let from = 0;
  return (
    <div class="track track-vp">
      <h3>{t("chart.vp_track")}</h3>
      <svg
        viewBox="-14 0 428 30"
        role="img"
        aria-label={t("chart.vp_of", {vp, band: band?.title ?? t("chart.vp_end")})}
      >
        {pack.bands.map(({upTo, title}, index) => {
          const start = from;
          from = upTo;
          return (
            <g key={upTo}>
              <title>{title}</title>
              <rect
                class={`track-band track-band-${index}`}
                x={start * 5}
                y="12"
                width={(upTo - start) * 5}
                height="12"
              />
              <text class="track-figure" x={upTo * 5} y="9" text-anchor="middle">
                {upTo}
              </text>
            </g>
          );
        })}
        <path class="track-ticks" d={Array.from({length: 15}, (_, index) => `M${(index + 1) * 25} 20v4`).join("")} />
        <g class="track-marker" transform={`translate(${at * 5} 18)`}>
          <path d="M-13 -9H13V9H-13z" />
          <text text-anchor="middle" y="5">
            {vp}
          </text>
        </g>
      </svg>
      <p class="track-words" aria-hidden="true">
        {band?.title ?? t("chart.vp_end")}
      </p>
    </div>
  );
}

export function Tracks({pack, view}: {pack: Pack; view: View}) {
  return (
    <div class="tracks">
      <TurnTrack pack={pack} view={view} />
      <VpTrack pack={pack} view={view} />
    </div>
  );
}
