// Lists the relations of a read, for caches that are invalidated by their changes.
import type { ComputedKind } from "../rules.ts";
import type { Plan, PlannedCondition, ReadNode } from "./plan.ts";

export interface Reads {
  relations: ReadonlySet<string>;
  /** A computed column reads tables whose changes are not announced. */
  isUntracked: boolean;
}

/** Undefined where it cannot be told from the plan: functions and what has computed columns of another kind. */
export function listReads(plan: Plan): Reads | undefined {
  if (plan.kind !== "read") return undefined;
  const nodes = listNodes(plan.node);
  const relations = [...nodes.map(({ shape }) => shape.relation?.name), ...nodes.flatMap(listJunctions)];
  const computed = nodes.flatMap(listComputed);
  if (!relations.every((name) => name !== undefined)) return undefined;
  if (!computed.every((kind) => kind !== undefined)) return undefined;
  return {
    relations: new Set(relations),
    isUntracked: computed.includes("untracked"),
  };
}

const listNodes = (node: ReadNode): ReadNode[] => [node, ...node.embeds.flatMap(listNodes)];

const listJunctions = ({ embeds }: ReadNode): string[] =>
  embeds.flatMap(({ relationship }) => relationship.junction?.table ?? []);

/** Undefined for one whose reads are not known. */
function listComputed(node: ReadNode): (ComputedKind | undefined)[] {
  const selected = node.outputs.flatMap((output) => (output.kind === "column" ? [output.column.name] : []));
  const ordered = node.orders.map(({ column }) => column.name);
  const named = [...selected, ...ordered, ...node.conditions.flatMap(listFiltered)];
  const { relation } = node.shape;
  return named
    .filter((name) => !relation?.columns.has(name))
    .map((name) => relation?.computed.get(name)?.computed);
}

function listFiltered(condition: PlannedCondition): string[] {
  if (condition.kind === "group") return condition.terms.flatMap(listFiltered);
  return condition.kind === "filter" ? [condition.column.name] : [];
}
