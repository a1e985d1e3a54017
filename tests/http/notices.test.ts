// Notices of new episodes and articles: who is told, once, when they want it, by e-mail and on their devices.
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { defaultBrand } from "@bentrong/contract/brand";
import { importJWK, jwtVerify } from "jose";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendPush } from "../../apps/server/src/features/notices/push/send-push.ts";
import { writePushes } from "../../apps/server/src/features/notices/push/write-pushes.ts";
import { writeLetters } from "../../apps/server/src/features/notices/sending/write-letters.ts";
import { emailTemplates } from "../../apps/server/src/features.ts";
import { createLinks } from "../../apps/server/src/platform/email/links.ts";
import type { Message } from "../../apps/server/src/platform/email/message.ts";
import { sendEmail } from "../../apps/server/src/platform/email/send-email.ts";
import {
  makePushKey,
  type PushKey,
  toPublicPushKey,
} from "../../apps/server/src/platform/identity/push-key.ts";
import { BASE } from "../support/mail-room.ts";
import { createEditor } from "./editing.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";

let platform: Platform;
let key: PushKey;
beforeAll(async () => {
  key = await makePushKey();
  platform = await openPlatform({ pushKey: toPublicPushKey(key) });
});
afterAll(() => platform.close());
// Everybody of the test before was told enough.
beforeEach(async () => {
  await platform.database.owner.query(`update "noticePreference" set email = false`);
  await platform.database.owner.query(`delete from "pushSubscription"`);
});

const DAY_MS = 24 * 3_600_000;
const query = (text: string, values: unknown[] = []) => platform.database.owner.query(text, values);
/** That time of the clock in Vietnam, `days` after today. */
const clock = (time: string, days = 1): Date => {
  const date = new Date(Date.now() + 7 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${date}T${time}:00+07:00`);
};
const write = (at = clock("10:00"), room = 100) =>
  writeLetters(platform.database.owner, { at, room, atOnce: 3 });

let made = 0;
async function aPodcast(): Promise<number> {
  made += 1;
  const { rows } = await query(
    "insert into podcast (slug, title) values ($1, 'Trước giờ ngủ') returning id",
    [`podcast-${made}`],
  );
  return Number(rows[0]?.id);
}
interface Made {
  title?: string;
  type?: "PUBLIC" | "PRIVATE";
  publication?: "PUBLISHED" | "DRAFT";
  createdAt?: Date;
}
async function anEpisode(podcastId: number, more: Made = {}): Promise<number> {
  made += 1;
  const { title = `Tập ${made}`, type = "PUBLIC", publication = "PUBLISHED", createdAt = new Date() } = more;
  const { rows } = await query(
    `insert into episode (slug, title, "episodeType", publication, "createdAt") values ($1, $2, $3, $4, $5) returning id`,
    [`tap-${made}`, title, type, publication, createdAt],
  );
  const id = Number(rows[0]?.id);
  await query(`insert into "podcastEpisode" ("podcastId", "episodeId") values ($1, $2)`, [podcastId, id]);
  return id;
}
async function anArticle({ title = "Ngồi yên", type = "PUBLIC" }: Made = {}): Promise<number> {
  made += 1;
  const { rows } = await query(
    `insert into blog (slug, title, content, "authorName", "blogType", publication)
     values ($1, $2, '<p>Lời riêng.</p>', 'Lê An', $3, 'PUBLISHED') returning id`,
    [`bai-${made}`, title, type],
  );
  return Number(rows[0]?.id);
}
async function choose(me: SignedIn, choice: Record<string, unknown>): Promise<void> {
  const { status } = await createEditor(me).upsert("noticePreference", choice);
  expect([200, 201]).toContain(status);
}
async function whoFollows(
  podcastId: number,
  choice: Record<string, unknown> = { email: true },
): Promise<SignedIn> {
  const me = await aSignedInPerson(platform, { fullname: "Trần Thu Hà" });
  expect((await createEditor(me).add("follow", { userId: me.id, podcastId })).status).toBe(201);
  await choose(me, choice);
  return me;
}
/** Ids of waiting or sent e-mails of this person. */
const lettersTo = async ({ id }: SignedIn): Promise<string[]> =>
  (
    await query("select id from ops.mail where user_id = $1 and kind = 'new_items' order by created_at", [id])
  ).rows.map((row) => String(row.id));
const listTold = async ({ id }: SignedIn, channel = "email"): Promise<string[]> =>
  (
    await query(
      "select kind || ' ' || item_id as item from ops.notice where user_id = $1 and channel = $2 order by created_at, item",
      [id, channel],
    )
  ).rows.map(({ item }) => String(item));

const links = () => createLinks(BASE, platform.newsletterTokens, platform.noticeTokens);
/** Sends as the job does; undefined when the e-mail was held or dropped. */
async function send(id: string): Promise<Message | undefined> {
  let message: Message | undefined;
  const transport = {
    send: async (sent: Message) => {
      message = sent;
    },
    close: async () => undefined,
  };
  await sendEmail(
    {
      ...{ owner: platform.database.owner, encryption: platform.encryption, brand: defaultBrand },
      ...{ links: links(), templates: emailTemplates, transport, log: pino({ level: "silent" }) },
    },
    id,
    new AbortController().signal,
  );
  return message;
}
const ALL_DAY = { quietFrom: "00:00", quietUntil: "00:00" };

describe("whoever follows a podcast", () => {
  it("is told nothing until they ask for it, and then of its new episodes in one e-mail a day", async () => {
    const podcast = await aPodcast();
    const me = await whoFollows(podcast, { articles: false });
    const first = await anEpisode(podcast);
    const second = await anEpisode(podcast);
    await anEpisode(await aPodcast());
    await anArticle();
    expect(await write()).toEqual([]);
    await choose(me, { email: true });
    expect(await write()).toEqual(await lettersTo(me));
    expect(await listTold(me)).toEqual([`episode ${first}`, `episode ${second}`]);
    const third = await anEpisode(podcast);
    expect(await write(clock("18:00"))).toEqual([]);
    expect(await write(clock("18:00", 2))).toHaveLength(1);
    expect((await listTold(me)).at(-1)).toBe(`episode ${third}`);
  });

  it("is told of articles where they chose those, and of no episodes where they did not", async () => {
    const podcast = await aPodcast();
    const me = await whoFollows(podcast, { email: true, episodes: false, articles: true });
    await anEpisode(podcast);
    const article = await anArticle();
    await write();
    const told = await listTold(me);
    expect(told).toContain(`article ${article}`);
    expect(told.filter((item) => item.startsWith("episode"))).toEqual([]);
  });

  it("is left alone in quiet hours, theirs or the usual ones, and told in the morning", async () => {
    const podcast = await aPodcast();
    const usual = await whoFollows(podcast);
    const late = await whoFollows(podcast, { email: true, quietFrom: "01:00", quietUntil: "09:30" });
    const never = await whoFollows(podcast, { email: true, ...ALL_DAY });
    await anEpisode(podcast);
    for (const [time, told] of [
      ["02:00", [0, 0, 1]],
      ["06:59", [0, 0, 1]],
      ["07:00", [1, 0, 1]],
      ["09:30", [1, 1, 1]],
    ] as const) {
      await write(clock(time));
      const counts = [usual, late, never].map(async (one) => (await lettersTo(one)).length);
      expect([time, await Promise.all(counts)]).toEqual([time, told]);
    }
    const evening = await whoFollows(podcast);
    await write(clock("22:00"));
    expect(await lettersTo(evening)).toEqual([]);
  });

  it("hears nothing of drafts, of what came out long before, and of no item twice", async () => {
    const podcast = await aPodcast();
    const old = await anEpisode(podcast, { createdAt: new Date(Date.now() - 3 * DAY_MS) });
    const me = await whoFollows(podcast);
    const draft = await anEpisode(podcast, { publication: "DRAFT" });
    const fresh = await anEpisode(podcast);
    await write();
    expect(await listTold(me)).toEqual([`episode ${fresh}`]);
    for (const publication of ["DRAFT", "PUBLISHED"]) {
      await query("update episode set publication = $2 where id = $1", [fresh, publication]);
    }
    expect(await write(clock("10:00", 2))).toEqual([]);
    await query("update episode set publication = 'PUBLISHED' where id = $1", [draft]);
    await write(clock("10:00", 2));
    expect(await listTold(me)).toEqual([`episode ${fresh}`, `episode ${draft}`]);
    expect(await listTold(me)).not.toContain(`episode ${old}`);
  });

  it("is not written to at an address that nobody confirmed, nor while blocked", async () => {
    const podcast = await aPodcast();
    const stranger = await whoFollows(podcast);
    const blocked = await whoFollows(podcast);
    await query("update auth.users set email_confirmed_at = null where id = $1", [stranger.id]);
    await query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [blocked.id]);
    await anEpisode(podcast);
    await write();
    for (const one of [stranger, blocked]) expect(await lettersTo(one)).toEqual([]);
  });

  it("gets one e-mail from several processes at once, and no more leave than there is room for", async () => {
    const podcast = await aPodcast();
    const people: SignedIn[] = [];
    for (let n = 0; n < 8; n += 1) people.push(await whoFollows(podcast));
    await anEpisode(podcast);
    expect(await write(clock("10:00"), 2)).toHaveLength(2);
    await Promise.all(Array.from({ length: 4 }, () => write()));
    await write();
    for (const one of people) expect(await lettersTo(one)).toHaveLength(1);
  });
});

describe("the e-mail", () => {
  it("names what is new, of premium the title alone, and can be ended from the mailbox", async () => {
    const podcast = await aPodcast();
    const me = await whoFollows(podcast, { email: true, articles: true, ...ALL_DAY });
    const open = await anEpisode(podcast, { title: "Đêm nhiều gió" });
    const closed = await anArticle({ title: "Dành cho người thức khuya", type: "PRIVATE" });
    await write();
    const [id = ""] = await lettersTo(me);
    const message = await send(id);
    expect(message?.text).toContain("Chào Trần Thu Hà");
    expect(message?.text).toContain(
      `Đêm nhiều gió\nTập mới · Trước giờ ngủ\n${BASE}/podcast/detail/${podcast}?episode=${open}`,
    );
    expect(message?.text).toContain(
      `Dành cho người thức khuya\nBài viết mới · dành cho hội viên\n${BASE}/blog/detail/${closed}`,
    );
    expect(message?.text).not.toContain("Lời riêng");
    expect(message?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const address =
      /<(.+)>/.exec(message?.headers["List-Unsubscribe"] ?? "")?.[1]?.replace(BASE, platform.url) ?? "";

    const looked = await fetch(address, { redirect: "manual" });
    expect(looked.status).toBe(303);
    expect(looked.headers.get("location")).toMatch(/^\/notices\/preferences\?token=/);
    expect((await createEditor(me).get<{ email: boolean }[]>("noticePreference")).body[0]?.email).toBe(true);
    expect((await fetch(address, { method: "POST" })).status).toBe(200);
    expect((await createEditor(me).get<{ email: boolean }[]>("noticePreference")).body[0]?.email).toBe(false);

    const token = platform.noticeTokens.sign(me.id);
    const visitor = (path: string, init: RequestInit = {}) =>
      fetch(`${platform.url}/functions/v1/notices${path}`, {
        ...init,
        headers: { apikey: platform.tokens.publicKey, "Content-Type": "application/json" },
      });
    const state = async () => (await (await visitor(`/preferences?token=${token}`)).json()).data;
    expect(await state()).toEqual({
      email: `${me.email[0]}•••@${me.email.split("@")[1]}`,
      state: "unsubscribed",
    });
    await visitor("/preferences", post({ token, subscribed: true }));
    expect((await state()).state).toBe("subscribed");
    for (const bad of [
      "x",
      `${randomUUID()}.${token.split(".")[1]}`,
      platform.noticeTokens.sign(randomUUID()),
    ]) {
      expect((await visitor(`/unsubscribe?token=${bad}`, { method: "POST" })).status).toBe(400);
    }
  });

  it("is dropped when its person turned it off meanwhile, or when what it tells was withdrawn", async () => {
    const podcast = await aPodcast();
    const gone = await whoFollows(podcast, { email: true, ...ALL_DAY });
    const other = await whoFollows(podcast, { email: true, ...ALL_DAY });
    const episode = await anEpisode(podcast);
    await write();
    await choose(gone, { email: false });
    const [[mine = ""], [theirs = ""]] = [await lettersTo(gone), await lettersTo(other)];
    expect(await send(mine)).toBeUndefined();
    await query("update episode set publication = 'DRAFT' where id = $1", [episode]);
    expect(await send(theirs)).toBeUndefined();
    expect([await lettersTo(gone), await lettersTo(other)]).toEqual([[], []]);
  });

  it("that did not leave before quiet hours waits for their end", async () => {
    const podcast = await aPodcast();
    const me = await whoFollows(podcast, { email: true, ...ALL_DAY });
    await anEpisode(podcast);
    await write();
    const [id = ""] = await lettersTo(me);
    const now = new Date(Date.now() + 7 * 3_600_000);
    const hour = (more: number) => `${String((now.getUTCHours() + more + 24) % 24).padStart(2, "0")}:00`;
    await choose(me, { quietFrom: hour(-1), quietUntil: hour(2) });
    expect(await send(id)).toBeUndefined();
    await choose(me, ALL_DAY);
    expect((await send(id))?.subject).toBe("Có một tập mới cho bạn");
  });
});

interface Call {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Device {
  ecdh: ECDH;
  auth: Buffer;
  endpoint: string;
}

describe("a device", () => {
  let service: Server;
  const calls: Call[] = [];
  /** Next answers of the push service; 201 when there is none left. */
  const answers: number[] = [];
  beforeAll(async () => {
    // The service of these tests is on this machine and without TLS.
    await query(`alter table "pushSubscription" drop constraint push_subscription_https`);
    service = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        calls.push({ headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(answers.shift() ?? 201).end();
      });
    });
    await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  });
  afterAll(async () => {
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
  });
  const origin = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const aDevice = (endpoint = `${origin()}/push/${randomUUID()}`): Device => {
    const ecdh = createECDH("prime256v1");
    ecdh.generateKeys();
    return { ecdh, auth: randomBytes(16), endpoint };
  };
  const add = (me: SignedIn, { ecdh, auth, endpoint }: Device) =>
    createEditor(me).add("pushSubscription", {
      endpoint,
      p256dh: ecdh.getPublicKey("base64url"),
      authSecret: auth.toString("base64url"),
    });
  async function whoseDevice(podcastId: number): Promise<{ me: SignedIn; device: Device }> {
    const me = await whoFollows(podcastId, {});
    const device = aDevice();
    expect((await add(me, device)).status).toBe(201);
    return { me, device };
  }
  const countDevices = async (me: SignedIn): Promise<number> =>
    (await createEditor(me).get("pushSubscription?select=id")).body.length;
  const push = (id: string, allowsLocal = true) =>
    sendPush(
      {
        ...{ owner: platform.database.owner, brand: defaultBrand, links: links(), reach: { allowsLocal } },
        pusher: { key, waits: [0, 0] },
      },
      id,
      new AbortController().signal,
    );
  const writeOnes = (at = clock("10:00")) => writePushes(platform.database.owner, { at, atOnce: 3 });
  const waiting = async (id: string): Promise<boolean> =>
    (await query("select from ops.push_message where id = $1", [id])).rowCount === 1;

  /** RFC 8291, from the side of the browser. */
  function open({ ecdh, auth }: Device, body: Buffer): Record<string, string> {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
    const derive = (ikm: Buffer, own: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync("sha256", ikm, own, info, length));
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
    const ikm = derive(ecdh.computeSecret(sender), auth, info, 32);
    const cek = derive(ikm, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const decipher = createDecipheriv(
      "aes-128-gcm",
      cek,
      derive(ikm, salt, Buffer.from("Content-Encoding: nonce\0"), 12),
    );
    decipher.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
    expect(text.at(-1)).toBe(2);
    return JSON.parse(text.subarray(0, -1).toString("utf8"));
  }

  it("is told once a day, sealed for it alone, by a server that proves itself, and not at night", async () => {
    const podcast = await aPodcast();
    const { me, device } = await whoseDevice(podcast);
    const episode = await anEpisode(podcast, { title: "Đêm nhiều gió" });
    expect(await writeOnes(clock("23:00"))).toEqual([]);
    const [id = "", ...more] = await writeOnes(clock("20:00"));
    expect(more).toEqual([]);
    await push(id);
    const call = calls.at(-1);
    if (!call) throw new Error("no call");
    expect(open(device, call.body)).toEqual({
      title: "Có một tập mới cho bạn",
      body: "Đêm nhiều gió",
      url: `/podcast/detail/${podcast}?episode=${episode}`,
      tag: expect.any(String),
    });
    expect(call.body.includes("Đêm nhiều gió")).toBe(false);
    expect(call.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "normal", topic: "news" });
    const [, token = "", shown] = /^vapid t=(\S+), k=(\S+)$/.exec(String(call.headers.authorization)) ?? [];
    expect(shown).toBe(toPublicPushKey(key));
    const { d: _, ...publicHalf } = key;
    const { payload } = await jwtVerify(token, await importJWK(publicHalf, "ES256"), { audience: origin() });
    expect(payload.sub).toBe(`mailto:${defaultBrand.supportEmail}`);
    expect((payload.exp ?? 0) - Date.now() / 1_000).toBeLessThan(24 * 3_600);
    expect(await waiting(id)).toBe(false);
    expect(await listTold(me, "push")).toEqual([`episode ${episode}`]);
    await anEpisode(podcast);
    expect(await writeOnes(clock("21:00"))).toEqual([]);
    expect(await writeOnes(clock("07:00", 2))).toHaveLength(1);
  });

  it("whose message did not leave before quiet hours gets it no more", async () => {
    const podcast = await aPodcast();
    await whoseDevice(podcast);
    await anEpisode(podcast);
    const [id = ""] = await writeOnes(clock("21:30"));
    const { rows } = await query("select expires_at from ops.push_message where id = $1", [id]);
    expect(rows[0]?.expires_at).toEqual(clock("22:00"));
    await query("update ops.push_message set expires_at = now() where id = $1", [id]);
    const before = calls.length;
    await push(id);
    expect([calls.length, await waiting(id)]).toEqual([before, false]);
  });

  it.each([404, 410])("that answers %i is forgotten", async (status) => {
    const podcast = await aPodcast();
    const { me } = await whoseDevice(podcast);
    await anEpisode(podcast);
    const [id = ""] = await writeOnes();
    answers.push(status);
    await push(id);
    expect([await countDevices(me), await waiting(id)]).toEqual([0, false]);
  });

  it("that is busy or broken is tried again, three times at most, and is told when it recovers", async () => {
    const podcast = await aPodcast();
    const { me } = await whoseDevice(podcast);
    await anEpisode(podcast);
    const [id = ""] = await writeOnes();
    answers.push(429, 503);
    for (const left of [true, true, false]) {
      await push(id);
      expect(await waiting(id)).toBe(left);
    }
    await anEpisode(podcast);
    const [second = ""] = await writeOnes(clock("10:00", 2));
    answers.push(500, 500, 500);
    const before = calls.length;
    for (let time = 0; time < 5; time += 1) await push(second);
    expect([calls.length - before, await waiting(second), await countDevices(me)]).toEqual([3, false, 1]);
  });

  it("is never called inside of our own network", async () => {
    const podcast = await aPodcast();
    await whoseDevice(podcast);
    await anEpisode(podcast);
    const [id = ""] = await writeOnes();
    const before = calls.length;
    await push(id, false);
    expect(calls.length).toBe(before);
  });

  it("belongs to whoever used it last, ten to a person, and to its owner's eyes alone", async () => {
    const [me, next] = [await aSignedInPerson(platform), await aSignedInPerson(platform)];
    const device = aDevice();
    expect((await add(me, device)).status).toBe(201);
    expect((await add(me, device)).status).toBe(409);
    expect((await add(next, device)).status).toBe(201);
    expect([await countDevices(me), await countDevices(next)]).toEqual([0, 1]);
    await createEditor(me).remove(`pushSubscription?endpoint=eq.${encodeURIComponent(device.endpoint)}`);
    expect(await countDevices(next)).toBe(1);
    for (let n = 0; n < 10; n += 1) expect((await add(me, aDevice())).status).toBe(201);
    const { status, body } = await add(me, aDevice());
    expect(status).toBe(413);
    expect(JSON.stringify(body)).toContain("10 máy");
  });

  it("is given the key to subscribe for, signed in", async () => {
    const me = await aSignedInPerson(platform);
    const answer = await me.call("/notices/push-key");
    expect((await answer.json()).data).toEqual({ key: toPublicPushKey(key) });
    const stranger = await fetch(`${platform.url}/functions/v1/notices/push-key`, {
      headers: { apikey: platform.tokens.publicKey },
    });
    expect(stranger.status).toBe(401);
  });

  it("leaves with its person, and stands in their export without its secret", async () => {
    const podcast = await aPodcast();
    const { me, device } = await whoseDevice(podcast);
    await anEpisode(podcast);
    await writeOnes();
    const { rows } = await query(
      `select content from auth.personal_page($1, '"pushSubscription"'::regclass, null, 10)`,
      [me.id],
    );
    expect(rows).toMatchObject([{ content: { endpoint: device.endpoint } }]);
    expect(JSON.stringify(rows)).not.toContain(device.auth.toString("base64url"));
    await query("select auth.delete_user($1)", [me.id]);
    for (const table of ["ops.notice", '"noticePreference"', '"pushSubscription"']) {
      const column = table === "ops.notice" ? "user_id" : '"userId"';
      expect((await query(`select from ${table} where ${column} = $1`, [me.id])).rowCount).toBe(0);
    }
  });
});

describe("an endpoint", () => {
  it("without TLS, or longer than any, is no device", async () => {
    const fresh = await openPlatform();
    const me = await aSignedInPerson(fresh);
    const keys = { p256dh: "B".repeat(87), authSecret: "a".repeat(22) };
    for (const endpoint of [
      "http://push.example/x",
      "https://a:b@push.example/x",
      `https://push.example/${"x".repeat(1_000)}`,
    ]) {
      expect((await createEditor(me).add("pushSubscription", { endpoint, ...keys })).status).toBe(400);
    }
    await fresh.close();
  });
});
