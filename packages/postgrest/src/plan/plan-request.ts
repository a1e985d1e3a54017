// A parsed request resolved against the catalogue.

import type { ReadRequest, RestRequest } from "../parse/parse-request.ts";
import { capRange } from "../parse/range.ts";
import { unknownRelation } from "../rest-error.ts";
import type { SchemaCache } from "../schema-cache/schema-cache.ts";
import { hasKey, type Plan, type PlannedOrder, type ReadNode, type ReadPlan } from "./plan.ts";
import { planCall } from "./plan-call.ts";
import { applyQuery } from "./plan-query.ts";
import { planSelect, relationShape } from "./plan-select.ts";
import { planWrite } from "./plan-write.ts";

/** `maxRows`: of a read or a call. What is embedded in those, and what a write shows, is bounded in bytes alone. */
export function planRequest(catalogue: SchemaCache, request: RestRequest, maxRows: number): Plan {
  if (request.kind === "call") return planCall(catalogue, request, maxRows);
  const relation = catalogue.relations.get(request.name);
  if (!relation) throw unknownRelation(request.name);
  return request.kind === "read"
    ? planRead(catalogue, request, maxRows)
    : planWrite(catalogue, relation, request);
}

function planRead(catalogue: SchemaCache, request: ReadRequest, maxRows: number): ReadPlan {
  const { name, query, range, headOnly, media, preferences } = request;
  const node = planSelect(catalogue, relationShape(catalogue, name), query.select);
  applyQuery(node, query, range);
  node.usualOrder = node.shape.relation?.defaultOrder;
  node.orders = [...node.orders, ...tieBreaks(node)];
  node.range = capRange(node.range, maxRows);
  return { kind: "read", node, headOnly, media, preferences };
}

/** Rows that sort alike would change places between two pages, and be shown on both or on neither. */
function tieBreaks(node: ReadNode): PlannedOrder[] {
  const { orders, range, shape } = node;
  const isPage = range.limit !== undefined || range.offset > 0n;
  if (!isPage || orders.length === 0 || !hasKey(node)) return [];
  const isSorted = (name: string): boolean =>
    orders.some(({ node: embed, column }) => !embed && column.name === name && column.path.length === 0);
  return (shape.relation?.primaryKey ?? [])
    .filter((name) => !isSorted(name))
    .map((name) => ({ column: { name, path: [], type: shape.columns?.get(name)?.type } }));
}
