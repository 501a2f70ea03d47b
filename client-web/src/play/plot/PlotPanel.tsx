// The plot as a Ship Log that fills itself (4.3.1): a line for each squadron and cruiser with where it goes, what it does there and the code
// that stands for it; below them the AMCs, which move openly.
import {assignPlot, joinPlot, moveAmc, plotMove, splitPlot, unplot, usePile} from "../../far_seas/drafts/plot";
import type {PlotDraft} from "../../far_seas/drafts/draft";
import {assignmentName, groupName, plotCode, shipName, stationName, whereaboutsInWords} from "../../far_seas/names";
import {assignmentsAt} from "../../far_seas/offers";
import {reachOf, reachTo} from "../../far_seas/reach";
import {boardOf, statusOf} from "../../far_seas/board";
import {Assignment, Decision} from "../../gen/chartroom/v1/far_seas_pb";
import {t} from "../../i18n";
import {Button, Checkbox, join} from "../../ui";
import {Destination} from "../Destination";
import {Offered, WhichOne} from "../Offered";
import styles from "../orders.module.css";
import type {PanelProps} from "../panels";
import {Rule} from "../Rule";
import {amcsOf, plotLines, type PlotLine} from "./lines";

type Props = PanelProps<PlotDraft>;

export function PlotPanel(props: Props) {
  const {draft, options, view, pack} = props;
  const lines = plotLines(draft, options, view, pack);
  const amcs = amcsOf(options, pack);
  return (
    <>
      <ol class={styles.lines} aria-label={t("play.plot.lines")}>
        {lines.map((line) => (
          <Line key={line.ships[0]} {...props} line={line} lines={lines} />
        ))}
      </ol>
      {amcs.length > 0 && (
        <>
          <h3>
            {t("play.plot.amcs")} <Rule rule="6.2.1" />
          </h3>
          <ol class={styles.lines} aria-label={t("play.plot.amcs")}>
            {amcs.map((ship) => (
              <Amc key={ship} {...props} ship={ship} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

type LineProps = Props & {line: PlotLine; lines: readonly PlotLine[]};

function Line(props: LineProps) {
  const {desk, draft, options, view, pack, line, change} = props;
  const {ships, plotted} = line;
  const leader = ships[0]!;
  const situation = {options, view, pack};
  const drawn = options.decision === Decision.ASSIGN;
  const picked = ships.every((ship) => desk.picked.value.includes(ship));
  const offers = plotted ? assignmentsAt(situation, draft, ships, plotted.to) : [];
  const raid = offers.find((offer) => offer.what === Assignment.RAID);
  return (
    <li class={join(styles.line, picked && styles.picked)}>
      <div class={styles.head}>
        <button
          type="button"
          class={styles.name}
          aria-pressed={picked}
          onClick={() => (picked ? desk.unpick() : pickAndShow(props))}
        >
          {groupName(pack, ships)}
        </button>
        <span class={styles.where}>{whereaboutsInWords(pack, leader, statusOf(boardOf(view), leader))}</span>
        {plotted && (
          <output class={styles.code} aria-label={t("play.plot.code")}>
            {plotCode(pack, plotted)}
          </output>
        )}
      </div>
      <div class={styles.fields}>
        {!drawn && (
          <Destination
            label={t("play.order.destination")}
            pack={pack}
            reach={reachOf(situation, ships)}
            to={plotted?.to}
            onChoose={(to) => change(to === undefined ? unplot(draft, ships) : plotMove(draft, ships, to))}
          />
        )}
        {plotted && (
          <Offered
            label={t("play.plot.assignment")}
            offers={offers}
            chosen={plotted.assignment}
            name={assignmentName}
            onChoose={(offer) => {
              const open = offer.stations.filter((station) => station.allowed);
              const only = open.length === 1 ? open[0]?.station : undefined;
              change(assignPlot(draft, leader, offer.what, only));
            }}
          />
        )}
        {plotted?.assignment === Assignment.RAID && raid && (
          <WhichOne
            label={t("play.order.station")}
            chosen={plotted.station}
            choices={raid.stations.map(({station, allowed, why}) => ({
              value: station,
              name: stationName(pack, station),
              allowed,
              ...(why !== undefined && {why}),
            }))}
            onChoose={(station) => change(assignPlot(draft, leader, Assignment.RAID, station))}
          />
        )}
      </div>
      <Piles {...props} />
      {!drawn && <Company {...props} />}
    </li>
  );
}

function pickAndShow({desk, line, view}: LineProps): void {
  desk.pick(line.ships);
  const leader = line.ships[0];
  if (leader !== undefined) desk.lookAt(statusOf(boardOf(view), leader).area);
}

// A pile of coal, for who has no coal of this turn (6.1.1).
function Piles({draft, options, pack, line, change, view}: LineProps) {
  if (!boardOf(view).rules?.advanced) return null;
  const choices = line.ships.flatMap((ship) => options.ships.filter((choice) => choice.ship === ship));
  return (
    <div class={styles.piles}>
      {choices.map(({ship, coaled, piles}) =>
        coaled ? (
          <span key={ship} class={styles.where}>
            {t("play.plot.coaled", {ship: shipName(pack, ship)})} <Rule rule="6.1" />
          </span>
        ) : (
          <Checkbox
            key={ship}
            label={t("play.plot.pile", {ship: shipName(pack, ship), count: piles})}
            checked={draft.piles.includes(ship)}
            disabled={piles === 0}
            onChange={(use) => change(usePile(draft, ship, use))}
          />
        ),
      )}
    </div>
  );
}

// Who sails together: join another line, or leave the squadron (4.2).
function Company({draft, options, view, pack, line, lines, change}: LineProps) {
  const {ships, plotted} = line;
  const others = lines.filter(
    (other) =>
      other !== line &&
      other.plotted &&
      reachTo({options, view, pack}, [...ships, ...other.ships], other.plotted.to).allowed,
  );
  if (others.length === 0 && ships.length === 1) return null;
  return (
    <div class={styles.company}>
      {others.length > 0 && (
        <WhichOne
          label={t("play.plot.join")}
          chosen={undefined}
          choices={others.map((other) => ({value: other.ships[0]!, name: groupName(pack, other.ships)}))}
          onChoose={(onto) => change(joinPlot(draft, ships, onto))}
        />
      )}
      {plotted &&
        ships.length > 1 &&
        ships.map((ship) => (
          <Button key={ship} kind="quiet" onClick={() => change(splitPlot(draft, [ship]))}>
            {t("play.plot.split", {ship: shipName(pack, ship)})}
          </Button>
        ))}
      {!plotted && ships.length > 1 && <p class={styles.where}>{t("play.plot.together")}</p>}
    </div>
  );
}

function Amc({draft, options, view, pack, ship, change}: Props & {ship: number}) {
  const move = draft.amcs.find((each) => each.ship === ship);
  return (
    <li class={styles.line}>
      <div class={styles.head}>
        <strong>{shipName(pack, ship)}</strong>
        <span class={styles.where}>{whereaboutsInWords(pack, ship, statusOf(boardOf(view), ship))}</span>
      </div>
      <Destination
        label={t("play.order.destination")}
        pack={pack}
        reach={reachOf({options, view, pack}, [ship])}
        to={move?.to}
        none={t("play.order.stays")}
        onChoose={(to) => change(to === undefined ? unplot(draft, [ship]) : moveAmc(draft, ship, to))}
      />
    </li>
  );
}
