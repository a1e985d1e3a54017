import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unzip } from "../support/unzip.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";

const OPEN = 101;
const PREMIUM = 102;
const DRAFT = 103;
const MOST = 1_000;

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

const save = (person: SignedIn, item: object | object[]) =>
  person.call("/rest/v1/savedItem", post(item as object));
const list = async (person: SignedIn, select = "blogId,podcastId,courseId") =>
  (await person.call(`/rest/v1/savedItem?select=${select}&order=id`)).json();

describe("what is saved for later", () => {
  it("is seen and removed by its owner alone, and saved once", async () => {
    const [me, other] = [await aSignedInPerson(platform), await aSignedInPerson(platform)];
    expect((await save(me, { blogId: OPEN })).status).toBe(201);
    expect((await save(me, { blogId: OPEN })).status).toBe(409);
    expect(await list(me, "blogId,blog(title)")).toEqual([{ blogId: OPEN, blog: { title: "Bài mở" } }]);
    expect(await list(other)).toEqual([]);
    await other.call(`/rest/v1/savedItem?blogId=eq.${OPEN}`, { method: "DELETE" });
    expect(await list(me)).toHaveLength(1);
    await me.call(`/rest/v1/savedItem?blogId=eq.${OPEN}`, { method: "DELETE" });
    expect(await list(me)).toEqual([]);
  });

  it("is refused alike whether it is premium, a draft or not there at all", async () => {
    const free = await aSignedInPerson(platform);
    const answers = await Promise.all(
      [PREMIUM, DRAFT, 999].map(async (blogId) => {
        const answer = await save(free, { blogId });
        return { status: answer.status, code: (await answer.json()).code };
      }),
    );
    expect(answers[0]?.status).toBe(403);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const premium = await aSignedInPerson(platform, { kind: "premium" });
    expect((await save(premium, { blogId: PREMIUM })).status).toBe(201);
  });

  it.each<[why: string, item: object]>([
    ["nothing", { blogId: null }],
    ["two things at once", { blogId: OPEN, courseId: OPEN }],
  ])("names exactly one thing: not %s", async (_, item) => {
    const answer = await save(await aSignedInPerson(platform), item);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  it("stays when a membership ends, without telling what it was", async () => {
    const me = await aSignedInPerson(platform, { kind: "premium" });
    await save(me, { blogId: PREMIUM });
    await platform.database.owner.query(
      `update membership set "expiresAt" = now() - interval '60 days' where "userId" = $1`,
      [me.id],
    );
    expect(await list(me, "blogId,blog(title)")).toEqual([{ blogId: PREMIUM, blog: null }]);
  });

  it("has an end, which is told in words", async () => {
    const me = await aSignedInPerson(platform);
    await platform.database.owner.query(
      `insert into blog (id, slug, title, content) select 10000 + n, 'bai-' || n, 'Bài', '…' from generate_series(1, ${MOST + 1}) n on conflict do nothing`,
    );
    const all = Array.from({ length: MOST + 1 }, (_, n) => ({ blogId: 10_001 + n }));
    expect((await save(me, all.slice(0, -2))).status).toBe(201);
    const refused = await save(me, all.slice(-2));
    expect(refused.status).toBe(413);
    expect((await refused.json()).message).toContain("1.000");
    expect((await save(me, all.slice(-1))).status).toBe(201);
    expect((await save(me, { blogId: OPEN })).status).toBe(413);
  });

  it("is in the export of the account and goes with it", async () => {
    const me = await aSignedInPerson(platform);
    await save(me, { blogId: OPEN });
    const files = unzip(new Uint8Array(await (await me.call("/account/export")).arrayBuffer()));
    expect(JSON.parse(files["du-lieu.json"] ?? "").tables["public.savedItem"]).toMatchObject([
      { blogId: OPEN },
    ]);
    expect(files["doc-toi.html"]).toContain("Bài mở");
    await platform.database.owner.query("delete from auth.users where id = $1", [me.id]);
    const { rows } = await platform.database.owner.query(`select 1 from "savedItem" where "userId" = $1`, [
      me.id,
    ]);
    expect(rows).toEqual([]);
  });
});
