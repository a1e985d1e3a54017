// A newsletter whose senders are killed again and again, and whose mail server goes away: nobody is left out, and nobody
// has two letters.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { NEWSLETTERS_AT_ONCE } from "../../apps/server/src/features/newsletter/sending/newsletter-jobs.ts";
import { createEncryptionKeys } from "../../apps/server/src/platform/crypto/encryption.ts";
import { type Keys, makeKeys } from "../../apps/server/src/platform/identity/keys.ts";
import { copyDatabase } from "../support/postgres.ts";
import { type MailServer, openMailServer } from "../support/smtp-server.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const READERS = 60;

let folder: string;
let copy: Awaited<ReturnType<typeof copyDatabase>>;
let keys: Keys;
const messageKeys = createEncryptionKeys();
const running: ServerProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "bentrong-newsletter-"));
  const { superuser, template } = inject("postgres");
  copy = await copyDatabase(JSON.parse(superuser), template);
  keys = await makeKeys();
  await copy.database.owner.query(
    `insert into "newSubscription" (email, "confirmedAt") select 'ban-doc-' || n || '@example.vn', now() from generate_series(1, $1::int) n`,
    [READERS],
  );
});
afterEach(async () => {
  for (const server of running) server.child.kill("SIGTERM");
  await Promise.all(running.splice(0).map(({ ended }) => ended));
});
afterAll(async () => {
  await copy?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(smtpUrl: string): Promise<ServerProcess> {
  const { user, password, database, host } = copy.owner;
  const server = startServer({
    DATABASE_URL: `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(String(host))}`,
    DATA_DIR: path.join(folder, "data"),
    TOKEN_KEYS: JSON.stringify(keys.signing),
    PUBLIC_KEY: keys.publicKey,
    MESSAGE_KEYS: JSON.stringify(messageKeys),
    SMTP_URL: smtpUrl,
    NEWSLETTER_PER_MINUTE: "1200",
  });
  running.push(server);
  await server.ready;
  return server;
}

async function scheduled(subject: string): Promise<number> {
  const { rows } = await copy.database.owner.query(
    `insert into "newsletterCampaign" (subject, intro) values ($1, '<p>Chào bạn.</p>') returning id`,
    [subject],
  );
  await copy.database.owner.query(
    `update "newsletterCampaign" set status = 'SCHEDULED', "scheduledAt" = now() where id = $1`,
    [rows[0]?.id],
  );
  return Number(rows[0]?.id);
}
const states = async (id: number): Promise<Record<string, unknown>> => {
  const { rows } = await copy.database.owner.query(
    `select c.status, (select count(*)::int from ops.newsletter_delivery where campaign_id = c.id) as written,
            (select count(*)::int from ops.newsletter_delivery where campaign_id = c.id and state = 'SENT') as sent
       from "newsletterCampaign" c where c.id = $1`,
    [id],
  );
  return rows[0] ?? {};
};
/** Message-IDs by reader. */
function received({ messages }: MailServer): Map<string, Set<string>> {
  const letters = new Map<string, Set<string>>();
  for (const { to, mail } of messages) {
    const reader = String(to[0]);
    letters.set(reader, (letters.get(reader) ?? new Set()).add(String(mail.messageId)));
  }
  return letters;
}

describe("a newsletter", { timeout: 240_000 }, () => {
  it("reaches everybody once, however often its senders are killed while they write and send", async () => {
    const mail = await openMailServer({ slowness: 300 });
    const id = await scheduled("Qua cơn giông");
    const senders = [await start(mail.url), await start(mail.url)];
    let kills = 0;
    // One of the two, then both.
    for (const [round, places] of [[0], [0, 1]].entries()) {
      const before = mail.messages.length;
      // Each time in the middle of it, at another moment.
      await expect.poll(() => mail.messages.length, { timeout: 60_000 }).toBeGreaterThan(before);
      await sleep(round * 40);
      for (const place of places) senders[place]?.child.kill("SIGKILL");
      for (const place of places) {
        await senders[place]?.ended;
        senders[place] = await start(mail.url);
        kills += 1;
      }
    }
    await expect
      .poll(() => states(id), { timeout: 120_000, interval: 500 })
      .toEqual({ status: "SENT", written: READERS, sent: READERS });
    const letters = received(mail);
    expect(letters.size).toBe(READERS);
    expect([...letters.values()].filter((ids) => ids.size !== 1)).toEqual([]);
    // What a killed process was just handing over may come again, known by its Message-ID.
    const copies = mail.messages.length - READERS;
    expect(copies).toBeLessThanOrEqual(kills * NEWSLETTERS_AT_ONCE);
    await mail.close();
  });

  it("waits while the mail server is away, and goes on where it was", async () => {
    const first = await openMailServer({ slowness: 20 });
    const { port } = new URL(first.url);
    const id = await scheduled("Qua lúc mất thư");
    await start(first.url);
    await expect.poll(() => first.messages.length, { timeout: 60_000 }).toBeGreaterThan(5);
    await first.close();
    const { rows } = await copy.database.owner.query(
      "select pg_sleep(2), (select count(*)::int from ops.newsletter_delivery where campaign_id = $1) as written",
      [id],
    );
    // It does not write on into a wall.
    const { written, status } = await states(id);
    expect(status).toBe("SENDING");
    expect(Number(written) - first.messages.length).toBeLessThan(READERS);
    expect(Number(written)).toBeGreaterThanOrEqual(Number(rows[0]?.written));
    const second = await openMailServer({ port: Number(port) });
    await expect
      .poll(() => states(id), { timeout: 150_000, interval: 500 })
      .toEqual({ status: "SENT", written: READERS, sent: READERS });
    const everybody = [...received(first).keys(), ...received(second).keys()];
    expect(new Set(everybody).size).toBe(READERS);
    const ids = [...first.messages, ...second.messages].map(({ to, mail }) => `${to[0]} ${mail.messageId}`);
    expect(new Set(ids).size).toBe(READERS);
    await second.close();
  });
});
