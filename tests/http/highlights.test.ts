import { LONGEST_HIGHLIGHT_NOTE, LONGEST_QUOTE, MOST_HIGHLIGHTS } from "@bentrong/contract/highlight";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unzip } from "../support/unzip.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";

const OPEN = 101;
const PREMIUM = 102;
const DRAFT = 103;
const NOTE = "Đoạn này giống hệt mẹ mình";
const QUOTE = "Bà ngoại rải chiếu\nchiếu giữa gian nhà.";

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
  await platform.database.owner.query(
    `insert into blog (id, slug, title, content, "blogType", publication) values
       (${OPEN}, 'mo', 'Bài mở', '…', 'PUBLIC', 'PUBLISHED'), (${PREMIUM}, 'kin', 'Bài kín', '…', 'PRIVATE', 'PUBLISHED'),
       (${DRAFT}, 'nhap', 'Bài nháp', '…', 'PUBLIC', 'DRAFT')`,
  );
});
afterAll(() => platform.close());

const mark = (person: SignedIn, given: object = {}) =>
  person.call(
    "/highlight",
    post({ blogId: OPEN, quote: QUOTE, prefix: "trước ", suffix: " sau", start: 12, note: NOTE, ...given }),
  );
const change = (person: SignedIn, id: string, note: string) =>
  person.call(`/highlight/${id}`, { ...post({ note }), method: "PUT" });
const read = async (person: SignedIn, select = "id,blogId,title,quote,prefix,suffix,start,note") =>
  (await person.call(`/rest/v1/highlight?select=${select}&order=createdAt`)).json();
const readId = async (answer: Response): Promise<string> => (await answer.json()).data.id;

describe("a marked passage of an article", () => {
  it("is kept word for word, its note sealed, seen and changed by its owner alone", async () => {
    const [me, other] = [await aSignedInPerson(platform), await aSignedInPerson(platform)];
    const answer = await mark(me);
    expect(answer.status).toBe(201);
    const id = await readId(answer);
    expect(await read(me)).toEqual([
      {
        id,
        blogId: OPEN,
        title: "Bài mở",
        quote: QUOTE,
        prefix: "trước ",
        suffix: " sau",
        start: 12,
        note: NOTE,
      },
    ]);
    expect(await read(other)).toEqual([]);
    const { rows } = await platform.database.owner.query("select note from highlight where id = $1", [id]);
    expect(rows[0]?.note).not.toContain("mẹ");

    expect((await change(other, id, "của mình")).status).toBe(404);
    expect((await change(me, id, "")).status).toBe(200);
    expect(await read(me, "note")).toEqual([{ note: "" }]);
    await other.call(`/highlight/${id}`, { method: "DELETE" });
    expect(await read(me, "id")).toHaveLength(1);
    await me.call(`/highlight/${id}`, { method: "DELETE" });
    expect(await read(me)).toEqual([]);
  });

  it("is of an article that the person may read, and seen only as long as they may", async () => {
    const free = await aSignedInPerson(platform);
    for (const blogId of [PREMIUM, DRAFT, 999]) expect((await mark(free, { blogId })).status).toBe(404);
    const premium = await aSignedInPerson(platform, { kind: "premium" });
    expect((await mark(premium, { blogId: PREMIUM })).status).toBe(201);
    expect(await read(premium, "title")).toEqual([{ title: "Bài kín" }]);
    const move = (days: number) =>
      platform.database.owner.query(
        `update membership set "expiresAt" = now() + make_interval(days => $2) where "userId" = $1`,
        [premium.id, days],
      );
    await move(-60);
    expect(await read(premium)).toEqual([]);
    await move(60);
    expect(await read(premium, "title")).toEqual([{ title: "Bài kín" }]);
  });

  it("outlives its article, and is there again when the article comes back", async () => {
    const me = await aSignedInPerson(platform);
    const add = () =>
      platform.database.owner.query(
        "insert into blog (id, slug, title, content) values (301, 'tam', 'Bài tạm', '…')",
      );
    await add();
    await mark(me, { blogId: 301 });
    await platform.database.owner.query("delete from blog where id = 301");
    expect(await read(me, "title,quote")).toEqual([{ title: "Bài tạm", quote: QUOTE }]);
    await add();
    expect(await read(me, "blogId")).toEqual([{ blogId: 301 }]);
  });

  it.each<[why: string, given: object]>([
    ["nothing but space", { quote: " \n" }],
    ["more than a few paragraphs", { quote: "a".repeat(LONGEST_QUOTE + 1) }],
    ["a note longer than anybody writes", { note: "a".repeat(LONGEST_HIGHLIGHT_NOTE + 1) }],
    ["half a letter", { prefix: "\ud83c" }],
    ["a control character", { quote: "a\u0000b" }],
    ["a place before the text", { start: -1 }],
  ])("is refused with %s", async (_, given) => {
    const answer = await mark(await aSignedInPerson(platform), given);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  it("has an end, which is told in words", async () => {
    const me = await aSignedInPerson(platform);
    await platform.database.owner.query(
      `insert into highlight ("userId", "blogId", title, quote, start) select $1, ${OPEN}, 'Bài mở', 'lời', n from generate_series(1, ${MOST_HIGHLIGHTS}) n`,
      [me.id],
    );
    const refused = await mark(me);
    expect(refused.status).toBe(413);
    expect(await refused.text()).toContain("10.000");
    const [row] = await read(me, "id&limit=1");
    await me.call(`/highlight/${row.id}`, { method: "DELETE" });
    expect((await mark(me)).status).toBe(201);
  });

  it("is in the export of the account, in words, and nobody marks one without an account", async () => {
    const me = await aSignedInPerson(platform);
    await mark(me);
    const files = unzip(new Uint8Array(await (await me.call("/account/export")).arrayBuffer()));
    expect(JSON.parse(files["du-lieu.json"] ?? "").tables["public.highlight"]).toMatchObject([
      { quote: QUOTE, note: NOTE },
    ]);
    expect(files["doc-toi.html"]).toContain(NOTE);
    const anybody = await fetch(`${platform.url}/functions/v1/highlight`, {
      ...post({ blogId: OPEN, quote: "a", start: 0 }),
      headers: { apikey: platform.tokens.publicKey, "Content-Type": "application/json" },
    });
    expect(anybody.status).toBe(401);
    await platform.database.owner.query("delete from auth.users where id = $1", [me.id]);
    const left = await platform.database.owner.query(`select 1 from highlight where "userId" = $1`, [me.id]);
    expect(left.rows).toEqual([]);
  });
});
