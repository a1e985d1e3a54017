import type { BackOfficeHost } from "@bentrong/contract/back-office";
import { createContext, use } from "react";

export const HostContext = createContext<BackOfficeHost | undefined>(undefined);

/** What the site does for us: authorised calls, who is signed in, sign-out. */
export function useHost(): BackOfficeHost {
  const host = use(HostContext);
  if (!host) throw new Error("The back office was not mounted by the site");
  return host;
}
