// Dragging counters. What is dragged is picked first, so that whoever shows the chart can say where it may go; what it is dropped on is
// found by what lies under the pointer.
import {useEffect, useRef, useState} from "preact/hooks";
import {watchDrags} from "../ui/drag";

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

// Whether a press there is for a counter rather than for the chart below.
export const grabs = (target: Element): boolean => target.closest(".chart-free") !== null;

const shipsIn = (element: HTMLElement | null): number[] => element?.dataset.ships?.split(" ").map(Number) ?? [];

function targetAt(x: number, y: number, dragged: readonly number[]): Target | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const counter = element.closest<HTMLElement>("[data-ships]");
    const ships = shipsIn(counter);
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

// What is picked already goes along, if what was grabbed is part of it; the rest of what was grabbed is picked.
function pickAll(grabbed: readonly number[], {picked, onPickShip}: DragEvents): readonly number[] {
  const isPart = grabbed.some((ship) => picked.has(ship));
  const ships = isPart ? [...new Set([...grabbed, ...picked])] : grabbed;
  let more = isPart;
  for (const ship of ships.filter((each) => !picked.has(each))) {
    onPickShip(ship, more);
    more = true;
  }
  return ships;
}

export function useDrag(frame: {current: HTMLElement | null}, events: DragEvents): Dragged | undefined {
  const [dragged, setDragged] = useState<Dragged | undefined>(undefined);
  const latest = useRef(events);
  latest.current = events;

  useEffect(() => {
    const element = frame.current!;
    return watchDrags<readonly number[]>(element, () => ({
      grab: ({target}) => {
        const counter = (target as Element).closest<HTMLElement>(".chart-free[data-ships]");
        return counter ? shipsIn(counter).filter((ship) => latest.current.pickable.has(ship)) : undefined;
      },
      begin: (grabbed) => pickAll(grabbed, latest.current),
      move: (ships, x, y) => {
        const bounds = element.getBoundingClientRect();
        setDragged({ships, x: x - bounds.left, y: y - bounds.top});
        latest.current.onOver(targetAt(x, y, ships));
      },
      end: (ships, at) => {
        setDragged(undefined);
        latest.current.onOver(undefined);
        const target = at && targetAt(at.x, at.y, ships);
        if (target) latest.current.onDrop(ships, target);
      },
    }));
  }, []);

  return dragged;
}
