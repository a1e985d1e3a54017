import { useCallback } from "react";
import { apiClient } from "../../api/client.ts";
import { getCompanionUsage } from "../../api/companion-usage.ts";
import { useQuery } from "../../lib/use-query.ts";
import { ToolCards } from "./tool-cards.tsx";

/** The tools, and how often each was used: the cards do not wait for the figures, and stand without them. */
export function CountedToolCards() {
  const usage = useQuery(useCallback(() => getCompanionUsage(apiClient()), []));
  return <ToolCards usage={usage.status === "ready" ? usage.value : null} />;
}
