import { useCallback } from "react";
import { browserApi } from "../../api/client.ts";
import { getCompanionUsage } from "../../api/companion-usage.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { ToolCards } from "./tool-cards.tsx";

/** The tools, and how often each was used: the cards do not wait for the figures, and stand without them. */
export function CountedToolCards() {
  const usage = useLoaded(useCallback(() => getCompanionUsage(browserApi()), []));
  return <ToolCards usage={usage.kind === "ready" ? usage.value : null} />;
}
