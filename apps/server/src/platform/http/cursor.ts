// Where a page of a long list ended: the sorting values of its last row. Readers give it back as they got it.

import { parseJson } from "@bentrong/format/json";
import { z } from "zod";
import { Problem } from "../problem.ts";

/** A time as PostgreSQL wrote it, microseconds included, and the id of the row. */
export type Place = [time: string, id: string];

const Stored = z.tuple([z.iso.datetime({ offset: true }), z.string().regex(/^[0-9a-f-]{1,36}$/)]);

export const toCursor = (place: Place): string => Buffer.from(JSON.stringify(place)).toString("base64url");

/** Throws Problem("invalid_input") for what was not made here. */
export function parseCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined || cursor === "") return undefined;
  const place = Stored.safeParse(parseJson(Buffer.from(cursor, "base64url").toString("utf8")));
  if (place.success) return place.data;
  throw new Problem("invalid_input", "Trang này không còn nữa. Vui lòng tải lại danh sách.");
}

/** Of one row more than a page has: the page, and where the next one begins. */
export function toPage<Row>(rows: Row[], size: number, place: (row: Row) => Place) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last ? toCursor(place(last)) : null };
}
