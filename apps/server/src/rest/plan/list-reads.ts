// Which relations a read looks at, for those who keep its answer until one of them changes.
import type { Plan, PlannedCondition, ReadNode } from "./plan.ts";

export interface Reads {
  relations: ReadonlySet<string>;
  /** How many follow a podcast is computed from a table whose changes are not told. */
  countsFollowers: boolean;
}

/** Computed from the row itself. */
const FROM_THE_ROW = "searchText";
const FOLLOWERS = "followerCount";

/** Undefined where it cannot be told from the plan: functions and what has computed columns of another kind. */
export function listReads(plan: Plan): Reads | undefined {
  if (plan.kind !== "read") return undefined;
  const nodes = listNodes(plan.node);
  const relations = [...nodes.map(({ shape }) => shape.relation?.name), ...nodes.flatMap(listJunctions)];
  const computed = nodes.flatMap(listComputed);
  if (!relations.every((name) => name !== undefined)) return undefined;
  if (!computed.every((name) => name === FROM_THE_ROW || name === FOLLOWERS)) return undefined;
  return { relations: new Set(relations), countsFollowers: computed.includes(FOLLOWERS) };
}

const listNodes = (node: ReadNode): ReadNode[] => [node, ...node.embeds.flatMap(listNodes)];

const listJunctions = ({ embeds }: ReadNode): string[] =>
  embeds.flatMap(({ relationship }) => relationship.junction?.table ?? []);

function listComputed(node: ReadNode): string[] {
  const selected = node.outputs.flatMap((output) => (output.kind === "column" ? [output.column.name] : []));
  const ordered = node.orders.map(({ column }) => column.name);
  const named = [...selected, ...ordered, ...node.conditions.flatMap(listFiltered)];
  return named.filter((name) => !node.shape.relation?.columns.has(name));
}

function listFiltered(condition: PlannedCondition): string[] {
  if (condition.kind === "group") return condition.terms.flatMap(listFiltered);
  return condition.kind === "filter" ? [condition.column.name] : [];
}
