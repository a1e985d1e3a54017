import { useEffect, useState } from "react";
import { currentSession } from "../../lib/session/session-store.ts";

export type Parts = typeof import("./room-parts.ts");

let loading: Promise<Parts> | undefined;

export function fetchParts(): Promise<Parts> {
  loading ??= import("./room-parts.ts").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

// On its way while the page is still coming to life.
if (currentSession()) void fetchParts().catch(() => undefined);

/** Undefined until they are here; without a network they are waited for. */
export function useParts(): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    let isHere = true;
    const load = () =>
      fetchParts().then(
        (loaded) => isHere && setParts(loaded),
        () => window.addEventListener("online", load, { once: true }),
      );
    void load();
    return () => {
      isHere = false;
      window.removeEventListener("online", load);
    };
  }, []);
  return parts;
}
