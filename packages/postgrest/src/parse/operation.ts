// Operations of a filter: `eq.5`, `not.in.(1,2)`, `ilike(any).{*a*,*b*}`, `fts(simple).word`.
import { LIMITS } from "./limits.ts";
import type { CompareOperator, IsValue, Operation, SearchOperator } from "./query.ts";
import type { Scanner } from "./scanner.ts";

const OPERATOR = /[a-z]+(?=[.(])/y;
const LANGUAGE = /[\p{L}0-9_ $]+/uy;
const IS_VALUES = new Set<string>(["null", "not_null", "true", "false", "unknown"]);
const QUANTIFIABLE = new Set<string>([
  ...["eq", "gt", "gte", "lt", "lte"],
  ...["like", "ilike", "match", "imatch"],
]);
const PLAIN = new Set<string>(["neq", "cs", "cd", "ov", "sl", "sr", "nxr", "nxl", "adj"]);
const SEARCHES = new Set<string>(["fts", "plfts", "phfts", "wfts"]);
const PATTERNS = new Set<string>(["like", "ilike", "match", "imatch"]);

/** Reads the value of a filter: to the end of the parameter, or to the next comma or bracket of a logic tree. */
export type ReadValue = (scanner: Scanner) => string;

export function parseOperation(
  scanner: Scanner,
  readValue: ReadValue,
): { negated: boolean; operation: Operation } {
  const negated = scanner.take("not.");
  return { negated, operation: parsePositive(scanner, readValue) };
}

function parsePositive(scanner: Scanner, readValue: ReadValue): Operation {
  const start = scanner.at;
  const operator = scanner.match(OPERATOR) ?? fail(scanner, start);
  if (operator === "in" && scanner.take(".")) return { kind: "in", values: parseList(scanner) };
  if (operator === "is" && scanner.take(".")) return { kind: "is", value: parseIs(scanner) };
  if (operator === "isdistinct" && scanner.take(".")) return { kind: "distinct", value: readValue(scanner) };
  if (SEARCHES.has(operator)) return parseSearch(scanner, operator as SearchOperator, readValue);
  if (!QUANTIFIABLE.has(operator) && !PLAIN.has(operator)) return fail(scanner, start);
  const quantifier = QUANTIFIABLE.has(operator) ? parseQuantifier(scanner) : undefined;
  if (!scanner.take(".")) return fail(scanner, start);
  const value = readValue(scanner);
  if (PATTERNS.has(operator)) limitPattern(scanner, value);
  // The two sets hold exactly the names of the type.
  return { kind: "compare", operator: operator as CompareOperator, quantifier, value };
}

function fail(scanner: Scanner, start: number): never {
  scanner.at = start;
  return scanner.fail('"not" or operator (eq, gt, ...)');
}

function limitPattern(scanner: Scanner, pattern: string): void {
  if (pattern.length > LIMITS.pattern) scanner.fail(`a pattern of at most ${LIMITS.pattern} characters`);
}

function parseQuantifier(scanner: Scanner): "any" | "all" | undefined {
  if (scanner.take("(any)")) return "any";
  return scanner.take("(all)") ? "all" : undefined;
}

function parseIs(scanner: Scanner): IsValue {
  const start = scanner.at;
  const word = scanner.match(/[A-Za-z_]+/y)?.toLowerCase() ?? "";
  if (!IS_VALUES.has(word)) {
    scanner.at = start;
    scanner.fail("isVal: (null, not_null, true, false, unknown)");
  }
  return word as IsValue;
}

function parseSearch(scanner: Scanner, operator: SearchOperator, readValue: ReadValue): Operation {
  let language: string | undefined;
  if (scanner.take("(")) {
    language = scanner.match(LANGUAGE)?.trim() ?? scanner.fail("a language");
    scanner.expect(")");
  }
  scanner.expect(".");
  const value = readValue(scanner);
  limitPattern(scanner, value);
  return { kind: "search", operator, language, value };
}

/** `(1,2,"a,b")`: items are taken as they stand, blanks included. */
function parseList(scanner: Scanner): string[] {
  scanner.blanks();
  scanner.expect("(");
  scanner.blanks();
  const values: string[] = [];
  do {
    if (values.length === LIMITS.listed) scanner.fail(`at most ${LIMITS.listed} values`);
    values.push(parseListed(scanner, ",)"));
  } while (scanner.take(","));
  scanner.blanks();
  scanner.expect(")");
  scanner.blanks();
  return values;
}

/** A quoted text when nothing else follows before a stop; otherwise the characters up to the stop. */
export function parseListed(scanner: Scanner, stops: string): string {
  if (scanner.peek('"')) {
    const start = scanner.at;
    const text = tryQuoted(scanner);
    if (text !== undefined && (scanner.done || stops.includes(scanner.text.charAt(scanner.at)))) return text;
    scanner.at = start;
  }
  return scanner.until(stops);
}

function tryQuoted(scanner: Scanner): string | undefined {
  const closing = /"(?:[^"\\]|\\[\s\S])*"/y;
  closing.lastIndex = scanner.at;
  return closing.test(scanner.text) ? scanner.quoted() : undefined;
}
