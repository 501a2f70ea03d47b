// What lies at a place, spread out: a list of full counters, squadrons in a bracket. Opened by pointing at a stack, or by the keyboard.
import {useEffect, useRef} from "preact/hooks";
import type {Pack} from "../far_seas/pack";
import {Duty, type View} from "../gen/chartroom/v1/far_seas_pb";
import {t} from "../i18n";
import {CounterPicture} from "./Counter";
import {dutyName, shipLine} from "./describe";
import type {Hands} from "./Fleets";
import type {Stack} from "./model";

export interface FanProps extends Hands {
  pack: Pack;
  view: View;
  title: string;
  details: readonly string[];
  stacks: readonly Stack[];
  place: string;
  send: {label: string; why: string; allowed: boolean} | undefined;
  onPickShip(ship: number, more: boolean): void;
  onSend(): void;
  onClose(): void;
}

function ShipButton({number, place, ...props}: FanProps & {number: number}) {
  const {pack, view, picked, pickable, onPickShip} = props;
  const ship = pack.ships[number]!;
  const status = view.board?.ships[number];
  const free = pickable.has(number);
  return (
    <button
      type="button"
      class={free ? "chart-fan-ship chart-free" : "chart-fan-ship"}
      aria-pressed={picked.has(number)}
      aria-disabled={!free}
      aria-label={shipLine(ship, status)}
      title={shipLine(ship, status)}
      data-ships={number}
      data-place={place}
      onClick={(event) => free && onPickShip(number, event.shiftKey || event.ctrlKey || event.metaKey)}
    >
      <CounterPicture ship={ship} status={status} picked={picked.has(number)} />
    </button>
  );
}

export function Fan(props: FanProps) {
  const {pack, title, details, stacks, send, onSend, onClose, place} = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({preventScroll: true}), [place]);
  return (
    <section
      class="chart-fan"
      aria-label={title}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") onClose();
      }}
    >
      <header>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <button type="button" class="chart-button chart-close" aria-label={t("chart.close")} onClick={onClose}>
          ✕
        </button>
      </header>
      {details.length > 0 && <p class="chart-fan-details">{details.join(" · ")}</p>}
      {send && (
        <p class="chart-fan-send">
          <button
            type="button"
            class="chart-button chart-send"
            aria-disabled={!send.allowed}
            onClick={() => send.allowed && onSend()}
          >
            {send.label}
          </button>
          <span>{send.why}</span>
        </p>
      )}
      {stacks.length === 0 ? (
        <p class="chart-fan-details">{t("chart.empty")}</p>
      ) : (
        <ul class="chart-fan-stacks">
          {stacks.map((stack) => (
            <li
              key={stack.ships[0]}
              class={stack.ships.length > 1 ? "chart-fan-stack chart-fan-squadron" : "chart-fan-stack"}
            >
              <span class="chart-fan-duty">
                {[
                  stack.ships.length > 1 ? t("chart.squadron", {count: stack.ships.length}) : "",
                  stack.duty === Duty.NONE ? "" : dutyName(pack, stack.duty, stack.station),
                ]
                  .filter((text) => text !== "")
                  .join(", ")}
              </span>
              <span class="chart-fan-ships">
                {stack.ships.map((ship) => (
                  <ShipButton key={ship} {...props} number={ship} />
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
