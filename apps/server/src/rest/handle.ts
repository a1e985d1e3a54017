// One request from its parts to its answer.
import { LRUCache } from "lru-cache";
import type { Caller, Database } from "../database/database.ts";
import type { Catalogue, Relation } from "./catalogue/catalogue.ts";
import type { LiveCatalogue } from "./catalogue/live-catalogue.ts";
import { mediaTypeOf, parsePayload } from "./parse/body.ts";
import { parseAccept } from "./parse/media-type.ts";
import { parseQuery } from "./parse/parse-query.ts";
import { parsePreferences } from "./parse/preferences.ts";
import { topRange } from "./parse/range.ts";
import type { Plan } from "./plan/plan.ts";
import { type CallInput, planCall } from "./plan/plan-call.ts";
import { applyQuery } from "./plan/plan-query.ts";
import { planSelect, relationShape } from "./plan/plan-select.ts";
import { planWrite } from "./plan/plan-write.ts";
import type { MediaAddresses } from "./respond/media-addresses.ts";
import { type Fixed, fixedPart, respond } from "./respond/respond.ts";
import {
  badBody,
  RestError,
  unknownMethod,
  unknownRelation,
  unknownSchema,
  wrongRpcMethod,
} from "./rest-error.ts";
import { run } from "./run/run.ts";
import { StatementNames } from "./run/statement-names.ts";
import { type Compiled, compile } from "./sql/compile.ts";

export interface Resource {
  kind: "relation" | "function";
  name: string;
}

export interface HandlerDeps {
  database: Database;
  catalogue: LiveCatalogue;
  media: MediaAddresses;
}

interface Prepared extends Fixed {
  compiled: Compiled;
}

/** Requests whose preparation is kept, by everything that it depends on. */
const KEPT_REQUESTS = 2_000;
const MAX_KEY = 4_000;

export function createHandler({ database, catalogue, media }: HandlerDeps) {
  const names = new StatementNames();
  const kept = new LRUCache<string, Prepared>({ max: KEPT_REQUESTS });
  let keptFor: Catalogue | undefined;

  const prepare = (request: Asked, known: Catalogue): Prepared => {
    const { plan, canonical } = planOf(request, known);
    return { ...fixedPart(plan, canonical), compiled: compile(plan, media.mark) };
  };

  const prepareSafe = (request: Asked, known: Catalogue): Prepared => {
    if (keptFor !== known) {
      kept.clear();
      keptFor = known;
    }
    const key = keyOf(request);
    const before = kept.get(key);
    if (before) return before;
    const prepared = prepare(request, known);
    if (key.length <= MAX_KEY) kept.set(key, prepared);
    return prepared;
  };

  return async (raw: Request, resource: Resource, caller: Caller): Promise<Response> => {
    const known = await catalogue.current();
    const { method, headers } = raw;
    if (method === "OPTIONS") return allowedMethods(resource, known);
    const isSafe = method === "GET" || method === "HEAD";
    const asked: Asked = {
      method,
      resource,
      query: queryOf(raw.url),
      headers,
      body: isSafe ? "" : await raw.text(),
    };
    const prepared = isSafe ? prepareSafe(asked, known) : prepare(asked, known);
    const result = await run(database, names, caller, prepared.compiled);
    const answer = respond(prepared, result);
    return new Response(answer.body === null ? null : media.present(answer.body), answer);
  };
}

interface Asked {
  method: string;
  resource: Resource;
  query: string;
  headers: Headers;
  body: string;
}

function queryOf(url: string): string {
  const from = url.indexOf("?");
  if (from < 0) return "";
  const to = url.indexOf("#", from);
  return url.slice(from + 1, to < 0 ? undefined : to);
}

const keyOf = ({ method, resource, query, headers }: Asked): string =>
  JSON.stringify([
    method,
    resource.kind,
    resource.name,
    query,
    headers.get("accept"),
    headers.get("prefer"),
    headers.get("range"),
    headers.get("accept-profile"),
  ]);

function planOf(asked: Asked, catalogue: Catalogue): { plan: Plan; canonical: string } {
  checkProfile(asked);
  return asked.resource.kind === "function" ? planOfCall(asked, catalogue) : planOfRelation(asked, catalogue);
}

const header = (headers: Headers, name: string): string | undefined => headers.get(name) ?? undefined;

function checkProfile({ method, headers }: Asked): void {
  const isSafe = method === "GET" || method === "HEAD";
  const schema = headers.get(isSafe ? "accept-profile" : "content-profile");
  if (schema !== null && schema !== "public") throw unknownSchema(schema);
}

const WRITES = { POST: "insert", PUT: "put", PATCH: "update", DELETE: "delete" } as const;

function planOfRelation(asked: Asked, catalogue: Catalogue): { plan: Plan; canonical: string } {
  const { method, headers, resource } = asked;
  const isSafe = method === "GET" || method === "HEAD";
  if (!isSafe && !isWrite(method)) throw unknownMethod(method);
  const query = parseQuery(asked.query, { takesArguments: false });
  const preferences = parsePreferences(header(headers, "prefer"));
  const range = topRange(query, method === "GET" ? header(headers, "range") : undefined);
  const isDelete = method === "DELETE";
  const payload =
    isSafe || isDelete ? undefined : parsePayload(asked.body, header(headers, "content-type"), query.columns);
  const relation = relationNamed(catalogue, resource.name);
  const media = parseAccept(header(headers, "accept"));
  if (isWrite(method)) {
    const kind = WRITES[method];
    const plan = planWrite(catalogue, { kind, relation, query, payload, media, preferences });
    return { plan, canonical: query.canonical };
  }
  const node = planSelect(catalogue, relationShape(catalogue, resource.name), query.select);
  applyQuery(node, query, range);
  return {
    plan: { kind: "read", node, headOnly: method === "HEAD", media, preferences },
    canonical: query.canonical,
  };
}

const isWrite = (method: string): method is keyof typeof WRITES => Object.hasOwn(WRITES, method);

function relationNamed(catalogue: Catalogue, name: string): Relation {
  const relation = catalogue.relations.get(name);
  if (!relation) throw unknownRelation(name);
  return relation;
}

function planOfCall(asked: Asked, catalogue: Catalogue): { plan: Plan; canonical: string } {
  const { method, headers, resource } = asked;
  const isSafe = method === "GET" || method === "HEAD";
  if (!isSafe && method !== "POST") throw wrongRpcMethod(method);
  const query = parseQuery(asked.query, { takesArguments: isSafe });
  const preferences = parsePreferences(header(headers, "prefer"));
  const range = topRange(query, method === "GET" ? header(headers, "range") : undefined);
  const input: CallInput = isSafe
    ? { from: "values", pairs: query.arguments }
    : bodyInput(asked, query.columns);
  const media = parseAccept(header(headers, "accept"));
  const plan = planCall(catalogue, {
    name: resource.name,
    input,
    query,
    range,
    isSafe,
    headOnly: method === "HEAD",
    media,
    preferences,
  });
  return { plan, canonical: query.canonical };
}

function bodyInput({ body, headers }: Asked, columns: string[] | undefined): CallInput {
  const contentType = header(headers, "content-type");
  const type = mediaTypeOf(contentType);
  if (type === "application/x-www-form-urlencoded") {
    return { from: "values", pairs: [...new URLSearchParams(body)] };
  }
  if (type !== "application/json") throw badBody(`Content-Type not acceptable: ${contentType}`);
  const payload = parsePayload(body === "" ? "{}" : body, contentType, columns);
  return { from: "json", json: body === "" ? "{}" : body, keys: payload.isObject ? payload.keys : [] };
}

function allowedMethods({ kind, name }: Resource, catalogue: Catalogue): Response {
  const methods = kind === "function" ? functionMethods(catalogue, name) : relationMethods(catalogue, name);
  return new Response(null, { status: 200, headers: { Allow: methods.join(",") } });
}

function relationMethods(catalogue: Catalogue, name: string): string[] {
  const { insertable, updatable, deletable, primaryKey } = relationNamed(catalogue, name);
  return [
    ...["OPTIONS", "GET", "HEAD"],
    ...(insertable ? ["POST"] : []),
    ...(insertable && updatable && primaryKey.length > 0 ? ["PUT"] : []),
    ...(updatable ? ["PATCH"] : []),
    ...(deletable ? ["DELETE"] : []),
  ];
}

function functionMethods(catalogue: Catalogue, name: string): string[] {
  const routines = catalogue.routines.get(name) ?? [];
  if (routines.length === 0)
    throw new RestError({
      status: 404,
      code: "PGRST202",
      message: `Could not find the function public.${name} in the schema cache`,
    });
  return routines.every(({ isVolatile }) => isVolatile)
    ? ["OPTIONS", "POST"]
    : ["OPTIONS", "GET", "HEAD", "POST"];
}
