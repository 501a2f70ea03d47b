// Keys of the desk. Letters act only where nobody is writing, and can be turned off.
import type {RefObject} from "preact";
import {useEffect} from "preact/hooks";
import type {Desk} from "../desk_state";
import type {Layout} from "./layout";

export const letters = {
  c: "chart",
  t: "table",
  b: "battle",
  a: "awaited",
  l: "log",
  s: "ship_log",
  o: "standing",
  p: "points",
  m: "chat",
  n: "notes",
} as const;

export function useShortcuts(root: RefObject<HTMLElement>, desk: Desk, layout: Layout): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
      if (act(event, root.current, desk, layout)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [root, desk, layout]);
}

function act(event: KeyboardEvent, root: HTMLElement | null, desk: Desk, layout: Layout): boolean {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    void desk.commit();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return false;
  if (event.key === "Escape" && desk.picked.peek().length > 0) {
    desk.unpick();
    return true;
  }
  if (event.key === "?") {
    layout.help.value = true;
    return true;
  }
  const what = layout.letters.peek() ? letters[event.key as keyof typeof letters] : undefined;
  if (what === undefined) return false;
  go(what, root, layout);
  return true;
}

function go(what: (typeof letters)[keyof typeof letters], root: HTMLElement | null, layout: Layout): void {
  switch (what) {
    case "chart":
    case "table":
    case "battle":
      return layout.show(what);
    case "awaited":
      return root?.querySelector<HTMLElement>("[data-awaited]")?.focus();
    default:
      layout.open(what);
      // When it has been drawn.
      requestAnimationFrame(() => root?.querySelector<HTMLElement>(`[role=tab][data-tab="${what}"]`)?.focus());
  }
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input:not([type=checkbox], [type=radio]), textarea, select") !== null
  );
}
