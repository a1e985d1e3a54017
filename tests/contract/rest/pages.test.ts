// Pages of a long list: each row stands on one of them, what is skipped costs nothing to write, and no answer is larger
// than anybody could read.
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type FilledTemplate, fillTemplate, openRestWorld, type RestWorld } from "./rest-world.ts";

describe("a long list", () => {
  let template: FilledTemplate;
  let world: RestWorld;
  beforeAll(async () => {
    const { superuser, template: name } = inject("postgres");
    template = await fillTemplate(superuser, name);
    world = await openRestWorld(template);
    const { owner } = world.database;
    await owner.query(
      `insert into blog (id, slug, title, content, "createdAt")
       select 1000 + n, 'trang-' || n, 'Trang ' || n, 'Một đoạn.', '2026-01-01' from generate_series(1, 60) n`,
    );
    await owner.query(
      `create sequence public.written_out;
       grant usage on sequence public.written_out to anon;
       create function public."writtenOut"(blog) returns bigint language sql volatile as 'select nextval(''public.written_out'')';
       grant execute on function public."writtenOut"(blog) to anon`,
    );
  });
  afterAll(async () => {
    await world?.close();
    await template?.drop();
  });

  const ask = async (path: string, token?: string) => {
    const response = await fetch(
      `${world.url}/${path}`,
      token ? { headers: { Authorization: `Bearer ${token}` } } : {},
    );
    return { status: response.status, body: await response.json() };
  };

  it("shows every row on exactly one page, although all were made in the same moment", async () => {
    const shown: number[] = [];
    for (let offset = 0; ; offset += 7) {
      const { body } = await ask(
        `blog?select=id,category(name)&title=like.Trang*&order=createdAt.desc&limit=7&offset=${offset}`,
      );
      shown.push(...body.map(({ id }: { id: number }) => id));
      if (body.length < 7) break;
    }
    expect([shown.length, new Set(shown).size]).toEqual([60, 60]);
  });

  it("keeps the order that was asked for on a page further behind", async () => {
    const all = await ask("blog?select=id,title&order=title.desc,id");
    const page = await ask("blog?select=id,title&order=title.desc,id&limit=9&offset=31");
    expect(page.body).toEqual(all.body.slice(31, 40));
  });

  it("writes out the rows of a page and none that it skips", async () => {
    const { body } = await ask(
      "blog?select=id,writtenOut&title=like.Trang*&order=createdAt.desc&limit=3&offset=40",
    );
    expect(body).toHaveLength(3);
    const { rows } = await world.database.owner.query("select last_value::int as n from public.written_out");
    expect(rows).toEqual([{ n: 3 }]);
  });

  it("is refused where it would be too large to read, for visitors earlier than for members", async () => {
    await world.database.owner.query(
      "update blog set content = repeat('Một đoạn dài. ', 6000) where title like 'Trang%'",
    );
    const path = "blog?select=id,content&title=like.Trang*";
    expect(await ask(path)).toMatchObject({
      status: 400,
      body: { code: "answer_too_large", hint: expect.stringContaining("limit") },
    });
    expect((await ask(`${path}&limit=5`)).body).toHaveLength(5);
    expect((await ask(path, template.minh.token)).body).toHaveLength(60);
    const threeTimes = "blog?select=id,content,a:content,b:content&title=like.Trang*";
    expect((await ask(threeTimes, template.minh.token)).body.code).toBe("answer_too_large");
  }, 60_000);
});
