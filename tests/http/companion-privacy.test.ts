// What people write is theirs: the database holds none of it in clear, and nobody else is shown any.
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reseal } from "../../apps/server/src/features/companion/reseal.ts";
import { createEncryptedColumns } from "../../apps/server/src/platform/crypto/encrypted-columns.ts";
import { createEncryption, createEncryptionKeys } from "../../apps/server/src/platform/crypto/encryption.ts";
import { eventually } from "../support/eventually.ts";
import { aSlowEngine } from "../support/talk.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";
import { ask, askRaw, messagesIn, openSession, readEvents, STREAM } from "./talking.ts";

let platform: Platform;
let me: SignedIn;
let session: string;
beforeAll(async () => {
  platform = await openPlatform();
  const engine = aSlowEngine();
  const { url } = await platform.another({ guided: engine });
  me = await aSignedInPerson(platform);
  await me.call("/account/consents", post({ kind: "memory", given: true }));
  session = await openSession(me);
  const answering = ask(me, session, "Bí mật hoa gạo: mình vay tiền của dì.", { at: url });
  await engine.wasAsked();
  engine.say("Bạn giữ chuyện hoa gạo một mình bao lâu rồi?");
  engine.end({ title: "Chuyện hoa gạo", summary: "Hoa gạo nặng." });
  await answering;
  await me.call("/note", post({ content: "Hoa gạo là dì." }));
  // A turn that is being answered, long enough to be written down in part.
  const running = readEvents(await askRaw(me, session, "Hoa gạo nữa.", { at: url, headers: STREAM }));
  await engine.wasAsked(2);
  engine.say("Hoa gạo ".repeat(40));
  await running.next();
  await eventually(async () => {
    const { rows } = await platform.database.owner.query(
      "select length(sealed_said) as said from ops.companion_turn where finished_at is null",
    );
    expect(Number(rows[0]?.said)).toBeGreaterThan(300);
  });
});
afterAll(() => platform.close());

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const { owner } = platform.database;
  const { rows: tables } = await owner.query(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query(`select string_agg(t::text, E'\\n') as text from ${name} t`);
    texts.push(String(rows[0]?.text ?? ""));
  }
  return texts.join("\n");
}

describe("the database", () => {
  it("holds not a word of it, in any table, while a reply is being spoken and after", async () => {
    const text = await everything();
    // It was looked at at all.
    expect(text).toContain(session);
    expect(text).toContain(me.email);
    for (const word of ["gạo", "dì", "vay tiền"]) expect(text).not.toContain(word);
  });

  it("does not open a text that was moved to another row or person", async () => {
    const other = await aSignedInPerson(platform);
    const theirs = await openSession(other);
    const { owner } = platform.database;
    await owner.query(
      `insert into message ("sessionId", "userId", role, content)
       select $1, $2, 'assistant', content from message where "sessionId" = $3 limit 1`,
      [theirs, other.id, session],
    );
    expect(await messagesIn(other, theirs)).toMatchObject([{ content: "(Đoạn này không mở được nữa.)" }]);
  });
});

describe("the owner", () => {
  it("reads it open, in every shape", async () => {
    expect((await messagesIn(me, session)).map(({ content }) => content)).toEqual([
      "Bí mật hoa gạo: mình vay tiền của dì.",
      "Bạn giữ chuyện hoa gạo một mình bao lâu rồi?",
    ]);
    const embedded = await me.call(`/rest/v1/session?select=title,message(content)&id=eq.${session}`);
    expect(await embedded.json()).toMatchObject([{ title: "Chuyện hoa gạo", message: [{}, {}] }]);
    const csv = await me.call("/rest/v1/companionNote?select=content", { headers: { Accept: "text/csv" } });
    expect(await csv.text()).toBe('content\n"Hoa gạo là dì."');
  });

  it("takes all of it along in the export", async () => {
    const answer = await me.call("/account/export");
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const json = new TextDecoder().decode(files["du-lieu.json"]);
    for (const text of ["mình vay tiền của dì.", "Chuyện hoa gạo", "Hoa gạo là dì."])
      expect(json).toContain(text);
    expect(json).not.toMatch(/sealed/);
  });
});

describe("staff", () => {
  it.each(["moderator", "administrator"] as const)(
    "of the kind %s reads nothing and counts nothing",
    async (kind) => {
      const staff = await aSignedInPerson(platform, { kind });
      for (const table of ["session", "message", "companionNote"]) {
        const answer = await staff.call(`/rest/v1/${table}`, { headers: { Prefer: "count=exact" } });
        expect([table, await answer.json()]).toEqual([table, []]);
        expect(answer.headers.get("content-range")).toBe("*/0");
      }
      for (const table of ["companion_turn", "model_call"]) {
        expect((await staff.call(`/rest/v1/${table}`)).status).toBe(404);
      }
    },
  );

  it("no other role of the server reads messages", async () => {
    const { rows } = await platform.database.owner.query(
      `select r.rolname, c.relname from pg_roles r, pg_class c
        where c.oid in ('message'::regclass, 'session'::regclass, '"companionNote"'::regclass, 'ops.companion_turn'::regclass)
          and r.rolname in ('anon', 'service_role', 'auth_service', 'money_service', 'job_service', 'authenticator')
          and has_table_privilege(r.oid, c.oid, 'select')`,
    );
    expect(rows).toEqual([]);
  });
});

describe("a new key", () => {
  it("seals everything anew, a batch at a time, and may be interrupted", async () => {
    const other = await openPlatform();
    const person = await aSignedInPerson(other);
    await person.call("/account/consents", post({ kind: "memory", given: true }));
    const id = await openSession(person);
    for (const n of [1, 2, 3]) await ask(person, id, `Điều thứ ${n} của mình.`);
    await person.call("/note", post({ content: "Ghi lại." }));
    await person.call(`/session/${id}/name`, { method: "PUT", body: JSON.stringify({ name: "Ba điều" }) });
    const before = await messagesIn(person, id);
    const { owner } = other.database;
    const sealedBy = async (key: string): Promise<{ ours: number; all: number }> => {
      const { rows } = await owner.query(
        `select count(*) filter (where starts_with(content, $1)) as ours, count(*) as all
           from (select content from message union all select content from "companionNote"
                 union all select title from session where title is not null
                 union all select name from session where name is not null
                 union all select sealed_outcome from ops.companion_turn) t`,
        [`${key}.`],
      );
      return { ours: Number(rows[0]?.ours), all: Number(rows[0]?.all) };
    };

    const oldKeys = createEncryptionKeys();
    const stranger = createEncryption(oldKeys);
    const [newKey] = createEncryptionKeys();
    if (!newKey) throw new Error("no key was made");
    const encryption = { ...createEncryption([newKey]), decrypt: other.encryption.decrypt };
    const stop = new AbortController();
    const unreadable: string[] = [];
    let batches = 0;
    const interrupted: typeof owner.transaction = (work) => {
      batches += 1;
      if (batches === 2) stop.abort();
      return owner.transaction(work);
    };
    const deps = { encryption, unreadable: (column: string) => void unreadable.push(column), batchSize: 2 };
    await expect(reseal({ ...deps, owner: { transaction: interrupted } }, stop.signal)).rejects.toThrow();
    const between = await sealedBy(encryption.newestKey);
    expect(between.ours).toBeGreaterThan(0);
    expect(between.ours).toBeLessThan(between.all);

    // Something that no key opens stands in the way, and stays as it is.
    await owner.query(`insert into "companionNote" ("userId", content) values ($1, $2)`, [
      person.id,
      stranger.encrypt("?", "nowhere"),
    ]);
    await reseal({ ...deps, owner });
    const after = await sealedBy(encryption.newestKey);
    expect(after).toEqual({ ours: between.all, all: between.all + 1 });
    expect(unreadable).toEqual(["companionNote.content"]);
    const statements: [string, readonly unknown[]][] = [];
    const watched: typeof owner.transaction = (work) =>
      owner.transaction((tx) =>
        work({
          query: (text, values = []) => {
            statements.push([text, values]);
            return tx.query(text, values);
          },
        }),
      );
    expect(await reseal({ ...deps, owner: { transaction: watched } })).toBe(0);
    // Each batch goes on along the primary key: sorting what is left would cost all of it, batch after batch.
    const plans = await owner.transaction(async (tx) => {
      await tx.query("set local enable_seqscan = off");
      const explained = [];
      for (const [text, values] of statements) explained.push(await tx.query(`explain ${text}`, values));
      return JSON.stringify(explained.map(({ rows }) => rows));
    });
    expect(statements.length).toBeGreaterThan(5);
    expect(plans).toContain("message_pkey");
    expect(plans).not.toContain("Sort");

    const opened = createEncryptedColumns(createEncryption([newKey]), () => undefined);
    const { rows } = await owner.query(`select id, "userId", content from message order by "createdAt"`);
    const texts = rows.map((row) =>
      opened.decrypt({
        column: "message.content",
        aad: [String(row.id), String(row.userId)],
        text: String(row.content),
      }),
    );
    expect(texts).toEqual(before.map(({ content }) => content));
    await other.close();
  });
});
