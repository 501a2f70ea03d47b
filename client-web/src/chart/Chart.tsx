// The world chart. Everything that can be done with a pointer can be done by the keyboard here, and in ChartTable as well.
import {useCallback, useEffect, useMemo, useRef, useState} from "preact/hooks";
import {german} from "../far_seas/board";
import {language, t} from "../i18n";
import {Borders, Frame, Land, Ornaments, Paper, useCoast, Water} from "./Basemap";
import {Boxes} from "./Boxes";
import {CounterPicture} from "./Counter";
import {Courses} from "./Courses";
import {areaLine, areaName, boxName, densityLine, reachLine, symbolsOf} from "./describe";
import {grabs, useDrag, type Target} from "./drag";
import {Fan} from "./Fan";
import {Fleets} from "./Fleets";
import {Canals, Convoys, Merchants, Numbers, Stations} from "./Marks";
import {layOut} from "./labels";
import {boxOf, contents} from "./model";
import {centreOf, panels as panelsOf} from "./places";
import {height, width} from "./projection";
import type {ChartProps, Place} from "./props";
import {Outlines, Patterns, Seas, useSeas} from "./Seas";
import {firstSight, type OwnShips} from "./sight";
import {isDirection, steer} from "./steer";
import {Tracks} from "./Tracks";
import {unscaled, useSteering} from "./zoom";
import {Toolbar} from "./Toolbar";
import "./chart.css";
import "./marks.css";
import "./counter.css";
import "./panels.css";
import "./tracks.css";

// Those that can be picked; else those of the side that sees its own secrets.
function ownOf({pack, view, pickable}: ChartProps): OwnShips {
  if (pickable.size > 0) return (ship) => pickable.has(ship);
  return (ship) => pack.ships[ship]!.german === (view.side === german);
}

export function Chart(props: ChartProps) {
  const {pack, view, picked, pickable, reach, boxReach, marked, focus} = props;
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState(() => focus ?? [...pack.areas.keys()][0] ?? 1);
  const [open, setOpen] = useState<string | undefined>(undefined);
  const [over, setOver] = useState<Target | undefined>(undefined);
  const {coast, retry} = useCoast();
  const seas = useSeas(pack);
  const all = useMemo(() => contents(pack, view), [pack, view]);
  const steering = useSteering(frame, world, {
    grabs,
    first: (wide, tall) => props.sight?.current ?? firstSight(wide, tall, pack, all, ownOf(props)),
    onSight: (sight) => props.sight && (props.sight.current = sight),
  });
  const {advanced = false, rufiji = false} = view.board?.rules ?? {};
  const panels = useMemo(() => panelsOf(pack, {advanced, rufiji}), [pack, advanced, rufiji]);

  const far = steering.detail === "far";
  const labels = useMemo(
    () => (far ? layOut(pack, all, panels, steering.step) : undefined),
    [far, pack, all, panels, steering.step],
  );

  useEffect(() => {
    const area = focus === undefined ? undefined : pack.areas.get(focus);
    if (!area) return;
    setCursor(area.number);
    steering.show(centreOf(area), true);
  }, [focus, pack]);

  const stacksAt = (place: string) => all.get(place) ?? [];
  const label = (number: number) =>
    areaLine(pack, view, pack.areas.get(number)!, stacksAt(`area:${number}`), reach?.get(number));
  const tip = (number: number) =>
    [areaName(pack.areas.get(number)!), reachLine(reach?.get(number))].filter((line) => line !== "").join("\n");

  const chooseBox = useCallback((key: string) => props.onPickBox?.(boxOf(key)), [props.onPickBox]);

  const drop = (ships: readonly number[], target: Target) => {
    if ("ship" in target) return props.onDropOnShip(ships, target.ship);
    const place: Place = "area" in target ? {kind: "area", area: target.area} : {kind: "box", box: boxOf(target.box)};
    props.onDropShips(ships, place);
  };
  const dragged = useDrag(frame, {pickable, picked, onPickShip: props.onPickShip, onOver: setOver, onDrop: drop});

  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest(".chart-fan, .chart-tools")) return;
    const counter = target.closest<HTMLElement>("[data-ships]");
    if (counter) {
      const ships = counter.dataset.ships!.split(" ").map(Number);
      const more = event.shiftKey || event.ctrlKey || event.metaKey;
      // One ship that can be picked is picked at once; anything else is spread out.
      if (ships.length === 1 && pickable.has(ships[0]!)) props.onPickShip(ships[0]!, more);
      else setOpen(counter.dataset.place);
      return;
    }
    const box = target.closest<HTMLElement>("[data-box]")?.dataset.box;
    if (box !== undefined) {
      if (boxReach?.has(box)) chooseBox(box);
      else setOpen(box);
      return;
    }
    const area = target.closest<HTMLElement>("[data-area]")?.dataset.area;
    if (area === undefined) return setOpen(undefined);
    setCursor(Number(area));
    if (!reach) setOpen(`area:${area}`);
    props.onPickArea(Number(area));
  };

  const press = (event: KeyboardEvent) => {
    if ((event.target as Element).closest(".chart-tools")) return;
    if (isDirection(event.key)) {
      if (event.shiftKey) {
        const step = {ArrowUp: [0, -120], ArrowDown: [0, 120], ArrowLeft: [-120, 0], ArrowRight: [120, 0]}[event.key];
        steering.panBy(step[0]!, step[1]!);
      } else {
        const next = steer(pack, cursor, event.key);
        setCursor(next);
        frame.current
          ?.querySelector<SVGElement>(`path[role=button][data-area="${next}"]`)
          ?.focus({preventScroll: true});
        if (steering.detail !== "far") steering.show(centreOf(pack.areas.get(next)!), false);
      }
    } else if (event.key === "+" || event.key === "=") steering.zoomBy(1.5);
    else if (event.key === "-") steering.zoomBy(1 / 1.5);
    else if (event.key === "0" || event.key === "Home") steering.whole();
    else if (event.key === "Enter" && reach) props.onPickArea(cursor);
    else if (event.key === " " || event.key === "Enter") setOpen(`area:${cursor}`);
    else if (event.key === "Escape") setOpen(undefined);
    else return;
    event.preventDefault();
  };

  const close = () => {
    setOpen(undefined);
    frame.current?.querySelector<SVGElement>(`path[role=button][data-area="${cursor}"]`)?.focus({preventScroll: true});
  };

  const said = over && "area" in over ? label(over.area) : over && "box" in over ? boxLine(over.box) : "";
  function boxLine(key: string): string {
    return [boxName(pack, boxOf(key)), reachLine(boxReach?.get(key))].filter((line) => line !== "").join(". ");
  }

  const openArea = open?.startsWith("area:") ? pack.areas.get(Number(open.slice(5))) : undefined;
  const openReach = openArea ? reach?.get(openArea.number) : open === undefined ? undefined : boxReach?.get(open);

  return (
    <div class="chart">
      <p id="chart-hint" class="chart-unseen">
        {t("chart.hint")}
      </p>
      <div class={dragged ? "chart-frame chart-dragging" : "chart-frame"} ref={frame} onClick={click} onKeyDown={press}>
        <div class="chart-world" ref={world} style={{width: `${width * unscaled}px`, height: `${height * unscaled}px`}}>
          <svg
            width={width * unscaled}
            height={height * unscaled}
            viewBox={`0 0 ${width} ${height}`}
            role="application"
            aria-label={t("chart.label")}
            aria-describedby="chart-hint"
            onFocusIn={(event) => {
              const area = (event.target as SVGElement).dataset.area;
              if (area !== undefined) setCursor(Number(area));
            }}
          >
            <Patterns />
            <Paper />
            <Water coast={coast} />
            <Seas seas={seas} reach={reach} marked={marked} cursor={cursor} label={label} tip={tip} />
            <Borders />
            <Land coast={coast} />
            <Outlines seas={seas} cursor={cursor} marked={marked} />
            <Ornaments language={language.value} />
            <Canals pack={pack} />
            <Convoys pack={pack} view={view} />
            <Merchants pack={pack} view={view} labels={labels} />
            <Stations pack={pack} view={view} labels={labels} />
            <Numbers pack={pack} reach={reach} labels={labels} />
            <Boxes
              pack={pack}
              view={view}
              panels={panels}
              all={all}
              reach={boxReach}
              picked={picked}
              pickable={pickable}
            />
            <Courses pack={pack} panels={panels} courses={props.courses} />
            <Fleets pack={pack} view={view} all={all} detail={steering.detail} picked={picked} pickable={pickable} />
            <Frame />
          </svg>
        </div>
        {coast === "waiting" && <p class="chart-notice">{t("chart.loading")}</p>}
        {coast === "failed" && (
          <p class="chart-notice">
            {t("chart.coast_failed")}{" "}
            <button type="button" class="chart-button" onClick={retry}>
              {t("chart.retry")}
            </button>
          </p>
        )}
        <Toolbar steering={steering} />
        {open !== undefined && (
          <Fan
            pack={pack}
            view={view}
            picked={picked}
            pickable={pickable}
            title={openArea ? areaName(openArea) : boxName(pack, boxOf(open))}
            details={
              openArea ? [densityLine(pack, view, openArea), ...symbolsOf(openArea)].filter((text) => text !== "") : []
            }
            stacks={stacksAt(open)}
            place={open}
            send={openReach && {label: t("chart.send_here"), why: reachLine(openReach), allowed: openReach.allowed}}
            onPickShip={props.onPickShip}
            onSend={() => (openArea ? props.onPickArea(openArea.number) : chooseBox(open))}
            onClose={close}
          />
        )}
        {dragged && (
          <div class="chart-ghost" style={{left: `${dragged.x}px`, top: `${dragged.y}px`}} aria-hidden="true">
            <CounterPicture
              ship={pack.ships[dragged.ships[0]!]!}
              status={view.board?.ships[dragged.ships[0]!]}
              picked
              compact
            />
            {dragged.ships.length > 1 && <b>{dragged.ships.length}</b>}
            {said !== "" && <span>{said.split(". ").slice(0, 2).join(". ")}</span>}
          </div>
        )}
        <p class="chart-unseen" aria-live="polite">
          {said}
        </p>
      </div>
      <Tracks pack={pack} view={view} />
    </div>
  );
}
