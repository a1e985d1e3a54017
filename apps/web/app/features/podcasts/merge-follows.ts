// What somebody followed before they signed in goes into their account, once; then the browser's own list is empty.
import { z } from "zod/mini";
import type { Api } from "../../api/result.ts";
import { forgetLocally, localFollows } from "./local-follows.ts";

const Ids = z.array(z.object({ id: z.number() }));

let merging: Promise<void> | undefined;

/** To be awaited before the account is asked what it follows. What fails is tried again the next time. */
export function mergeLocalFollows(api: Api): Promise<void> {
  if (localFollows().length === 0) return Promise.resolve();
  merging ??= merge(api).finally(() => {
    merging = undefined;
  });
  return merging;
}

async function merge(api: Api): Promise<void> {
  const ids = localFollows();
  // A podcast that is gone, or that this account may not see, would refuse all the rows of the call below.
  const visible = await api.get(`/rest/v1/podcast?select=id&id=in.(${ids.join(",")})`, { schema: Ids });
  if (!visible.ok) return;
  const rows = visible.data.map(({ id }) => ({ podcastId: id }));
  if (rows.length > 0) {
    const kept = await api.post("/rest/v1/follow", rows, {
      headers: { Prefer: "resolution=ignore-duplicates,return=minimal" },
    });
    if (!kept.ok) return;
  }
  forgetLocally(ids);
}
