// The handle of a phone's sheet: dragged, or pressed, or with the arrow keys.
import {useRef} from "preact/hooks";
import {t} from "../../i18n";
import styles from "./desk.module.css";
import type {Layout} from "./layout";

const enoughPx = 36;

export function PullUp({layout}: {layout: Layout}) {
  const from = useRef<number | undefined>(undefined);
  const moved = useRef(false);
  const height = layout.sheet.value;
  return (
    <button
      type="button"
      class={styles.handle}
      aria-label={t("play.desk.sheet", {height})}
      onPointerDown={(event) => {
        from.current = event.clientY;
        moved.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (from.current === undefined) return;
        const by = from.current - event.clientY;
        if (Math.abs(by) < enoughPx) return;
        layout.pull(by > 0 ? 1 : -1);
        from.current = event.clientY;
        moved.current = true;
      }}
      onPointerUp={() => (from.current = undefined)}
      onPointerCancel={() => (from.current = undefined)}
      onClick={() => {
        if (!moved.current) layout.sheet.value = height === "low" ? "half" : height === "half" ? "full" : "low";
        moved.current = false;
      }}
      onKeyDown={(event) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        layout.pull(event.key === "ArrowUp" ? 1 : -1);
      }}
    >
      <span aria-hidden="true" />
    </button>
  );
}
