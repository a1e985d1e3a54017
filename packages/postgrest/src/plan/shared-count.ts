// Counts that are the same for all readers of one kind: of tables that the rules name.
import { listReads } from "./list-reads.ts";
import type { ReadPlan } from "./plan.ts";

/** Tables that the count of the read is made of; undefined: it was not asked for, or may differ from person to person. */
export function getSharedCount(plan: ReadPlan, tables: ReadonlySet<string>): readonly string[] | undefined {
  const { limit, offset } = plan.node.range;
  const isWhole = limit === undefined && offset === 0n;
  if (plan.preferences.count === undefined || isWhole) return undefined;
  const reads = listReads(plan);
  if (!reads || reads.isUntracked) return undefined;
  const relations = [...reads.relations];
  return relations.every((name) => tables.has(name)) ? relations : undefined;
}
