// The holding boxes: panels beside the sea, with what lies in them.
import type {Pack} from "../far_seas/pack";
import type {View} from "../gen/chartroom/v1/far_seas_pb";
import {has, t} from "../i18n";
import {tiny} from "./Counter";
import {boxName} from "./describe";
import {Fixed} from "./Fixed";
import {Pile, type Hands} from "./Fleets";
import {boxKey, shipsOf, sides, type Stack} from "./model";
import type {Panel} from "./places";
import type {Box, Reach} from "./props";

const cell = {wide: 58, tall: 52};

interface BoxesProps extends Hands {
  pack: Pack;
  view: View;
  panels: readonly Panel[];
  all: ReadonlyMap<string, readonly Stack[]>;
  reach: ReadonlyMap<string, Reach> | undefined;
}

function colonyLine(pack: Pack, view: View, colony: number): string {
  const {name, ships, turns, captureTurn, value} = pack.colonies[colony]!;
  if (view.board?.colonies[colony]?.captured) return t("chart.colony_captured", {name});
  return t("chart.colony", {name, ships, turns, by: captureTurn, value});
}

function shortName(pack: Pack, box: Box): string {
  if (typeof box !== "string") return pack.colonies[box.colony]!.name;
  const key = `chart.short.${box}`;
  return has(key) ? t(key) : box;
}

function BoxCell({
  box,
  x,
  stacks,
  reach,
  ...props
}: BoxesProps & {box: Box; x: number; stacks: readonly Stack[]; reach: BoxesProps["reach"]}) {
  const {pack, view, pickable} = props;
  const key = boxKey(box);
  const may = reach?.get(key);
  const state = may ? (may.allowed ? "chart-may" : "chart-may-not") : "";
  const captured = typeof box !== "string" && view.board?.colonies[box.colony]?.captured;
  const piles = sides(stacks);
  return (
    <g class={`chart-box ${state}`} transform={`translate(${x} 0)`} data-box={key}>
      <title>{typeof box === "string" ? boxName(pack, box) : colonyLine(pack, view, box.colony)}</title>
      <rect class="chart-box-field" width={cell.wide} height={cell.tall} />
      <text
        class="chart-box-name"
        x={cell.wide / 2}
        y="12"
        text-anchor="middle"
        {...(shortName(pack, box).length > 9 ? {textLength: 52, lengthAdjust: "spacingAndGlyphs"} : {})}
      >
        {shortName(pack, box)}
      </text>
      {typeof box !== "string" && (
        <text class="chart-box-note" x={cell.wide / 2} y={cell.tall + 11} text-anchor="middle">
          {captured
            ? "✕"
            : `${pack.colonies[box.colony]!.value} · ≥${pack.colonies[box.colony]!.ships} · T${pack.colonies[box.colony]!.captureTurn}`}
        </text>
      )}
      {piles.map((pile, index) => {
        const ships = shipsOf(pile);
        const shift = piles.length > 1 ? index * 10 - 5 : 0;
        return (
          <g
            key={index}
            class={ships.some((ship) => pickable.has(ship)) ? "chart-counter chart-free" : "chart-counter"}
            transform={`translate(${(cell.wide - tiny.wide) / 2 - 1 + shift} ${19 + shift / 2})`}
            data-ships={ships.join(" ")}
            data-place={key}
          >
            <Pile view={view} stacks={pile} picked={props.picked} />
          </g>
        );
      })}
    </g>
  );
}

export function Boxes(props: BoxesProps) {
  return (
    <g class="chart-boxes" aria-hidden="true">
      {props.panels.map(({id, at, boxes, pointsTo}) => {
        const title = id === "england" || id === "germany" || id === "lost" ? t(`chart.panel.${id}`) : undefined;
        const wide = boxes.length * cell.wide;
        const head = title ? 17 : 0;
        return (
          <g key={id + boxKey(boxes[0]!)} class={`chart-panel chart-panel-${id}`}>
            {pointsTo && (
              <>
                <path class="chart-panel-line" d={`M${at[0]} ${at[1]}L${pointsTo[0]} ${pointsTo[1]}`} />
                <Fixed at={pointsTo}>
                  <circle class="chart-panel-end" r="3" />
                </Fixed>
              </>
            )}
            <Fixed at={at}>
              <g transform={`translate(${-wide / 2} ${-(cell.tall + head) / 2})`}>
                <rect class="chart-panel-ground" x="-3" y="-3" width={wide + 6} height={cell.tall + head + 6} />
                {title && (
                  <text class="chart-panel-name" x={wide / 2} y="12" text-anchor="middle">
                    {title}
                  </text>
                )}
                <g transform={`translate(0 ${head})`}>
                  {boxes.map((box, index) => (
                    <BoxCell
                      key={boxKey(box)}
                      {...props}
                      box={box}
                      x={index * cell.wide}
                      stacks={props.all.get(boxKey(box)) ?? []}
                    />
                  ))}
                </g>
              </g>
            </Fixed>
          </g>
        );
      })}
    </g>
  );
}
