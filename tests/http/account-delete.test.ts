import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetDeletedAccounts } from "../../apps/server/src/features/accounts/first-accounts.ts";
import { createFolderTransport } from "../../apps/server/src/platform/email/folder-transport.ts";
import { removeOrphanedFiles } from "../../apps/server/src/platform/email/orphaned-files.ts";
import { Refusal, type Transport } from "../../apps/server/src/platform/email/transport.ts";
import { addSample } from "../policies/sample.ts";
import { eventually } from "../support/eventually.ts";
import { FROM, openMailRoom } from "../support/mail-room.ts";
import { tracesInDatabase, tracesInFiles } from "../support/traces.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSession, aSignedInPerson, PASSWORD, post, type SignedIn } from "./signed-in.ts";

const NAME = "Đoàn Thị Khuê Mộc Miên";
const MARKER = "chiếc-thuyền-giấy-màu-tro";

let platform: Platform;
let dataDir: string;
let mailRoom: Awaited<ReturnType<typeof openMailRoom>>;
/** Addresses that the mail server asks to try later. */
const busy = new Set<string>();

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "data-"));
  const mailFolder = path.join(dataDir, "mail");
  platform = await openPlatform({
    mailFolder,
    afterDeletion: () => forgetDeletedAccounts(platform.database.owner, dataDir),
  });
  const folder = createFolderTransport(mailFolder, FROM);
  const transport: Transport = {
    ...folder,
    async send(message, signal) {
      if (busy.has(message.to)) {
        throw new Refusal(`450 <${message.to}> try again later`, { isFinal: false, reason: "EENVELOPE 450" });
      }
      await folder.send(message, signal);
    },
  };
  const { database, encryption, newsletterTokens, noticeTokens } = platform;
  mailRoom = await openMailRoom({ database, encryption, newsletterTokens, noticeTokens, transport });
});
afterAll(async () => {
  await mailRoom.close();
  await platform.close();
  await rm(dataDir, { recursive: true, force: true });
});

const remove = (person: SignedIn, password: string | undefined = PASSWORD): Promise<Response> =>
  person.call("/account/delete", post(password === undefined ? {} : { password }));

async function readRefusal(response: Response): Promise<{ status: number; code: string }> {
  const { success, code, error } = await response.json();
  expect(success).toBe(false);
  expect(error).toMatch(/[àáảãạăâđêôơư]/i);
  return { status: response.status, code };
}

const isThere = async ({ id }: { id: string }): Promise<boolean> =>
  (await platform.database.owner.query("select from auth.users where id = $1", [id])).rowCount === 1;

/** Every table that holds something personal, and which of its rows are this person's ($1). */
async function personalTables(): Promise<{ name: string; condition: string }[]> {
  const { rows } = await platform.database.owner.query(
    `select format('%I.%I', n.nspname, c.relname) as name, t.condition from auth.personal_tables() t
     join pg_class c on c.oid = t.source join pg_namespace n on n.oid = c.relnamespace`,
  );
  return rows.map(({ name, condition }) => ({ name: String(name), condition: String(condition) }));
}

/** Not by way of another table, which takes its rows along. */
const pointsToPeople = (condition: string): boolean => !condition.includes(" in (select ");

async function countRows(person: { id: string }): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name, condition } of await personalTables()) {
    const { rows } = await platform.database.owner.query(
      `select count(*)::int as n from ${name} where ${condition}`,
      [person.id],
    );
    counts[name] = Number(rows[0]?.n);
  }
  return counts;
}

/** Writes the marker into every text of this person that takes one; says into how many columns it went. */
async function mark(person: SignedIn): Promise<number> {
  const { owner } = platform.database;
  let marked = 0;
  for (const { name, condition } of await personalTables()) {
    if (name === 'public."order"') continue;
    const { rows: columns } = await owner.query(
      `select quote_ident(attname) as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and atttypid = 'text'::regtype
         and attname not in ('email', 'to_address', 'encrypted_password')`,
      [name],
    );
    for (const column of columns) {
      const outcome = await owner
        .query(`update ${name} set ${column.name} = $2 where ${condition}`, [person.id, MARKER])
        .catch((error) => {
          // A closed list of words, or a row that is never rewritten (it holds the marker already).
          // A closed list of words, in a rule or a table, or a row that is never rewritten (it holds the marker already).
          if (!["23503", "23514", "42501"].includes(error.code)) throw error;
        });
      marked += outcome?.rowCount ? 1 : 0;
    }
  }
  return marked;
}

/** Something of this person in every place where there can be something. */
async function live(person: SignedIn): Promise<void> {
  const { owner } = platform.database;
  await owner.query(
    "insert into ops.removed_conversation (user_id, mode, began_at) values ($1, 'map', now())",
    [person.id],
  );
  await owner.query(`insert into "listeningOptOut" ("userId") values ($1)`, [person.id]);
  await owner.query(`insert into "noticePreference" ("userId", email) values ($1, true)`, [person.id]);
  await owner.query(
    `insert into ops.notice (user_id, channel, kind, item_id, delivery_id) values ($1, 'email', 'episode', 1, gen_random_uuid())`,
    [person.id],
  );
  await owner.query(
    `with hook as (
       insert into ops.webhook (id, url, events, sealed_secret)
       values (gen_random_uuid(), 'https://nhan.example.vn', array['content.published'], 'k.niemphong') returning id
     )
     insert into ops.webhook_delivery (webhook_id, event, user_id, data, failed_at)
     select id, 'user.created', $1, jsonb_build_object('email', $2::text), now() from hook`,
    [person.id, person.email],
  );
  await owner.query(
    `insert into ops.data_subject_request (user_id, kind, channel, note, contact) values ($1, 'correction', 'phone', $2, $2)`,
    [person.id, NAME],
  );
  await owner.query(
    `with line as (
       insert into ops.audit_log (action, subject, subject_id) values ('BLOCK', 'auth.users', $1::text) returning id
     )
     insert into ops.person_action (audit_id, user_id, action, reason) select id, $1::uuid, 'BLOCK', $2 from line`,
    [person.id, `${NAME}, ${MARKER}`],
  );
  await owner.query(
    `insert into ops.api_key (user_id, name, prefix, hash, scopes, expires_at)
     values ($1, $2, 'btk_xoa123', sha256($3::bytea), array['content:read'], now() + interval '30 days')`,
    [person.id, MARKER, person.email],
  );
  await owner.query(
    "insert into auth.refresh_tokens (session_id, token_hash) values ($1, sha256($2::bytea))",
    [person.sessionId, person.id],
  );
  await owner.query(
    `insert into auth.one_time_tokens (user_id, purpose, token_hash, sent_to, expires_at)
     values ($1, 'confirm_email', sha256($3::bytea), $2, now())`,
    [person.id, person.email, person.email],
  );
  await owner.query(
    "insert into auth.identities (user_id, provider, subject, email) values ($1, 'zalo', $2, $2)",
    [...[person.id, person.email]],
  );
  await owner.query(
    `insert into auth.oauth_flows (provider, browser_hash, redirect_to, code_challenge, expires_at, user_id, full_name)
     values ('zalo', sha256($2::bytea), '/', 'c', now(), $1, $3)`,
    [person.id, person.email, NAME],
  );
  // Not verified: the person signs in by the password alone.
  await owner.query(
    `with made as (
       insert into auth.factors (user_id, factor_type, secret_sealed) values ($1, 'totp', 'k.niemphong') returning id
     ), asked as (
       insert into auth.factor_challenges (factor_id, expires_at) select id, now() from made
     )
     insert into auth.recovery_codes (factor_id, code_hash) select id, sha256($2::bytea) from made`,
    [person.id, person.email],
  );
  await owner.query(
    `update "order" set status = 'VERIFIED', "verifiedAt" = now(), "verifyReason" = $2 where "userId" = $1`,
    [person.id, `${NAME} chuyển khoản, ${MARKER}`],
  );
  await owner.query(
    `insert into money.one_on_one_request (user_id, order_id, contact, wishes)
     select "userId", id, $2, $3 from "order" where "userId" = $1`,
    [person.id, `${NAME}, ${person.email}`, MARKER],
  );
  await owner.query(
    `insert into "order" ("orderCode", "userId", kind, "planId", price) values ('BTMMMMMM8', $1, 'plan', 2, 299000)`,
    [person.id],
  );
  await owner.query(
    `insert into ops.upload (id, user_id, kind, name, bytes, expires_at)
     values (gen_random_uuid(), $1, 'sound', $2, 9, now() + interval '1 day')`,
    [person.id, `${NAME}.mp3`],
  );
  await person.call("/account/consents", post({ kind: "newsletter", given: true }));
  const letter = { kind: "new_device", to: person.email, userId: person.id, name: NAME } as const;
  await owner.transaction((tx) => platform.outbox.enqueue(tx, { ...letter, device: MARKER, at: new Date() }));
}

describe("a person who deletes their account", () => {
  it("leaves nothing anywhere but orders that name nobody", async () => {
    const me = await aSignedInPerson(platform, { kind: "premium", fullname: NAME });
    const other = await aSignedInPerson(platform);
    await addSample(platform.database, me.id, other.id);
    await live(me);
    const words = [me.id, me.email, NAME, MARKER, me.token, me.sessionId];
    const { owner } = platform.database;

    // Letters in files, one that the mail server keeps waiting, work that names the person, a try that was counted.
    await eventually(async () => expect(await tracesInFiles(dataDir, words)).toHaveLength(2));
    busy.add(me.email);
    await owner.transaction((tx) =>
      platform.outbox.enqueue(tx, { kind: "password_changed", to: me.email, userId: me.id, at: new Date() }),
    );
    await eventually(async () =>
      expect(await tracesInDatabase(owner, [`<${me.email}> try`])).toEqual({ "ops.mail": 1 }),
    );
    await owner.query("insert into jobs.job (name, data) values ('mail-tidy', $1), ('mail-tidy', $2)", [
      JSON.stringify({ to: me.email.toUpperCase() }),
      JSON.stringify({ person: me.id }),
    ]);
    expect(await readRefusal(await remove(me, "sai mật khẩu"))).toEqual({
      status: 403,
      code: "wrong_password",
    });
    expect(await mark(me)).toBeGreaterThan(10);
    const mine = await countRows(me);
    const before = await tracesInDatabase(owner, words);
    expect(Object.keys(before).length).toBeGreaterThan(20);
    const missing = (await personalTables()).filter(
      ({ name, condition }) => pointsToPeople(condition) && mine[name] === 0,
    );
    expect(missing, "give the person a row of it: in live(), or among the sample rows").toEqual([]);
    const othersBefore = await countRows(other);

    const farewell = await remove(me);
    expect(farewell.status).toBe(200);
    expect(await farewell.json()).toEqual({ success: true });

    expect(await isThere(me)).toBe(false);
    expect(await tracesInFiles(dataDir, words)).toEqual([]);
    busy.delete(me.email);
    await eventually(async () => expect(await tracesInDatabase(owner, words)).toEqual({}), 10_000);
    expect(await tracesInFiles(dataDir, words)).toEqual([]);
    expect(await countRows(other)).toEqual(othersBefore);

    const { rows: orders } = await owner.query(
      `select status, price, "verifyReason", "cancelledAt" is not null as cancelled from "order" where "userId" is null order by status`,
    );
    expect(orders).toEqual([
      { status: "PENDING", price: 299_000, verifyReason: null, cancelled: true },
      { status: "VERIFIED", price: 1, verifyReason: null, cancelled: false },
    ]);
    expect((await me.call("/account/devices")).status).toBe(401);
    await eventually(async () => expect((await me.call("/rest/v1/follow")).status).toBe(401));
  });

  it("is whole or gone: when the farewell cannot be written, nothing is removed", async () => {
    const me = await aSignedInPerson(platform);
    const { owner } = platform.database;
    await owner.query(
      "alter table ops.mail add constraint broken check (kind <> 'account_deleted') not valid",
    );
    const before = await countRows(me);
    try {
      expect((await remove(me)).status).toBe(500);
    } finally {
      await owner.query("alter table ops.mail drop constraint broken");
    }
    expect(await countRows(me)).toEqual(before);
    expect((await remove(me)).status).toBe(200);
  });

  it("may press twice", async () => {
    const me = await aSignedInPerson(platform);
    const tablet = await aSession(platform, me);
    const answers = await Promise.all([remove(me), remove(tablet)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it("takes a subscription along that nobody else confirmed, and leaves the one of the mailbox's reader", async () => {
    const squatter = await aSignedInPerson(platform, { confirmed: false });
    const honest = await aSignedInPerson(platform, { confirmed: false });
    const { owner } = platform.database;
    await owner.query(`insert into "newSubscription" (email, "confirmedAt") values ($1, now()), ($2, null)`, [
      squatter.email,
      honest.email,
    ]);
    for (const person of [squatter, honest]) expect((await remove(person)).status).toBe(200);
    const { rows } = await owner.query(`select email from "newSubscription" where email = any ($1)`, [
      [squatter.email, honest.email],
    ]);
    expect(rows).toEqual([{ email: squatter.email }]);
  });
});

describe("a newsletter of an address that the account has left", () => {
  it("goes with the account, unless somebody else confirmed it there", async () => {
    const { owner } = platform.database;
    const stays = `nguoi-khac-${randomUUID().slice(0, 8)}@vidu.vn`;
    const leave = async (former: string, { confirmed }: { confirmed: boolean }) => {
      const me = await aSignedInPerson(platform, { confirmed: false });
      await owner.query("update auth.users set email = $2 where id = $1", [me.id, former]);
      await owner.query(
        `insert into "newSubscription" (email, "confirmedAt") values (initcap($1), case when $2 then now() end)`,
        [former, confirmed],
      );
      await owner.query("update auth.users set email = $2, email_confirmed_at = now() where id = $1", [
        ...[me.id, me.email],
      ]);
      expect((await remove(me)).status).toBe(200);
    };
    const goes = `ban-cu-${randomUUID().slice(0, 8)}@vidu.vn`;
    await leave(goes, { confirmed: false });
    await leave(stays, { confirmed: true });
    const { rows } = await owner.query(
      'select lower(email) as email from "newSubscription" where lower(email) = any ($1)',
      [[goes, stays]],
    );
    expect(rows).toEqual([{ email: stays }]);
  });
});

describe("only the owner of an account deletes it", () => {
  it("a stolen session does not suffice, and its guesses do not keep the owner from signing in", async () => {
    const me = await aSignedInPerson(platform);
    expect(await readRefusal(await me.call("/account/delete", post({})))).toEqual({
      status: 403,
      code: "wrong_password",
    });
    for (let time = 1; time < 10; time++) {
      expect((await remove(me, `đoán lần ${time}`)).status).toBe(403);
    }
    const refused = await remove(me);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await readRefusal(refused)).toEqual({ status: 429, code: "too_many_requests" });
    const signIn = await me.call(
      "/auth/v1/token?grant_type=password",
      post({ email: me.email, password: PASSWORD }),
    );
    expect(signIn.status).toBe(200);
    expect(await isThere(me)).toBe(true);
  });

  it("without a password, a sign-in of the last ten minutes proves it", async () => {
    const me = await aSignedInPerson(platform, { password: null });
    const old = await aSession(platform, me, { begunMinutesAgo: 11 });
    expect(await readRefusal(await old.call("/account/delete", post({})))).toEqual({
      status: 403,
      code: "reauthentication_needed",
    });
    expect(await isThere(me)).toBe(true);
    expect((await me.call("/account/delete", post({}))).status).toBe(200);
    expect(await isThere(me)).toBe(false);
  });

  it("a body that says something else is refused", async () => {
    const me = await aSignedInPerson(platform);
    for (const body of ["", "[]", '{"password":5}', "{"]) {
      expect((await me.call("/account/delete", { method: "POST", body })).status).toBe(400);
    }
    expect(await isThere(me)).toBe(true);
  });
});

describe("administrators", () => {
  it("the last one cannot leave, and of two who leave at once one stays", async () => {
    const { owner } = platform.database;
    const first = await aSignedInPerson(platform, { kind: "administrator" });
    expect(await readRefusal(await remove(first))).toEqual({ status: 409, code: "last_administrator" });
    const blocked = await aSignedInPerson(platform, { kind: "administrator" });
    await owner.query("update auth.users set banned_until = 'infinity' where id = $1", [blocked.id]);
    expect((await remove(first)).status).toBe(409);
    const second = await aSignedInPerson(platform, { kind: "administrator" });
    const answers = await Promise.all([remove(first), remove(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await owner.query("delete from auth.users where id = any ($1)", [[first.id, second.id, blocked.id]]);
  });

  it("what they did stays in the log, without who they were; nobody else can be taken out of it", async () => {
    const { owner } = platform.database;
    const leaving = await aSignedInPerson(platform, { kind: "administrator" });
    const staying = await aSignedInPerson(platform, { kind: "administrator" });
    for (const person of [leaving, staying]) {
      await platform.database.asCaller(person.caller, {
        text: "insert into category (name, slug, \"categoryType\") values ('Mới', $1, 'BLOG')",
        values: [`moi-${person.sessionId}`],
      });
    }
    const { rows: kept } = await owner.query(
      "select count(*)::int as n, count(actor_id)::int as named from ops.audit_log",
    );
    await owner.query(
      `insert into "order" ("orderCode", "userId", kind, "planId", price, status, "verifiedAt", "verifiedBy")
       values ('BTDDDDDD9', $1, 'plan', 2, 1, 'VERIFIED', now(), $2)`,
      [staying.id, leaving.id],
    );
    expect((await remove(leaving)).status).toBe(200);
    expect(await tracesInDatabase(owner, [leaving.id])).toEqual({});
    const { rows } = await owner.query(
      "select count(*)::int as n, count(actor_id)::int as named from ops.audit_log",
    );
    expect(rows).toEqual([{ n: kept[0]?.n, named: Number(kept[0]?.named) - 1 }]);

    const blank = "update ops.audit_log set actor_id = null where actor_id = $1";
    const forgetting = owner.transaction(async (tx) => {
      await tx.query("select set_config('ops.forgotten', $1, true)", [staying.id]);
      await tx.query(blank, [staying.id]);
    });
    await expect(forgetting).rejects.toMatchObject({ code: "42501" });
    for (const text of [blank, "delete from ops.audit_log where actor_id = $1"]) {
      await expect(owner.query(text, [staying.id])).rejects.toMatchObject({ code: "42501" });
      for (const role of ["authenticated", "auth_service", "job_service", "service_role", "money_service"]) {
        const trying = platform.database.asCaller(
          { role, claims: staying.caller.claims },
          { text, values: [staying.id] },
        );
        await expect(trying).rejects.toMatchObject({ code: "42501" });
      }
    }
    for (const role of ["anon", "authenticated", "job_service", "service_role", "money_service"]) {
      const trying = platform.database.asCaller(
        { role, claims: staying.caller.claims },
        { text: "select auth.delete_user($1)", values: [staying.id] },
      );
      await expect(trying).rejects.toMatchObject({ code: "42501" });
    }
  });
});

describe("what a process that died left in files", () => {
  it("letters without a row go with the next sweep, letters with one stay", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "letters-"));
    const id = await platform.database.owner.transaction((tx) =>
      platform.outbox.enqueue(tx, { kind: "password_changed", to: "a@example.vn", at: new Date() }),
    );
    const gone = "2f9c1a50-3c1e-4a59-9d7e-1f2a3b4c5d6e";
    for (const name of [
      `1-password_changed-${id}.eml`,
      `1-new_device-${gone}.eml`,
      `1-new_device-${gone}.eml.part`,
      "ghi-chu.txt",
    ]) {
      await writeFile(path.join(folder, name), MARKER);
    }
    await removeOrphanedFiles(folder, platform.database.owner);
    expect((await readdir(folder)).sort()).toEqual([`1-password_changed-${id}.eml`, "ghi-chu.txt"]);
    await rm(folder, { recursive: true });
    await removeOrphanedFiles(folder, platform.database.owner);
  });

  it("the list of first accounts forgets a first account that was deleted", async () => {
    const [leaving, staying] = [await aSignedInPerson(platform), await aSignedInPerson(platform)];
    const file = path.join(dataDir, "accounts.json");
    const entry = ({ email }: SignedIn) => ({ who: "member", email, password: MARKER });
    await writeFile(file, JSON.stringify([entry(leaving), entry(staying)]));
    expect((await remove(leaving)).status).toBe(200);
    expect(await tracesInFiles(dataDir, [leaving.email])).toEqual([]);
    expect(await tracesInFiles(dataDir, [staying.email])).toEqual(["accounts.json"]);
  });
});
