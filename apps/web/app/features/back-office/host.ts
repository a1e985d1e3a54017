import type { BackOfficeHost } from "@bentrong/contract/back-office";
import { browserApi } from "../../api/client.ts";
import { signOut } from "../../api/session/logout.ts";
import { styleNonce } from "../../lib/own-document.ts";
import { currentSession } from "../../lib/session/session-store.ts";

/** Services that the site gives the back office. */
export function hostFor(
  door: Pick<BackOfficeHost, "role" | "basename" | "welcome" | "showSafetyCard">,
): BackOfficeHost {
  const session = currentSession();
  return {
    ...door,
    person: { id: session?.userId ?? "", name: session?.username ?? session?.email ?? "" },
    fetch: (path, init) => browserApi().fetch(path, init),
    styleNonce: styleNonce(),
    signOut: () => signOut(),
  };
}
