// Dragging counters with mouse, pen or finger, by pointer events. What is dragged is picked first, so that whoever shows the chart can
// say where it may go; what it is dropped on is found by what lies under the pointer.
import {useEffect, useRef, useState} from "preact/hooks";

export interface Dragged {
  ships: readonly number[];
  x: number; // in the frame
  y: number;
}

export type Target = {area: number} | {box: string} | {ship: number};

interface DragEvents {
  pickable: ReadonlySet<number>;
  picked: ReadonlySet<number>;
  onPickShip(ship: number, more: boolean): void;
  onOver(target: Target | undefined): void;
  onDrop(ships: readonly number[], target: Target): void;
}

const threshold = 7; // pixels before a press is a drag

// Whether a press there is for a counter rather than for the chart below.
export const grabs = (target: Element): boolean => target.closest(".chart-free") !== null;

function targetAt(x: number, y: number, dragged: readonly number[]): Target | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const counter = element.closest<HTMLElement>("[data-ships]");
    const ships = counter?.dataset.ships?.split(" ").map(Number) ?? [];
    // A pile from afar is many groups: it stands for its place.
    const one = ships.length === 1 || counter?.dataset.squadron !== undefined;
    if (one && !ships.some((ship) => dragged.includes(ship))) return {ship: ships[0]!};
    const box = element.closest<HTMLElement>("[data-box]")?.dataset.box;
    if (box !== undefined) return {box};
    const area = element.closest<HTMLElement>("[data-area]")?.dataset.area;
    if (area !== undefined) return {area: Number(area)};
  }
  return undefined;
}

export function useDrag(frame: {current: HTMLElement | null}, events: DragEvents): Dragged | undefined {
  const [dragged, setDragged] = useState<Dragged | undefined>(undefined);
  const latest = useRef(events);
  latest.current = events;

  useEffect(() => {
    const element = frame.current!;
    let press: {ships: number[]; x: number; y: number; id: number; moving: boolean} | undefined;

    const down = (event: PointerEvent) => {
      const counter = (event.target as Element).closest<HTMLElement>(".chart-free[data-ships]");
      if (!counter || event.button !== 0 || !event.isPrimary) return;
      const {pickable} = latest.current;
      const ships = counter.dataset
        .ships!.split(" ")
        .map(Number)
        .filter((ship) => pickable.has(ship));
      press = {ships, x: event.clientX, y: event.clientY, id: event.pointerId, moving: false};
    };
    const begin = () => {
      const {picked, onPickShip} = latest.current;
      // What is picked already goes along, if what was grabbed is part of it.
      if (press!.ships.some((ship) => picked.has(ship))) press!.ships = [...new Set([...press!.ships, ...picked])];
      let more = press!.ships.some((ship) => picked.has(ship));
      for (const ship of press!.ships.filter((each) => !picked.has(each))) {
        onPickShip(ship, more);
        more = true;
      }
      press!.moving = true;
    };
    const move = (event: PointerEvent) => {
      if (!press || event.pointerId !== press.id) return;
      if (!press.moving) {
        if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < threshold) return;
        begin();
      }
      const bounds = element.getBoundingClientRect();
      setDragged({ships: press.ships, x: event.clientX - bounds.left, y: event.clientY - bounds.top});
      latest.current.onOver(targetAt(event.clientX, event.clientY, press.ships));
    };
    const finish = (event: PointerEvent) => {
      if (!press || event.pointerId !== press.id) return;
      const {ships, moving} = press;
      press = undefined;
      if (!moving) return;
      setDragged(undefined);
      latest.current.onOver(undefined);
      const target = event.type === "pointerup" && targetAt(event.clientX, event.clientY, ships);
      if (target) latest.current.onDrop(ships, target);
      // The click that follows belongs to the drag.
      const swallow = (click: Event) => click.stopPropagation();
      element.addEventListener("click", swallow, {capture: true, once: true});
      requestAnimationFrame(() => element.removeEventListener("click", swallow, {capture: true}));
    };
    element.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", finish);
    window.addEventListener("pointercancel", finish);
    return () => {
      element.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", finish);
      window.removeEventListener("pointercancel", finish);
    };
  }, []);

  return dragged;
}
