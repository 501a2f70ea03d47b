// What is pressed may move what has the focus to another place, where the browser makes it another element and the focus is gone. The
// caller says which it will be (data-focus) and makes the change; when that is drawn, the focus is there again.
import type {RefObject} from "preact";
import {useLayoutEffect, useRef} from "preact/hooks";

export function useRefocus(root: RefObject<HTMLElement>): (key: string) => void {
  const wanted = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const key = wanted.current;
    if (key === undefined) return;
    wanted.current = undefined;
    root.current?.querySelector<HTMLElement>(`[data-focus="${key}"]`)?.focus();
  });
  return (key) => {
    wanted.current = key;
  };
}
