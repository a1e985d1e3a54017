// select=id,title,cover:coverImage,data->>key,price::text,category:categoryId!inner(name),...author(name)
import { noAggregates } from "../rest-error.ts";
import { parseField } from "./field.ts";
import { LIMITS } from "./limits.ts";
import type { SelectItem } from "./query.ts";
import { Scanner } from "./scanner.ts";

const CAST = /[A-Za-z0-9_$ ]+/y;
const AGGREGATE = /\.(sum|avg|count|max|min)\(\)/y;

export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner(text, "select parameter");
  const reader = new SelectReader(scanner);
  const items = reader.items(0);
  scanner.expectEnd();
  return items;
}

class SelectReader {
  readonly #scanner: Scanner;
  #count = 0;
  #embedded = 0;

  constructor(scanner: Scanner) {
    this.#scanner = scanner;
  }

  items(depth: number): SelectItem[] {
    const scanner = this.#scanner;
    if (depth > LIMITS.depth) scanner.fail(`at most ${LIMITS.depth} levels of embedding`);
    const items: SelectItem[] = [];
    scanner.blanks();
    if (scanner.done || scanner.peek(")")) return items;
    do {
      this.#count += 1;
      if (this.#count > LIMITS.selected) scanner.fail(`at most ${LIMITS.selected} selected items`);
      items.push(this.#item(depth));
      scanner.blanks();
    } while (scanner.take(","));
    return items;
  }

  #item(depth: number): SelectItem {
    const scanner = this.#scanner;
    scanner.blanks();
    if (scanner.take("...")) return this.#relation({ name: scanner.name(), spread: true }, depth);
    if (scanner.take("*")) return { kind: "column", field: { name: "*", path: [] } };
    const alias = this.#alias();
    const start = scanner.at;
    const name = scanner.name();
    if (name === "count" && scanner.take("()")) throw noAggregates();
    if (scanner.peek("!") || scanner.peek("(")) {
      return this.#relation({ name, alias, spread: false }, depth);
    }
    scanner.at = start;
    return this.#column(alias);
  }

  /** `alias:` but not the `::` of a cast. */
  #alias(): string | undefined {
    const scanner = this.#scanner;
    const start = scanner.at;
    const name = scanner.name();
    if (!scanner.peek("::") && scanner.take(":")) return name;
    scanner.at = start;
    return undefined;
  }

  #column(alias: string | undefined): SelectItem {
    const scanner = this.#scanner;
    const field = parseField(scanner);
    const cast = scanner.take("::") ? (scanner.match(CAST)?.trim() ?? scanner.fail("a type")) : undefined;
    if (scanner.match(AGGREGATE)) throw noAggregates();
    if (!scanner.done && !scanner.peek(",") && !scanner.peek(")")) {
      scanner.fail('letter, digit, "-", "->>", "->", "::", ")", "," or end of input');
    }
    return { kind: "column", field, alias, cast };
  }

  #relation(head: { name: string; alias?: string; spread: boolean }, depth: number): SelectItem {
    const scanner = this.#scanner;
    let hint: string | undefined;
    let inner = false;
    for (let params = 0; params < 2 && scanner.take("!"); params += 1) {
      const param = scanner.name();
      if (param === "inner") inner = true;
      else if (param !== "left") hint ??= param;
    }
    this.#embedded += 1;
    if (this.#embedded > LIMITS.embedded) scanner.fail(`at most ${LIMITS.embedded} embedded resources`);
    scanner.expect("(");
    const select = this.items(depth + 1);
    scanner.expect(")");
    return { kind: "relation", ...head, hint, inner, select };
  }
}
