// POST, PUT, PATCH and DELETE on a relation.

import type { WriteRequest } from "../parse/parse-request.ts";
import type { At, Condition, Query } from "../parse/query.ts";
import {
  badPutFilters,
  notEmbedded,
  notWritable,
  putWithRange,
  unknownColumn,
  unknownPayloadColumn,
} from "../rest-error.ts";
import type { Column, Relation, SchemaCache } from "../schema-cache/schema-cache.ts";
import type { WritePlan } from "./plan.ts";
import { applyConditions, applyOrders, planCondition } from "./plan-query.ts";
import { planSelect, relationShape } from "./plan-select.ts";

export function planWrite(catalogue: SchemaCache, relation: Relation, request: WriteRequest): WritePlan {
  const { kind, query, payload, media, preferences } = request;
  if (!ALLOWED[kind](relation)) throw notWritable(relation.name, kind);
  if (kind === "put") checkPut(relation, query);
  const showsRows = preferences.return === "representation";
  // Without a response body `select` is not parsed.
  const select = showsRows ? query.select : [];
  const node = planSelect(catalogue, relationShape(catalogue, relation.name), select);
  const inside = query.conditions.filter(isInside);
  if (showsRows) {
    applyConditions(node, inside);
    applyOrders(node, query.orders);
  } else requireSelected(query, inside);
  const own = kind === "insert" ? [] : query.conditions.filter((condition) => !isInside(condition));
  return {
    kind,
    node,
    relation,
    payload,
    columns: (payload?.keys ?? []).map((key) => writableColumn(relation, key)),
    conditions: own.map(({ value }) => planCondition({ ...node, embeds: [] }, value)),
    conflict: toConflict(relation, request),
    media,
    preferences,
  };
}

/** A view that PostgreSQL cannot write through is refused before the statement. */
const ALLOWED: Record<WritePlan["kind"], (relation: Relation) => boolean> = {
  insert: ({ insertable }) => insertable,
  put: ({ insertable, updatable }) => insertable && updatable,
  update: ({ updatable }) => updatable,
  delete: ({ deletable }) => deletable,
};

/** A filter inside an embed that is not there would be lost without a word, and more rows written than meant. */
function requireSelected({ select }: Query, inside: At<Condition>[]): void {
  for (const { path } of inside) {
    const [first = ""] = path;
    const found = select.some(
      (item) => item.kind === "relation" && (item.alias === first || item.name === first),
    );
    if (!found) throw notEmbedded(first);
  }
}

const isInside = ({ path }: At<Condition>): boolean => path.length > 0;

function writableColumn(relation: Relation, name: string): Column {
  const column = relation.columns.get(name);
  if (!column) throw unknownPayloadColumn(relation.name, name);
  return column;
}

function toConflict(relation: Relation, { kind, query, preferences }: WriteRequest): WritePlan["conflict"] {
  if (kind === "put") return { columns: relation.primaryKey, merge: true };
  if (kind !== "insert" || !preferences.resolution) return undefined;
  for (const name of query.onConflict ?? []) {
    if (!relation.columns.has(name)) throw unknownColumn(relation.name, name);
  }
  const columns = query.onConflict ?? relation.primaryKey;
  if (columns.length === 0) return undefined;
  return { columns, merge: preferences.resolution === "merge-duplicates" };
}

/** PUT names its one row by the whole primary key and nothing else. */
function checkPut(relation: Relation, { conditions, limits, offsets }: Query): void {
  if ([...limits, ...offsets].some(({ path }) => path.length === 0)) throw putWithRange();
  const named = new Set<string>();
  for (const { path, value } of conditions) {
    const names =
      path.length === 0 &&
      value.kind === "filter" &&
      !value.negated &&
      value.operation.kind === "compare" &&
      value.operation.operator === "eq" &&
      value.operation.quantifier === undefined;
    if (!names) throw badPutFilters();
    named.add(value.field.name);
  }
  const key = relation.primaryKey;
  if (key.length === 0 || named.size !== key.length || !key.every((name) => named.has(name))) {
    throw badPutFilters();
  }
}
