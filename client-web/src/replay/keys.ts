// Keys of a replay. They act wherever the focus is on its page, except where what has the focus has a use for them itself; those that are
// single letters or digits can be turned off (WCAG 2.1.4).
import type {Replay} from "./replay_state";
import {eyes} from "./eyes";
import type {MarkKind} from "./marks";

// Gives whether the key was for it.
export function press(event: KeyboardEvent, replay: Replay, characters: boolean): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : undefined;
  if (isWriting(target)) return false;
  return travels(event.key, target, replay) || (characters && acts(event, replay));
}

function travels(key: string, target: Element | undefined, replay: Replay): boolean {
  if (key === " ") {
    if (target?.closest("button, a, summary, input[type=checkbox], input[type=radio], [role=button], [role=tab]"))
      return false;
    replay.toggle();
    return true;
  }
  // Lists that are scrolled by the same keys, radio buttons, the chart.
  if (target?.closest("[data-own-keys], input[type=radio], [role=tablist]")) return false;
  const ways: Record<string, () => void> = {
    ArrowRight: () => replay.step(1),
    ArrowUp: () => replay.step(1),
    ArrowLeft: () => replay.step(-1),
    ArrowDown: () => replay.step(-1),
    PageDown: () => replay.leap(1),
    PageUp: () => replay.leap(-1),
    Home: () => replay.go(0),
    End: () => replay.go(replay.last.peek()),
  };
  return run(ways[key]);
}

function acts(event: KeyboardEvent, replay: Replay): boolean {
  const to = (kind: MarkKind, direction: 1 | -1) => () => void replay.jump([kind], direction);
  const ways: Record<string, () => void> = {
    "+": () => replay.hurry(1),
    "=": () => replay.hurry(1),
    "-": () => replay.hurry(-1),
    c: to("combat", 1),
    C: to("combat", -1),
    s: to("sunk", 1),
    S: to("sunk", -1),
  };
  const eye = eyes[Number(event.key) - 1];
  return run(eye ? () => replay.look(eye) : ways[event.key]);
}

function run(way: (() => void) | undefined): boolean {
  way?.();
  return way !== undefined;
}

function isWriting(target: Element | undefined): boolean {
  return target?.closest("input:not([type=checkbox], [type=radio], [type=range]), textarea, select") != null;
}
