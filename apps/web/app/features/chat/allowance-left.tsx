import { useCallback } from "react";
import { browserApi } from "../../api/client.ts";
import { getCompanionUsage } from "../../api/companion-usage.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { panelText } from "./panel-text.ts";
import { type Mode, TOOLS } from "./tools.ts";

/**
 * Count of conversations that may still begin this month, shown where they are begun. `revision` changes when the count
 * may have changed.
 */
export function AllowanceLeft({ mode, revision }: { mode: Mode; revision: unknown }) {
  const text = useText(panelText);
  const load = useCallback(() => {
    // Named here so that a new one asks again.
    void revision;
    return getCompanionUsage(browserApi());
  }, [revision]);
  const usage = useLoaded(load);
  const known = usage.kind === "ready" ? usage.value?.[mode] : undefined;
  return (
    <p className="-mt-2 min-h-5 px-1 text-center text-xs text-ink-soft">
      {known && text.left(Math.max(0, known.limit - known.used), known.limit, TOOLS[mode].name)}
    </p>
  );
}
