import { boot } from "../boot.ts";
import { currentSession } from "../session/session-store.ts";
import type { Api } from "./api.ts";
import { createApi } from "./create-api.ts";

let api: Api | undefined;

/** The browser's API client: same origin, with the stored session's token when there is one. */
export function browserApi(): Api {
  api ??= createApi({
    base: window.location.origin,
    publicKey: boot().publicKey,
    accessToken: () => currentSession()?.accessToken,
    fetch: (request) => fetch(request),
  });
  return api;
}
