// Which rows: the parameters limit and offset, cut with the Range header where both are sent.
import { badRange, numberTooLarge } from "../rest-error.ts";
import type { At, Query, Range } from "./query.ts";

const HEADER = /^([0-9]+)-([0-9]*)$/;
const LARGEST = 2n ** 63n - 1n;

/** The rows of the table itself. */
export function topRange(query: Query, header: string | undefined): Range {
  const asked = rangeAt(query, []);
  const wanted = header === undefined ? undefined : parseHeader(header);
  if (asked.limit !== undefined && asked.limit < 0n) {
    throw badRange("Limit should be greater than or equal to zero.");
  }
  if (!wanted || asked.limit === 0n) return checked(asked);
  const range = intersect(asked, wanted);
  if (range.limit !== undefined && range.limit <= 0n) {
    throw badRange("Limit should be greater than or equal to zero.");
  }
  return checked(range);
}

/** At most `maxRows` of what was asked for. */
export function capRange({ offset, limit }: Range, maxRows: number): Range {
  const most = BigInt(maxRows);
  return { offset, limit: limit === undefined || limit > most ? most : limit };
}

/** The rows of an embed. */
export function embedRange(query: Query, path: string[]): Range {
  return checked(rangeAt(query, path));
}

function rangeAt(query: Query, path: string[]): Range {
  const last = (list: At<bigint>[]): bigint | undefined =>
    list.findLast((item) => samePath(item.path, path))?.value;
  const offset = last(query.offsets) ?? 0n;
  return { offset: offset < 0n ? 0n : offset, limit: last(query.limits) };
}

export const samePath = (left: string[], right: string[]): boolean =>
  left.length === right.length && left.every((name, at) => name === right[at]);

/** Anything but `from-to` and `from-` is not a range of rows and is ignored. */
function parseHeader(header: string): Range | undefined {
  const parts = HEADER.exec(header);
  if (!parts) return undefined;
  const from = BigInt(parts[1] ?? "0");
  if (!parts[2]) return { offset: from, limit: undefined };
  const to = BigInt(parts[2]);
  if (to < from) {
    throw badRange(
      "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
    );
  }
  return { offset: from, limit: to - from + 1n };
}

function intersect(left: Range, right: Range): Range {
  const offset = left.offset > right.offset ? left.offset : right.offset;
  const ends = [left, right].flatMap(({ offset: from, limit }) =>
    limit === undefined ? [] : [from + limit],
  );
  if (ends.length === 0) return { offset, limit: undefined };
  const end = ends.reduce((lowest, next) => (next < lowest ? next : lowest));
  return { offset, limit: end - offset };
}

function checked(range: Range): Range {
  for (const number of [range.offset, range.limit]) {
    if (number !== undefined && number > LARGEST) throw numberTooLarge(String(number));
  }
  return range;
}
