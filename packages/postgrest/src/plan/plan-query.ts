// Filters, orders and ranges put on the node they are about.

import type { At, Condition, Filter, OrderTerm, Query, Range } from "../parse/query.ts";
import { embedRange } from "../parse/range.ts";
import { badEmbedFilter, notEmbedded, orderNotToOne, sealedColumn } from "../rest-error.ts";
import { isToOne } from "../schema-cache/schema-cache.ts";
import type { EmbedNode, PlannedCondition, PlannedOrder, ReadNode } from "./plan.ts";
import { leaveOutCovered, planSearch } from "./plan-search.ts";
import { resolveColumn, resolveOpenColumn } from "./resolve-column.ts";
import { fitsSealed, isSealed } from "./transformed-columns.ts";

/** Everything the query says about the rows that are read. */
export function applyQuery(root: ReadNode, query: Query, top: Range): void {
  applyConditions(root, query.conditions);
  applyOrders(root, query.orders);
  root.range = top;
  for (const { path } of [...query.limits, ...query.offsets]) {
    if (path.length > 0) nodeAt(root, path).range = embedRange(query, path);
  }
}

export function applyConditions(root: ReadNode, conditions: At<Condition>[]): void {
  for (const { path, value } of conditions) {
    const node = nodeAt(root, path);
    node.conditions.push(planCondition(node, value));
  }
}

export function applyOrders(root: ReadNode, orders: At<OrderTerm[]>[]): void {
  for (const { path, value } of orders) {
    const node = nodeAt(root, path);
    node.orders = value.map((term) => planOrder(node, term));
  }
}

function nodeAt(root: ReadNode, path: string[]): ReadNode {
  return path.reduce((node, name) => {
    const below = findEmbed(node, name);
    if (!below) throw notEmbedded(name);
    return below;
  }, root);
}

/** By the key it appears under; by the relation's name too, as older clients do. */
const findEmbed = (node: ReadNode, name: string): EmbedNode | undefined =>
  node.embeds.find((embed) => embed.name === name) ?? node.embeds.find((embed) => embed.asked === name);

export function planCondition(node: ReadNode, condition: Condition): PlannedCondition {
  if (condition.kind === "group") {
    const terms = condition.terms.map((term) => planCondition(node, term));
    return { ...condition, terms: condition.operator === "or" ? leaveOutCovered(terms) : terms };
  }
  return planEmptiness(node, condition) ?? planFilter(node, condition);
}

function planFilter(node: ReadNode, { field, negated, operation }: Filter): PlannedCondition {
  if (isSealed(node.shape, field.name) && (field.path.length > 0 || !fitsSealed(operation))) {
    throw sealedColumn(field.name);
  }
  const column = resolveColumn(node.shape, field);
  return (
    planSearch(node.shape, column, { negated, operation }) ?? { kind: "filter", column, negated, operation }
  );
}

/** `category=is.null` where category is an embed asks whether it has rows. */
function planEmptiness(node: ReadNode, { field, negated, operation }: Filter): PlannedCondition | undefined {
  const embed = node.embeds.find(({ name }) => name === field.name);
  if (!embed || field.path.length > 0) return undefined;
  if (operation.kind === "is" && (operation.value === "null" || operation.value === "not_null")) {
    return { kind: "empty", node: embed, isEmpty: (operation.value === "null") !== negated };
  }
  if (node.shape.columns?.has(field.name) || node.shape.relation?.computed.has(field.name)) return undefined;
  throw badEmbedFilter(field.name);
}

function planOrder(node: ReadNode, { relation, field, direction, nulls }: OrderTerm): PlannedOrder {
  if (relation === undefined) return { column: resolveOpenColumn(node.shape, field), direction, nulls };
  const embed = findEmbed(node, relation);
  if (!embed) throw notEmbedded(relation);
  if (!isToOne(embed.relationship)) throw orderNotToOne(node.shape.name, relation);
  return { node: embed, column: resolveOpenColumn(embed.shape, field), direction, nulls };
}
