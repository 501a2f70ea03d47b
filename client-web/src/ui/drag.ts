// Dragging by pointer events, with mouse, pen or one finger. What a press takes hold of is the caller's to say; a press becomes a drag
// when it has moved, and the click that follows a drag belongs to it. A second finger ends it: that is a pinch.
export interface Dragging<What> {
  grab(event: PointerEvent): What | undefined; // undefined: nothing to be dragged there
  begin(what: What): What; // it moves; what is dragged may be more than was grabbed
  move(what: What, x: number, y: number): void; // on the screen
  end(what: What, at: {x: number; y: number} | undefined): void; // undefined: it was not dropped
}

interface Press<What> {
  what: What;
  pointer: number;
  x: number;
  y: number;
  moving: boolean;
}

const threshold = 7; // pixels before a press is a drag

// Gives what ends it.
export function watchDrags<What>(element: HTMLElement, dragging: () => Dragging<What>): () => void {
  let press: Press<What> | undefined;

  const finish = (at: {x: number; y: number} | undefined) => {
    const ended = press;
    press = undefined;
    if (!ended?.moving) return;
    swallowClick(element);
    dragging().end(ended.what, at);
  };
  const down = (event: PointerEvent) => {
    if (press && event.pointerId !== press.pointer) return finish(undefined);
    if (event.button !== 0 || !event.isPrimary) return;
    const what = dragging().grab(event);
    press = what && {what, pointer: event.pointerId, x: event.clientX, y: event.clientY, moving: false};
  };
  const move = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointer) return;
    const {clientX: x, clientY: y} = event;
    if (!press.moving) {
      if (Math.hypot(x - press.x, y - press.y) < threshold) return;
      press.moving = true;
      press.what = dragging().begin(press.what);
    }
    event.preventDefault();
    dragging().move(press.what, x, y);
  };
  const up = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointer) return;
    finish(event.type === "pointerup" ? {x: event.clientX, y: event.clientY} : undefined);
  };

  element.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move, {passive: false});
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  return () => {
    element.removeEventListener("pointerdown", down);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", up);
  };
}

function swallowClick(element: HTMLElement): void {
  const swallow = (click: Event) => click.stopPropagation();
  element.addEventListener("click", swallow, {capture: true, once: true});
  requestAnimationFrame(() => element.removeEventListener("click", swallow, {capture: true}));
}
