// Which light the page is drawn in: what the person chose, else what the system has. All tabs follow.
import {computed, signal} from "@preact/signals";

export type Theme = "auto" | "period" | "light" | "dark";
export const themes: readonly Theme[] = ["auto", "period", "light", "dark"];

const key = "chartroom.theme";
const chosen = signal<Theme>("auto");
export const theme = computed(() => chosen.value);

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // It lasts as long as the page.
  }
  apply(theme);
}

export function startTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  dark.addEventListener("change", () => apply(chosen.peek()));
  window.addEventListener("storage", (event) => event.key === key && apply(read()));
  apply(read());
}

function read(): Theme {
  try {
    return themes.find((each) => each === localStorage.getItem(key)) ?? "auto";
  } catch {
    return "auto";
  }
}

function apply(theme: Theme): void {
  chosen.value = theme;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = theme === "auto" ? (dark ? "dark" : "period") : theme;
}
