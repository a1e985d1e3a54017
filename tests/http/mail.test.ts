import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createEncryption, createEncryptionKeys } from "../../apps/server/src/platform/crypto/encryption.ts";
import { AUTH_SERVICE, JOB_SERVICE } from "../../apps/server/src/platform/database/database.ts";
import type { Email } from "../../apps/server/src/platform/email/template.ts";
import { BASE, FROM, openMailRoom } from "../support/mail-room.ts";
import { aPerson } from "../support/people.ts";
import { type MailServer, type MailServerOptions, openMailServer } from "../support/smtp-server.ts";
import { openPlatform, type Platform } from "./platform.ts";

let platform: Platform;
const open: { close(): Promise<void> }[] = [];
let letters = 0;
const anAddress = (): string => `thu-${++letters}@example.vn`;

beforeAll(async () => {
  platform = await openPlatform();
});
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});
afterAll(() => platform.close());

async function mailServer(options?: MailServerOptions): Promise<MailServer> {
  const server = await openMailServer(options);
  open.push(server);
  return server;
}

async function mailRoom(url: string, more: { silenceMs?: number } = {}): Promise<void> {
  open.push(await openMailRoom({ ...platform, url, ...more }));
}

const enqueue = (letter: Email): Promise<string> =>
  platform.database.inTransaction(AUTH_SERVICE, (tx) => platform.outbox.enqueue(tx, letter));

const confirmation = (to: string): Email => ({ kind: "confirm_email", to, token: "a-token" });

interface Row {
  attempts: number;
  isSent: boolean;
  isFailed: boolean;
  failure: string | null;
  sealed: string | null;
}
async function fetchRow(id: string): Promise<Row> {
  const { rows } = await platform.database.owner.query(
    `select attempts, sent_at is not null as "isSent", failed_at is not null as "isFailed", failure, sealed
       from ops.mail where id = $1`,
    [id],
  );
  return rows[0] as unknown as Row;
}
const settled = (id: string): Promise<void> =>
  expect.poll(() => fetchRow(id), { timeout: 15_000 }).toSatisfy((row: Row) => row.isSent || row.isFailed);

describe("a letter", () => {
  it("reaches the person with the words and the link that it was written for", async () => {
    const server = await mailServer();
    await mailRoom(server.url);
    const to = anAddress();
    const id = await enqueue({ kind: "confirm_email", to, name: "Lê Hòa", token: "abc&d" });
    const { mail, from, source } = await server.next(to);
    expect(from).toBe(FROM.address);
    expect(mail.from).toMatchObject(FROM);
    expect(mail.to).toEqual([{ address: to, name: "" }]);
    expect(mail.subject).toBe("Xác nhận email của bạn");
    expect(mail.messageId).toBe(`<${id}@bentrong.vn>`);
    const link = `${BASE}/verify?type=email&token_hash=abc%26d`;
    expect(mail.text).toContain("Chào Lê Hòa,");
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.html).toContain(`href="${link.replaceAll("&", "&amp;")}"`);
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    await settled(id);
    expect(await fetchRow(id)).toMatchObject({ attempts: 1, isSent: true, failure: null, sealed: null });
  });

  it("does not exist when its cause was undone", async () => {
    const server = await mailServer();
    await mailRoom(server.url);
    const [undone, done] = [anAddress(), anAddress()];
    const cause = platform.database.inTransaction(AUTH_SERVICE, async (tx) => {
      await platform.outbox.enqueue(tx, confirmation(undone));
      throw new Error("something else failed");
    });
    await expect(cause).rejects.toThrow("something else");
    await enqueue(confirmation(done));
    await server.next(done);
    expect(server.messages.map((one) => one.to)).toEqual([[done]]);
  });

  it("keeps its code unreadable in the database", async () => {
    const id = await enqueue({ kind: "reset_code", to: anAddress(), code: "481592", minutes: 15 });
    const { rows } = await platform.database.owner.query("select * from ops.mail where id = $1", [id]);
    expect(JSON.stringify(rows)).not.toContain("481592");
    const asServer = (role: typeof AUTH_SERVICE) =>
      platform.database.asCaller(role, { text: "select sealed from ops.mail", values: [] });
    for (const role of [AUTH_SERVICE, JOB_SERVICE])
      await expect(asServer(role)).rejects.toThrow("permission denied");
  });

  it("is sent once, though three processes stand ready", async () => {
    const server = await mailServer({ slowness: 20 });
    for (let process = 0; process < 3; process++) await mailRoom(server.url);
    const addresses = Array.from({ length: 20 }, anAddress);
    const ids = await Promise.all(addresses.map((to) => enqueue(confirmation(to))));
    for (const id of ids) await settled(id);
    const received = server.messages.map((one) => String(one.to[0]));
    expect(received.filter((to) => addresses.includes(to)).sort()).toEqual(addresses.sort());
  });

  it("waits while nobody sends, and leaves when somebody does", async () => {
    const to = anAddress();
    const id = await enqueue(confirmation(to));
    expect((await fetchRow(id)).attempts).toBe(0);
    const server = await mailServer();
    await mailRoom(server.url);
    await server.next(to);
  });
});

describe("a mail server", { timeout: 40_000 }, () => {
  it("that asks for patience gets the letter again, and takes it once", async () => {
    let tries = 0;
    const server = await mailServer({
      onRecipient: () => (++tries <= 2 ? { code: 451, text: "greylisted, try again later" } : undefined),
    });
    await mailRoom(server.url);
    const id = await enqueue(confirmation(anAddress()));
    await settled(id);
    expect(await fetchRow(id)).toMatchObject({ attempts: 3, isSent: true, failure: null });
    expect(server.messages).toHaveLength(1);
  });

  it("that refuses for good is not asked again, and its reason is kept", async () => {
    let tries = 0;
    const server = await mailServer({
      onRecipient: () => {
        tries += 1;
        return { code: 550, text: "no such person here" };
      },
    });
    await mailRoom(server.url);
    const id = await enqueue(confirmation(anAddress()));
    await settled(id);
    expect(await fetchRow(id)).toMatchObject({ attempts: 1, isFailed: true });
    expect((await fetchRow(id)).failure).toContain("no such person here");
    // Another letter goes through the same queue: nothing of the first is left in it.
    await settled(await enqueue(confirmation(anAddress())));
    expect(tries).toBe(2);
  });

  it("that cuts the connection after the message gets it again under the same Message-ID", async () => {
    const seen: (string | undefined)[] = [];
    const server = await mailServer({
      onMessage: ({ mail }) => (seen.push(mail.messageId) === 1 ? "cut" : undefined),
    });
    await mailRoom(server.url);
    const id = await enqueue(confirmation(anAddress()));
    await settled(id);
    expect(await fetchRow(id)).toMatchObject({ attempts: 2, isSent: true });
    expect(seen).toEqual([`<${id}@bentrong.vn>`, `<${id}@bentrong.vn>`]);
  });

  it("that is down for a while gets the letter when it is back", async () => {
    const first = await openMailServer();
    await first.close();
    await mailRoom(first.url);
    const to = anAddress();
    const id = await enqueue(confirmation(to));
    await expect.poll(async () => (await fetchRow(id)).attempts, { timeout: 15_000 }).toBeGreaterThan(0);
    expect((await fetchRow(id)).failure).toContain("ECONNREFUSED");
    const back = await mailServer({ port: Number(new URL(first.url).port) });
    expect((await back.next(to)).to).toEqual([to]);
  });

  it("that never answers is given up and asked again", async () => {
    let tries = 0;
    const server = await mailServer({
      slowness: 1_500,
      onMessage: () => {
        tries += 1;
        return undefined;
      },
    });
    await mailRoom(server.url, { silenceMs: 500 });
    const id = await enqueue(confirmation(anAddress()));
    await expect.poll(async () => (await fetchRow(id)).attempts, { timeout: 15_000 }).toBeGreaterThan(1);
    expect(await fetchRow(id)).toMatchObject({ isSent: false, isFailed: false });
    expect((await fetchRow(id)).failure).toMatch(/timeout/i);
    expect(tries).toBeGreaterThan(0);
  });

  it("whose certificate is not its own gets nothing", async () => {
    // The server's built-in certificate is for localhost and signed by itself.
    const server = await mailServer({ server: { secure: true } });
    await mailRoom(server.url);
    const id = await enqueue(confirmation(anAddress()));
    await expect.poll(async () => (await fetchRow(id)).attempts, { timeout: 15_000 }).toBeGreaterThan(0);
    expect(await fetchRow(id)).toMatchObject({ isSent: false, isFailed: false });
    expect((await fetchRow(id)).failure).toMatch(/certificate/i);
    expect(server.messages).toHaveLength(0);
  });

  it("never sees a password without encryption", async () => {
    const passwords: unknown[] = [];
    const server = await mailServer({
      server: {
        authOptional: false,
        allowInsecureAuth: true,
        disabledCommands: ["STARTTLS"],
        onAuth: ({ password }, _session, done) => {
          passwords.push(password);
          done(null, { user: "somebody" });
        },
      },
    });
    await mailRoom(server.url.replace("//", "//user:secret@"));
    const id = await enqueue(confirmation(anAddress()));
    await expect.poll(async () => (await fetchRow(id)).attempts, { timeout: 15_000 }).toBeGreaterThan(0);
    expect((await fetchRow(id)).isSent).toBe(false);
    expect(passwords).toEqual([]);
  });
});

describe("the log", () => {
  it("tells that a letter has to wait or failed, and names no address and no word of the server", async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const to = anAddress();
    let tries = 0;
    const server = await mailServer({
      onRecipient: (address) => ({ code: ++tries === 1 ? 451 : 550, text: `<${address}> is not here` }),
    });
    open.push(await openMailRoom({ ...platform, url: server.url, log }));
    const id = await enqueue(confirmation(to));
    await settled(id);
    const told = lines.filter((line) => line.includes(id)).map((line) => JSON.parse(line));
    expect(told).toMatchObject([
      { level: 40, kind: "confirm_email", reason: "EENVELOPE 451", msg: "an e-mail has to wait" },
      { level: 40, kind: "confirm_email", reason: "EENVELOPE 550", msg: "an e-mail failed" },
    ]);
    expect(lines.join("")).not.toContain(to);
    // The queue keeps what it was told about a failure; nothing of a person is in it.
    const { rows } = await platform.database.owner.query("select output::text as output from jobs.job");
    expect(JSON.stringify(rows)).not.toContain(to);
  });
});

describe("a code to reset a password", () => {
  it("is not sent when it is no longer good, and is not kept", async () => {
    const server = await mailServer();
    const id = await enqueue({ kind: "reset_code", to: anAddress(), code: "481592", minutes: 15 });
    await platform.database.owner.query(
      "update ops.mail set expires_at = now() - interval '1 second' where id = $1",
      [id],
    );
    await mailRoom(server.url);
    await settled(id);
    expect(await fetchRow(id)).toMatchObject({
      isFailed: true,
      failure: "expired",
      sealed: null,
      attempts: 0,
    });
    expect(server.messages.filter(({ mail }) => mail.text?.includes("481592"))).toEqual([]);
  });

  it("expires when the code does", async () => {
    const id = await enqueue({ kind: "reset_code", to: anAddress(), code: "481592", minutes: 15 });
    const { rows } = await platform.database.owner.query(
      "select expires_at - created_at between interval '14 minutes' and interval '15 minutes' as fits from ops.mail where id = $1",
      [id],
    );
    expect(rows[0]?.fits).toBe(true);
  });
});

describe("an operator", { timeout: 30_000 }, () => {
  it("finds a letter whose key is lost as failed, and sends a failed one again by taking the failure back", async () => {
    const server = await mailServer();
    await mailRoom(server.url);
    const to = anAddress();
    const foreign = createEncryption(createEncryptionKeys());
    const id = await enqueue(confirmation(to));
    await settled(id);
    const { owner } = platform.database;
    await owner.query("update ops.mail set sent_at = null, sealed = $2 where id = $1", [
      id,
      foreign.encrypt("{}", `mail ${id}`),
    ]);
    await owner.query("update ops.mail set failed_at = null where id = $1", [id]);
    await settled(id);
    expect((await fetchRow(id)).failure).toContain("MESSAGE_KEYS");

    await server.next(to);
    await owner.query("update ops.mail set sealed = $2, failed_at = null where id = $1", [
      id,
      platform.encryption.encrypt(JSON.stringify({ token: "again" }), `mail ${id}`),
    ]);
    expect((await server.next(to)).mail.text).toContain("token_hash=again");
  });
});

describe("a person who leaves", () => {
  it("leaves no letters behind, neither by account nor by address", async () => {
    const person = await aPerson(platform.database);
    const other = await aPerson(platform.database);
    const { userId, email } = { userId: person.id, email: person.email };
    const mine = [
      await enqueue({ kind: "confirm_email", to: email, userId, token: "t" }),
      await enqueue({ kind: "change_email", to: anAddress(), userId, token: "t" }),
      await enqueue({ kind: "account_deleted", to: email.toUpperCase() }),
    ];
    const theirs = await enqueue({ kind: "confirm_email", to: other.email, userId: other.id, token: "t" });
    await platform.database.inTransaction(AUTH_SERVICE, (tx) =>
      platform.outbox.forget(tx, { userId, email }),
    );
    for (const id of mine) expect(await fetchRow(id)).toBeUndefined();
    expect(await fetchRow(theirs)).toBeDefined();
  });

  it("takes their letters with the account itself", async () => {
    const person = await aPerson(platform.database);
    const id = await enqueue({ kind: "confirm_email", to: person.email, userId: person.id, token: "t" });
    await platform.database.owner.query("delete from auth.users where id = $1", [person.id]);
    expect(await fetchRow(id)).toBeUndefined();
  });
});
