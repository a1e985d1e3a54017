// The query string as pairs: `+` is a blank, a parameter without `=` has no value.
import { unreadable } from "../rest-error.ts";
import { LIMITS } from "./limits.ts";

export function parseQueryString(text: string): [name: string, value: string | undefined][] {
  if (text.length > LIMITS.query) {
    throw unreadable("the query is too long", `at most ${LIMITS.query} characters are read`);
  }
  if (text === "") return [];
  return text.split("&").map((pair) => {
    const equals = pair.indexOf("=");
    if (equals < 0) return [decode(pair), undefined];
    return [decode(pair.slice(0, equals)), decode(pair.slice(equals + 1))];
  });
}

function decode(text: string): string {
  const decoded = decodeForm(text);
  // PostgreSQL's text cannot hold it, and as part of a name it would cut the statement short.
  if (decoded.includes("\0")) throw unreadable("the query holds a zero byte", "unexpected zero byte");
  return decoded;
}

function decodeForm(text: string): string {
  const blanks = text.includes("+") ? text.replaceAll("+", " ") : text;
  if (!blanks.includes("%")) return blanks;
  try {
    return decodeURIComponent(blanks);
  } catch {
    // Invalid percent signs stay literal, invalid UTF-8 becomes the replacement character.
    return new URLSearchParams(`text=${text}`).get("text") ?? "";
  }
}

/** The pairs sorted by name and encoded again. */
export function canonicalQuery(pairs: [string, string | undefined][]): string {
  return pairs
    .filter(([name]) => name !== "")
    .sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
    .map(([name, value]) => `${encode(name)}=${encode(value ?? "")}`)
    .join("&");
}

const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
