// Where pre-orders are kept: with our own data API, or with a store of the operator's at its own address.

import { browserApi } from "../../api/client.ts";
import { createApi } from "../../api/create-api.ts";
import type { Api } from "../../api/result.ts";
import { boot } from "../../lib/boot.ts";
import { currentSession } from "../../lib/session/session-store.ts";

export interface PreorderStore {
  api: Api;
  /** The path of the resource, for the calls of `api`. */
  path: string;
}

let elsewhere: PreorderStore | undefined;

export function preorderStore(): PreorderStore {
  const base = boot().preordersUrl;
  if (!base) return { api: browserApi(), path: "/rest/v1/coursePreorder" };
  elsewhere ??= {
    // It gets the same headers, but a refusal of its own says nothing about the session with us.
    api: createApi({
      base,
      publicKey: boot().publicKey,
      accessToken: () => currentSession()?.accessToken,
      fetch: (request) => fetch(request),
    }),
    path: "/coursePreorder",
  };
  return elsewhere;
}
