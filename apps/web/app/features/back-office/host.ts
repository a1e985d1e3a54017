import type { BackOfficeHost } from "@bentrong/contract/back-office";
import { createOfficeFetch } from "../../api/back-office.ts";
import { apiClient } from "../../api/client.ts";
import { signOut } from "../../api/session/logout.ts";
import { getStyleNonce } from "../../lib/document-navigation.ts";
import { currentSession } from "../../lib/session/session-store.ts";

/** Services that the site gives the back office. */
export function hostFor(
  door: Pick<BackOfficeHost, "role" | "basename" | "welcome" | "showSafetyCard">,
): BackOfficeHost {
  const session = currentSession();
  return {
    ...door,
    person: { id: session?.userId ?? "", name: session?.username ?? session?.email ?? "" },
    fetch: createOfficeFetch(apiClient()),
    styleNonce: getStyleNonce(),
    signOut: () => signOut(),
  };
}
