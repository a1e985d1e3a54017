import { useCallback } from "react";
import { apiClient } from "../../api/client.ts";
import { getCompanionUsage } from "../../api/companion-usage.ts";
import type { Mode } from "../../api/conversations.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useQuery } from "../../lib/use-query.ts";
import { panelText } from "./panel-text.ts";
import { TOOLS } from "./tools.ts";

/**
 * Count of conversations that may still begin this month, shown where they are begun. `revision` changes when the count
 * may have changed.
 */
export function AllowanceLeft({ mode, revision }: { mode: Mode; revision: unknown }) {
  const text = useText(panelText);
  const load = useCallback(() => {
    // Named here so that a new one asks again.
    void revision;
    return getCompanionUsage(apiClient());
  }, [revision]);
  const usage = useQuery(load);
  const known = usage.status === "ready" ? usage.value?.[mode] : undefined;
  return (
    <p className="-mt-2 min-h-5 px-1 text-center text-xs text-ink-soft">
      {known && text.left(Math.max(0, known.limit - known.used), known.limit, TOOLS[mode].name)}
    </p>
  );
}
