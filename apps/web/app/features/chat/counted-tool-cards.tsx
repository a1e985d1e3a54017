import { useCallback } from "react";
import { browserApi } from "../../lib/api/browser-api.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { loadSessionCounts } from "./session-counts.ts";
import { ToolCards } from "./tool-cards.tsx";

/** The tools, and how often each was used: the cards do not wait for the figures. */
export function CountedToolCards() {
  const counts = useLoaded(useCallback(() => loadSessionCounts(browserApi()), []));
  return <ToolCards counts={counts.kind === "ready" ? counts.value : null} />;
}
