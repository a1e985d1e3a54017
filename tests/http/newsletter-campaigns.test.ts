// Newsletters from the draft to the mailbox: who receives them, how fast, and what stops them.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AUTH_SERVICE } from "../../apps/server/src/platform/database/database.ts";
import { BASE, openMailRoom } from "../support/mail-room.ts";
import { type MailServer, type MailServerOptions, openMailServer } from "../support/smtp-server.ts";
import { type NewsletterOffice, newsletterOffice, withoutReaders } from "./campaigns.ts";
import { createEditor } from "./editing.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";

let platform: Platform;
let staff: SignedIn;
let moderator: SignedIn;
let office: NewsletterOffice;
const open: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  platform = await openPlatform();
  staff = await aSignedInPerson(platform, { kind: "administrator", fullname: "Lê Quản Trị" });
  moderator = await aSignedInPerson(platform, { kind: "moderator" });
  office = newsletterOffice(platform, staff);
});
beforeEach(() => withoutReaders(platform));
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});
afterAll(() => platform.close());

async function mailServer(options?: MailServerOptions): Promise<MailServer> {
  const server = await openMailServer(options);
  open.push(server);
  return server;
}
async function mailRoom(server: MailServer, perMinute?: number): Promise<void> {
  open.push(await openMailRoom({ ...platform, url: server.url, ...(perMinute && { perMinute }) }));
}
/** Recipients of letters with this subject, each as often as they received one. */
const receivers = ({ messages }: MailServer, subject = "Chuyện tháng Mười Một"): string[] =>
  messages.filter(({ mail }) => mail.subject === subject).map(({ to }) => String(to[0]));
const until = (id: number, status: string): Promise<void> =>
  expect.poll(async () => (await office.look(id)).status, { timeout: 20_000 }).toBe(status);
const deeds = async (id: number, subject = "public.newsletterCampaign"): Promise<string[]> => {
  const { rows } = await platform.database.owner.query(
    "select action from ops.audit_log where subject = $1 and subject_id = $2 and actor_id = $3 order by id",
    [subject, String(id), staff.id],
  );
  return rows.map(({ action }) => String(action));
};
/** The link that begins with `path` in a letter. */
const linkIn = (text: string | undefined, path: string): URL =>
  new URL(text?.match(new RegExp(`${BASE}${path}\\S*`))?.[0] ?? "");
const unsubscribeBy = (token: string | null) =>
  fetch(`${platform.url}/functions/v1/newsletter/unsubscribe?token=${token}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });

describe("a newsletter", () => {
  it("reaches everybody who confirmed, once, and nobody else, though three processes send it", async () => {
    const readers = await office.readers(40);
    await platform.database.owner.query(`
      insert into "newSubscription" (email, "confirmedAt", "unsubscribedAt", "bouncedAt") values
        ('chua-bam@example.vn', null, null, null), ('da-roi@example.vn', now(), now(), null), ('tra-ve@example.vn', now(), null, now())`);
    const server = await mailServer();
    for (let process = 0; process < 3; process++) await mailRoom(server);
    const id = await office.draft();
    expect((await office.look(id)).remaining).toBe(40);
    expect(await office.schedule(id)).toBe(200);
    await until(id, "SENT");
    expect(receivers(server).sort()).toEqual(readers.sort());
    expect(await office.look(id)).toMatchObject({
      figures: { written: 40, sent: 40, waiting: 0, failed: 0, skipped: 0, unsubscribed: 0 },
      remaining: 0,
    });
    expect(await deeds(id)).toEqual(["INSERT", "SCHEDULE_CAMPAIGN"]);
  });

  it("says what was previewed, of a PRIVATE post only title and excerpt, and can be left with one click", async () => {
    const secret = "Chỉ hội viên mới đọc được câu này.";
    const blogIds = [
      await office.post({
        ...{ title: "Sau cánh cửa", blogType: "PRIVATE" },
        content: `<p>${"Mở đầu ngắn. ".repeat(20)}</p><p>${secret}</p>`,
      }),
      await office.post({ title: "Thở giữa phố" }),
    ];
    const intro =
      '<p onclick="x()">Chào bạn <a href="https://vidu.vn/?a=1&amp;b=2">ghé đây</a>.</p><script>x()</script><img src="https://x.vn/p.gif">';
    const id = await office.draft({ blogIds, intro, outro: "<p>Hẹn thư sau.</p>" });
    const answer = await staff.call(`/admin/newsletter/campaign/${id}/preview`);
    const { data: preview } = await answer.json();
    const server = await mailServer();
    await mailRoom(server);
    const [reader = ""] = await office.readers(1);
    await office.schedule(id);
    const { mail, source } = await server.next(reader);
    const withoutTokens = (text: string | undefined) =>
      text
        ?.replaceAll(/token=[\w.%-]+/g, "token")
        .replaceAll(platform.url, BASE)
        .trim();
    expect(withoutTokens(mail.html)).toBe(withoutTokens(preview.html));
    expect(withoutTokens(mail.text)).toBe(withoutTokens(preview.text));
    expect(mail.subject).toBe(preview.subject);
    expect(mail.text?.indexOf("Sau cánh cửa")).toBeLessThan(mail.text?.indexOf("Thở giữa phố") ?? 0);
    expect(`${mail.html}${mail.text}`).not.toContain(secret);
    expect(mail.html).not.toMatch(/<script|<img|onclick|x\(\)/);
    expect(mail.html).toContain('href="https://vidu.vn/?a=1&amp;b=2"');
    expect(mail.text).toContain("ghé đây (https://vidu.vn/?a=1&b=2)");
    expect(mail.text).toContain(`${BASE}/blog/detail/${blogIds[0]}`);
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const header = mail.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
    const left = await unsubscribeBy(new URL(header.slice(1, -1)).searchParams.get("token"));
    expect(left.status).toBe(200);
    expect((await office.look(id)).figures.unsubscribed).toBe(1);
  });

  it("is kept as a draft while there is nobody to receive it", async () => {
    const id = await office.draft();
    expect(await office.schedule(id)).toBe(409);
    expect((await office.look(id)).status).toBe("DRAFT");
  });

  it("cannot be given headers by a subject or a preheader", async () => {
    const id = await office.draft({
      subject: "Chuyện\r\nBcc: trom@example.com\u202e",
      preheader: "Dòng\nhai",
    });
    const server = await mailServer();
    await mailRoom(server);
    const [reader = ""] = await office.readers(1);
    await office.schedule(id);
    const { mail, source, to } = await server.next(reader);
    expect(mail.subject).toBe("Chuyện Bcc: trom@example.com");
    expect(to).toEqual([reader]);
    expect(source).not.toMatch(/^Bcc:/im);
  });

  it("waits for its hour", async () => {
    const server = await mailServer();
    await mailRoom(server);
    await office.readers(1);
    const later = await office.draft({ subject: "Mai mới gửi" });
    expect(await office.schedule(later, new Date(Date.now() + 3_600_000))).toBe(200);
    const now = await office.draft({ subject: "Gửi ngay" });
    await office.schedule(now);
    await until(now, "SENT");
    expect(receivers(server, "Mai mới gửi")).toEqual([]);
    await platform.database.owner.query(
      `update "newsletterCampaign" set "scheduledAt" = now() - interval '1 second' where id = $1`,
      [later],
    );
    await platform.database.owner.query("select pg_notify('newsletter_due', '')");
    await until(later, "SENT");
    expect(receivers(server, "Mai mới gửi")).toHaveLength(1);
  });

  it("leaves no faster than the set rate", async () => {
    await office.readers(60);
    const server = await mailServer();
    await mailRoom(server, 20);
    const id = await office.draft();
    await office.schedule(id);
    await expect.poll(async () => (await office.look(id)).figures.sent, { timeout: 20_000 }).toBe(20);
    const { rows } = await platform.database.owner.query(
      "select count(*)::int as letters from ops.mail where kind = 'newsletter'",
    );
    expect(rows[0]?.letters).toBe(20);
    await platform.database.owner.query(
      "update ops.mail set attempted_at = attempted_at - interval '50 seconds' where kind = 'newsletter'",
    );
    expect((await office.look(id)).figures.written).toBe(20);
    await platform.database.owner.query(
      "update ops.mail set attempted_at = attempted_at - interval '20 seconds' where kind = 'newsletter'",
    );
    await expect.poll(async () => (await office.look(id)).figures.sent, { timeout: 20_000 }).toBe(40);
  });

  it("never stands before a code or a receipt, though the mail server is slow with it", async () => {
    await office.readers(60);
    const server = await mailServer({ slowness: 400 });
    await mailRoom(server);
    const id = await office.draft();
    await office.schedule(id);
    await expect.poll(async () => (await office.look(id)).figures.waiting).toBeGreaterThan(20);
    const to = "can-ma@example.vn";
    await platform.database.inTransaction(AUTH_SERVICE, (tx) =>
      platform.outbox.enqueue(tx, { kind: "reset_code", to, code: "481592", minutes: 15 }),
    );
    await server.next(to);
    expect((await office.look(id)).figures.waiting + (await office.look(id)).remaining).toBeGreaterThan(20);
  });
});

describe("a newsletter that is being sent", () => {
  /** As many readers, of whom the server takes two and then thinks until it is let go. */
  async function halfSent(
    count: number,
    row = {},
  ): Promise<{ id: number; server: MailServer; letGo(): void }> {
    const readers = await office.readers(count);
    const gate = Promise.withResolvers<void>();
    let taken = 0;
    const server = await mailServer({
      server: {
        onMailFrom: (_address, _session, done) => {
          taken += 1;
          void (taken > 2 ? gate.promise : Promise.resolve()).then(() => done());
        },
      },
    });
    await mailRoom(server);
    const id = await office.draft(row);
    await office.schedule(id);
    await expect.poll(async () => (await office.look(id)).figures.written, { timeout: 20_000 }).toBe(count);
    await expect.poll(() => server.messages.length).toBe(2);
    expect(readers).toHaveLength(count);
    return { id, server, letGo: gate.resolve };
  }

  it("goes to nobody who left meanwhile", async () => {
    const { id, server, letGo } = await halfSent(12);
    const { owner } = platform.database;
    const { rows } = await owner.query(`
      update "newSubscription" set "unsubscribedAt" = now()
       where id in (select subscription_id from ops.newsletter_delivery order by id desc limit 4) returning email`);
    const [removed] = (
      await owner.query(`delete from "newSubscription" where id = (
        select subscription_id from ops.newsletter_delivery order by id desc offset 5 limit 1) returning email`)
    ).rows;
    letGo();
    await until(id, "SENT");
    const gone = [...rows, removed].map((row) => row?.email);
    expect(receivers(server).filter((to) => gone.includes(to))).toEqual([]);
    expect((await office.look(id)).figures).toMatchObject({ written: 12, sent: 7, skipped: 5 });
  });

  it("is paused at once, and goes on to everybody else when it is resumed", async () => {
    const { id, server, letGo } = await halfSent(12);
    expect(await office.go(id, "pause")).toBe(200);
    letGo();
    // What the server was being told at that moment is finished; nothing more begins.
    await expect
      .poll(
        async () => {
          const { rows } = await platform.database.owner.query(
            "select count(*)::int as n from jobs.job where name = 'newsletter-letter' and state in ('created', 'active', 'retry')",
          );
          return rows[0]?.n;
        },
        { timeout: 20_000 },
      )
      .toBe(0);
    expect(server.messages.length).toBeLessThanOrEqual(4);
    expect((await office.look(id)).status).toBe("PAUSED");
    expect(await office.go(id, "resume")).toBe(200);
    await until(id, "SENT");
    expect(new Set(receivers(server)).size).toBe(12);
    expect(receivers(server)).toHaveLength(12);
    expect(await deeds(id)).toEqual(["INSERT", "SCHEDULE_CAMPAIGN", "PAUSE_CAMPAIGN", "RESUME_CAMPAIGN"]);
  });

  it("goes to nobody else once it is cancelled", async () => {
    const { id, server, letGo } = await halfSent(12);
    expect(await office.go(id, "cancel")).toBe(200);
    letGo();
    await expect.poll(async () => (await office.look(id)).figures.waiting, { timeout: 20_000 }).toBe(0);
    const { figures, status } = await office.look(id);
    expect(status).toBe("CANCELLED");
    expect(figures.sent).toBeLessThanOrEqual(4);
    expect(figures.sent + figures.skipped).toBe(12);
    expect(server.messages.length).toBe(figures.sent);
    expect(await office.go(id, "resume")).toBe(409);
  });

  it("pauses by itself when a post is withdrawn, and tells who scheduled it", async () => {
    const blog = await office.post();
    const { id, server, letGo } = await halfSent(12, { blogIds: [blog] });
    await platform.database.owner.query("update blog set publication = 'DRAFT' where id = $1", [blog]);
    letGo();
    await until(id, "PAUSED");
    const { mail } = await server.next(staff.email);
    expect(mail.subject).toBe("Bản tin “Chuyện tháng Mười Một” chưa được gửi");
    expect(receivers(server).length).toBeLessThanOrEqual(4);
    expect((await office.look(id)).problem).toBe("POST_WITHDRAWN");
    // It goes on only when the post is back.
    expect(await office.go(id, "resume")).toBe(409);
    await platform.database.owner.query("update blog set publication = 'PUBLISHED' where id = $1", [blog]);
    expect(await office.go(id, "resume")).toBe(200);
    await until(id, "SENT");
    expect(new Set(receivers(server)).size).toBe(12);
  });
});

describe("a post that cannot be read", () => {
  it.each(["DRAFT", "removed"])("keeps a newsletter from being scheduled (%s)", async (how) => {
    const blog = await office.post({ publication: "DRAFT", title: "Còn dở" });
    const id = await office.draft({ blogIds: [blog] });
    if (how === "removed") await platform.database.owner.query("delete from blog where id = $1", [blog]);
    const { updatedAt } = await office.look(id);
    const answer = await staff.call(`/admin/newsletter/campaign/${id}/schedule`, post({ updatedAt }));
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "campaign_unready" });
  });

  it("that was withdrawn after scheduling makes a draft of it again: it is told, not sent", async () => {
    const blog = await office.post();
    await office.readers(3);
    const server = await mailServer();
    const id = await office.draft({ blogIds: [blog] });
    expect(await office.schedule(id)).toBe(200);
    const { data: log } = await (await staff.call("/admin/audit?action=SCHEDULE_CAMPAIGN")).json();
    expect(log.lines[0]).toMatchObject({ title: "Chuyện tháng Mười Một", actor: "Lê Quản Trị" });
    await platform.database.owner.query("update blog set publication = 'DRAFT' where id = $1", [blog]);
    await mailRoom(server);
    await until(id, "DRAFT");
    expect((await office.look(id)).problem).toBe("POST_WITHDRAWN");
    const { mail } = await server.next(staff.email);
    expect(mail.text).toContain(`${BASE}/admin/newsletterCampaign/${id}`);
    expect(receivers(server)).toEqual([]);
  });

  it("that comes out by then is no hindrance", async () => {
    const blog = await office.post();
    await platform.database.owner.query(
      `update blog set publication = 'SCHEDULED', "publishAt" = now() + interval '1 hour' where id = $1`,
      [blog],
    );
    const id = await office.draft({ blogIds: [blog] });
    expect(await office.schedule(id)).toBe(409);
    expect(await office.schedule(id, new Date(Date.now() + 7_200_000))).toBe(200);
    expect(await office.go(id, "unschedule")).toBe(200);
  });
});

describe("a draft", () => {
  it("is kept for both of two people who write in it at the same time", async () => {
    const editor = createEditor(staff);
    const id = await office.draft();
    const { updatedAt } = await office.look(id);
    const where = `newsletterCampaign?id=eq.${id}&updatedAt=eq.${encodeURIComponent(updatedAt)}`;
    const first = await editor.changeAll(where, { subject: "Của người thứ nhất" });
    const second = await editor.changeAll(where, { subject: "Của người thứ hai" });
    expect([first.body.length, second.body.length]).toEqual([1, 0]);
    const late = await staff.call(`/admin/newsletter/campaign/${id}/schedule`, post({ updatedAt }));
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: "campaign_changed" });
  });

  it("is changed no more once it is scheduled, until it is taken back", async () => {
    const editor = createEditor(staff);
    const id = await office.draft();
    await office.schedule(id, new Date(Date.now() + 3_600_000));
    const change = () => editor.changeAll(`newsletterCampaign?id=eq.${id}`, { subject: "Khác" });
    expect((await change()).body).toEqual([]);
    expect((await editor.remove(`newsletterCampaign?id=eq.${id}`)).body).toEqual([]);
    const status = await editor.changeAll(`newsletterCampaign?id=eq.${id}`, { status: "DRAFT" });
    expect(status.status).toBe(403);
    expect(await office.go(id, "unschedule")).toBe(200);
    expect((await change()).body).toHaveLength(1);
  });

  it("goes as a trial to staff alone, and counts nowhere", async () => {
    const server = await mailServer();
    await mailRoom(server);
    const id = await office.draft();
    const test = (body: object) => staff.call(`/admin/newsletter/campaign/${id}/test`, post(body));
    expect((await test({})).status).toBe(200);
    expect((await server.next(staff.email)).mail.subject).toBe("[Thử] Chuyện tháng Mười Một");
    expect((await test({ to: moderator.email.toUpperCase() })).status).toBe(200);
    await server.next(moderator.email);
    const stranger = await aSignedInPerson(platform);
    expect((await test({ to: stranger.email })).status).toBe(400);
    expect((await office.look(id)).figures.written).toBe(0);
    expect(await deeds(id)).toEqual(["INSERT", "TEST_CAMPAIGN", "TEST_CAMPAIGN"]);
  });

  it("of somebody who is no administrator does not exist", async () => {
    const id = await office.draft();
    for (const who of [moderator, await aSignedInPerson(platform)]) {
      const editor = createEditor(who);
      expect((await editor.get("newsletterCampaign")).body).toEqual([]);
      expect((await editor.add("newsletterCampaign", { subject: "Của tôi" })).status).toBe(403);
      expect((await editor.changeAll(`newsletterCampaign?id=eq.${id}`, { subject: "x" })).body).toEqual([]);
      expect((await editor.get("newSubscription")).body).toEqual([]);
    }
  });
});

describe("a mailbox that refuses", () => {
  it.each([
    ["550 5.1.1 no such user", 550, "5.1.1 no such user", "BOUNCED"],
    ["550 without a code of its own", 550, "no such user", "BOUNCED"],
    ["550 5.7.1 because of who we are", 550, "5.7.1 host is blocked", "SUBSCRIBED"],
    ["554 relaying denied", 554, "relaying denied", "SUBSCRIBED"],
  ])("with %s", async (_, code, text, state) => {
    const [refused = "", well = ""] = await office.readers(2);
    const server = await mailServer({ onRecipient: (to) => (to === refused ? { code, text } : undefined) });
    await mailRoom(server);
    const id = await office.draft();
    await office.schedule(id);
    await until(id, "SENT");
    expect(receivers(server)).toEqual([well]);
    expect((await office.look(id)).figures).toMatchObject({ written: 2, sent: 1, failed: 1 });
    const { rows } = await platform.database.owner.query(
      `select state from "newSubscription" where email = $1`,
      [refused],
    );
    expect(rows).toEqual([{ state }]);
    // It is no sign of a house that cannot send letters.
    const { data: health } = await (await staff.call("/admin/health")).json();
    expect(health.mail).toMatchObject({ level: "good", failed: 0 });
    const next = await office.draft();
    expect((await office.look(next)).remaining).toBe(state === "BOUNCED" ? 1 : 2);
  });
});

describe("an address", () => {
  const list = async (query = "") =>
    (await (await staff.call(`/admin/newsletter/subscriber${query}`)).json()).data;
  const fetchId = async (email: string): Promise<number> => (await list(`?q=${email}`)).subscribers[0].id;

  it("is found, filtered and counted, a page at a time", async () => {
    const readers = await office.readers(60);
    await platform.database.owner.query(
      `insert into "newSubscription" (email) values ('CHO-bam@example.vn')`,
    );
    const first = await list();
    expect(first.subscribers).toHaveLength(50);
    expect(first.counts).toEqual({ SUBSCRIBED: 60, WAITING: 1, UNSUBSCRIBED: 0, BOUNCED: 0 });
    const second = await list(`?after=${first.next}`);
    const all = [...first.subscribers, ...second.subscribers].map(({ email }: { email: string }) => email);
    expect(new Set(all).size).toBe(61);
    expect(all).toEqual(expect.arrayContaining(readers));
    expect((await list("?q=cho-BAM")).subscribers).toHaveLength(1);
    expect((await list("?state=WAITING")).subscribers).toHaveLength(1);
  });

  it("that bounced by hand is well again when that is taken back, or when somebody at it clicks", async () => {
    const [email = ""] = await office.readers(1);
    const id = await fetchId(email);
    const bounce = () =>
      staff.call(`/admin/newsletter/subscriber/${id}/bounce`, post({ reason: "Hộp thư đầy" }));
    const state = async () => (await list(`?q=${email}`)).subscribers[0].state;
    expect((await bounce()).status).toBe(200);
    expect((await bounce()).status).toBe(409);
    expect(await state()).toBe("BOUNCED");
    await staff.call(`/admin/newsletter/subscriber/${id}/bounce`, { method: "DELETE" });
    expect(await state()).toBe("SUBSCRIBED");
    await bounce();
    const token = platform.newsletterTokens.sign("confirm", id);
    expect((await staff.call("/newsletter/confirm", post({ token }))).status).toBe(200);
    expect(await state()).toBe("SUBSCRIBED");
    expect(await deeds(id, "public.newSubscription")).toEqual([
      "RECORD_BOUNCE",
      "CLEAR_BOUNCE",
      "RECORD_BOUNCE",
    ]);
  });

  it("that staff add receives nothing but the question whether it wants to", async () => {
    const server = await mailServer();
    await mailRoom(server);
    const ask = (email: string) => staff.call("/admin/newsletter/subscriber", post({ email }));
    expect((await ask("Ban-Moi@example.vn")).status).toBe(200);
    const { mail } = await server.next("ban-moi@example.vn");
    const id = await fetchId("ban-moi@example.vn");
    expect((await list()).counts).toMatchObject({ WAITING: 1, SUBSCRIBED: 0 });
    // The limits that hold for everybody hold here.
    expect((await ask("ban-moi@example.vn")).status).toBe(429);
    const token = linkIn(mail.text, "/newsletter/confirm").searchParams.get("token");
    await staff.call("/newsletter/confirm", post({ token }));
    expect((await ask("ban-moi@example.vn")).status).toBe(409);
    const { rows } = await platform.database.owner.query(
      `select "userId" from "newSubscription" where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ userId: null }]);
    expect((await ask("khong phai@dia chi")).status).toBe(400);
    expect(await deeds(id, "public.newSubscription")).toEqual(["INVITE_SUBSCRIBER"]);
  });

  it("is removed for good, and what it was sent stays as a number", async () => {
    const [email = ""] = await office.readers(1);
    const server = await mailServer();
    await mailRoom(server);
    const campaign = await office.draft();
    await office.schedule(campaign);
    await until(campaign, "SENT");
    const id = await fetchId(email);
    await platform.database.owner.query(
      `insert into ops.mail (kind, to_address, sent_at) select k, upper(email), now()
         from "newSubscription", unnest(array['newsletter', 'newsletter_confirm', 'order_paid']) k where id = $1`,
      [id],
    );
    const letters = async () =>
      (
        await platform.database.owner.query(
          "select kind from ops.mail where sent_at is not null and to_address = upper(to_address)",
        )
      ).rows;
    expect(await letters()).toHaveLength(3);
    expect((await staff.call(`/admin/newsletter/subscriber/${id}`, { method: "DELETE" })).status).toBe(200);
    expect((await list()).subscribers).toEqual([]);
    expect((await office.look(campaign)).figures.sent).toBe(1);
    expect(await letters()).toEqual([{ kind: "order_paid" }]);
    expect((await staff.call(`/admin/newsletter/subscriber/${id}`, { method: "DELETE" })).status).toBe(404);
    expect(await deeds(id, "public.newSubscription")).toEqual(["REMOVE_SUBSCRIBER"]);
  });

  it("leaves the house in a file that no spreadsheet runs, and the log says who took it", async () => {
    await platform.database.owner.query(
      `insert into "newSubscription" (email, "confirmedAt", "bouncedAt", "bounceReason")
       values ('cmd-x@example.vn', now(), now(), '@SUM(1)')`,
    );
    // From before addresses had to be some.
    await platform.database.owner.query(
      `update "newSubscription" set email = '=cmd|x@example.vn' where email = 'cmd-x@example.vn'`,
    );
    const answer = await staff.call("/admin/newsletter/export");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="ban-tin.csv"');
    const text = await answer.text();
    expect(text).toContain("'=cmd|x@example.vn");
    expect(text).toContain("'@SUM(1)");
    const { rows } = await platform.database.owner.query(
      "select actor_id, subject from ops.audit_log where action = 'EXPORT' order by id desc limit 1",
    );
    expect(rows).toEqual([{ actor_id: staff.id, subject: "public.newSubscription" }]);
  });
});
