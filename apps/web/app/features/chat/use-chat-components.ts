import { useEffect, useState } from "react";
import { currentSession } from "../../lib/session/session-store.ts";

export type ChatComponents = typeof import("./chat-components.lazy.ts");

let loading: Promise<ChatComponents> | undefined;

export function fetchChatComponents(): Promise<ChatComponents> {
  loading ??= import("./chat-components.lazy.ts").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

// On its way while the page is still coming to life.
if (currentSession()) void fetchChatComponents().catch(() => undefined);

/** Undefined until they are here; without a network they are waited for. */
export function useChatComponents(): ChatComponents | undefined {
  const [parts, setParts] = useState<ChatComponents>();
  useEffect(() => {
    let isHere = true;
    const load = () =>
      fetchChatComponents().then(
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
