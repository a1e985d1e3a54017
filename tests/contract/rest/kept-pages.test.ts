// Pages that were written out once are sent again when the database shows the caller the very same rows, and only then.
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type FilledTemplate, fillTemplate, openRestWorld, type RestWorld } from "./rest-world.ts";

const LIST = "blog?select=*,category:categoryId(*)&order=id";
const LONG = "Một đoạn dài. ".repeat(600);

describe("a page that was shown before", () => {
  let template: FilledTemplate;
  let world: RestWorld;

  beforeAll(async () => {
    const { superuser, template: name } = inject("postgres");
    template = await fillTemplate(superuser, name);
    world = await openRestWorld(template);
    await world.database.owner.query("update blog set content = $1", [LONG]);
  });
  afterAll(async () => {
    await world?.close();
    await template?.drop();
  });

  type Reader = "lan" | "minh" | "administrator";
  const ask = (path: string, reader?: Reader, more: Record<string, string> = {}) => {
    const headers: Record<string, string> = { "Accept-Encoding": "identity", ...more };
    if (reader) headers.Authorization = `Bearer ${template[reader].token}`;
    return fetch(`${world.url}/${path}`, { headers });
  };
  const rows = async (path: string, reader?: Reader) => (await ask(path, reader)).json();
  /** Rows that PostgreSQL shows that person now, past the data API. */
  const shownTo = async (reader: Reader) => {
    const { rows: found } = await world.database.asCaller(template[reader].caller, {
      text: `select coalesce(json_agg(b), '[]') as found from (
               select b.*, (select row_to_json(c) from category c where c.id = b."categoryId") as category
                 from blog b order by id) b`,
      values: [],
    });
    return found[0]?.found;
  };

  it("comes compressed from the second time on, with the same text", async () => {
    const plain = await (await ask(LIST, "lan")).text();
    const asked = async () =>
      (await ask(LIST, "lan", { "Accept-Encoding": "br" })).headers.get("content-encoding");
    await expect.poll(asked).toBe("br");
    expect(await (await ask(LIST, "lan", { "Accept-Encoding": "br" })).text()).toBe(plain);
    expect(await (await ask(LIST, "lan", { "Accept-Encoding": "gzip" })).text()).toBe(plain);
  });

  it("is shown to a free member without the premium rows, also right after a premium member saw them", async () => {
    const premium = await rows(LIST, "lan");
    const free = await rows(LIST, "minh");
    expect(premium.length).toBeGreaterThan(free.length);
    expect(free.every(({ blogType }: { blogType: string }) => blogType === "PUBLIC")).toBe(true);
    expect(await rows(LIST, "lan")).toEqual(premium);
    expect(await rows(LIST, "minh")).toEqual(free);
    expect(await rows(LIST)).toEqual(free);
  });

  it("counts anew: a row beyond the page changes the total alone", async () => {
    const page = () => ask(`${LIST}&limit=2`, "administrator", { Prefer: "count=exact" });
    await page();
    const before = Number((await page()).headers.get("content-range")?.split("/")[1]);
    await world.database.owner.query(
      `insert into blog (id, title, slug, content, "authorName", "blogType", "categoryId")
       select id + 1000, 'Thêm', 'them-mot-bai', content, "authorName", 'PUBLIC', "categoryId" from blog order by id desc limit 1`,
    );
    expect((await page()).headers.get("content-range")).toBe(`0-1/${before + 1}`);
  });

  it("is what the database shows now, whatever changed in between and whoever read before", async () => {
    const { owner } = world.database;
    const { rows: found } = await owner.query("select id from blog order by id limit 4");
    const change = fc.oneof(
      fc.record({
        kind: fc.constant("title"),
        row: fc.nat(3),
        text: fc.string({ minLength: 1, maxLength: 20 }),
      }),
      fc.record({ kind: fc.constant("lock"), row: fc.nat(3), text: fc.constantFrom("PUBLIC", "PRIVATE") }),
      fc.record({ kind: fc.constant("category"), row: fc.nat(3), text: fc.stringMatching(/^[a-zà]{1,12}$/) }),
      fc.record({
        kind: fc.constant("read"),
        row: fc.nat(3),
        text: fc.constantFrom<Reader>("lan", "minh", "administrator"),
      }),
    );
    const statements: Record<string, string> = {
      title: "update blog set title = $2 where id = $1",
      lock: 'update blog set "blogType" = $2 where id = $1',
      category: 'update category set name = $2 where id = (select "categoryId" from blog where id = $1)',
    };
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 12 }), async (history) => {
        for (const { kind, row, text } of history) {
          const statement = statements[kind];
          if (statement) await owner.query(statement, [found[row]?.id, text.replaceAll("\0", "")]);
          else expect(await rows(LIST, text as Reader)).toEqual(await shownTo(text as Reader));
        }
        for (const reader of ["lan", "minh"] as const)
          expect(await rows(LIST, reader)).toEqual(await shownTo(reader));
      }),
      { numRuns: 25 },
    );
  });
});
