// HTML is cleaned before it is stored, for every writer: an editor's HTML may hold anything that was pasted into it.

import type { RewrittenWrite } from "@bentrong/postgrest/data-api";
import type { Caller, CallerDatabase } from "@bentrong/postgrest/database";
import { isAnonymous } from "@bentrong/postgrest/database";
import { isRecord } from "@bentrong/postgrest/parse/body";
import type { RestRequest } from "@bentrong/postgrest/parse/parse-request";
import { unusableText } from "@bentrong/postgrest/rest-error";
import { toRestError } from "@bentrong/postgrest/run/database-error";
import type { HtmlCleaner } from "../../platform/html/html-cleaner.ts";

const HTML_COLUMNS = new Map<string, readonly string[]>([
  ["blog", ["content"]],
  ["course", ["description"]],
  ["lesson", ["content"]],
  ["newsletterCampaign", ["intro", "outro"]],
]);

/** The columns with HTML that a request writes. */
function writtenHtml(request: RestRequest): readonly string[] {
  const columns = HTML_COLUMNS.get(request.name);
  if (!columns || !("payload" in request) || !request.payload) return [];
  const { keys } = request.payload;
  return columns.filter((column) => keys.includes(column));
}

interface Cleaned {
  request: RestRequest;
  /** Scripts and the like that were taken out, reported to the writer. */
  removed: string[];
}

/** The request of somebody who may write HTML, with that HTML made fit to store. */
async function cleanHtml(request: RestRequest, cleaner: HtmlCleaner): Promise<Cleaned> {
  const columns = writtenHtml(request);
  const texts: { column: string; text: string }[] = [];
  mapHtml(request, columns, (column, text) => {
    texts.push({ column, text });
    return text;
  });
  const answers = await cleaner.clean(texts.map(({ text }) => text));
  if (answers === "too_slow") throw unusableText(columns[0] ?? "", TOO_SLOW);
  const removed = new Set<string>();
  let at = 0;
  const cleaned = mapHtml(request, columns, (column) => {
    const answer = answers[at++];
    if (answer === undefined || answer === "too_much") throw unusableText(column, TOO_MUCH);
    for (const danger of answer.dangers) removed.add(danger);
    return answer.html;
  });
  return { request: cleaned, removed: [...removed] };
}

/** The request of somebody who may not write HTML: the database refuses it in its own words, and none of it is read. */
const withoutHtml = (request: RestRequest): RestRequest => mapHtml(request, writtenHtml(request), () => "");

const TOO_MUCH = "Nội dung này quá dài, hoặc có quá nhiều lớp lồng vào nhau.";
const TOO_SLOW =
  "Nội dung này phức tạp quá nên máy chủ đọc chưa xong. Bạn chia thành nhiều phần ngắn hơn nhé.";

/** The request with each of these columns as `change` returns it; null stays null. */
function mapHtml(
  request: RestRequest,
  columns: readonly string[],
  change: (column: string, html: string) => string,
): RestRequest {
  if (columns.length === 0 || !("payload" in request) || !request.payload) return request;
  const { payload } = request;
  const mapRecord = (record: unknown): unknown => {
    if (!isRecord(record)) return record;
    const changes = columns
      .filter((column) => Object.hasOwn(record, column))
      .map((column) => [column, mapValue(record[column], (html) => change(column, html))]);
    return { ...record, ...Object.fromEntries(changes) };
  };
  const value: unknown = JSON.parse(payload.json);
  const mapped = Array.isArray(value) ? value.map(mapRecord) : mapRecord(value);
  return { ...request, payload: { ...payload, json: JSON.stringify(mapped) } };
}

/** PostgreSQL stores a value that is no text as its JSON text. */
function mapValue(value: unknown, change: (html: string) => string): string | null {
  if (value === null || value === undefined) return null;
  return change(typeof value === "string" ? value : JSON.stringify(value));
}

/** Rights before work: only the HTML of staff is cleaned, for everybody else the database's refusal is enough. */
export const createRewriteWrite =
  (database: CallerDatabase, cleaner: HtmlCleaner) =>
  async (request: RestRequest, caller: Caller): Promise<RewrittenWrite> => {
    if (writtenHtml(request).length === 0) return { request, headers: {} };
    if (!(await isStaff(database, caller))) return { request: withoutHtml(request), headers: {} };
    const cleaned = await cleanHtml(request, cleaner);
    const removed = cleaned.removed.join(", ");
    return { request: cleaned.request, headers: removed === "" ? {} : { "X-Removed-Html": removed } };
  };

async function isStaff(database: CallerDatabase, caller: Caller): Promise<boolean> {
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
