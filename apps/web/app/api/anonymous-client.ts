import { boot } from "../lib/boot.ts";
import { createApi } from "./create-api.ts";
import type { Api } from "./result.ts";

let api: Api | undefined;

/** Same origin, public key, nobody's session: for the calls that make, renew and end one. */
export function plainApi(): Api {
  api ??= createApi({
    base: window.location.origin,
    publicKey: boot().publicKey,
    accessToken: () => undefined,
    fetch: (request) => fetch(request),
  });
  return api;
}
