// Dragging a ship onto something: what can be dragged carries data-drag with its number, what it may be dropped on carries an attribute of
// the caller's choice. A press on a control inside (a list, a button) is that control's.
import {useEffect, useRef, useState} from "preact/hooks";
import {watchDrags} from "../../ui/drag";

interface Dropping {
  attribute: string; // "bin": data-bin
  onOver(target: string | undefined): void;
  onDrop(ship: number, target: string): void;
  onBegin?(ship: number): void;
}

export function useDropping(dropping: Dropping) {
  const root = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<{ship: number; x: number; y: number} | undefined>(undefined);
  const latest = useRef(dropping);
  latest.current = dropping;

  useEffect(
    () =>
      watchDrags<number>(root.current!, () => ({
        grab: ({target}) => shipAt(target as Element),
        begin: (ship) => {
          latest.current.onBegin?.(ship);
          return ship;
        },
        move: (ship, x, y) => {
          setDragged({ship, x, y});
          latest.current.onOver(targetAt(x, y, latest.current.attribute));
        },
        end: (ship, at) => {
          setDragged(undefined);
          latest.current.onOver(undefined);
          const target = at && targetAt(at.x, at.y, latest.current.attribute);
          if (target !== undefined) latest.current.onDrop(ship, target);
        },
      })),
    [],
  );

  return {root, dragged: dragged?.ship, at: dragged};
}

function shipAt(from: Element): number | undefined {
  const handle = from.closest<HTMLElement | SVGElement>("[data-drag]");
  return handle && !isControlIn(handle, from) ? Number(handle.dataset.drag) : undefined;
}

// What is dragged may be a button itself.
function isControlIn(handle: Element, from: Element): boolean {
  const control = from.closest("select, button, input, a, summary");
  return control !== null && control !== handle && handle.contains(control);
}

function targetAt(x: number, y: number, attribute: string): string | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement | SVGElement>(`[data-${attribute}]`);
    if (target) return target.dataset[attribute];
  }
  return undefined;
}
