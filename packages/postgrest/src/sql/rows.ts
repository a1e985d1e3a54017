// A tree of reads as SQL. Embeds are subqueries in the select list: PostgreSQL computes those after sorting and
// limiting, so a page of twelve looks up twelve. Whether an embed has rows is asked with `exists`.

import type { EmbedNode, Output, PlannedOrder, ReadNode } from "../plan/plan.ts";
import type { ColumnTransform } from "../rules.ts";
import { isToOne } from "../schema-cache/schema-cache.ts";
import { inPublic, literal, type Parameters, quote } from "./builder.ts";
import { columnSql, conditionSql } from "./conditions.ts";

export interface RowsContext {
  parameters: Parameters;
  marks: Placeholders;
  /** Set once a mark is written: other answers need not be searched for one. */
  isMarked: boolean;
}

/**
 * Random placeholders before special columns, so that the respond stage finds them anywhere in the response, and no
 * user text can imitate one. Absent: such columns are sent as they are stored.
 */
export interface Placeholders {
  media?: string;
  sealed?: string;
}

/** Source of the outermost node: a relation, or the name of a subquery that wrote or called. */
export type Source = { relation: string } | { subquery: string };

/** `from … where …` of the outermost node, the same for the page and for the count. */
export function rootFromSql(node: ReadNode, source: Source, context: RowsContext): string {
  const table = "relation" in source ? inPublic(source.relation) : source.subquery;
  return `from ${table} as ${node.alias}${whereSql(node, [], context)}`;
}

/** Select list of the outermost node. Call it only for text that is used: it adds the parameters that it needs. */
export function outputsSql(node: ReadNode, context: RowsContext): string {
  return node.outputs
    .flatMap((output) => outputSql(node, output, context))
    .map(({ sql, name }) => (name === undefined ? sql : `${sql} as ${quote(name)}`))
    .join(", ");
}

interface Item {
  sql: string;
  name?: string;
}

function outputSql(node: ReadNode, output: Output, context: RowsContext): Item[] {
  if (output.kind === "star") return [{ sql: `${node.alias}.*` }];
  if (output.kind === "embed") return embedSql(node, output.node, context);
  const column = columnSql(node.alias, output.column, context.parameters);
  const cast = output.cast === undefined ? column : `cast(${column} as ${output.cast})`;
  return [
    { sql: output.special ? markedSql(node, column, output.special, context) : cast, name: output.name },
  ];
}

function markedSql(node: ReadNode, column: string, special: ColumnTransform, context: RowsContext): string {
  const { parameters, marks } = context;
  const mark = marks[special.kind];
  if (mark === undefined) return column;
  context.isMarked = true;
  if (special.kind === "media") {
    return `case when ${column} like ${literal(`${special.prefix}%`)} then ${parameters.add(mark)}::text || ${column} else ${column} end`;
  }
  // An absent or empty text was never sealed.
  const bound = special.aad.map((name) => `${node.alias}.${quote(name)}`).join(" || ':' || ");
  const head = parameters.add(`${mark}${special.label}:`);
  return `case when ${column} = '' then ${column} else ${head}::text || ${bound} || ':' || ${column} end`;
}

function embedSql(parent: ReadNode, node: EmbedNode, context: RowsContext): Item[] {
  if (isHidden(node)) return [];
  if (node.spread) return spreadSql(parent, node, context);
  const outputs = outputsSql(node, context);
  const rows = `select ${outputs} ${targetSql(parent, node, context)}${pageSql(node, context)}`;
  if (isToOne(node.relationship))
    return [{ sql: `(select row_to_json(e.*) from (${rows}${once(node)}) e)`, name: node.name }];
  return [{ sql: `coalesce((select json_agg(e.*) from (${rows}) e), '[]'::json)`, name: node.name }];
}

/** An embed that shows nothing (`rel()`) only joins. */
export const isHidden = (node: EmbedNode): boolean =>
  node.outputs.every((output) => output.kind === "embed" && isHidden(output.node));

/** A table's key gives one row; a view on it may show it more than once. */
const once = ({ relationship, range }: EmbedNode): string =>
  relationship.targetIsView && range.limit === undefined ? " limit 1" : "";

/** `...rel(a,b)`: each column of the embed as one of the parent, a list where there may be many. */
function spreadSql(parent: ReadNode, node: EmbedNode, context: RowsContext): Item[] {
  const items = node.outputs.flatMap((output): Item[] => {
    if (output.kind !== "star") return outputSql(node, output, context);
    const columns = [...(node.shape.columns?.keys() ?? [])];
    return columns.map((name) => ({ sql: `${node.alias}.${quote(name)}`, name }));
  });
  return items.map(({ sql, name }) => {
    const rows = `select ${sql} as v ${targetSql(parent, node, context)}${pageSql(node, context)}`;
    return isToOne(node.relationship)
      ? { sql: `(${rows}${once(node)})`, name }
      : { sql: `coalesce((select json_agg(e.v) from (${rows}) e), '[]'::json)`, name };
  });
}

/** `from … where …` of an embed: joined to its parent, filtered, cut by the inner embeds below it. */
export function targetSql(parent: ReadNode, node: EmbedNode, context: RowsContext): string {
  const { to, pairs, junction } = node.relationship;
  const { alias } = node;
  const tables = [`${inPublic(to)} as ${alias}`];
  const joins: string[] = [];
  if (junction) {
    const between = `j${alias}`;
    tables.push(`${inPublic(junction.table)} as ${between}`);
    for (const [own, other] of junction.toPairs) {
      joins.push(`${alias}.${quote(own)} = ${between}.${quote(other)}`);
    }
    for (const [own, other] of junction.fromPairs) {
      joins.push(`${between}.${quote(other)} = ${parent.alias}.${quote(own)}`);
    }
  }
  for (const [own, other] of pairs) joins.push(`${alias}.${quote(other)} = ${parent.alias}.${quote(own)}`);
  return `from ${tables.join(", ")}${whereSql(node, joins, context)}`;
}

function whereSql(node: ReadNode, joins: string[], context: RowsContext): string {
  const exists = (embed: EmbedNode): string => existsSql(node, embed, context);
  const conditions = [
    ...joins,
    ...node.conditions.map((condition) => conditionSql(node.alias, condition, context.parameters, exists)),
    ...node.embeds.filter(({ inner }) => inner).map(exists),
  ];
  return conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
}

const existsSql = (parent: ReadNode, node: EmbedNode, context: RowsContext): string =>
  `exists (select 1 ${targetSql(parent, node, context)})`;

/** A limit is part of the text, so that the planner knows it; only digits get there. */
export function pageSql(node: ReadNode, context: RowsContext): string {
  const asked = node.orders.map((order) => orderSql(node, order, context)).join(", ");
  const terms = asked || node.usualOrder?.(node.alias);
  const order = terms ? ` order by ${terms}` : "";
  const { limit, offset } = node.range;
  const limits = limit === undefined ? "" : ` limit ${limit}`;
  return `${order}${limits}${offset === 0n ? "" : ` offset ${context.parameters.add(String(offset))}::bigint`}`;
}

function orderSql(node: ReadNode, order: PlannedOrder, context: RowsContext): string {
  const direction = order.direction === undefined ? "" : ` ${order.direction}`;
  const nulls = order.nulls === undefined ? "" : ` nulls ${order.nulls}`;
  return `${orderColumnSql(node, order, context)}${direction}${nulls}`;
}

function orderColumnSql(parent: ReadNode, { node, column }: PlannedOrder, context: RowsContext): string {
  if (!node) return columnSql(parent.alias, column, context.parameters);
  const value = columnSql(node.alias, column, context.parameters);
  return `(select ${value} ${targetSql(parent, node, context)}${once(node)})`;
}
