// Dragging a ship onto something, by pointer events: what can be dragged carries data-drag with its number, what it may be dropped on
// carries an attribute of the caller's choice. A press on a control inside (a list, a button) is that control's.
import {useEffect, useRef, useState} from "preact/hooks";

interface Dropping {
  attribute: string; // "bin": data-bin
  onOver(target: string | undefined): void;
  onDrop(ship: number, target: string): void;
  onBegin?(ship: number): void;
}

interface Press {
  ship: number;
  pointer: number;
  x: number;
  y: number;
  moving: boolean;
}

const threshold = 7; // pixels before a press is a drag

export function useDropping(dropping: Dropping) {
  const root = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<{ship: number; x: number; y: number} | undefined>(undefined);
  const latest = useRef(dropping);
  latest.current = dropping;

  useEffect(() => {
    const element = root.current!;
    let press: Press | undefined;
    const down = (event: PointerEvent) => {
      const from = event.target as Element;
      const handle = from.closest<HTMLElement | SVGElement>("[data-drag]");
      if (!handle || isControlIn(handle, from) || event.button !== 0 || !event.isPrimary) return;
      const {clientX: x, clientY: y, pointerId: pointer} = event;
      press = {ship: Number(handle.dataset.drag), pointer, x, y, moving: false};
    };
    const move = (event: PointerEvent) => {
      if (!press || event.pointerId !== press.pointer) return;
      const {clientX: x, clientY: y} = event;
      if (!press.moving) {
        if (Math.hypot(x - press.x, y - press.y) < threshold) return;
        press.moving = true;
        latest.current.onBegin?.(press.ship);
      }
      event.preventDefault();
      setDragged({ship: press.ship, x, y});
      latest.current.onOver(targetAt(x, y, latest.current.attribute));
    };
    const finish = (event: PointerEvent) => {
      if (!press || event.pointerId !== press.pointer) return;
      const {ship, moving} = press;
      press = undefined;
      if (!moving) return;
      setDragged(undefined);
      latest.current.onOver(undefined);
      swallowClick(element);
      if (event.type !== "pointerup") return;
      const target = targetAt(event.clientX, event.clientY, latest.current.attribute);
      if (target !== undefined) latest.current.onDrop(ship, target);
    };
    element.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move, {passive: false});
    window.addEventListener("pointerup", finish);
    window.addEventListener("pointercancel", finish);
    return () => {
      element.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", finish);
      window.removeEventListener("pointercancel", finish);
    };
  }, []);

  return {root, dragged: dragged?.ship, at: dragged};
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

// The click that follows belongs to the drag.
function swallowClick(element: HTMLElement): void {
  const swallow = (click: Event) => click.stopPropagation();
  element.addEventListener("click", swallow, {capture: true, once: true});
  requestAnimationFrame(() => element.removeEventListener("click", swallow, {capture: true}));
}
