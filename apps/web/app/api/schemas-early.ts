// Schemas are fetched with the first call at the latest. Sooner they cost no time at all: a member's page calls at
// once, and a visitor who touches something is about to.
import { currentSession } from "../lib/session/session-store.ts";

// Whoever needs them meets the failure.
function fetchSchemas(): void {
  import("@bentrong/contract/content").catch(() => undefined);
}

/** Called once. Whoever only looks at the first page never fetches them. */
export function fetchSchemasEarly(): void {
  if (currentSession()) {
    fetchSchemas();
    return;
  }
  for (const sign of ["pointerdown", "keydown"]) {
    window.addEventListener(sign, fetchSchemas, { once: true, capture: true, passive: true });
  }
}
