// HTML is made fit to store before it is written, whoever writes it: staff send what their editors made, and an editor may
// hold anything that was pasted into it.
import { cleanStrangeHtml } from "../../content/safe-html.ts";
import { unusableText } from "../rest-error.ts";
import { isRecord, type Payload } from "./body.ts";
import type { RestRequest } from "./parse-request.ts";

const HTML_COLUMNS = new Map<string, readonly string[]>([
  ["blog", ["content"]],
  ["course", ["description"]],
  ["lesson", ["content"]],
  ["newsletterCampaign", ["intro", "outro"]],
]);

export interface Cleaned<Request> {
  request: Request;
  /** What could have run and was taken out, to be told to whoever wrote it. */
  removed: string[];
}

export function cleanHtml<Request extends RestRequest>(request: Request): Cleaned<Request> {
  const columns = HTML_COLUMNS.get(request.name);
  if (!columns || !("payload" in request) || !request.payload) return { request, removed: [] };
  const { payload } = request;
  const written = columns.filter((column) => payload.keys.includes(column));
  if (written.length === 0) return { request, removed: [] };
  const removed = new Set<string>();
  return { request: { ...request, payload: cleanPayload(payload, written, removed) }, removed: [...removed] };
}

function cleanPayload(payload: Payload, columns: string[], removed: Set<string>): Payload {
  const cleanRecord = (record: unknown): unknown => {
    if (!isRecord(record)) return record;
    const changes = columns
      .filter((column) => Object.hasOwn(record, column))
      .map((column) => [column, cleanValue(column, record[column], removed)]);
    return { ...record, ...Object.fromEntries(changes) };
  };
  const value: unknown = JSON.parse(payload.json);
  const cleaned = Array.isArray(value) ? value.map(cleanRecord) : cleanRecord(value);
  return { ...payload, json: JSON.stringify(cleaned) };
}

/** PostgreSQL stores a value that is no text as its JSON text. */
function cleanValue(column: string, value: unknown, removed: Set<string>): string | null {
  if (value === null || value === undefined) return null;
  const cleaned = cleanStrangeHtml(typeof value === "string" ? value : JSON.stringify(value));
  if (cleaned === "too_much") {
    throw unusableText(column, "Nội dung này quá dài, hoặc có quá nhiều lớp lồng vào nhau.");
  }
  for (const danger of cleaned.dangers) removed.add(danger);
  return cleaned.html;
}
