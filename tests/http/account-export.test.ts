import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readablePage } from "../../apps/server/src/features/accounts/export/readable-page.ts";
import { addSample } from "../policies/sample.ts";
import { aPerson } from "../support/people.ts";
import { unzip } from "../support/unzip.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSession, aSignedInPerson, PASSWORD, post, type SignedIn } from "./signed-in.ts";

let platform: Platform;
let me: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  platform = await openPlatform();
  me = await aSignedInPerson(platform, { kind: "premium" });
  other = await aSignedInPerson(platform);
  await addSample(platform.database, me.id, other.id);
  await platform.database.owner.query(
    `insert into "newSubscription" (email, "confirmedAt") values ($1, now()), ($2, now())`,
    [me.email, other.email],
  );
});
afterAll(() => platform.close());

type Tables = Record<string, Record<string, unknown>[]>;

async function fetchExport(
  person: SignedIn,
): Promise<{ response: Response; tables: Tables; page: string; json: string }> {
  const response = await person.call("/account/export");
  expect(response.status).toBe(200);
  const files = unzip(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual(["doc-toi.html", "du-lieu.json"]);
  const { "doc-toi.html": page = "", "du-lieu.json": json = "" } = files;
  return { response, json, tables: JSON.parse(json).tables, page };
}

describe("the export", () => {
  it("is one archive that no cache keeps", async () => {
    const { response } = await fetchExport(await aSignedInPerson(platform));
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="ben-trong-du-lieu-cua-toi.zip"',
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("holds the person's rows of every table that points to people, and nobody else's", async () => {
    const { tables, json, page } = await fetchExport(me);
    const { rows: pointing } = await platform.database.owner.query(`
      select distinct n.nspname || '.' || c.relname as name from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and k.confrelid = 'auth.users'::regclass`);
    expect(pointing.length).toBeGreaterThan(15);
    for (const { name } of pointing) expect(Object.keys(tables)).toContain(name);
    for (const table of [
      "session",
      "message",
      "follow",
      "order",
      "membership",
      "consent",
      "newSubscription",
    ]) {
      expect([table, tables[`public.${table}`]?.length]).toEqual([table, 1]);
    }
    expect(tables["auth.users"]).toEqual([expect.objectContaining({ id: me.id, email: me.email })]);
    expect(tables["public.newSubscription"]?.[0]).toMatchObject({ email: me.email });
    for (const text of [json, page]) {
      expect(text).not.toContain(other.id);
      expect(text).not.toContain(other.email);
    }
  });

  it("holds no secret: no hash, no token, no sealed letter", async () => {
    const person = await aSignedInPerson(platform);
    const { owner } = platform.database;
    await owner.query(
      "insert into auth.refresh_tokens (session_id, token_hash) values ($1, decode(repeat('ab', 32), 'hex'))",
      [person.sessionId],
    );
    await owner.query(
      `insert into auth.one_time_tokens (user_id, purpose, token_hash, sent_to, expires_at)
       values ($1, 'reset_password', decode(repeat('cd', 32), 'hex'), $2, now())`,
      [person.id, person.email],
    );
    await owner.query(
      "insert into ops.mail (kind, to_address, user_id, sealed) values ('reset_code', $1, $2, 'k.niemphong')",
      [person.email, person.id],
    );
    const { tables, json, page } = await fetchExport(person);
    expect(tables["auth.refresh_tokens"]).toHaveLength(1);
    expect(tables["auth.one_time_tokens"]).toHaveLength(1);
    expect(tables["ops.mail"]).toHaveLength(1);
    const { rows } = await owner.query("select encrypted_password from auth.users where id = $1", [
      person.id,
    ]);
    for (const secret of [
      "abab",
      "cdcd",
      "niemphong",
      "$argon2",
      String(rows[0]?.encrypted_password),
      PASSWORD,
    ]) {
      expect(json).not.toContain(secret);
      expect(page).not.toContain(secret);
    }
  });

  it("names nobody who gave the person a role", async () => {
    const administrator = await aPerson(platform.database, "administrator");
    const person = await aSignedInPerson(platform);
    await platform.database.owner.query("update auth.user_roles set granted_by = $1 where user_id = $2", [
      administrator.id,
      person.id,
    ]);
    const { tables, json } = await fetchExport(person);
    expect(tables["auth.user_roles"]).toEqual([expect.objectContaining({ role: "ROLE_USER" })]);
    expect(json).not.toContain(administrator.id);
  });

  it("an address that was never proven brings nobody else's subscription", async () => {
    const squatter = await aSignedInPerson(platform, { confirmed: false });
    await platform.database.owner.query(
      `insert into "newSubscription" (email, "confirmedAt") values ($1, now())`,
      [squatter.email],
    );
    expect((await fetchExport(squatter)).tables["public.newSubscription"]).toEqual([]);
  });

  it("can be asked for a few times an hour", async () => {
    const person = await aSignedInPerson(platform);
    for (let time = 0; time < 5; time++) {
      const response = await person.call("/account/export");
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    const refused = await person.call("/account/export");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ success: false, code: "too_many_requests" });
  });

  it("gives a history of many pages whole, in order, and each row once", async () => {
    const person = await aSignedInPerson(platform);
    const { owner } = platform.database;
    // Times that repeat: a page ends in the middle of equal ones.
    await owner.query(
      `insert into "listeningHistory" ("userId", "episodeId", seconds, "createdAt")
       select $1, 101, n, timestamptz '2026-01-01' + make_interval(mins => n / 90) from generate_series(1, 1234) n`,
      [person.id],
    );
    const { tables, page } = await fetchExport(person);
    const seconds = tables["public.listeningHistory"]?.map((row) => row.seconds);
    expect(seconds).toEqual(Array.from({ length: 1234 }, (_, at) => at + 1));
    expect(page.match(/<article>/g)?.length).toBeGreaterThan(1234);
  });
});

describe("a table that is added later", () => {
  it("appears in the export by itself, with what hangs below it, with or without a key", async () => {
    const { owner } = platform.database;
    await owner.query(`
      create table public.dream (id uuid primary key default gen_random_uuid(),
        "userId" uuid not null references auth.users on delete cascade, told text);
      create table public."dreamImage" ("dreamId" uuid not null references public.dream on delete cascade, place text);
      create table ops.wish (owner_id uuid references auth.users on delete set null, text text)`);
    try {
      for (const [person, word] of [
        [me, "của tôi"],
        [other, "của người khác"],
      ] as const) {
        const { rows } = await owner.query(
          `insert into public.dream ("userId", told) values ($1, $2) returning id`,
          [person.id, `giấc mơ ${word}`],
        );
        await owner.query(
          `insert into public."dreamImage" select $1, $2 || n from generate_series(1, 450) n`,
          [rows[0]?.id, `hình ${word} `],
        );
        await owner.query("insert into ops.wish values ($1, $2)", [person.id, `mong ước ${word}`]);
      }
      const { tables, page } = await fetchExport(me);
      expect(tables["public.dream"]).toEqual([expect.objectContaining({ told: "giấc mơ của tôi" })]);
      const places = new Set(tables["public.dreamImage"]?.map(({ place }) => place));
      expect(places).toEqual(new Set(Array.from({ length: 450 }, (_, n) => `hình của tôi ${n + 1}`)));
      expect(tables["public.dreamImage"]).toHaveLength(450);
      expect(tables["ops.wish"]).toEqual([expect.objectContaining({ text: "mong ước của tôi" })]);
      expect(page).toContain("giấc mơ của tôi");
      expect(page).not.toContain("người khác");
    } finally {
      await owner.query(`drop table public."dreamImage", public.dream, ops.wish`);
    }
  });

  it("cannot be asked for as if it were personal", async () => {
    const asking = platform.database.asCaller(
      { role: "auth_service", claims: "" },
      { text: "select * from auth.personal_page($1, 'money.bank_transaction', null, 10)", values: [me.id] },
    );
    await expect(asking).rejects.toMatchObject({ code: "42501" });
    for (const role of ["anon", "authenticated", "service_role", "money_service", "job_service"]) {
      const strange = platform.database.asCaller(
        { role, claims: me.caller.claims },
        { text: "select * from auth.personal_page($1, 'public.session', null, 10)", values: [other.id] },
      );
      await expect(strange).rejects.toMatchObject({ code: "42501" });
    }
  });

  it("sealed columns are opened for their owner, an empty one stays empty", async () => {
    const asked: unknown[] = [];
    const sealing = await openPlatform({
      openSealed: (sealed) => {
        asked.push(sealed);
        return "Đêm mất ngủ";
      },
    });
    try {
      const person = await aSignedInPerson(sealing);
      await sealing.database.owner.query(
        `insert into session ("userId", mode, title, summary) values ($1, 'map', 'niêm', '')`,
        [person.id],
      );
      const { tables, page } = await fetchExport(person);
      const [session] = tables["public.session"] ?? [];
      expect(session).toMatchObject({ title: "Đêm mất ngủ", summary: "" });
      expect(asked[0]).toEqual({ column: "session.title", aad: [session?.id, person.id], text: "niêm" });
      expect(page).toContain("<dd>Đêm mất ngủ</dd>");
    } finally {
      await sealing.close();
    }
  });
});

describe("the readable page", () => {
  it("says in Vietnamese what there is, with times of Vietnam, titles, and no ids", async () => {
    const person = await aSignedInPerson(platform, { kind: "premium" });
    await platform.database.owner.query(
      `insert into follow ("userId", "podcastId", "createdAt") values ($1, 101, '2026-11-20T18:05:00Z')`,
      [person.id],
    );
    await platform.database.owner.query(
      `insert into "order" ("orderCode", "userId", kind, "planId", price, "paymentInfo") values ('BTCCCCCC7', $1, 'plan', 2, 299000, '{"bankName":"Vietcombank"}')`,
      [person.id],
    );
    const { page } = await fetchExport(person);
    expect(page).toContain("<h1>Dữ liệu của tôi</h1>");
    expect(page).toMatch(
      /Podcast đang theo dõi<\/h2>\s*<article><dl><dt>Podcast<\/dt><dd>Podcast<\/dd><dt>Lúc<\/dt><dd>21\/11\/2026 01:05<\/dd>/,
    );
    expect(page).toContain("<dd>299.000đ</dd>");
    expect(page).toContain("bankName: Vietcombank");
    expect(page).toContain("Họ và tên: Nguyễn Thị Lan Chi</dd>");
    expect(page).toMatch(/Tin nhắn trong các cuộc trò chuyện<\/h2>\s*<p>[^<]*<\/p>\s*<p>Chưa có gì ở đây/);
    expect(page).not.toContain(person.id);
  });

  it("runs nothing and asks for nothing, whatever a person wrote", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.string(),
            fc.oneof(
              fc.string({ unit: "grapheme" }),
              fc.constant("</dd><script>alert(1)</script>"),
              fc.jsonValue(),
            ),
          ),
        ),
        fc.string(),
        async (columns, email) => {
          const row = { content: Object.fromEntries(columns), titles: {} };
          const table = {
            name: `public.${email}`,
            async *rows() {
              yield row;
            },
          };
          let page = "";
          for await (const part of readablePage([table], { email, at: new Date(0), known: {} })) page += part;
          const tags = [...page.matchAll(/<(?!\/|!doctype)([^\s>]*)/g)].map(([, name]) => name ?? "");
          expect(new Set(tags)).toEqual(new Set([...new Set(tags)].filter((name) => ALLOWED.has(name))));
          expect(page).not.toMatch(/(src|href)="(?!#)/);
        },
      ),
    );
  });
});

const ALLOWED = new Set(
  "html head meta title style body header h1 p nav ul li a main section h2 article dl dt dd footer".split(
    " ",
  ),
);

it("a visitor has nothing to export", async () => {
  const response = await fetch(`${platform.url}/functions/v1/account/export`, {
    headers: { apikey: platform.tokens.publicKey },
  });
  expect(response.status).toBe(401);
});

it("a second device gets the same archive as the first", async () => {
  const person = await aSignedInPerson(platform);
  const second = await aSession(platform, person);
  const [one, two] = [await fetchExport(person), await fetchExport(second)];
  // But for the second export itself, which is written down as a request and as an event.
  const { "ops.data_subject_request": first = [], "auth.security_events": event = [], ...rest } = one.tables;
  const { "ops.data_subject_request": both = [], "auth.security_events": events = [], ...same } = two.tables;
  expect(same).toEqual(rest);
  expect([first.length, both.length]).toEqual([1, 2]);
  expect([event.length, events.length]).toEqual([1, 2]);
});

it("a phone that lies open exports nothing: the sign-in must be of the last ten minutes, or be proved again", async () => {
  const person = await aSignedInPerson(platform);
  const old = await aSession(platform, person, { begunMinutesAgo: 11 });
  const refused = await old.call("/account/export");
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ success: false, code: "reauthentication_needed" });
  const wrong = await old.call("/auth/v1/reauthenticate", post({ password: "không phải câu này" }));
  expect([wrong.status, (await wrong.json()).error_code]).toEqual([400, "reauthentication_not_valid"]);
  expect((await old.call("/account/export")).status).toBe(403);
  expect((await old.call("/auth/v1/reauthenticate", post({ password: PASSWORD }))).status).toBe(200);
  expect((await old.call("/account/export")).status).toBe(200);
});
