// The body of a write: JSON as it was sent (PostgreSQL reads it), and the names of the columns in it.

import { parseJson } from "@bentrong/format/json";
import { hasLongRun } from "@bentrong/format/nfc";
import { badBody, tooManyRows, tooManyValues } from "../rest-error.ts";
import { csvRecords } from "./csv.ts";
import { LIMITS } from "./limits.ts";

export interface Payload {
  /** JSON text: an object, or an array of objects. */
  json: string;
  isObject: boolean;
  /** Columns that are written. */
  keys: string[];
}

const EMPTY: Payload = { json: "[]", isObject: false, keys: [] };

export function parsePayload(
  text: string,
  contentType: string | undefined,
  columns: string[] | undefined,
): Payload {
  switch (getMediaType(contentType)) {
    case "application/json":
      return jsonPayload(text, columns);
    case "application/x-www-form-urlencoded": {
      const record = Object.fromEntries(formPairs(text));
      return fromValue(record, JSON.stringify(record), columns);
    }
    case "text/csv": {
      const records = csvRecords(text);
      return fromValue(records, JSON.stringify(records), columns);
    }
    default:
      throw badBody(`Content-Type not acceptable: ${contentType}`);
  }
}

/** Names and values of a form. */
export function formPairs(text: string): [name: string, value: string][] {
  const pairs = text.split("&", LIMITS.values + 1);
  if (pairs.length > LIMITS.values) throw tooManyValues();
  return [...new URLSearchParams(text)];
}

export function getMediaType(contentType: string | undefined): string {
  const type = (contentType ?? "application/json").split(";", 1)[0] ?? "";
  const name = type.trim().toLowerCase();
  return name === "" ? "application/json" : name;
}

function jsonPayload(text: string, columns: string[] | undefined): Payload {
  const value = parseJson(text);
  if (value === undefined) throw badBody("Empty or invalid json");
  return fromValue(value, text, columns);
}

const ESCAPED = /\\u([0-9a-f]{4})/gi;

/** PostgreSQL composes what is written, in time that grows with the square of a run of marks, and cannot be stopped. */
function checkMarks(json: string): void {
  const text = json.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  if (hasLongRun(text)) throw badBody("Text has more combining marks in a row than any writing");
}

function fromValue(value: unknown, json: string, columns: string[] | undefined): Payload {
  checkMarks(json);
  if (Array.isArray(value)) {
    if (value.length === 0) return EMPTY;
    if (value.length > LIMITS.rows) throw tooManyRows();
    if (columns) return { json, isObject: false, keys: columns };
    return { json, isObject: false, keys: commonKeys(value) };
  }
  // Anything else than an object or an array writes nothing.
  if (!isRecord(value)) return EMPTY;
  return { json, isObject: true, keys: columns ?? listKeys(value) };
}

function listKeys(row: Record<string, unknown>): string[] {
  const keys = Object.keys(row);
  if (keys.length > LIMITS.values) throw tooManyValues();
  return keys;
}

function commonKeys(rows: unknown[]): string[] {
  const [first] = rows;
  const keys = isRecord(first) ? listKeys(first) : undefined;
  const same = (row: unknown): boolean =>
    isRecord(row) && Object.keys(row).length === keys?.length && keys.every((key) => Object.hasOwn(row, key));
  if (!keys || !rows.every(same)) throw badBody("All object keys must match");
  return keys;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
