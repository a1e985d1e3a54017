// Whatever is sent, the answer is a proper one: never a 5xx, never a hang, and never a row that the policies hide.
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { HIDDEN } from "./content.ts";
import { type FilledTemplate, fillTemplate, openRestWorld, type RestWorld } from "./rest-world.ts";

const RUNS = 700;
const PATIENCE = 6_000;

const relations = [
  "blog",
  "podcast",
  "episode",
  "podcastEpisode",
  "category",
  "session",
  "message",
  "membership",
];
const others = [
  "testShelf",
  "testLabel",
  "testSecret",
  "premiumPreview",
  "order",
  "users",
  "rpc/testShelves",
  "rpc/testAdd",
];
const columns = [
  "id",
  "title",
  "content",
  "searchText",
  "blogType",
  "audio",
  "categoryId",
  "data->n",
  "data->>t",
  "nope",
];
const embeds = [
  "category",
  "episode",
  "podcast",
  "blog",
  "podcastEpisode",
  "plan",
  "category:categoryId",
  "episode!inner",
  "nope",
];
const values = [
  "1",
  "null",
  "PRIVATE",
  "*a*",
  "{1,2}",
  "(1,2)",
  '"a,b"',
  "",
  "'",
  "\\",
  "%",
  "2026-01-01",
  "a)b(",
  "ă",
  "$1",
  ";--",
  "\u0000",
];
const operators = [
  "eq",
  "neq",
  "gt",
  "ilike",
  "like",
  "match",
  "in",
  "is",
  "cs",
  "ov",
  "fts",
  "not.eq",
  "eq(any)",
  "isdistinct",
  "sl",
  "nope",
];

const relation = fc.constantFrom(...relations, ...others);
const column = fc.constantFrom(...columns);
const value = fc.oneof(
  fc.constantFrom(...values),
  fc.string({ maxLength: 12, unit: "grapheme" }),
  fc.integer().map(String),
);
const operation = fc
  .tuple(fc.constantFrom(...operators), value)
  .map(([operator, text]) => `${operator}.${text}`);
const filter = fc.tuple(column, operation).map((parts) => parts.join("."));

const select: fc.Arbitrary<string> = fc.letrec<{ list: string; item: string }>((tie) => ({
  list: fc.array(tie("item"), { maxLength: 4, minLength: 1 }).map((items) => items.join(",")),
  item: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    column,
    fc.constantFrom("*", "id::text", "x:id", "count()", "...category(name)", '"/media/premium/x.mp3":id'),
    fc.tuple(fc.constantFrom(...embeds), tie("list")).map(([name, list]) => `${name}(${list})`),
  ),
})).list;

const logic: fc.Arbitrary<string> = fc.letrec<{ term: string }>((tie) => ({
  term: fc.oneof(
    { depthSize: "small" },
    filter,
    fc
      .tuple(fc.constantFrom("and", "or", "not.and"), fc.array(tie("term"), { minLength: 1, maxLength: 3 }))
      .map(([operator, terms]) => `${operator}(${terms.join(",")})`),
  ),
})).term;

const parameter = fc.oneof(
  select.map((text) => ["select", text]),
  fc.tuple(column, operation),
  fc.tuple(fc.constantFrom("category.name", "episode.id", "blog.title"), operation),
  fc.array(logic, { minLength: 1, maxLength: 3 }).map((terms) => ["or", `(${terms.join(",")})`]),
  fc.tuple(
    fc.constantFrom("order", "episode.order"),
    fc.constantFrom("id", "title.desc", "category(name)", "data->n", "id.up"),
  ),
  fc.tuple(fc.constantFrom("limit", "offset", "blog.limit", "a", "b", "columns", "on_conflict"), value),
);

const query = fc
  .array(parameter, { maxLength: 5 })
  .map((pairs) =>
    pairs.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join("=")).join("&"),
  );

/** The same text with a few characters lost, doubled or replaced. */
const mutated = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      text,
      fc.array(
        fc.tuple(
          fc.nat(),
          fc.constantFrom("", "%", "(", ")", ".", ",", "&", "=", '"', "%00", "%ff", ":", "!", "->"),
        ),
      ),
    )
    .map(([whole, changes]) =>
      changes.slice(0, 4).reduce((now, [place, character]) => {
        const at = now.length === 0 ? 0 : place % now.length;
        return now.slice(0, at) + character + now.slice(at + (place % 2));
      }, whole),
    );

const body = fc.oneof(
  fc.constantFrom(
    undefined,
    "",
    "{}",
    "[]",
    "null",
    "5",
    "[{}]",
    '{"id":',
    '{"title":"\\u0000"}',
    '{"title":"\\ud800"}',
    '{"__proto__":1}',
  ),
  fc.json(),
  fc
    .dictionary(
      fc.constantFrom("id", "title", "slug", "text", "words", "userId", "price", "nope"),
      fc.jsonValue(),
      { maxKeys: 4 },
    )
    .map((record) => JSON.stringify(record)),
);

const request = fc.record({
  method: fc.constantFrom("GET", "GET", "GET", "GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"),
  relation,
  query: fc.oneof(query, mutated(query)),
  body,
  accept: fc.constantFrom(
    undefined,
    "application/json",
    "application/vnd.pgrst.object+json",
    "text/csv",
    "nonsense",
    "*/*;q=x",
  ),
  prefer: fc.constantFrom(
    undefined,
    "count=exact",
    "return=representation",
    "count=planned",
    "resolution=merge-duplicates",
    "handling=strict, max-affected=1",
    "missing=default",
  ),
  range: fc.constantFrom(undefined, "0-3", "5-", "9-2", "99999999999999999999-", "x"),
  contentType: fc.constantFrom(
    "application/json",
    "text/csv",
    "application/x-www-form-urlencoded",
    "text/html",
    "",
  ),
  signedIn: fc.boolean(),
});

describe("the data API", () => {
  let template: FilledTemplate;
  let world: RestWorld;

  beforeAll(async () => {
    const { superuser, template: name } = inject("postgres");
    template = await fillTemplate(superuser, name);
    world = await openRestWorld(template);
  });
  afterAll(async () => {
    await world?.close();
    await template?.drop();
  });

  const send = async (asked: typeof request extends fc.Arbitrary<infer T> ? T : never) => {
    const headers = new Headers();
    if (asked.accept !== undefined) headers.set("Accept", asked.accept);
    if (asked.prefer !== undefined) headers.set("Prefer", asked.prefer);
    if (asked.range !== undefined) headers.set("Range", asked.range);
    const sendsBody = asked.body !== undefined && asked.method !== "GET" && asked.method !== "HEAD";
    if (sendsBody) headers.set("Content-Type", asked.contentType);
    if (asked.signedIn) headers.set("Authorization", `Bearer ${template.minh.token}`);
    const response = await fetch(`${world.url}/${asked.relation}?${asked.query}`, {
      method: asked.method,
      headers,
      body: sendsBody ? asked.body : undefined,
      signal: AbortSignal.timeout(PATIENCE),
    });
    return { status: response.status, text: await response.text() };
  };

  it("withstands generated and mutated requests, and shows a visitor and a free member nothing hidden", async () => {
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(request, async (asked) => {
        const { status, text } = await send(asked);
        statuses.add(status);
        expect(status, text).toBeLessThan(500);
        expect(text).not.toContain(HIDDEN);
        expect(text).not.toContain("signature=");
        if (status >= 300 && text !== "")
          expect(JSON.parse(text)).toMatchObject({ code: expect.any(String) });
      }),
      { numRuns: RUNS },
    );
    expect(world.bugs).toEqual([]);
    // The generator must reach the database and not only the parsers.
    for (const status of [200, 400, 401, 404]) expect(statuses).toContain(status);
  }, 120_000);

  it("shows the premium member what the test above looks for", async () => {
    const response = await fetch(`${world.url}/blog?select=content&blogType=eq.PRIVATE`, {
      headers: { Authorization: `Bearer ${template.lan.token}` },
    });
    expect(await response.text()).toContain(HIDDEN);
  });
});
