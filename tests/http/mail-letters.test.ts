import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { defaultBrand } from "@bentrong/contract/brand";
import fc from "fast-check";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emailTemplates } from "../../apps/server/src/features.ts";
import { AUTH_SERVICE } from "../../apps/server/src/platform/database/database.ts";
import {
  createFolderTransport,
  removeEmailFiles,
} from "../../apps/server/src/platform/email/folder-transport.ts";
import { greeting } from "../../apps/server/src/platform/email/greeting.ts";
import { createLinks } from "../../apps/server/src/platform/email/links.ts";
import { type Message, toMessage } from "../../apps/server/src/platform/email/message.ts";
import type { Email } from "../../apps/server/src/platform/email/template.ts";
import { BASE, FROM, openMailRoom } from "../support/mail-room.ts";
import { type MailServer, openMailServer } from "../support/smtp-server.ts";
import { openPlatform, type Platform } from "./platform.ts";

let platform: Platform;
let server: MailServer;
let room: { close(): Promise<void> };
beforeAll(async () => {
  platform = await openPlatform();
  server = await openMailServer();
  room = await openMailRoom({ ...platform, url: server.url });
});
afterAll(async () => {
  await room.close();
  await server.close();
  await platform.close();
});

const to = "hoa@example.vn";
const at = new Date("2026-11-21T14:30:00Z");
const payment = {
  to,
  orderCode: "BT23456789",
  orderId: "9f1c2d3e-0000-4000-8000-000000000001",
  title: "Premium 1 tháng",
  price: 299_000,
};
const rest = { received: 200_000, missing: 99_000, until: at };
const LETTERS: Email[] = [
  { kind: "confirm_email", to, token: "token-1" },
  { kind: "change_email", to, token: "token-2" },
  { kind: "email_changed", to, newEmailMasked: "h•••@vidu.vn" },
  { kind: "reset_code", to, code: "481592", minutes: 15 },
  { kind: "sign_in_code", to, code: "K7M2QX", minutes: 15 },
  { kind: "password_changed", to, at },
  { kind: "new_device", to, device: "Chrome trên Android", at },
  { kind: "reset_code", to, code: "481592", linkCode: "ABCDEFGHJKMNPQRSTUVWXYZ2345", minutes: 60 },
  { kind: "reauthentication_code", to, code: "K7M2QX", minutes: 10 },
  { kind: "security_notice", to, what: "factor_added", at },
  { kind: "security_notice", to, what: "factor_removed", at },
  { kind: "security_notice", to, what: "recovery_codes_made", at },
  { kind: "security_notice", to, what: "identity_linked", detail: "google", at },
  { kind: "security_notice", to, what: "email_change_asked", detail: "h•••@vidu.vn", at },
  { kind: "invitation", to, linkCode: "ABCDEFGHJKMNPQRSTUVWXYZ2345", goodDays: 14, days: 30 },
  { kind: "newsletter_confirm", to, subscriptionId: 7 },
  {
    kind: "newsletter",
    to,
    ...{ subscriptionId: 7, campaignId: 3 },
    edition: {
      subject: "Chuyện tháng Mười Một",
      preheader: "Ba bài cho những tối se lạnh.",
      intro:
        "<h2>Chào bạn,</h2><p>Tháng này có <strong>ba</strong> bài mới.</p><ul><li>Một</li><li>Hai</li></ul>",
      posts: [
        { id: 4, title: "Thở giữa phố", authorName: "Lê An", excerpt: "Có những tối…", isPrivate: false },
        { id: 5, title: "Ngồi yên", authorName: null, excerpt: "", isPrivate: true },
      ],
      outro: "<p>Hẹn bạn thư sau.</p>",
    },
  },
  { kind: "newsletter_stopped", to, campaignId: 3, subject: "Chuyện tháng Mười Một", hasBegun: false },
  { kind: "newsletter_stopped", to, campaignId: 3, subject: "Chuyện tháng Mười Một", hasBegun: true },
  { kind: "order_paid", to, orderCode: "BT23456789", title: "Thở giữa phố", price: 450_000, courseId: 3 },
  {
    kind: "membership_started",
    to,
    ...{ orderCode: "BT23456789", title: "Premium 1 tháng", price: 299_000, expiresAt: at },
  },
  { kind: "renewal_soon", to, planName: "Premium 1 tháng", expiresAt: at },
  {
    kind: "order_refunded",
    to,
    ...{ orderCode: "BT23456789", orderId: "9f1c2d3e-0000-4000-8000-000000000001", orderKind: "plan" },
    ...{ title: "Premium 1 tháng", amount: 299_000, on: "2026-11-22", bankReference: "FT26327012345" },
    ...{ reason: "Người mua đổi ý", isWhole: true, premiumUntil: at },
  },
  { ...payment, kind: "payment_received", outcome: "short", amount: 200_000, ...rest },
  ...(["already_paid", "late", "already_enrolled", "held", "returned"] as const).map(
    (outcome): Email => ({ ...payment, kind: "payment_received", outcome, amount: 299_000 }),
  ),
  { ...payment, kind: "payment_reminder", ...rest },
  { kind: "one_on_one_requested", to, contact: "0901 234 567", wishes: "Tối thứ Ba" },
  { kind: "one_on_one_answered", to, reply: "20 giờ thứ Ba, qua điện thoại" },
  { ...payment, kind: "order_closed", cause: "rejected", received: 0, reason: "Chưa thấy tiền" },
  { ...payment, kind: "order_closed", cause: "expired", received: 200_000 },
  {
    kind: "new_items",
    ...{ to, userId: "9f1c2d3e-0000-4000-8000-000000000001" },
    items: [
      {
        kind: "episode",
        id: 4,
        title: "Đêm nhiều gió",
        podcastId: 2,
        byline: "Trước giờ ngủ",
        isPrivate: false,
      },
      { kind: "article", id: 5, title: "Ngồi yên", podcastId: null, byline: null, isPrivate: true },
    ],
  },
  { kind: "course_opened", to, courseId: 3, title: "Thở giữa phố", price: 450_000, askedAt: at },
  { kind: "membership_given", to, days: 30, expiresAt: at },
  { kind: "request_received", to, completeBy: at },
  { kind: "data_ready", to },
  { kind: "mail_test", to },
  {
    kind: "lines_to_check",
    ...{ to, days: 90 },
    lines: [{ name: "Một số", number: "1900 1234", checkedAt: null }],
  },
  { kind: "account_deleted", to },
];
const written = (letter: Email): Message =>
  toMessage(emailTemplates, "9f1c2d3e-0000-4000-8000-000000000000", letter, {
    brand: defaultBrand,
    links: createLinks(BASE, platform.newsletterTokens, platform.noticeTokens),
  });
const enqueue = (letter: Email): Promise<string> =>
  platform.database.inTransaction(AUTH_SERVICE, (tx) => platform.outbox.enqueue(tx, letter));

it("every kind of the database has a template, and no other kind has one", async () => {
  const { rows } = await platform.database.owner.query("select name from ops.mail_kind order by name");
  expect([...emailTemplates.keys()].sort()).toEqual(rows.map(({ name }) => name).sort());
});

describe("every letter", () => {
  it.each(LETTERS)("of kind $kind says the same in HTML and in plain text, and loads nothing", (letter) => {
    const { subject, text, html } = written(letter);
    expect(subject).toMatch(/\p{L}/u);
    expect(text).toContain("hotro@bentrong.vn");
    const visible = html
      .replace(/<style>[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]+>/g, " ")
      .replace(/\s+/g, " ");
    for (const line of text.split("\n").filter((line) => line && !line.includes("http"))) {
      expect(visible).toContain(
        line
          .trim()
          .replace(/^- |:$/g, "")
          .replaceAll("'", "&#39;"),
      );
    }
    for (const [link] of text.matchAll(/https?:\S+/g)) {
      expect(link.startsWith(`${BASE}/`)).toBe(true);
      expect(html).toContain(link.replaceAll("&", "&amp;"));
    }
    expect(html).not.toMatch(/<(img|script|link|iframe|object)\b|url\(|src=/);
  });

  it("tells times as clocks in Vietnam show them", () => {
    expect(written({ kind: "password_changed", to, at }).text).toContain("21:30 ngày 21/11/2026");
  });

  it("never shows a code to who only sees the list of letters", () => {
    const { subject, html } = written({ kind: "reset_code", to, code: "481592", minutes: 15 });
    const preview = /display:none[^>]*>([^<]*)</.exec(html)?.[1] ?? "";
    expect(preview).toContain("15 phút");
    expect(`${subject} ${preview}`).not.toContain("481592");
  });

  it("holds no tag but those of text and no address but those of pages, whatever an editor's text was stored as", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(
        ...[
          "<p>",
          "</p>",
          '<a href="javascript:a()">',
          '<a href="https://x.vn/?a=1&amp;b" onclick="a()">',
          "</a>",
        ],
        ...[
          "<img src=https://x.vn/p.gif>",
          "<svg onload=a()>",
          "<style>p{}</style>",
          "<!-- <p> -->",
          "<h2",
          "<li>",
          "</ul>",
        ],
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const edition = { subject: "Thư", preheader: "x", intro: pieces.join(""), posts: [], outro: "" };
        const { html, text } = written({ kind: "newsletter_test", to, edition });
        const body = html.slice(html.indexOf("</h1>"), html.lastIndexOf('<div class="line"'));
        const tags = [...body.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)];
        for (const [, , tag = "", attributes = ""] of tags) {
          expect(["h1", "h2", "h3", "p", "a", "li", "ul", "ol"]).toContain(tag);
          expect(attributes).not.toMatch(/\son|src=|javascript/i);
        }
        const open = tags.filter(([, end]) => !end).length;
        expect(tags.filter(([, end, tag]) => end && tag !== "h1").length).toBe(open);
        expect(text).not.toMatch(/[\r\0\u202a-\u202e]/);
      }),
    );
  });

  it("cannot be given markup, headers or reversed text by words from outside", () => {
    const hostile = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(
        "<script>alert(1)</script>",
        "x\r\nBcc: thief@example.com",
        "\u202egnp.exe",
        '"><img src=x onerror=a>',
        "javascript:alert(1)",
      ),
    );
    fc.assert(
      fc.property(hostile, hostile, (name, device) => {
        const { subject, html, text, headers } = written({ kind: "new_device", to, name, device, at });
        expect(html.match(/<\/?[a-z][^>]*>/gi)?.some((tag) => /script|img|onerror/i.test(tag))).toBe(false);
        expect(`${subject}${html}${text}`).not.toMatch(/[\u202a-\u202e\u2066-\u2069\r\0]/);
        expect([subject, ...Object.values(headers)].join("")).not.toMatch(/[\r\n]/);
      }),
    );
  });
});

describe("a greeting", () => {
  it.each(["Hòa", "Nguyễn Thị Thùy Trang", "Lê-Anh", "O'Brien", "Đ. Khoa", "Nguye\u0302\u0303n"])(
    "calls %s by name",
    (name) => {
      expect(greeting(name)).toBe(`Chào ${name.normalize("NFC")},`);
    },
  );

  it.each([
    "",
    "   ",
    undefined,
    "Nhận quà tại evil.com",
    "http://evil.com",
    "0912 345 678",
    "a@b.vn",
    "x\r\ny",
    "\u202eabc",
    "<b>Hòa</b>",
    "A".repeat(60),
  ])("does not repeat %j", (name) => {
    expect(greeting(name)).toBe("Chào bạn,");
  });
});

describe("on its way", () => {
  it("a name with a line break adds no header and no recipient", async () => {
    const address = "ngat-dong@example.vn";
    await enqueue({
      kind: "new_device",
      to: address,
      name: "Hòa\r\nBcc: ke-gian@example.com\r\n\r\n<script>alert(1)</script>",
      device: "Chrome\r\nX-Injected: yes\u202e",
      at,
    });
    const received = await server.next(address);
    expect(received.to).toEqual([address]);
    expect(received.mail.headers.map(({ key }) => key)).not.toContain("x-injected");
    expect(received.mail.bcc ?? []).toEqual([]);
    expect(received.mail.html).not.toContain("<script");
    expect(received.mail.text).toContain("Chrome X-Injected: yes.");
  });

  it.each(["hai,nguoi@example.vn", "hai;nguoi@example.vn", "(ai)do@example.vn", "a:b@example.vn"])(
    "a letter to the strange address %s goes to one recipient",
    async (address) => {
      const before = server.messages.length;
      await enqueue({ kind: "confirm_email", to: address, token: "t" });
      await expect.poll(() => server.messages.length, { timeout: 15_000 }).toBe(before + 1);
      expect(server.messages.at(-1)?.to).toHaveLength(1);
      expect(server.messages.at(-1)?.mail.to).toHaveLength(1);
    },
  );

  it("an address with a line break is refused before it is written down", async () => {
    await expect(
      enqueue({ kind: "confirm_email", to: "a@b.vn\r\nRCPT TO:<c@d.vn>", token: "t" }),
    ).rejects.toThrow("to_address");
  });
});

describe("a file of a letter", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "letters-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("can be read as it is, and by a mail program", async () => {
    const message = written({ kind: "reset_code", to, code: "481592", minutes: 15 });
    await createFolderTransport(folder, FROM).send(message, new AbortController().signal);
    const [name = ""] = await readdir(folder);
    expect(name).toMatch(/^[\dT.Z-]+-reset_code-9f1c2d3e-0000-4000-8000-000000000000\.eml$/);
    const source = await readFile(path.join(folder, name), "utf8");
    expect(source).toContain("Subject: Mã đặt lại mật khẩu\n");
    expect(source).toContain("Mã dùng được một lần, trong 15 phút.");
    const mail = await PostalMime.parse(source);
    expect([mail.text?.trim(), mail.html?.trim()]).toEqual([message.text.trim(), message.html.trim()]);
    expect(mail).toMatchObject({ from: FROM, to: [{ address: to }], subject: "Mã đặt lại mật khẩu" });
  });

  it("goes with the letter, and no other goes with it", async () => {
    const names = await readdir(folder);
    await removeEmailFiles(folder, ["11111111-0000-4000-8000-000000000000"]);
    expect(await readdir(folder)).toEqual(names);
    await removeEmailFiles(folder, ["9f1c2d3e-0000-4000-8000-000000000000"]);
    expect(await readdir(folder)).toEqual([]);
  });
});
