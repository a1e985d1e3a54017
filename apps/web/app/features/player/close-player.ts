import type { Engine } from "./engine.ts";

/** The bar goes, and the focus with it: it passes to the page. */
export function closePlayer(engine: Engine): void {
  engine.ask({ type: "close" });
  document.getElementById("main")?.focus({ preventScroll: true });
}
