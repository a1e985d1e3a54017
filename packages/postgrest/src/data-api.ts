// One request through the stages, and what is kept between requests: the preparation of reads, up to the statement.
import { LRUCache } from "lru-cache";
import type { Caller, CallerDatabase, CallOptions } from "./database.ts";
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
import { type Compress, type Encoding, ResultCache } from "./run/result-cache.ts";
import { run } from "./run/run.ts";
import { StatementNames } from "./run/statement-names.ts";
import type { SchemaCache } from "./schema-cache/schema-cache.ts";
import { type Compiled, compile } from "./sql/compile.ts";
import type { Countable } from "./sql/shared-total.ts";

export interface DataApiOptions {
  database: CallerDatabase;
  /** The schema as it is now, read with the product's rules (schema-cache/read-schema-cache.ts). */
  getSchema(): Promise<SchemaCache>;
  /** Columns that are transformed in the response. */
  placeholders: ColumnPlaceholders;
  /** Rows of one answer. */
  maxRows: number;
  counts: CountCache;
  compress: Compress;
  chooseEncoding(acceptEncoding: string | null): Encoding;
  /** Changes what a request writes, or refuses it, before it is planned. */
  rewriteWrite?(request: RestRequest, caller: Caller): Promise<RewrittenWrite>;
  /** Called with the reads of a statement before it runs; undefined if they are unknown. */
  onReads?(reads: Reads | undefined): void;
  /** Called with the bytes that are held for one response. */
  onBody?(bytes: number): void;
}

export interface RewrittenWrite {
  request: RestRequest;
  /** Added to the answer. */
  headers: Record<string, string>;
}

export type Handle = (raw: Request, resource: Resource, caller: Caller) => Promise<Response>;

interface Prepared extends Fixed {
  compiled: Compiled;
  options: CallOptions;
  reads: Reads | undefined;
}

const KEPT_REQUESTS = 2_000;
const LONGEST_KEY = 4_000;

export function createDataApi(options: DataApiOptions): Handle {
  const { database, placeholders, maxRows, counts, rewriteWrite } = options;
  const names = new StatementNames();
  const kept = new LRUCache<string, Prepared>({ max: KEPT_REQUESTS });
  const pages = new ResultCache(options.compress);
  let keptFor: SchemaCache | undefined;

  const prepare = (parsed: RestRequest, known: SchemaCache): Prepared => {
    const plan = planRequest(known, parsed, maxRows);
    const { isHeavy } = checkCost(plan);
    const compiled = compile(plan, placeholders.marks, known.sharedCounts);
    const callOptions = {
      isHeavy,
      isRead: plan.kind === "read" || (parsed.kind === "call" && parsed.isSafe),
    };
    return {
      ...fixedPart(plan, parsed.query.canonical),
      options: callOptions,
      compiled,
      reads: listReads(plan),
    };
  };

  const prepareWrite = async (raw: RawRequest, known: SchemaCache, caller: Caller): Promise<Prepared> => {
    const parsed = parseRequest(raw);
    if (!rewriteWrite) return prepare(parsed, known);
    const { request, headers } = await rewriteWrite(parsed, caller);
    const prepared = prepare(request, known);
    Object.assign(prepared.headers, headers);
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
    if (!versions || !pages.isLikelyKept(prepared, caller)) return undefined;
    const now = await ask(versions, caller, prepared.options);
    const page = pages.get(prepared, caller, now.versions);
    if (!page) return undefined;
    const { body: _none, headers: head, status } = respond(prepared, now);
    const { body, encoding } = pages.encoded(page, options.chooseEncoding(headers.get("accept-encoding")));
    if (encoding !== "identity") {
      head["Content-Encoding"] = encoding;
      head.Vary = `${head.Vary}, Accept-Encoding`;
    }
    return new Response(body, { status, headers: head });
  };

  const answer = async (prepared: Prepared, caller: Caller): Promise<Response> => {
    const { plan, compiled } = prepared;
    const result = await ask(compiled, caller, prepared.options);
    const { body, ...head } = respond(prepared, result);
    if (body === null) return new Response(null, head);
    // As bytes: given a string, the platform's Response measures it first and encodes it slowly.
    const { shape } = plan.media;
    const { text, isPersonal } = compiled.isMarked
      ? placeholders.present(body, shape, caller)
      : { text: body, isPersonal: false };
    const bytes = Buffer.from(shape === "csv" ? harmlessCsv(text) : text);
    if (!isPersonal) pages.keep(prepared, caller, result.versions, bytes);
    options.onBody?.(bytes.length);
    return new Response(bytes, head);
  };

  return async (raw, resource, caller) => {
    const known = await options.getSchema();
    const { method, headers, url } = raw;
    if (method === "OPTIONS") return allowedMethods(known, resource);
    const isSafe = isSafeMethod(method);
    const request = { method, resource, query: getQuery(url), headers, body: isSafe ? "" : await raw.text() };
    const prepared = isSafe ? prepareRead(request, known) : await prepareWrite(request, known, caller);
    options.onReads?.(prepared.reads);
    return (await keptPage(prepared, caller, headers)) ?? answer(prepared, caller);
  };
}

function getQuery(url: string): string {
  const from = url.indexOf("?");
  if (from < 0) return "";
  const to = url.indexOf("#", from);
  return url.slice(from + 1, to < 0 ? undefined : to);
}

/** Everything that the preparation of a read depends on. */
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
