// One request through the stages, and what is kept between requests: the preparation of reads, up to the statement.
import { LRUCache } from "lru-cache";
import type { Caller, CallOptions, Database } from "../platform/database/database.ts";
import { requesters } from "../platform/database/requester.ts";
import { createHtmlCleaner } from "../platform/html/html-cleaner.ts";
import { preferredEncoding } from "../platform/http/encodings.ts";
import { isAnonymous } from "./caller.ts";
import { cleanHtml, withoutHtml, writtenHtml } from "./parse/clean-html.ts";
import {
  isSafeMethod,
  parseRequest,
  type RawRequest,
  type Resource,
  type RestRequest,
} from "./parse/parse-request.ts";
import { listReads, type Reads } from "./plan/list-reads.ts";
import { planRequest } from "./plan/plan-request.ts";
import { checkCost } from "./plan/request-cost.ts";
import { allowedMethods } from "./respond/allowed-methods.ts";
import type { ColumnPlaceholders } from "./respond/column-placeholders.ts";
import { harmlessCsv } from "./respond/harmless-csv.ts";
import { type Fixed, fixedPart, respond } from "./respond/respond.ts";
import type { CountCache } from "./run/count-cache.ts";
import { toRestError } from "./run/database-error.ts";
import { noteReads } from "./run/record-reads.ts";
import { ResultCache } from "./run/result-cache.ts";
import { run } from "./run/run.ts";
import { StatementNames } from "./run/statement-names.ts";
import type { LiveSchemaCache } from "./schema-cache/live-schema-cache.ts";
import type { SchemaCache } from "./schema-cache/schema-cache.ts";
import { type Compiled, compile } from "./sql/compile.ts";
import type { Countable } from "./sql/shared-total.ts";

export interface HandlerDeps {
  database: Pick<Database, "asCaller">;
  catalogue: LiveSchemaCache;
  marked: ColumnPlaceholders;
  /** Of one answer. */
  maxRows: number;
  counts: CountCache;
}

export type Handle = (raw: Request, resource: Resource, caller: Caller) => Promise<Response>;

interface Prepared extends Fixed {
  compiled: Compiled;
  options: CallOptions;
  reads: Reads | undefined;
}

const KEPT_REQUESTS = 2_000;
const LONGEST_KEY = 4_000;

export function createHandler({ database, catalogue, marked, maxRows, counts }: HandlerDeps): Handle {
  const names = new StatementNames();
  const kept = new LRUCache<string, Prepared>({ max: KEPT_REQUESTS });
  const pages = new ResultCache();
  const cleaner = createHtmlCleaner();
  let keptFor: SchemaCache | undefined;

  const prepare = (parsed: RestRequest, known: SchemaCache): Prepared => {
    const plan = planRequest(known, parsed, maxRows);
    const { isHeavy } = checkCost(plan);
    const compiled = compile(plan, marked.marks);
    const options = { isHeavy, isRead: plan.kind === "read" || (parsed.kind === "call" && parsed.isSafe) };
    return { ...fixedPart(plan, parsed.query.canonical), options, compiled, reads: listReads(plan) };
  };

  /** Rights before work: only what staff write is read, for everybody else the database's refusal is enough. */
  const prepareWrite = async (raw: RawRequest, known: SchemaCache, caller: Caller): Promise<Prepared> => {
    const parsed = parseRequest(raw);
    if (writtenHtml(parsed).length === 0) return prepare(parsed, known);
    if (!(await isStaff(database, caller))) return prepare(withoutHtml(parsed), known);
    const { request, removed } = await cleanHtml(parsed, cleaner);
    const prepared = prepare(request, known);
    if (removed.length > 0) prepared.headers["X-Removed-Html"] = removed.join(", ");
    return prepared;
  };

  /** A read depends on its address and a few headers alone, and most reads come again. */
  const prepareRead = (request: RawRequest, known: SchemaCache): Prepared => {
    if (keptFor !== known) {
      kept.clear();
      pages.clear();
      keptFor = known;
    }
    const key = toKey(request);
    const before = kept.get(key);
    if (before) return before;
    const prepared = prepare(parseRequest(request), known);
    if (key.length <= LONGEST_KEY) kept.set(key, prepared);
    return prepared;
  };

  const ask = ({ text, ...countable }: Countable & { text: string }, caller: Caller, options: CallOptions) =>
    counts.withTotals(countable, caller, (values) => run(database, names, caller, { text, values }, options));

  /** The page that was kept, when the database says that the caller would be shown the very same rows. */
  const keptPage = async (
    prepared: Prepared,
    caller: Caller,
    headers: Headers,
  ): Promise<Response | undefined> => {
    const { versions } = prepared.compiled;
    if (!versions || !pages.mayStore(prepared, caller)) return undefined;
    const now = await ask(versions, caller, prepared.options);
    const page = pages.get(prepared, caller, now.versions);
    if (!page) return undefined;
    const { body: _none, headers: head, status } = respond(prepared, now);
    const { body, encoding } = pages.encoded(page, preferredEncoding(headers.get("accept-encoding")));
    if (encoding !== "identity") {
      head["Content-Encoding"] = encoding;
      head.Vary = `${head.Vary}, Accept-Encoding`;
    }
    return new Response(body, { status, headers: head });
  };

  const answer = async (prepared: Prepared, caller: Caller): Promise<Response> => {
    const { plan, compiled, options } = prepared;
    const result = await ask(compiled, caller, options);
    const { body, ...head } = respond(prepared, result);
    if (body === null) return new Response(null, head);
    // As bytes: given a string, the platform's Response measures it first and encodes it slowly.
    const { shape } = plan.media;
    const { text, isPersonal } = compiled.isMarked
      ? marked.present(body, shape, caller)
      : { text: body, isPersonal: false };
    const bytes = Buffer.from(shape === "csv" ? harmlessCsv(text) : text);
    if (!isPersonal) pages.keep(prepared, caller, result.versions, bytes);
    requesters.getStore()?.hold(bytes.length);
    return new Response(bytes, head);
  };

  return async (raw, resource, caller) => {
    const known = await catalogue.current();
    const { method, headers, url } = raw;
    if (method === "OPTIONS") return allowedMethods(known, resource);
    const isSafe = isSafeMethod(method);
    const request = { method, resource, query: getQuery(url), headers, body: isSafe ? "" : await raw.text() };
    const prepared = isSafe ? prepareRead(request, known) : await prepareWrite(request, known, caller);
    noteReads(prepared.reads);
    return (await keptPage(prepared, caller, headers)) ?? answer(prepared, caller);
  };
}

async function isStaff(database: HandlerDeps["database"], caller: Caller): Promise<boolean> {
  if (isAnonymous(caller)) return false;
  try {
    const { rows } = await database.asCaller(caller, {
      text: "select auth.is_staff() as is_staff",
      values: [],
      name: "rest_is_staff",
    });
    return rows[0]?.is_staff === true;
  } catch (error) {
    throw toRestError(error, false);
  }
}

function getQuery(url: string): string {
  const from = url.indexOf("?");
  if (from < 0) return "";
  const to = url.indexOf("#", from);
  return url.slice(from + 1, to < 0 ? undefined : to);
}

/** Everything that the preparation of a read looks at. */
const toKey = ({ method, resource, query, headers }: RawRequest): string =>
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
