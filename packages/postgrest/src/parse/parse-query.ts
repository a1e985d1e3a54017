// Every parameter of the URL, each read by its own grammar.
import { unreadable } from "../rest-error.ts";
import { countConditions, parseFilter, parseLogic } from "./condition.ts";
import { parsePath } from "./field.ts";
import { LIMITS } from "./limits.ts";
import { parseOrder } from "./order.ts";
import type { At, Condition, Field, Query } from "./query.ts";
import { canonicalQuery, parseQueryString } from "./query-string.ts";
import { Scanner } from "./scanner.ts";
import { parseSelect } from "./select.ts";

const INTEGER = /^\s*-?[0-9]+\s*$/;

export function parseQuery(queryString: string, options: { takesArguments: boolean }): Query {
  const pairs = parseQueryString(queryString);
  const query: Query = {
    select: [],
    conditions: [],
    orders: [],
    limits: [],
    offsets: [],
    columns: undefined,
    onConflict: undefined,
    arguments: [],
    canonical: canonicalQuery(pairs),
  };
  let select: string | undefined;
  for (const [name, value] of pairs) {
    if (value === undefined) continue;
    if (name === "select") select ??= value;
    else if (name === "columns") query.columns ??= parseNames(value, "columns parameter");
    else if (name === "on_conflict") query.onConflict ??= parseNames(value, "on_conflict parameter");
    else readParameter(query, name, value, options.takesArguments);
  }
  query.select = parseSelect(select ?? "*");
  if (query.select.length === 0) query.select = parseSelect("*");
  limitConditions(query.conditions);
  return query;
}

function limitConditions(conditions: At<Condition>[]): void {
  const count = conditions.reduce((sum, { value }) => sum + countConditions(value), 0);
  if (count > LIMITS.conditions) {
    throw unreadable("too many filters", `at most ${LIMITS.conditions} conditions are allowed`);
  }
}

function readParameter(query: Query, name: string, value: string, takesArguments: boolean): void {
  const last = name.slice(name.lastIndexOf(".") + 1);
  switch (last) {
    case "order":
      // The first of two orders for the same rows counts.
      pushFirst(query.orders, { path: parsePathOnly(name), value: parseOrder(value) });
      return;
    case "limit":
    case "offset":
      readRange(query, last, name, value);
      return;
    case "and":
    case "or":
      query.conditions.push(readLogic(name, last, value));
      return;
    default:
      readFilter(query, name, value, takesArguments);
  }
}

function pushFirst<T>(list: At<T>[], item: At<T>): void {
  const same = (other: At<T>): boolean => other.path.join("\0") === item.path.join("\0");
  if (!list.some(same)) list.push(item);
}

/** A value that is no number has no effect; the last of two counts. */
function readRange(query: Query, kind: "limit" | "offset", name: string, value: string): void {
  const path = parsePathOnly(name);
  if (!INTEGER.test(value)) return;
  const list = kind === "limit" ? query.limits : query.offsets;
  list.push({ path, value: BigInt(value.trim()) });
}

function readLogic(name: string, operator: "and" | "or", value: string): At<Condition> {
  const path = parsePathOnly(name);
  const negated = path.includes("not");
  return {
    path: path.filter((part) => part !== "not"),
    value: parseLogic(`${negated ? "not." : ""}${operator}`, value),
  };
}

/** The names before the last one, which is a keyword. */
function parsePathOnly(name: string): string[] {
  return parseTarget(name).path;
}

function readFilter(query: Query, name: string, value: string, takesArguments: boolean): void {
  const { path, field } = parseTarget(name);
  if (takesArguments && path.length === 0 && !looksLikeFilter(value)) {
    query.arguments.push([field.name, value]);
    return;
  }
  query.conditions.push({ path, value: parseFilter(field, value) });
}

const FILTER =
  /^(not\.)?((in|is|isdistinct|neq|cs|cd|ov|sl|sr|nxr|nxl|adj)\.|(eq|gte?|lte?|i?like|i?match)(\((any|all)\))?\.|(fts|plfts|phfts|wfts)(\([^)]*\))?\.)/;
const looksLikeFilter = (value: string): boolean => FILTER.test(value);

/** `embed.inner.column->json` as the embeds it goes through and the field at its end. */
function parseTarget(name: string): { path: string[]; field: Field } {
  const scanner = new Scanner(name, "tree path");
  const names: string[] = [];
  do {
    scanner.blanks();
    names.push(scanner.name());
  } while (scanner.take("."));
  const path = parsePath(scanner);
  scanner.blanks();
  scanner.expectEnd();
  const last = names.pop() ?? "";
  if (names.length > LIMITS.depth + 1) scanner.fail(`at most ${LIMITS.depth} levels of embedding`);
  return { path: names, field: { name: last, path } };
}

function parseNames(text: string, what: string): string[] {
  const scanner = new Scanner(text, what);
  const names = new Set<string>();
  do {
    scanner.blanks();
    names.add(scanner.name());
    scanner.blanks();
    if (names.size > LIMITS.selected) scanner.fail(`at most ${LIMITS.selected} names`);
  } while (scanner.take(","));
  scanner.expectEnd();
  return [...names];
}
