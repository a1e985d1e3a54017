// Counts that are the same for everybody who may see the same: of tables whose policies ask nothing about a person but
// what app.sees_drafts and app.sees_private say. A test compares that with the policies themselves.
import { listReads } from "./list-reads.ts";
import type { ReadPlan } from "./plan.ts";

export const COUNTED_FOR_ALL: ReadonlySet<string> = new Set([
  "category",
  "blog",
  "podcast",
  "episode",
  "podcastEpisode",
]);

/** What the count of that read is made of; undefined: it was not asked for, or may differ from person to person. */
export function getSharedCount(plan: ReadPlan): readonly string[] | undefined {
  const { limit, offset } = plan.node.range;
  const isWhole = limit === undefined && offset === 0n;
  if (plan.preferences.count === undefined || isWhole) return undefined;
  const reads = listReads(plan);
  if (!reads || reads.countsFollowers) return undefined;
  const relations = [...reads.relations];
  return relations.every((name) => COUNTED_FOR_ALL.has(name)) ? relations : undefined;
}
