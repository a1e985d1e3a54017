// OPTIONS: what can be done with a resource.

import type { Resource } from "../parse/parse-request.ts";
import { unknownFunction, unknownRelation } from "../rest-error.ts";
import type { SchemaCache } from "../schema-cache/schema-cache.ts";

export function allowedMethods(catalogue: SchemaCache, { kind, name }: Resource): Response {
  const methods = kind === "function" ? functionMethods(catalogue, name) : relationMethods(catalogue, name);
  return new Response(null, { status: 200, headers: { Allow: methods.join(",") } });
}

function relationMethods(catalogue: SchemaCache, name: string): string[] {
  const relation = catalogue.relations.get(name);
  if (!relation) throw unknownRelation(name);
  const { insertable, updatable, deletable, primaryKey } = relation;
  return [
    ...["OPTIONS", "GET", "HEAD"],
    ...(insertable ? ["POST"] : []),
    ...(insertable && updatable && primaryKey.length > 0 ? ["PUT"] : []),
    ...(updatable ? ["PATCH"] : []),
    ...(deletable ? ["DELETE"] : []),
  ];
}

function functionMethods(catalogue: SchemaCache, name: string): string[] {
  const routines = catalogue.routines.get(name);
  if (!routines) throw unknownFunction(name, []);
  const isVolatile = routines.every((routine) => routine.isVolatile);
  return isVolatile ? ["OPTIONS", "POST"] : ["OPTIONS", "GET", "HEAD", "POST"];
}
