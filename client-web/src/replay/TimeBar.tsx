// The whole game as a line: the points over time, turns and Operationsbefehle as ticks, what stands out as marks, and the slider on it. All
// of it is measured in places, so that it stays the same whosever eyes one has.
import {useMemo} from "preact/hooks";
import {t} from "../i18n";
import type {Line} from "../play/log/lines";
import type {Mark, MarkKind} from "./marks";
import {PointsGraph} from "./PointsGraph";
import type {Replay} from "./replay_state";
import styles from "./replay.module.css";
import {lastPlace} from "./stories";
import {toldAt, whereInWords} from "./words";

export function TimeBar({replay, lines}: {replay: Replay; lines: readonly Line[]}) {
  const place = replay.place.value;
  const number = replay.number.value;
  const last = lastPlace(replay.game);
  const at = (each: number) => `${(each / Math.max(1, last)) * 100}%`;
  const valueText = t("replay.slider_value", {
    told: [whereInWords(replay.where.value), toldAt(lines, number)].filter((part) => part !== "").join(": "),
    number,
    last: replay.last.value,
  });
  return (
    <div class={styles.bar}>
      <PointsGraph where={replay.game.where} place={place} />
      <Marks marks={replay.marks.value} at={at} />
      <input
        class={styles.slider}
        type="range"
        min={0}
        max={last}
        step={1}
        value={place}
        aria-label={t("replay.slider")}
        aria-valuetext={valueText}
        onInput={(event) => {
          replay.pause();
          replay.goToPlace(Number(event.currentTarget.value));
        }}
      />
    </div>
  );
}

// Seen alone: by ear the same is had from the buttons that jump, and from the log.
function Marks({marks, at}: {marks: readonly Mark[]; at(place: number): string}) {
  return useMemo(
    () => (
      <svg class={styles.marks} aria-hidden="true" focusable="false">
        {marks.map((mark) => {
          const x = at(mark.place);
          if (mark.kind === "ob") return <line key={`o${mark.number}`} x1={x} x2={x} y1="0" y2="6" />;
          if (mark.kind === "points") return null; // the graph has them
          if (mark.kind === "turn") return <TurnTick key={`t${mark.number}`} x={x} marks={marks} mark={mark} />;
          return (
            <svg key={mark.number} x={x} y={mark.kind === "combat" ? 13 : 24} overflow="visible">
              <MarkShape kind={mark.kind} />
            </svg>
          );
        })}
      </svg>
    ),
    [marks],
  );
}

function TurnTick({x, mark, marks}: {x: string; mark: Mark; marks: readonly Mark[]}) {
  const turn = marks.filter(({kind}) => kind === "turn").indexOf(mark) + 1;
  return (
    <>
      <line class={styles.turnTick} x1={x} x2={x} y1="0" y2="30" />
      <text x={x} y="10" dx="3">
        {turn}
      </text>
    </>
  );
}

// Each kind has a shape, not only a colour: crossed blades, and a bow that goes down.
function MarkShape({kind}: {kind: MarkKind}) {
  return kind === "combat" ? (
    <path class={styles.combat} d="M-3.5 0 3.5 7M3.5 0-3.5 7" />
  ) : (
    <path class={styles.sunk} d="M-4.5 0H4.5L0 7Z" />
  );
}

export function Legend() {
  return (
    <ul class={styles.legend}>
      {(["combat", "sunk"] as const).map((kind) => (
        <li key={kind}>
          <svg viewBox="-6 -1 12 9" aria-hidden="true" focusable="false">
            <MarkShape kind={kind} />
          </svg>
          {t(`replay.mark.${kind}`)}
        </li>
      ))}
      <li>
        <svg viewBox="0 0 12 9" aria-hidden="true" focusable="false">
          <path class={styles.line} d="M0 7H4V4H8V1H12" />
        </svg>
        {t("replay.mark.points")}
      </li>
    </ul>
  );
}
