import { localStore } from "../storage.ts";

/** Choice of the reader; `system` follows the device. */
export type ThemeChoice = "system" | "light" | "dark";

const CHANGED = "themechange";
const darkDevice = () => window.matchMedia("(prefers-color-scheme: dark)");

export function themeChoice(): ThemeChoice {
  const stored = localStore.read("theme");
  return stored === "light" || stored === "dark" ? stored : "system";
}

function apply(): void {
  const choice = themeChoice();
  const dark = choice === "dark" || (choice === "system" && darkDevice().matches);
  document.documentElement.classList.toggle("dark", dark);
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === "system") localStore.remove("theme");
  else localStore.write("theme", choice);
  apply();
  window.dispatchEvent(new Event(CHANGED));
}

export function onThemeChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

/** Evening comes while the page is open: follow the device unless the reader chose, here or in another tab. */
export function followSystemTheme(): void {
  darkDevice().addEventListener("change", apply);
  window.addEventListener("storage", ({ key }) => {
    // No key: everything was removed at once.
    if (key !== "theme" && key !== null) return;
    apply();
    window.dispatchEvent(new Event(CHANGED));
  });
}
