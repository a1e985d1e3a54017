import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RestError } from "../rest-error.ts";
import { parseQuery } from "./parse-query.ts";
import type { Query } from "./query.ts";

const parse = (text: string): Query => parseQuery(text, { takesArguments: false });
const refusal = (text: string): RestError => {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof RestError) return error;
    throw error;
  }
  throw new Error(`${text} was accepted`);
};
const column = (name: string, more = {}) => ({ kind: "column", field: { name, path: [] }, ...more });

describe("select", () => {
  it("reads columns, renamed, cast and inside JSON", () => {
    expect(parse("select=id,ten:title,price::text,data->a->>0").select).toEqual([
      column("id"),
      column("title", { alias: "ten" }),
      column("price", { cast: "text" }),
      {
        kind: "column",
        field: {
          name: "data",
          path: [
            { arrow: "->", key: "a", isIndex: false },
            { arrow: "->>", key: "0", isIndex: true },
          ],
        },
      },
    ]);
  });

  it("reads embeds with alias, hint and join, and blanks after a comma", () => {
    expect(parse("select=*,+loai:category!fk!inner(name)").select).toEqual([
      column("*"),
      {
        kind: "relation",
        name: "category",
        alias: "loai",
        hint: "fk",
        inner: true,
        spread: false,
        select: [column("name")],
      },
    ]);
  });

  it("reads spreads, embeds that show nothing, and quoted names", () => {
    const [spread, hidden, quoted] = parse('select=...a(b),c(),"d, e"').select;
    expect(spread).toMatchObject({ kind: "relation", name: "a", spread: true });
    expect(hidden).toMatchObject({ kind: "relation", name: "c", select: [] });
    expect(quoted).toMatchObject(column("d, e"));
  });

  it("means all columns when it is empty or absent, and the first of two", () => {
    for (const text of ["", "select=", "id=eq.1"]) expect(parse(text).select).toEqual([column("*")]);
    expect(parse("select=a&select=b").select).toEqual([column("a")]);
  });

  it("names the place of a mistake", () => {
    const error = refusal("select=id,(x)");
    expect(error).toMatchObject({ status: 400, code: "PGRST100" });
    expect(error.message).toBe('"failed to parse select parameter (id,(x))" (line 1, column 4)');
    expect(error.details).toBe('unexpected "(" expecting field name (* or [a..z0..9_$])');
  });
});

describe("filters", () => {
  const getOperation = (text: string) => {
    const condition = parse(text).conditions[0]?.value;
    return condition?.kind === "filter" ? { ...condition.operation, negated: condition.negated } : undefined;
  };

  it("reads operators, negation and quantifiers", () => {
    expect(getOperation("id=eq.1")).toMatchObject({ operator: "eq", value: "1", negated: false });
    expect(getOperation("id=not.gte.1")).toMatchObject({ operator: "gte", negated: true });
    expect(getOperation("id=like(any).{a,b}")).toMatchObject({ operator: "like", quantifier: "any" });
    expect(getOperation("id=is.NULL")).toMatchObject({ kind: "is", value: "null" });
    expect(getOperation("id=isdistinct.1")).toMatchObject({ kind: "distinct", value: "1" });
    expect(getOperation("id=fts(simple).a b")).toMatchObject({
      kind: "search",
      language: "simple",
      value: "a b",
    });
  });

  it("keeps a value as it is: dots, commas, brackets, quotes", () => {
    expect(getOperation('a=eq.x.y,(z)"')).toMatchObject({ value: 'x.y,(z)"' });
    expect(getOperation("a=eq.")).toMatchObject({ value: "" });
    expect(getOperation("a=eq.1+2%2B3")).toMatchObject({ value: "1 2+3" });
  });

  it("reads lists with quoted and empty items", () => {
    expect(getOperation('a=in.(1,"b,c","d\\"e",)')).toMatchObject({ values: ["1", "b,c", 'd"e', ""] });
    expect(getOperation("a=in.()")).toMatchObject({ values: [""] });
    expect(getOperation('a=in.("x"y)')).toMatchObject({ values: ['"x"y'] });
  });

  it("go to the embed that their name leads to", () => {
    expect(parse("a.b.c->d=eq.1").conditions[0]).toMatchObject({
      path: ["a", "b"],
      value: { field: { name: "c", path: [{ key: "d" }] } },
    });
  });

  it.each([
    "a=1",
    "a=",
    "a=noop.1",
    "a=eq",
    "a=is.maybe",
    "a=in.(1",
    "a=in.1",
    "a=fts().x",
    "=eq.1",
    "a)=eq.1",
    "a=is.nullx",
  ])("refuses %s", (text) => {
    expect(refusal(text).code).toBe("PGRST100");
  });
});

describe("logic trees", () => {
  it("nest, negate, and take quoted values and arrays", () => {
    expect(parse('or=(a.eq."x,(y)",not.and(b.cs.{1,2}, c.is.null))').conditions[0]?.value).toMatchObject({
      kind: "group",
      operator: "or",
      negated: false,
      terms: [
        { kind: "filter", operation: { value: "x,(y)" } },
        { kind: "group", operator: "and", negated: true, terms: [{ operation: { value: "{1,2}" } }, {}] },
      ],
    });
  });

  it("can be about an embed, and negated by their name", () => {
    expect(parse("a.not.or=(b.eq.1)").conditions[0]).toMatchObject({
      path: ["a"],
      value: { operator: "or", negated: true },
    });
  });

  it("take columns whose names begin like an operator", () => {
    const terms = parse("or=(order.eq.1,android.eq.2,not.is.null)").conditions[0]?.value;
    expect(terms).toMatchObject({
      terms: [{ field: { name: "order" } }, { field: { name: "android" } }, { field: { name: "not" } }],
    });
  });

  it("without brackets are a filter on a column of that name", () => {
    expect(parse("or=id.eq.1").conditions[0]?.value).toMatchObject({
      kind: "filter",
      field: { name: "orid" },
    });
  });

  it.each([
    "or=()",
    "or=(a.eq.1",
    "or=(a.eq.1)x",
    "or=(a.eq.x,y)",
    "or=(xor(a.eq.1))",
    "or=(a)",
    "or=(a.eq.b)c)",
  ])("refuses %s", (text) => {
    expect(refusal(text).code).toBe("PGRST100");
  });
});

describe("order and range", () => {
  it("reads directions, nulls and columns of embeds", () => {
    expect(parse("order=a.desc.nullslast,b(c),d.nullsfirst").orders).toEqual([
      {
        path: [],
        value: [
          { field: { name: "a", path: [] }, direction: "desc", nulls: "last" },
          { relation: "b", field: { name: "c", path: [] } },
          { field: { name: "d", path: [] }, nulls: "first" },
        ],
      },
    ]);
  });

  it.each(["order=", "order=a,", "order=a.up", "order=a.nullsfirst.desc", "order=a(b,c)"])(
    "refuses %s",
    (text) => {
      expect(refusal(text).code).toBe("PGRST100");
    },
  );

  it("ignores what is no number, and keeps numbers of any size", () => {
    expect(parse("limit=abc&offset=").limits).toEqual([]);
    expect(parse(`a.limit=${"9".repeat(30)}`).limits).toEqual([
      { path: ["a"], value: BigInt("9".repeat(30)) },
    ]);
  });
});

describe("the rest of the query", () => {
  it("holds the names of columns, quoted or not", () => {
    expect(parse('columns="email","name"').columns).toEqual(["email", "name"]);
    expect(parse("on_conflict=a,b").onConflict).toEqual(["a", "b"]);
  });

  it("ignores parameters without a value, as PostgREST does", () => {
    expect(parse("id&&select").conditions).toEqual([]);
  });

  it("takes what has no operator for an argument when a function is called", () => {
    const query = parseQuery("a=1&b=eq.2&c=index", { takesArguments: true });
    expect(query.arguments).toEqual([
      ["a", "1"],
      ["c", "index"],
    ]);
  });

  it("is repeated sorted and encoded", () => {
    expect(parse("b=eq.x y&a=eq.(1)").canonical).toBe("a=eq.%281%29&b=eq.x%20y");
  });

  it("survives broken percent signs", () => {
    expect(parse("a=eq.%E1%BA%A&b=eq.100%").conditions).toHaveLength(2);
  });
});

it("answers any text with a query or a refusal, quickly", () => {
  const piece = fc.constantFrom(
    "or=",
    "select=",
    "order=",
    "a=",
    "in.",
    "eq.",
    "not.",
    "(",
    ")",
    ",",
    ".",
    '"',
    "\\",
    "->",
    "::",
    ":",
    "!",
    "*",
    "&",
    "x",
    " ",
    "%",
    "{",
    "}",
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(text, (query) => {
      const start = performance.now();
      try {
        parse(query);
      } catch (error) {
        expect(error).toBeInstanceOf(RestError);
      }
      expect(performance.now() - start).toBeLessThan(250);
    }),
    { numRuns: 2_000 },
  );
});
