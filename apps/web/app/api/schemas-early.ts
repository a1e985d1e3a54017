// Schemas are fetched with the first call at the latest. Sooner they cost no time at all: a member's page calls at
// once, and a visitor who touches something is about to.
import { currentSession } from "../lib/session/session-store.ts";

// A failed import is ignored here: the call that needs the schemas reports it.
function fetchSchemas(): void {
  import("@bentrong/contract/content").catch(() => undefined);
}

/** Called once. Visitors who only look at the first page never fetch them. */
export function fetchSchemasEarly(): void {
  if (currentSession()) {
    fetchSchemas();
    return;
  }
  for (const sign of ["pointerdown", "keydown"]) {
    window.addEventListener(sign, fetchSchemas, { once: true, capture: true, passive: true });
  }
}
