// The Turn Track with what arrives when, and the Victory Point Track with its bands (2.2, 8.0).
import type {Pack} from "../far_seas/pack";
import {Whereabouts, type View} from "../gen/chartroom/v1/far_seas_pb";
import {t} from "../i18n";
import {textInWords} from "../i18n/said";

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
              <small aria-hidden="true">{count !== undefined && `+${count}`}</small>
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
  const bandTitle = band ? textInWords(band.title) : t("chart.vp_end");
  const share = (points: number) => `${(Math.max(0, Math.min(sudden, points)) / sudden) * 100}%`;
  return (
    <div class="track track-vp">
      <h3>
        {t("chart.vp_track")} <em>{bandTitle}</em>
      </h3>
      <div class="track-bar" role="img" aria-label={t("chart.vp_of", {vp, band: bandTitle})}>
        {pack.bands.map(({upTo, title}, index) => {
          const from = pack.bands[index - 1]?.upTo ?? 0;
          return (
            <span
              key={upTo}
              class={`track-band track-band-${index}`}
              style={{left: share(from), width: share(upTo - from)}}
              title={textInWords(title)}
            >
              <span>{upTo}</span>
            </span>
          );
        })}
        <b class="track-marker" style={{left: share(vp)}}>
          {vp}
        </b>
      </div>
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
