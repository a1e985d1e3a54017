import { slug } from "@bentrong/format/slug";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEditor, createVisitor, type Editor } from "./editing.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson } from "./signed-in.ts";

let platform: Platform;
let editor: Editor;
beforeAll(async () => {
  platform = await openPlatform();
  editor = createEditor(await aSignedInPerson(platform, { kind: "moderator" }));
});
afterAll(() => platform.close());

const DIRTY = `<h1>Đêm</h1><p onclick="alert(1)" style="color:red">Thở <a href="javascript:alert(1)">chậm</a></p>
<script>steal()</script><img src=x onerror=alert(1)><svg><script>a()</script></svg><iframe src="//b.example"></iframe>`;

const REFUSED = {
  code: "42501",
  details: null,
  hint: null,
  message: expect.stringMatching(
    /^(permission denied for|new row violates row-level security policy for) table "?blog"?$/,
  ),
};

describe("HTML that an editor sends", () => {
  it.each([
    ["blog", "content", {}],
    ["course", "description", {}],
    ["lesson", "content", { courseId: 50 }],
  ])("is cleaned in a new %s and in a changed one, and the editor is told", async (table, column, more) => {
    await platform.database.owner.query(
      "insert into course (id, slug, title) values (50, 'k', 'K') on conflict do nothing",
    );
    const made = await editor.add(table, { title: "Có mã", [column]: DIRTY, ...more });
    expect(made.status).toBe(201);
    expect(made.headers.get("access-control-expose-headers")).toContain("X-Removed-Html");
    const changed = await editor.change(`${table}?id=eq.${made.body.id}`, { [column]: `${DIRTY} ` });
    for (const { headers, body } of [made, changed]) {
      const told = headers.get("x-removed-html")?.split(", ").sort();
      expect(told).toEqual(["href", "iframe", "onclick", "onerror", "script", "svg"]);
      expect(body[column]).toMatch(/^<h2>Đêm<\/h2><p>Thở <a rel="noopener nofollow">chậm<\/a><\/p>/);
      expect(body[column]).not.toMatch(/script|onerror|onclick|style|iframe|svg|steal/);
    }
    const clean = await editor.change(`${table}?id=eq.${made.body.id}`, {
      [column]: "<p>Một đoạn <em>nhẹ</em>.</p>",
    });
    expect(clean.headers.get("x-removed-html")).toBeNull();
    expect(clean.body[column]).toBe("<p>Một đoạn <em>nhẹ</em>.</p>");
  });

  it.each(["free", "premium"] as const)(
    "is not even read for a %s member or a visitor: they are refused in the database's words, whatever it holds",
    async (kind) => {
      const member = await aSignedInPerson(platform, { kind });
      const contents = ["<p>a</p>", "<b>".repeat(5_000), `<a href="x${"<!---->".repeat(80_000)}">`];
      for (const [status, person] of [
        [403, createEditor(member)],
        [401, createVisitor(platform)],
      ] as const) {
        for (const content of contents) {
          const refused = await person.add("blog", { title: "A", content });
          expect([refused.status, refused.body]).toEqual([status, REFUSED]);
        }
      }
    },
  );

  it("loses addresses that are none, and of other attributes those that are longer than any", async () => {
    const { status, headers, body } = await editor.add("blog", {
      title: "Địa chỉ dài",
      content: `<p><a href="https://a.vn/x${"<!---->".repeat(60_000)}">một</a>
        <img src="https://a.vn/${"b".repeat(2_000)}" alt="${"c".repeat(2_001)}" title="d"></p>`,
    });
    expect([status, headers.get("x-removed-html")]).toEqual([201, "href, src"]);
    expect(body.content).toBe('<p><a rel="noopener nofollow">một</a>\n        <img title="d" /></p>');
  });

  it("is refused when brackets or marks are piled up as in no text", async () => {
    const { call } = await aSignedInPerson(platform, { kind: "moderator" });
    for (const body of [
      `{"title":"a","content":${"[".repeat(200_000)}${"]".repeat(200_000)}}`,
      JSON.stringify({ title: `a${"\u0301\u0323".repeat(20)}` }),
      `{"title":"a${"\\u0301\u0323".repeat(20)}"}`,
    ]) {
      const answer = await call("/rest/v1/blog", { method: "POST", body });
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, "PGRST102"]);
    }
  });

  it("is cleaned in every shape that a write can have", async () => {
    const evil = "<p>a</p><script>b()</script>";
    const shapes: [string, RequestInit][] = [
      [
        "blog",
        {
          body: JSON.stringify([
            { title: "Một", content: evil },
            { title: "Hai", content: evil },
          ]),
        },
      ],
      ["blog?columns=title,content", { body: JSON.stringify([{ title: "Ba", content: evil, id: 1 }]) }],
      ["blog", { body: `{"title":"Bốn","content":"<p>a</p>","content":${JSON.stringify(evil)}}` }],
      ["blog", { body: `{"title":"Năm","c\\u006fntent":${JSON.stringify(evil)}}` }],
      ["blog", { body: JSON.stringify({ title: "Sáu", content: { a: [evil] } }) }],
      ["blog", { body: `title,content\nBảy,"${evil}"`, headers: { "Content-Type": "text/csv" } }],
      [
        "blog",
        {
          body: `title=8&content=${encodeURIComponent(evil)}`,
          headers: { "Content-Type": "application/x-www-form-urlencoded" },
        },
      ],
      [
        "blog?on_conflict=slug",
        {
          body: JSON.stringify({ title: "Chín", slug: "chin", content: evil }),
          headers: { Prefer: "resolution=merge-duplicates" },
        },
      ],
    ];
    const { call } = await aSignedInPerson(platform, { kind: "administrator" });
    for (const [path, init] of shapes) {
      const response = await call(`/rest/v1/${path}`, { method: "POST", ...init });
      expect({ path, status: response.status, text: await response.text() }).toEqual({
        path,
        status: 201,
        text: "",
      });
    }
    const { body } = await editor.get("blog?select=content");
    expect(body.length).toBeGreaterThan(8);
    expect(JSON.stringify(body)).not.toContain("script");
  });

  it.each([
    ["tags that nobody closes", "<b>".repeat(330_000)],
    ["tags that were never open", "<b></i>".repeat(140_000)],
    ["lists in lists", "<ul><li>".repeat(120_000)],
    ["more than is ever stored", "<p>dài</p>".repeat(60_001)],
  ])("holds nobody up: of %s an editor is soon told that it is too much", async (_, content) => {
    const others = setInterval(() => moments.push(performance.now()), 5);
    const moments = [performance.now()];
    const { status, body } = await editor.add("blog", { title: "Sâu", content });
    clearInterval(others);
    moments.push(performance.now());
    expect({ status, body }).toMatchObject({ status: 400, body: { code: "CT001", details: "content" } });
    expect(Math.max(...moments.map((at, n) => at - (moments[n - 1] ?? at)))).toBeLessThan(1_000);
  });

  it("that came past the server is refused by the database itself", async () => {
    const { caller } = await aSignedInPerson(platform, { kind: "moderator" });
    const write = (html: string) =>
      platform.database.asCaller(caller, {
        text: "insert into blog (title, content) values ('Lén', $1)",
        values: [html],
      });
    for (const html of [
      "<script>a</script>",
      "<p>x</p><IMG src=x OnError=alert(1)>",
      `<a title="a" href=" javascript:a()">b</a>`,
      "<svg/onload=alert(1)>",
      `<p title="x"\nonclick='a()'>b</p>`,
    ]) {
      await expect(write(html), html).rejects.toMatchObject({ code: "CT001", detail: "content" });
    }
    await expect(
      write(
        `<p>1 < 2, "on = bật", javascript: là gì? <a href="https://a.vn/?on=1" title="on = tắt">b</a></p>`,
      ),
    ).resolves.toBeDefined();
  });
});

describe("a title", () => {
  it("is composed, on one line and without what cannot be seen", async () => {
    const { body } = await editor.add("blog", {
      title: "  Lắng\u200b nghe\n\tchính   mình \u0007".normalize("NFD"),
    });
    expect(body).toMatchObject({ title: "Lắng nghe chính mình", slug: "lang-nghe-chinh-minh" });
  });

  it("that is empty or too long is refused in Vietnamese, with the name of the column", async () => {
    for (const title of [null, "", "  \u200b ", "a".repeat(201)]) {
      for (const { status, body } of [
        await editor.add("podcast", { title }),
        await editor.add("category", { name: title, categoryType: "BLOG" }),
      ]) {
        expect({ status, body }).toMatchObject({ status: 400, body: { code: "CT001" } });
        expect(body.details).toMatch(/^(title|name)$/);
        expect(body.message).toMatch(/không được để trống|dài quá/);
      }
    }
    expect((await editor.add("podcast", { title: "a".repeat(200) })).status).toBe(201);
  });

  it("gives addresses that nobody else has, also to editors who save at the same moment", async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, () => editor.add("blog", { title: "Đừng vội" })),
    );
    expect(made.map(({ body }) => body.slug).sort()).toEqual([
      "dung-voi",
      ...[2, 3, 4, 5, 6].map((n) => `dung-voi-${n}`),
    ]);
    const [one] = made;
    const renamed = await editor.change(`blog?id=eq.${one?.body.id}`, { title: "Tên khác hẳn" });
    expect(renamed.body.slug).toBe(one?.body.slug);
    const chosen = await editor.change(`blog?id=eq.${one?.body.id}`, { slug: "Địa chỉ TÔI chọn!" });
    expect(chosen.body.slug).toBe("dia-chi-toi-chon");
  });

  it("of lessons is unique within a course, of categories within their kind", async () => {
    await platform.database.owner.query(
      "insert into course (id, slug, title) values (51, 'k51', 'K'), (52, 'k52', 'K')",
    );
    const lesson = async (courseId: number) =>
      (await editor.add("lesson", { courseId, title: "Mở đầu" })).body;
    expect([(await lesson(51)).slug, (await lesson(51)).slug, (await lesson(52)).slug]).toEqual([
      "mo-dau",
      "mo-dau-2",
      "mo-dau",
    ]);
    const category = async (categoryType: string) =>
      (await editor.add("category", { categoryType, name: "Ngủ" })).body.slug;
    expect([await category("BLOG"), await category("PODCAST"), await category("BLOG")]).toEqual([
      "ngu",
      "ngu",
      "ngu-2",
    ]);
  });

  it("becomes the address that the site's own rule makes of it", async () => {
    const syllable = fc.constantFrom("Đêm", "ừ", "thở", "SÂU", "–", "50%", "…", "mình?", "\u00a0", "é", "ố");
    await fc.assert(
      fc.asyncProperty(fc.array(syllable, { maxLength: 12 }), async (parts) => {
        const title = parts.join(" ");
        const { rows } = await platform.database.owner.query("select app.slug($1) as made", [title]);
        expect(rows[0]?.made).toBe(slug(title));
      }),
      { numRuns: 60 },
    );
  });
});

describe("what goes with a text", () => {
  it("is written by the server: an excerpt without markup, for locks to show", async () => {
    const content = `<h2>Mở</h2><p>${"Một đoạn dài. ".repeat(40)}</p>`;
    const { body } = await editor.add("blog", {
      title: "Khóa",
      content,
      blogType: "PRIVATE",
      publication: "PUBLISHED",
      excerpt: "của tôi",
    });
    expect(body.excerpt).toMatch(/^Mở\. Một đoạn dài\./);
    expect(String(body.excerpt)).toHaveLength(150);
    const { body: shown } = await editor.get(`premiumPreview?id=eq.${body.id}&kind=eq.blog`);
    expect(shown[0]?.excerpt).toBe(body.excerpt);
  });

  it("is written anew with its text alone, and by nobody else", async () => {
    const { body } = await editor.add("blog", { title: "Bài", content: "<p>Đoạn đầu.</p>" });
    const change = async (values: Record<string, string>) =>
      (await editor.change(`blog?id=eq.${body.id}`, values)).body.excerpt;
    expect(await change({ title: "Bài khác" })).toBe("Đoạn đầu.");
    expect(await change({ excerpt: "của tôi" })).toBe("Đoạn đầu.");
    expect(await change({ content: "<p>Đoạn hai.</p>" })).toBe("Đoạn hai.");
  });

  it("has addresses of files or https, and nothing else", async () => {
    for (const coverImage of ["javascript:alert(1)", "http://a.vn/a.jpg", "//a.vn/a.jpg", "/\\a.vn", "a b"]) {
      const { status, body } = await editor.add("podcast", { title: "Ảnh", coverImage });
      expect({ status, body }, coverImage).toMatchObject({
        status: 400,
        body: { code: "CT001", details: "coverImage" },
      });
    }
    for (const coverImage of ["https://a.vn/a.jpg", "/media/covers/a.svg", "", null]) {
      expect((await editor.add("podcast", { title: "Ảnh", coverImage })).body.coverImage).toBe(
        coverImage || null,
      );
    }
  });

  it("can be sent back whole, as it was answered, and stays what it was", async () => {
    const { body: made } = await editor.add("blog", {
      title: "Gửi lại nguyên vẹn",
      content: "<p>Thân bài.</p>",
    });
    const { status, body } = await editor.change(`blog?id=eq.${made.id}`, made);
    expect(status).toBe(200);
    expect({ ...body, updatedAt: "" }).toEqual({ ...made, updatedAt: "" });
  });
});

describe("a time that an editor sends", () => {
  const FAR = ["infinity", "-infinity", "294276-12-31T23:59:59Z", "0044-03-15 BC", "2100-01-02T00:00:00Z"];

  it.each(["createdAt", "publishedAt", "publishAt"])(
    "as %s is of our days, so that no list, feed or sitemap breaks on it",
    async (column) => {
      const state = { publication: column === "publishAt" ? "SCHEDULED" : "PUBLISHED" };
      const { body: there } = await editor.add("blog", { title: "Đã có" });
      for (const time of FAR) {
        const row = { title: "Xa", ...state, [column]: time };
        for (const { status, body } of [
          await editor.add("blog", row),
          ...(column === "publishedAt" ? [] : [await editor.change(`blog?id=eq.${there.id}`, row)]),
        ]) {
          expect({ time, status, body }).toMatchObject({ status: 400, body: { code: "CT001" } });
        }
      }
      for (const path of ["/feed", "/sitemap.xml"]) {
        expect((await fetch(`${platform.url}${path}`)).status, path).toBe(200);
      }
    },
  );

  it("as the time of the last change is not taken: it tells versions apart", async () => {
    for (const updatedAt of FAR) {
      const { body, status } = await editor.add("category", {
        name: "Giờ lạ",
        categoryType: "BLOG",
        updatedAt,
      });
      expect(status).toBe(201);
      expect(Math.abs(Date.parse(body.updatedAt) - Date.now())).toBeLessThan(60_000);
    }
  });
});

describe("a rating", () => {
  it("is nobody's to set who works here, not even an administrator's; it stays when the rest is changed", async () => {
    const administrator = createEditor(await aSignedInPerson(platform, { kind: "administrator" }));
    const { body: course } = await editor.add("course", { title: "Được yêu mến", rating: 5, ratingCount: 0 });
    for (const who of [editor, administrator]) {
      for (const made of [{ rating: 4.9, ratingCount: 1_200 }, { ratingCount: 1 }, { rating: 1 }]) {
        expect((await who.add("course", { title: "Tự khen", ...made })).status).toBe(403);
        expect((await who.change(`course?id=eq.${course.id}`, made)).status).toBe(403);
      }
    }
    await platform.database.owner.query(`update course set rating = 4.5, "ratingCount" = 12 where id = $1`, [
      course.id,
    ]);
    const { body } = await editor.change(`course?id=eq.${course.id}`, {
      ...{ title: "Được yêu mến hơn", rating: 4.5, ratingCount: 12 },
    });
    expect(body).toMatchObject({ rating: 4.5, ratingCount: 12 });
    await editor.remove(`course?id=eq.${course.id}`);
    expect(
      (await editor.add("course", { id: course.id, title: "Khác", rating: 4.5, ratingCount: 12 })).status,
    ).toBe(409);
    const { body: trash } = await editor.get<{ id: number }[]>(
      `contentTrash?kind=eq.course&rowId=eq.${course.id}`,
    );
    const back = await editor.rpc("restoreVersion", { version: trash[0]?.id });
    expect(back.body).toMatchObject({ id: course.id, rating: 4.5, ratingCount: 12 });
  });
});
