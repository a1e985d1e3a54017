// The whole of a request, parsed: what remains is to compare it with the catalogue.
import { badBody, unknownMethod, unknownSchema, wrongRpcMethod } from "../rest-error.ts";
import { formPairs, getMediaType, type Payload, parsePayload } from "./body.ts";
import { type Media, parseAccept } from "./media-type.ts";
import { parseQuery } from "./parse-query.ts";
import { type Preferences, parsePreferences } from "./preferences.ts";
import type { Query, Range } from "./query.ts";
import { topRange } from "./range.ts";

export interface Resource {
  kind: "relation" | "function";
  name: string;
}

/** A request as it came. */
export interface RawRequest {
  method: string;
  resource: Resource;
  query: string;
  headers: Headers;
  body: string;
}

interface Common {
  name: string;
  query: Query;
  preferences: Preferences;
  media: Media;
}

export interface ReadRequest extends Common {
  kind: "read";
  range: Range;
  headOnly: boolean;
}

export interface WriteRequest extends Common {
  kind: "insert" | "put" | "update" | "delete";
  payload: Payload | undefined;
}

/** The input of a call: parameters of the URL or a form, or a JSON body. */
export type CallInput =
  | { from: "values"; pairs: [name: string, value: string][] }
  | { from: "json"; json: string; keys: string[] };

export interface CallRequest extends Common {
  kind: "call";
  range: Range;
  input: CallInput;
  isSafe: boolean;
  headOnly: boolean;
}

export type RestRequest = ReadRequest | WriteRequest | CallRequest;

const WRITES = new Map<string, WriteRequest["kind"]>([
  ["POST", "insert"],
  ["PUT", "put"],
  ["PATCH", "update"],
  ["DELETE", "delete"],
]);

export const isSafeMethod = (method: string): boolean => method === "GET" || method === "HEAD";

export function parseRequest(raw: RawRequest): RestRequest {
  checkMethod(raw);
  checkProfile(raw);
  return raw.resource.kind === "function" ? parseCall(raw) : parseRelation(raw);
}

function checkMethod({ method, resource }: RawRequest): void {
  if (isSafeMethod(method)) return;
  if (resource.kind === "function" && method !== "POST") throw wrongRpcMethod(method);
  if (!WRITES.has(method)) throw unknownMethod(method);
}

function checkProfile({ method, headers }: RawRequest): void {
  const schema = headers.get(isSafeMethod(method) ? "accept-profile" : "content-profile");
  if (schema !== null && schema !== "public") throw unknownSchema(schema);
}

const header = ({ headers }: RawRequest, name: string): string | undefined => headers.get(name) ?? undefined;

function parseCommon(raw: RawRequest, takesArguments: boolean): Common {
  return {
    name: raw.resource.name,
    query: parseQuery(raw.query, { takesArguments }),
    preferences: parsePreferences(header(raw, "prefer")),
    media: parseAccept(header(raw, "accept")),
  };
}

/** By the standard the header Range counts for GET alone. */
const getRange = (raw: RawRequest, query: Query): Range =>
  topRange(query, raw.method === "GET" ? header(raw, "range") : undefined);

function parseRelation(raw: RawRequest): ReadRequest | WriteRequest {
  const common = parseCommon(raw, false);
  const range = getRange(raw, common.query);
  const write = WRITES.get(raw.method);
  if (!write) return { kind: "read", ...common, range, headOnly: raw.method === "HEAD" };
  const payload =
    write === "delete"
      ? undefined
      : parsePayload(raw.body, header(raw, "content-type"), common.query.columns);
  return { kind: write, ...common, payload };
}

function parseCall(raw: RawRequest): CallRequest {
  const isSafe = isSafeMethod(raw.method);
  const common = parseCommon(raw, isSafe);
  const { query } = common;
  return {
    kind: "call",
    ...common,
    range: getRange(raw, query),
    input: isSafe ? { from: "values", pairs: query.arguments } : parseInput(raw, query.columns),
    isSafe,
    headOnly: raw.method === "HEAD",
  };
}

function parseInput(raw: RawRequest, columns: string[] | undefined): CallInput {
  const contentType = header(raw, "content-type");
  const type = getMediaType(contentType);
  if (type === "application/x-www-form-urlencoded") {
    return { from: "values", pairs: formPairs(raw.body) };
  }
  if (type !== "application/json") throw badBody(`Content-Type not acceptable: ${contentType}`);
  const json = raw.body === "" ? "{}" : raw.body;
  const { isObject, keys } = parsePayload(json, contentType, columns);
  return { from: "json", json, keys: isObject ? keys : [] };
}
