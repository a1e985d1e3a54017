import { useSyncExternalStore } from "react";
import type { Session } from "./session.ts";
import { currentSession, onSessionChange } from "./session-store.ts";

/** The signed-in person, or null. During the first render it is null, as it was on the server. */
export const useSession = (): Session | null =>
  useSyncExternalStore(onSessionChange, currentSession, () => null);
