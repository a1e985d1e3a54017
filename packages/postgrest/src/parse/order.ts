// order=createdAt.desc.nullslast,title,category(name).asc
import { parseField } from "./field.ts";
import { LIMITS } from "./limits.ts";
import type { OrderTerm } from "./query.ts";
import { Scanner } from "./scanner.ts";

export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, "order");
  const terms: OrderTerm[] = [];
  do {
    if (terms.length === LIMITS.orders) scanner.fail(`at most ${LIMITS.orders} terms`);
    terms.push(parseTerm(scanner));
  } while (scanner.take(","));
  scanner.expectEnd();
  return terms;
}

function parseTerm(scanner: Scanner): OrderTerm {
  const target = parseTarget(scanner);
  const direction = scanner.take(".asc") ? "asc" : scanner.take(".desc") ? "desc" : undefined;
  const nulls = scanner.take(".nullsfirst") ? "first" : scanner.take(".nullslast") ? "last" : undefined;
  scanner.blanks();
  if (!scanner.done && !scanner.peek(",")) {
    scanner.fail('"asc", "desc", "nullsfirst", "nullslast", "," or end of input');
  }
  return { ...target, direction, nulls };
}

function parseTarget(scanner: Scanner): Pick<OrderTerm, "relation" | "field"> {
  scanner.blanks();
  const start = scanner.at;
  const relation = scanner.name();
  if (scanner.take("(")) {
    const field = parseField(scanner);
    scanner.expect(")");
    return { relation, field };
  }
  scanner.at = start;
  return { field: parseField(scanner) };
}
