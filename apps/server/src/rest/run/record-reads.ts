// What a read looks at, told to whoever keeps its answer.
import { currentFlight, recordReads } from "../../platform/http/single-flight.ts";
import type { Reads } from "../plan/list-reads.ts";

/** Nobody is told of follows: one more reader is no reason to make every page anew. */
const FOLLOWERS_MS = 60_000;

/** Call it before the statement runs, so that no change in between is missed. */
export function noteReads(reads: Reads | undefined): void {
  const recorded = currentFlight()?.reads;
  if (!reads) recorded?.addEverything();
  recordReads(...(reads?.relations ?? []));
  if (reads?.countsFollowers) recorded?.limitLifetime(FOLLOWERS_MS);
}
