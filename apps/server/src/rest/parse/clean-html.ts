// HTML is made fit to store before it is written, whoever writes it: staff send what their editors made, and an editor may
// hold anything that was pasted into it.
import type { HtmlCleaner } from "../../platform/html/html-cleaner.ts";
import { unusableText } from "../rest-error.ts";
import { isRecord } from "./body.ts";
import type { RestRequest } from "./parse-request.ts";

const HTML_COLUMNS = new Map<string, readonly string[]>([
  ["blog", ["content"]],
  ["course", ["description"]],
  ["lesson", ["content"]],
  ["newsletterCampaign", ["intro", "outro"]],
]);

/** The columns with HTML that a request writes. */
export function writtenHtml(request: RestRequest): readonly string[] {
  const columns = HTML_COLUMNS.get(request.name);
  if (!columns || !("payload" in request) || !request.payload) return [];
  const { keys } = request.payload;
  return columns.filter((column) => keys.includes(column));
}

export interface Cleaned {
  request: RestRequest;
  /** What could have run and was taken out, to be told to whoever wrote it. */
  removed: string[];
}

/** The request of somebody who may write HTML, with that HTML made fit to store. */
export async function cleanHtml(request: RestRequest, cleaner: HtmlCleaner): Promise<Cleaned> {
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
export const withoutHtml = (request: RestRequest): RestRequest =>
  mapHtml(request, writtenHtml(request), () => "");

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
