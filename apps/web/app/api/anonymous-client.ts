import { readPublicConfig } from "../lib/public-config.ts";
import { createApi } from "./create-api.ts";
import type { Api } from "./result.ts";

let api: Api | undefined;

/** Same origin, public key, no session: for the calls that create, renew and end one. */
export function anonymousApi(): Api {
  api ??= createApi({
    base: window.location.origin,
    publicKey: readPublicConfig().publicKey,
    accessToken: () => undefined,
    fetch: (request) => fetch(request),
  });
  return api;
}
