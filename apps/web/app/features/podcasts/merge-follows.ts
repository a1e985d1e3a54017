// Follows from before the sign-in are merged into the account, once; then the browser's own list is emptied.
import { followAll } from "../../api/follows.ts";
import type { Api } from "../../api/result.ts";
import { forgetLocally, localFollows } from "./local-follows.ts";

let merging: Promise<void> | undefined;

/** To be awaited before the account is asked what it follows. A failed merge is tried again the next time. */
export function mergeLocalFollows(api: Api): Promise<void> {
  if (localFollows().length === 0) return Promise.resolve();
  merging ??= merge(api).finally(() => {
    merging = undefined;
  });
  return merging;
}

async function merge(api: Api): Promise<void> {
  const ids = localFollows();
  const result = await followAll(api, ids);
  if (result.ok) forgetLocally(ids);
}
