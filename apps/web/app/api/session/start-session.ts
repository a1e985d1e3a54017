import { currentSession, onSessionChange } from "../../lib/session/session-store.ts";
import { watchForLogout } from "./logout.ts";

let isKept = false;

/** Visitors do not load the code that renews a session. */
function keepAliveOnce(): void {
  if (isKept || !currentSession()) return;
  isKept = true;
  // Without it calls still renew the tokens when one of them is refused.
  import("./keep-alive.ts").then(({ keepAlive }) => keepAlive()).catch(console.error);
}

/** Called once, after hydration. */
export function startSession(): void {
  watchForLogout();
  keepAliveOnce();
  onSessionChange(keepAliveOnce);
}
