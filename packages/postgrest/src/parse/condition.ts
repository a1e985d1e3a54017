// Filters (`title=ilike.*a*`) and logic trees (`or=(a.eq.1,and(b.gt.2,not.c.is.null))`).
import { parseField } from "./field.ts";
import { LIMITS } from "./limits.ts";
import { parseListed, parseOperation } from "./operation.ts";
import type { Condition, Field, Filter } from "./query.ts";
import { Scanner } from "./scanner.ts";

export function parseFilter(field: Field, text: string): Filter {
  const scanner = new Scanner(text, "filter");
  const { negated, operation } = parseOperation(scanner, (rest) => rest.rest());
  scanner.expectEnd();
  return { kind: "filter", field, negated, operation };
}

/** The name and the value of the parameter make one text: `or` + `(a.eq.1)`. */
export function parseLogic(operator: string, text: string): Condition {
  const scanner = new Scanner(operator + text, "logic tree");
  const condition = parseTerm(scanner, 0);
  scanner.expectEnd();
  return condition;
}

/** Count of conditions in a tree, so that a request's can be limited as a whole. */
export const countConditions = (condition: Condition): number =>
  condition.kind === "filter" ? 1 : condition.terms.reduce((sum, term) => sum + countConditions(term), 0);

const GROUP = /(not\.)?(and|or)[ \t]*\(/y;

function parseTerm(scanner: Scanner, depth: number): Condition {
  if (depth > LIMITS.depth) scanner.fail(`at most ${LIMITS.depth} levels of brackets`);
  scanner.blanks();
  const start = scanner.at;
  const head = scanner.match(GROUP);
  if (head === undefined) return parseInnerFilter(scanner);
  scanner.at = start;
  const negated = scanner.take("not.");
  const operator = scanner.take("and") ? "and" : "or";
  scanner.take("or");
  scanner.blanks();
  scanner.expect("(");
  const terms: Condition[] = [];
  do {
    terms.push(parseTerm(scanner, depth + 1));
    if (terms.length > LIMITS.conditions) scanner.fail(`at most ${LIMITS.conditions} conditions`);
    scanner.blanks();
  } while (scanner.take(","));
  scanner.expect(")");
  scanner.blanks();
  return { kind: "group", negated, operator, terms };
}

function parseInnerFilter(scanner: Scanner): Filter {
  const field = parseField(scanner);
  scanner.expect(".");
  const { negated, operation } = parseOperation(scanner, readInnerValue);
  return { kind: "filter", field, negated, operation };
}

const ARRAY = /\{[^{}]*\}/y;

/** Inside a tree a value ends at a comma or bracket unless it is quoted or an array literal. */
function readInnerValue(scanner: Scanner): string {
  return scanner.match(ARRAY) ?? parseListed(scanner, ",)");
}
