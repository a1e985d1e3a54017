import type { BackOfficeHost } from "@bentrong/contract/back-office";
import { createContext, use } from "react";

export const HostContext = createContext<BackOfficeHost | undefined>(undefined);

/** Services of the site that loads the back office: authorised calls, the signed-in user, sign-out. */
export function useHost(): BackOfficeHost {
  const host = use(HostContext);
  if (!host) throw new Error("The back office was not mounted by the site");
  return host;
}
