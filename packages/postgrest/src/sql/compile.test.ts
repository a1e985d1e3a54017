import { describe, expect, it } from "vitest";
import { parseAccept } from "../parse/media-type.ts";
import { parseQuery } from "../parse/parse-query.ts";
import { parsePreferences } from "../parse/preferences.ts";
import { topRange } from "../parse/range.ts";
import { applyQuery } from "../plan/plan-query.ts";
import { planSelect, relationShape } from "../plan/plan-select.ts";
import type { Rules } from "../rules.ts";
import { applyRules } from "../schema-cache/apply-rules.ts";
import type { Column, Relation, SchemaCache } from "../schema-cache/schema-cache.ts";
import { compile } from "./compile.ts";
import type { Placeholders } from "./rows.ts";

const RULES: Rules = {
  encrypted: new Map([
    ["session", { columns: ["title", "summary"], aad: ["id", "userId"] }],
    ["message", { columns: ["content"], aad: ["id", "userId"] }],
  ]),
  media: { prefix: "/media/premium/", columns: new Map([["episode", ["audio"]]]) },
};

const relation = (name: string, ...columns: string[]): [string, Relation] => [
  name,
  applyRules(
    {
      name,
      isView: false,
      isShared: false,
      isPartlyShown: false,
      columns: new Map(
        columns.map((column): [string, Column] => [
          column,
          { name: column, type: "text", default: undefined },
        ]),
      ),
      computed: new Map([["searchText", { name: "searchText", type: "text", default: undefined }]]),
      primaryKey: ["id"],
      insertable: true,
      updatable: true,
      deletable: true,
    },
    RULES,
  ),
];
const catalogue: SchemaCache = {
  relations: new Map([
    relation("blog", "id", "title", 'odd"name', "categoryId"),
    relation("category", "id", "name"),
    relation("episode", "id", "audio"),
    relation("session", "id", "title", "summary"),
    relation("message", "id", "content", "sessionId"),
  ]),
  relationships: new Map([
    [
      "blog",
      [
        {
          from: "blog",
          to: "category",
          cardinality: "many-to-one",
          constraint: "fk",
          pairs: [["categoryId", "id"]],
          targetIsView: false,
        },
      ],
    ],
    [
      "category",
      [
        {
          from: "category",
          to: "blog",
          cardinality: "one-to-many",
          constraint: "fk",
          pairs: [["id", "categoryId"]],
          targetIsView: false,
        },
      ],
    ],
    [
      "session",
      [
        {
          from: "session",
          to: "message",
          cardinality: "one-to-many",
          constraint: "fm",
          pairs: [["id", "sessionId"]],
          targetIsView: false,
        },
      ],
    ],
  ]),
  routines: new Map(),
};

function toNode(name: string, text: string) {
  const query = parseQuery(text, { takesArguments: false });
  const node = planSelect(catalogue, relationShape(catalogue, name), query.select);
  applyQuery(node, query, topRange(query, undefined));
  return node;
}
const statement = (name: string, text: string, prefer?: string, marks: Placeholders = {}) =>
  compile(
    {
      kind: "read",
      node: toNode(name, text),
      headOnly: false,
      media: parseAccept(undefined),
      preferences: parsePreferences(prefer),
    },
    marks,
    { tables: new Set(["blog"]), visibilitySql: "'public'" },
  );

describe("a read", () => {
  it("is one statement in which every value is a parameter", () => {
    const { text, values } = statement(
      "blog",
      `title=eq.'; drop table blog;--&"odd\\"name"=in.(a,"b\\"c")&limit=3`,
    );
    expect(text).toBe(
      `select app.bounded_body(coalesce(json_agg(r.*)::text, '[]'), 4194304, 16777216) as body, count(*) as rows from (select t0.* from "public"."blog" as t0 where t0."title" = $1 and t0."odd""name" = any ($2) limit 3) r`,
    );
    expect(values).toEqual(["'; drop table blog;--", '{"a","b\\"c"}']);
  });

  it("has the same text whatever the values, so that it is prepared once", () => {
    const one = statement("blog", "id=eq.1&or=(title.ilike.*a*,id.gt.2)&offset=12&limit=12");
    const two = statement("blog", "id=eq.7&or=(title.ilike.*b c*,id.gt.9)&offset=24&limit=12");
    expect(two.text).toBe(one.text);
    expect(two.values).not.toEqual(one.values);
  });

  it("embeds as subqueries and asks for inner ones with exists", () => {
    const { text, values } = statement("blog", "select=id,category!inner(name)&category.name=eq.x");
    expect(text).toContain(
      `(select row_to_json(e.*) from (select t1."name" as "name" from "public"."category" as t1 where t1."id" = t0."categoryId" and t1."name" = $1) e) as "category"`,
    );
    expect(text).toContain(
      `where exists (select 1 from "public"."category" as t1 where t1."id" = t0."categoryId" and t1."name" = $2)`,
    );
    expect(values).toEqual(["x", "x"]);
  });

  it("counts with the same conditions, and not twice when the page is everything", () => {
    const cut = statement("blog", "id=gt.1&limit=2", "count=exact").text;
    expect(cut).toMatch(
      /\(select count\(\*\) from "public"\."blog" as t0 where t0\."id" > \$3\)\) end as total/,
    );
    expect(statement("blog", "id=gt.1", "count=exact").text).toContain("count(*) as total");
  });

  it("uses each parameter that it sends", () => {
    for (const text of [
      "select=x:title->a&limit=1&offset=2&order=title->b",
      "select=id,category()&category.name=eq.1",
      "category=is.null&select=id,category(name)",
    ]) {
      const compiled = statement("blog", text, "count=planned");
      const used = new Set(compiled.text.match(/\$\d+/g));
      expect(used.size, compiled.text).toBe(compiled.values.length);
    }
  });
});

describe("special columns", () => {
  it("marks addresses that are signed, also in *", () => {
    const marked = statement("episode", "select=*", undefined, { media: "mark:" });
    expect(marked.text).toContain(
      `case when t0."audio" like '/media/premium/%' then $1::text || t0."audio" else t0."audio" end as "audio"`,
    );
    expect(marked.values).toEqual(["mark:"]);
    expect(statement("episode", "select=*").text).not.toContain("case when");
  });

  it("marks sealed text with what it is bound to, unless it is empty", () => {
    const marked = statement("session", "select=ten:title", undefined, { sealed: "mark:" });
    expect(marked.text).toContain(
      `case when t0."title" = '' then t0."title" else $1::text || t0."id" || ':' || t0."userId" || ':' || t0."title" end as "ten"`,
    );
    expect(marked.values).toEqual(["mark:session.title:"]);
  });

  it("lets nobody search sealed text", () => {
    for (const allowed of ["title=is.null", "title=not.is.null", "summary=eq.", "summary=neq."]) {
      expect(() => toNode("session", allowed)).not.toThrow();
    }
    for (const refused of [
      "title=eq.a",
      "title=like.*",
      "order=title",
      "select=title::int",
      "message.content=eq.a&select=id,message(id)",
      "or=(id.eq.1,title.eq.a)",
      "title=is.true",
      "title=eq(any).{}",
    ]) {
      expect(() => toNode("session", refused), refused).toThrow("sealed");
    }
  });
});
