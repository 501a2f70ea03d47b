// Short messages that come by themselves: shown at the bottom for a while, and read out by a screen reader. `announce` is read out alone.
import {signal} from "@preact/signals";
import {t} from "../i18n";
import {Button} from "./Button";
import styles from "./Toasts.module.css";

interface Toast {
  id: number;
  text: string;
}

const shown = signal<readonly Toast[]>([]);
const spoken = signal("");
const forMs = 8_000;
let next = 0;

export function toast(text: string): void {
  const id = next++;
  shown.value = [...shown.value, {id, text}];
  setTimeout(() => drop(id), forMs);
}

export function announce(text: string): void {
  // The same words once more are said once more.
  spoken.value = spoken.peek() === text ? `${text}\u00a0` : text;
}

// Once in the page.
export function Toasts() {
  return (
    <>
      <div class={styles.toasts} role="status">
        {shown.value.map(({id, text}) => (
          <div key={id} class={styles.toast}>
            <span>{text}</span>
            <Button kind="quiet" label={t("app.close")} onClick={() => drop(id)}>
              <span aria-hidden="true">✕</span>
            </Button>
          </div>
        ))}
      </div>
      <div class={styles.hidden} aria-live="polite">
        {spoken.value}
      </div>
    </>
  );
}

function drop(id: number): void {
  shown.value = shown.value.filter((each) => each.id !== id);
}
