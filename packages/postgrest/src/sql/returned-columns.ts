// Columns that a write or a call must return for its response: selected ones, those that embeds join on, and those of
// filters and sorting.
import type { Output, PlannedCondition, ReadNode } from "../plan/plan.ts";
import { quote } from "./builder.ts";

/** A list for `returning` or `select`, with `alias` as the row it is taken from. */
export function returnedColumns(node: ReadNode, alias: string): string {
  const names = new Set<string>();
  let star = false;
  for (const output of node.outputs) {
    if (output.kind === "star") star = true;
    else if (output.kind === "column") addOutput(names, output);
  }
  for (const { relationship } of node.embeds) {
    const pairs = relationship.junction?.fromPairs ?? relationship.pairs;
    for (const [own] of pairs) names.add(own);
  }
  for (const { node: embed, column } of node.orders) if (!embed) names.add(column.name);
  for (const condition of node.conditions) addNames(names, condition);
  // `*` has the stored columns already; computed ones are never in it.
  const named = [...names].filter((name) => !star || !(node.shape.columns?.has(name) ?? true));
  const list = [...(star ? [`${alias}.*`] : []), ...named.map((name) => `${alias}.${quote(name)}`)];
  return list.length === 0 ? "1" : list.join(", ");
}

function addOutput(names: Set<string>, { column, special }: Extract<Output, { kind: "column" }>): void {
  names.add(column.name);
  if (special?.kind === "sealed") for (const name of special.aad) names.add(name);
}

function addNames(names: Set<string>, condition: PlannedCondition): void {
  if (condition.kind === "filter") names.add(condition.column.name);
  else if (condition.kind === "group") for (const term of condition.terms) addNames(names, term);
}
