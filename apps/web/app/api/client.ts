import { readPublicConfig } from "../lib/public-config.ts";
import { currentSession } from "../lib/session/session-store.ts";
import { createApi, type SessionRenewal } from "./create-api.ts";
import type { Api } from "./result.ts";

let api: Api | undefined;

// Fetched when it is first needed: most pages are read by visitors. Without it the first refusal stands.
const refresh = () => import("./session/refresh.ts").catch(() => undefined);

const session: SessionRenewal = {
  renew: async (refused) => (await refresh())?.renew(refused),
  refusedAgain: (token) => void refresh().then((loaded) => loaded?.endSessionWithToken(token)),
};

/** The browser's API client: same origin, with the stored session's token when there is one. */
export function apiClient(): Api {
  api ??= createApi({
    base: window.location.origin,
    publicKey: readPublicConfig().publicKey,
    accessToken: () => currentSession()?.accessToken,
    fetch: (request) => fetch(request),
    session,
  });
  return api;
}
