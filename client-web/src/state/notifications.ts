// The browser's notifications, for who wants them: that it is one's turn, while the page is not looked at. They say what the lobby says.
import {computed, signal} from "@preact/signals";
import type {Keep} from "./keep";

const key = "notify";

// "blocked": the browser was told not to ask.
export type Permission = "unsupported" | "off" | "on" | "blocked";

export class Notifications {
  readonly #keep: Keep;
  readonly #permission = signal<Permission>("off");

  constructor(keep: Keep) {
    this.#keep = keep;
    this.#permission.value = this.#look();
    keep.onChange((changed) => {
      if (changed === undefined || changed === key) this.#permission.value = this.#look();
    });
  }

  readonly permission = computed(() => this.#permission.value);

  async turnOn(): Promise<void> {
    if (typeof Notification === "undefined") return;
    if ((await Notification.requestPermission()) === "granted") this.#keep.save(key, true);
    this.#permission.value = this.#look();
  }

  turnOff(): void {
    this.#keep.drop(key);
    this.#permission.value = this.#look();
  }

  // The tag makes one of what several tabs have to say.
  tell(title: string, body: string, tag: string, onClick: () => void): void {
    if (this.#permission.value !== "on" || isLookedAt()) return;
    try {
      const notification = new Notification(title, {body, tag, icon: "/icon.svg"});
      notification.onclick = () => {
        window.focus();
        onClick();
        notification.close();
      };
    } catch {
      // Some browsers on phones have the word and not the thing.
    }
  }

  #look(): Permission {
    if (typeof Notification === "undefined") return "unsupported";
    if (Notification.permission === "denied") return "blocked";
    return Notification.permission === "granted" && this.#keep.load(key) === true ? "on" : "off";
  }
}

// A window behind another, or beside the one that is written in, counts as visible: looked at is the one that has the focus.
function isLookedAt(): boolean {
  return document.visibilityState === "visible" && document.hasFocus();
}
