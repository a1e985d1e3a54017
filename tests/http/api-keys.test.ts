// Keys of programs: what they reach, what they never reach, and when they stop.
import { createHash, randomBytes } from "node:crypto";
import { ApiKeyList, NewApiKey } from "@bentrong/contract/api-keys";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { EXPECTED } from "../policies/expectations.ts";
import { addSample } from "../policies/sample.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSession, aSignedInPerson, post, type SignedIn } from "./signed-in.ts";

let platform: Platform;
let staff: SignedIn;
let member: SignedIn;
beforeAll(async () => {
  platform = await openPlatform();
  member = await aSignedInPerson(platform);
  const somebody = await aSignedInPerson(platform);
  await addSample(platform.database, member.id, somebody.id);
});
afterAll(() => platform.close());
beforeEach(async () => {
  staff = await aSignedInPerson(platform, { kind: "administrator" });
});

const rows = async (text: string, values: unknown[] = []) =>
  (await platform.database.owner.query(text, values)).rows;

async function makeKey(
  scopes: readonly string[],
  { who = staff, days = 30, name = "Đăng bài tự động" } = {},
) {
  const answer = await who.call("/admin/api-key", post({ name, scopes, days }));
  const body = z.object({ data: NewApiKey }).parse(await answer.json());
  return body.data;
}

/** A call with nothing but the key, as a program makes it. */
const use = (key: string, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(platform.url + path, {
    ...init,
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json", ...init.headers },
  });
const getStatus = async (key: string, path: string, init?: RequestInit) => {
  const answer = await use(key, path, init);
  await answer.arrayBuffer();
  return answer.status;
};
/** Rows that a key sees of a table; the status where it is refused. */
async function look(key: string, table: string): Promise<number | "refused"> {
  const answer = await use(key, `/rest/v1/${table}?select=*`);
  const body: unknown = await answer.json();
  return Array.isArray(body) ? body.length : "refused";
}

const CONTENT = [
  "category",
  "podcast",
  "episode",
  "podcastEpisode",
  "episodeTimeline",
  "blog",
  "course",
  "lesson",
];
const OPENED: Record<string, string[]> = {
  "content:read": CONTENT,
  "content:write": CONTENT,
  "orders:read": ["plan"],
  "members:read": ["membership", "courseEnroll"],
};

describe("an administrator", () => {
  it("makes a key that is shown once, kept as a hash, told of by mail and written into the log", async () => {
    const { id, key } = await makeKey(["content:write"], { name: "Máy đăng bài" });
    expect(key).toMatch(/^btk_[A-Za-z0-9_-]{43}$/);
    const [stored] = await rows("select * from ops.api_key where id = $1", [id]);
    expect(stored?.hash).toEqual(createHash("sha256").update(key).digest());
    expect(JSON.stringify(stored)).not.toContain(key.slice(10));
    const text = await (await staff.call("/admin/api-key")).text();
    expect(text).not.toContain(key.slice(10));
    const { keys } = z.object({ data: ApiKeyList }).parse(JSON.parse(text)).data;
    expect(keys.find((one) => one.id === id)).toMatchObject({
      ...{ name: "Máy đăng bài", prefix: key.slice(0, 10), lastUsedAt: null, revokedAt: null },
      scopes: ["content:write", "content:read"],
    });
    const letters = await rows("select kind from ops.mail where user_id = $1", [staff.id]);
    expect(letters).toEqual([{ kind: "security_notice" }]);
    const log = await rows(
      "select action, changed from ops.audit_log where subject = 'ops.api_key' and subject_id = $1",
      [id],
    );
    expect(log).toMatchObject([{ action: "INSERT" }]);
  });

  it("needs a fresh proof for it, and no moderator or member can", async () => {
    const later = await aSession(platform, staff, { begunMinutesAgo: 60 });
    const wish = post({ name: "a", scopes: ["content:read"], days: 1 });
    expect((await later.call("/admin/api-key", wish)).status).toBe(403);
    const moderator = await aSignedInPerson(platform, { kind: "moderator" });
    for (const who of [moderator, member]) {
      expect((await who.call("/admin/api-key", wish)).status).toBe(403);
      expect((await who.call("/admin/api-key")).status).toBe(403);
    }
  });

  it.each([
    { name: "a", scopes: [], days: 1 },
    { name: "a", scopes: ["everything"], days: 1 },
    { name: " ", scopes: ["content:read"], days: 1 },
    { name: "a", scopes: ["content:read"], days: 400 },
  ])("is told when %j is no key", async (wish) => {
    expect((await staff.call("/admin/api-key", post(wish))).status).toBe(400);
  });
});

describe("a program with a key", () => {
  it("writes content, drafts too, which the log tells as its owner's", async () => {
    const { id, key } = await makeKey(["content:write"]);
    const answer = await use(key, "/rest/v1/blog", {
      ...post({ title: "Viết bằng máy", content: "<p>Một <script>x</script>câu.</p>", publication: "DRAFT" }),
      headers: { Prefer: "return=representation" },
    });
    const [added] = (await answer.json()) as { id: number; content: string }[];
    expect(answer.status).toBe(201);
    expect(added?.content).not.toContain("script");
    const where = `/rest/v1/blog?id=eq.${added?.id}`;
    expect(
      await getStatus(key, where, { method: "PATCH", body: JSON.stringify({ title: "Sửa bằng máy" }) }),
    ).toBe(204);
    expect(await rows("select title from blog where id = $1", [added?.id])).toEqual([
      { title: "Sửa bằng máy" },
    ]);
    expect(await getStatus(key, where, { method: "DELETE" })).toBe(204);
    const log = await rows(
      "select action from ops.audit_log where subject = 'public.blog' and subject_id = $1 and actor_id = $2 order by id",
      [String(added?.id), staff.id],
    );
    expect(log.map(({ action }) => action)).toEqual(["INSERT", "UPDATE", "DELETE"]);
    const [used] = await rows("select last_used_at from ops.api_key where id = $1", [id]);
    expect(used?.last_used_at).toBeInstanceOf(Date);
  });

  it("may send it as an apikey alone", async () => {
    const { key } = await makeKey(["content:read"]);
    const answer = await fetch(`${platform.url}/rest/v1/blog?select=id&publication=eq.DRAFT`, {
      headers: { apikey: key },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(((await answer.json()) as unknown[]).length).toBeGreaterThan(0);
  });

  it.each(Object.keys(OPENED))("with %s alone sees the rows of its tables and of no other", async (scope) => {
    const { key } = await makeKey([scope]);
    for (const table of Object.keys(EXPECTED)) {
      const seen = await look(key, table);
      if (OPENED[scope]?.includes(table))
        expect({ table, seen }).toEqual({ table, seen: expect.any(Number) });
      else
        expect([0, "refused"], `${scope} ${table}`).toContain(
          table === "order" && scope === "orders:read" ? 0 : seen,
        );
    }
    const first = OPENED[scope]?.find((table) => table !== "episodeTimeline") ?? "";
    expect(await look(key, first)).toBeGreaterThan(0);
  });

  it("reads orders with orders:read, and without it none", async () => {
    const columns = "/rest/v1/order?select=id,status,price";
    const count = async (scope: string) => {
      const { key } = await makeKey([scope]);
      return ((await (await use(key, columns)).json()) as unknown[]).length;
    };
    const [all] = await rows(`select count(*)::int as n from "order"`);
    expect(all?.n).toBeGreaterThan(0);
    expect(await count("orders:read")).toBe(all?.n);
    expect(await count("content:write")).toBe(0);
  });

  it("writes nothing without content:write, and nothing but content with it", async () => {
    const before = await rows(
      "select (select count(*) from blog) as blogs, (select max(price) from plan) as price",
    );
    const reading = (await makeKey(["content:read", "orders:read", "members:read"])).key;
    const writing = (await makeKey(["content:write", "orders:read", "members:read"])).key;
    expect(await getStatus(reading, "/rest/v1/blog", post({ title: "a", content: "b" }))).toBe(403);
    expect(await getStatus(reading, "/rest/v1/blog?id=gt.0", { method: "DELETE" })).toBe(204);
    await getStatus(reading, "/rest/v1/blog?id=gt.0", {
      method: "PATCH",
      body: JSON.stringify({ title: "x" }),
    });
    for (const table of [
      "plan",
      "order",
      "membership",
      "courseEnroll",
      "consent",
      "savedItem",
      "workingCopy",
      "hotline",
    ]) {
      for (const method of ["PATCH", "DELETE"] as const) {
        const body = method === "PATCH" ? { body: JSON.stringify({ price: 1 }) } : {};
        expect({
          table,
          status: await getStatus(writing, `/rest/v1/${table}?id=neq.0`, { method, ...body }),
        }).toEqual({
          table,
          status: expect.toSatisfy((status: number) => status >= 400 && status < 500),
        });
      }
    }
    expect(
      await rows("select (select count(*) from blog) as blogs, (select max(price) from plan) as price"),
    ).toEqual(before);
    expect(await rows("select from blog where title = 'x'")).toEqual([]);
  });

  it("reaches no account, no factor, no decision, no function and no other key", async () => {
    const { id, key } = await makeKey(["content:write", "orders:read", "members:read"]);
    const { publicKey: apikey } = platform.tokens;
    const calls = platform.routes
      .map((route) => route.split(" ") as [string, string])
      .filter(
        ([method, path]) =>
          method !== "ALL" && /^\/(auth|functions)\/v1\/(admin|user|factors|account|profile)/.test(path),
      );
    expect(calls.length).toBeGreaterThan(40);
    for (const [method, path] of calls) {
      const address = path.replace(":id", id).replaceAll(/:\w+/g, "1");
      const body = method === "GET" ? {} : { body: "{}" };
      const status = await getStatus(key, address, { method, ...body, headers: { apikey } });
      expect({ method, address, status }).toEqual({
        method,
        address,
        status: expect.toSatisfy((n: number) => n === 401 || n === 403),
      });
      expect([401, 403]).toContain(await getStatus(key, address, { method, ...body }));
    }
    expect(await rows("select from ops.api_key where id = $1 and revoked_at is null", [id])).toHaveLength(1);
  });
});

describe("a key stops at once", () => {
  const BLOGS = "/rest/v1/blog?select=id&limit=1";
  const ended: [string, (id: string) => Promise<unknown>][] = [
    ["is revoked", (id) => staff.call(`/admin/api-key/${id}`, { method: "DELETE" })],
    [
      "has expired",
      (id) =>
        rows(
          "update ops.api_key set created_at = now() - interval '9 days', expires_at = now() - interval '1 second' where id = $1",
          [id],
        ),
    ],
    [
      "belongs to somebody who is no administrator any more",
      () => rows("delete from auth.user_roles where user_id = $1 and role = 'ROLE_ADMIN'", [staff.id]),
    ],
    [
      "belongs to somebody who was blocked",
      () => rows("update auth.users set banned_until = 'infinity' where id = $1", [staff.id]),
    ],
    [
      "belongs to somebody who deleted their account",
      () => rows("delete from auth.users where id = $1", [staff.id]),
    ],
  ];
  it.each(ended)("when it %s", async (_, end) => {
    const { id, key } = await makeKey(["content:write", "orders:read"]);
    expect(await getStatus(key, BLOGS)).toBe(200);
    await end(id);
    const answer = await use(key, BLOGS);
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: "PGRST301" }]);
  });

  it("also in the database, should a statement of it still be under way", async () => {
    const { id } = await makeKey(["content:read"]);
    const caller = {
      role: "automation",
      claims: JSON.stringify({ sub: staff.id, role: "automation", api_key: id }),
    };
    const count = async () =>
      (await platform.database.asCaller(caller, { text: "select id from blog", values: [] })).rows.length;
    expect(await count()).toBeGreaterThan(0);
    await rows("update ops.api_key set revoked_at = now() where id = $1", [id]);
    expect(await count()).toBe(0);
    const other = await aSignedInPerson(platform, { kind: "administrator" });
    const theirs = await makeKey(["content:read"], { who: other });
    const claims = JSON.stringify({ sub: staff.id, role: "automation", api_key: theirs.id });
    expect(
      (await platform.database.asCaller({ ...caller, claims }, { text: "select id from blog", values: [] }))
        .rows,
    ).toEqual([]);
  });

  it.each([
    ["of 10 KB", `btk_${"a".repeat(10_000)}`],
    ["of another person's choice", `btk_${randomBytes(32).toString("base64url")}`],
    ["that is its prefix", "btk_abcdef"],
    ["with a quote", "btk_' or true --"],
    ["that is empty", "btk_"],
  ])("and one %s is refused", async (_, key) => {
    expect(await getStatus(key, BLOGS)).toBe(401);
    expect((await fetch(platform.url + BLOGS, { headers: { apikey: key } })).status).toBe(401);
    expect(await getStatus(key, "/functions/v1/admin/people")).toBe(401);
  });

  it("and waits after 600 calls in a minute, alone", async () => {
    const { id, key } = await makeKey(["content:read"]);
    const other = await makeKey(["content:read"]);
    await getStatus(key, BLOGS);
    const bucket = createHash("sha256").update(`api key ${id}`).digest("base64url");
    await rows("update ops.rate_limit set hits = 600 where bucket = $1", [bucket]);
    const answer = await use(key, BLOGS);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await getStatus(other.key, BLOGS)).toBe(200);
  });
});
