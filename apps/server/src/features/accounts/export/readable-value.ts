import { dateAndTime } from "@bentrong/format/dates";
import { duration } from "@bentrong/format/duration";
import { parseJson } from "@bentrong/format/json";
import { money } from "@bentrong/format/money";
import { COLUMN_LABELS, VALUE_LABELS } from "./known-tables.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const OWN_ID = /^id$|Id$|_id$/;

export const getLabel = (column: string): string => COLUMN_LABELS.get(column) ?? column;

const PLACES = new Map([...COLUMN_LABELS.keys()].map((column, place) => [column, place]));
const getPosition = (column: string): number => PLACES.get(column) ?? PLACES.size;

/** The columns of a row as they are read: the database gives them in no order. */
export const inReadingOrder = (row: object): [column: string, value: unknown][] =>
  Object.entries(row).sort(([a], [b]) => getPosition(a) - getPosition(b) || a.localeCompare(b));

/**
 * Formats a value in words; undefined for null and for ids, which are in the machine-readable file. Times are those
 * of Vietnam. Plain text, not yet escaped.
 */
export function readableValue(column: string, value: unknown): string | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "boolean") return value ? "Có" : "Không";
  if (typeof value === "number") return readableNumber(column, value);
  if (typeof value === "string") return readableText(column, value);
  return readableObject(value);
}

function readableNumber(column: string, value: number): string | undefined {
  if (OWN_ID.test(column)) return undefined;
  if (column === "seconds") return duration(value);
  return column === "price" ? money(value) : String(value);
}

function readableText(column: string, text: string): string | undefined {
  const known = VALUE_LABELS.get(`${column}:${text}`);
  if (known !== undefined) return known;
  if (UUID.test(text)) return undefined;
  if (INSTANT.test(text)) return dateAndTime(text);
  return text.startsWith("{") ? readableObject(parseJson(text) ?? text) : text;
}

/** One line an entry; what is nested deeper reads the same way. */
function readableObject(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return String(value);
  const lines = inReadingOrder(value).flatMap(([name, one]) => {
    const shown = readableValue(name, one);
    return shown === undefined ? [] : [`${getLabel(name)}: ${shown}`];
  });
  return lines.length > 0 ? lines.join("\n") : undefined;
}
