// Reports the reads of a request to the response cache.

import type { Reads } from "@bentrong/postgrest/plan/list-reads";
import { currentFlight, recordReads } from "../../platform/http/single-flight.ts";

/** Follows are not announced: a changed follower count is no reason to rebuild every page. */
const FOLLOWERS_MS = 60_000;

/** Call it before the statement runs, so that no change in between is missed. */
export function onReads(reads: Reads | undefined): void {
  const recorded = currentFlight()?.reads;
  if (!reads) recorded?.addEverything();
  recordReads(...(reads?.relations ?? []));
  if (reads?.isUntracked) recorded?.limitLifetime(FOLLOWERS_MS);
}
