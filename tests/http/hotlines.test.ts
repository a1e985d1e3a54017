import { LogPage } from "@bentrong/contract/operations";
import { HOTLINES, HOTLINES_QUERY, parseHotlines, readHotline } from "@bentrong/contract/safety";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { remindOfHotlines } from "../../apps/server/src/features/companion/admin/hotline-reminders.ts";
import { watchHotlines } from "../../apps/server/src/features/companion/safety/hotlines.ts";
import { openDatabase } from "../../apps/server/src/platform/database/database.ts";
import { toConnections } from "../../apps/server/src/platform/database/open.ts";
import { eventually } from "../support/eventually.ts";
import { getOwner } from "../support/postgres.ts";
import { createEditor } from "./editing.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";
import { ask, openSession } from "./talking.ts";

const IN_DANGER = "Mình không muốn sống nữa, mình muốn tự tử.";
const NEW = {
  ...{ number: "1900 1234", name: "Đường dây thử", about: "Nghe người đang buồn.", helps: ["talk"] },
  hours: [{ day: 1, from: "08:00", to: "17:00" }],
};

let platform: Platform;
let admin: SignedIn;
let moderator: SignedIn;
let me: SignedIn;
beforeAll(async () => {
  platform = await openPlatform();
  admin = await aSignedInPerson(platform, { kind: "administrator", fullname: "Phạm Quản Trị" });
  moderator = await aSignedInPerson(platform, { kind: "moderator" });
  me = await aSignedInPerson(platform);
});
afterAll(() => platform.close());

const visitor = async (path: string) =>
  (await fetch(platform.url + path, { headers: { apikey: platform.tokens.publicKey } })).json();

interface Card {
  lines: { id: string; name: string; number: string; tel: string; state?: string }[];
}
async function cardFor(person: SignedIn, at?: string): Promise<Card> {
  const { body } = await ask(person, await openSession(person), IN_DANGER, at ? { at } : {});
  return (body.data as { safety: { card: Card } }).safety.card;
}
const listNumbers = ({ lines }: Card): string[] => lines.map(({ number }) => number);

describe("the lines one can call", () => {
  it("begin as the ones that are built in, for everybody who reads them", async () => {
    const lines = parseHotlines(await visitor(HOTLINES_QUERY));
    expect(lines.map((line) => ({ ...line, checkedOn: line.checkedOn?.slice(0, 7) }))).toEqual(HOTLINES);
  });

  it("are in the next card and in every answer once an administrator changes them, here and in another process", async () => {
    const { superuser } = inject("postgres");
    const { rows } = await platform.database.owner.query("select current_database() as name");
    const elsewhere = openDatabase(
      toConnections(getOwner(JSON.parse(superuser), String(rows[0]?.name)), {
        ...{ poolSize: 1, statementTimeout: 5_000 },
      }),
    );
    const linesElsewhere = await watchHotlines({ database: elsewhere, log: pino({ level: "silent" }) });
    const { url } = await platform.another();
    expect(listNumbers(await cardFor(me))).toContain("096 306 1414");

    const changed = await createEditor(admin).change("hotline?id=eq.ngay-mai", { number: "096 306 9999" });
    expect([changed.status, changed.body.tel, changed.body.checkedAt]).toEqual([200, "0963069999", null]);
    await eventually(async () => {
      for (const at of [undefined, url]) {
        expect(listNumbers(await cardFor(me, at))).toContain("096 306 9999");
      }
      expect(linesElsewhere().map(({ number }) => number)).toContain("096 306 9999");
    });
    expect(JSON.stringify(await visitor(HOTLINES_QUERY))).toContain("096 306 9999");
    await elsewhere.close();
    // What was read last stands while nobody can read.
    expect(linesElsewhere().map(({ number }) => number)).toContain("096 306 9999");
  });

  it("go from the card when they are hidden, and only administrators see that they are there", async () => {
    const { status, body } = await createEditor(admin).add("hotline", { ...NEW, isActive: false });
    expect(status).toBe(201);
    for (const person of [me, moderator]) {
      expect((await createEditor(person).get(`hotline?id=eq.${body.id}`)).body).toEqual([]);
    }
    expect((await createEditor(admin).get(`hotline?id=eq.${body.id}`)).body).toHaveLength(1);
    expect(listNumbers(await cardFor(me))).not.toContain(NEW.number);
    await createEditor(admin).change(`hotline?id=eq.${body.id}`, { isActive: true });
    await eventually(async () => expect(listNumbers(await cardFor(me))).toContain(NEW.number));
    await createEditor(admin).remove(`hotline?id=eq.${body.id}`);
    await eventually(async () => expect(listNumbers(await cardFor(me))).not.toContain(NEW.number));
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["another number", { number: "116" }, "không đổi được"],
    ["hours", { hours: NEW.hours }, "cả ngày lẫn đêm"],
    ["hiding", { isActive: false }, "không ẩn được"],
  ])("of emergencies refuse %s", async (_, changes, words) => {
    for (const id of ["115", "113", "111"]) {
      const { status, body } = await createEditor(admin).change(`hotline?id=eq.${id}`, changes);
      expect(status).toBe(400);
      expect((body as unknown as { message: string }).message).toContain(words);
      const [column, value] = Object.entries(changes)[0] ?? [];
      // The constraint itself, without the trigger that has words for it.
      await expect(
        platform.database.owner.transaction(async (tx) => {
          await tx.query("alter table hotline disable trigger guard");
          const stored = typeof value === "object" ? JSON.stringify(value) : value;
          await tx.query(`update hotline set "${column}" = $2 where id = $1`, [id, stored]);
        }),
      ).rejects.toMatchObject({ code: "23514" });
    }
  });

  it("of emergencies cannot be removed by anybody", async () => {
    for (const id of ["115", "113", "111"]) {
      const { status, body } = await createEditor(admin).remove<{ message: string }>(`hotline?id=eq.${id}`);
      expect([status, body.message]).toEqual([400, `Số ${id} luôn có trong danh sách, không xóa được.`]);
      await expect(platform.database.owner.query("delete from hotline where id = $1", [id])).rejects.toThrow(
        /không xóa được/,
      );
    }
  });

  it.each<[string, Record<string, unknown>]>([
    ["letters for a number", { number: "gọi tôi" }],
    ["a number that is there", { number: "(1900) 969-680" }],
    ["an hour that is none", { hours: [{ day: 1, from: "25:00", to: "26:00" }] }],
    ["an eighth day", { hours: [{ day: 8, from: "08:00", to: "09:00" }] }],
    ["hours without length", { hours: [{ day: 1, from: "08:00", to: "08:00" }] }],
    ["no hours at all", { hours: [] }],
    ["hours of another shape", { hours: [1, "always"] }],
    ["help of a kind that is none", { helps: ["magic"] }],
    ["help for nothing", { helps: [] }],
    ["no name", { name: "  " }],
    ["a day of its own making", { checkedAt: "2026-11-22" }],
    ["an id of its own making", { id: "112" }],
  ])("are not written with %s", async (_, wrong) => {
    const { status } = await createEditor(admin).add("hotline", { ...NEW, ...wrong });
    expect([400, 403, 409]).toContain(status);
  });

  it("stay whole when the table is emptied or a row is broken: the built-in ones stand in", async () => {
    const own = await openPlatform();
    const person = await aSignedInPerson(own);
    await own.database.owner.query(`delete from hotline where id not in ('115', '113', '111')`);
    await eventually(async () => expect(listNumbers(await cardFor(person))).toEqual(["115", "113", "111"]));
    await own.database.owner.query("truncate hotline");
    await eventually(async () => expect(listNumbers(await cardFor(person))).toHaveLength(HOTLINES.length));
    await own.close();

    const rows = [
      { id: "115", number: "116", tel: "116", hours: "always", helps: ["body"] },
      { id: "x", number: "1900 1", tel: "19001", hours: [{ day: 9 }], helps: ["talk"] },
      { id: "y", number: "1900 2", tel: "19002", hours: "unknown", helps: ["talk"] },
    ].map((row) => ({ ...row, name: "Tên", nameEn: "", about: "Lời.", aboutEn: "", checkedAt: null }));
    expect(rows.map((row) => readHotline(row) !== undefined)).toEqual([false, false, true]);
    expect(parseHotlines(rows).map(({ tel }) => tel)).toEqual(["115", "113", "111", "19002"]);
  });

  it("are the built-in ones where a server starts without its database", async () => {
    const { superuser } = inject("postgres");
    const nowhere = openDatabase(
      toConnections(getOwner(JSON.parse(superuser), "nowhere"), { poolSize: 1, statementTimeout: 1_000 }),
    );
    const lines = await watchHotlines({ database: nowhere, log: pino({ level: "silent" }) });
    expect(lines()).toEqual(HOTLINES);
    await nowhere.close();
  });

  it("stand in a card as they were kept while the database is away", async () => {
    const own = await openPlatform();
    const [keeper, person] = [
      await aSignedInPerson(own, { kind: "administrator" }),
      await aSignedInPerson(own),
    ];
    await createEditor(keeper).change("hotline?id=eq.ngay-mai", { number: "096 306 7777" });
    await eventually(async () => expect(listNumbers(await cardFor(person))).toContain("096 306 7777"));
    const session = await openSession(person);
    await own.database.close();
    const { status, body } = await ask(person, session, IN_DANGER);
    expect(status).toBeGreaterThanOrEqual(500);
    expect(listNumbers((body.data as { safety: { card: Card } }).safety.card)).toContain("096 306 7777");
    await own.close().catch(() => undefined);
  });
});

describe("whoever keeps the list", () => {
  const log = async (): Promise<LogPage> =>
    LogPage.parse((await (await admin.call("/admin/audit?subject=public.hotline")).json()).data);
  const fetchLine = async (id: string) => (await createEditor(admin).get(`hotline?id=eq.${id}`)).body[0];

  it("reads in the log which number was removed", async () => {
    const { body } = await createEditor(admin).add("hotline", {
      ...NEW,
      number: "1900 4321",
      isActive: false,
    });
    await createEditor(admin).remove(`hotline?id=eq.${body.id}`);
    const { lines } = await log();
    expect(lines[0]).toMatchObject({ action: "DELETE", title: "Đường dây thử, 1900 4321" });
  });

  it("writes down that a number was called today, for the number that was looked at and no other", async () => {
    const before = await fetchLine("ngoi-nha-binh-yen");
    const check = (updatedAt: unknown) =>
      admin.call("/admin/safety/line/ngoi-nha-binh-yen/check", post({ updatedAt }));
    expect((await check(before?.updatedAt)).status).toBe(200);
    const after = await fetchLine("ngoi-nha-binh-yen");
    expect(Date.parse(String(after?.checkedAt))).toBeGreaterThan(Date.now() - 60_000);
    const checkers = (await (await admin.call("/admin/safety/line")).json()).data;
    expect(checkers).toMatchObject({ "ngoi-nha-binh-yen": "Phạm Quản Trị", "115": null });

    const late = await check(before?.updatedAt);
    expect([late.status, (await late.json()).error]).toEqual([
      409,
      expect.stringContaining("Vừa có người sửa"),
    ]);
    expect(
      (await admin.call("/admin/safety/line/nowhere/check", post({ updatedAt: "2026-01-01" }))).status,
    ).toBe(404);
    expect((await admin.call("/admin/safety/line/115/check", post({}))).status).toBe(400);

    await createEditor(admin).change("hotline?id=eq.ngoi-nha-binh-yen", { about: "Lời khác." });
    expect((await fetchLine("ngoi-nha-binh-yen"))?.checkedAt).toEqual(after?.checkedAt);
    const { lines } = await log();
    expect(lines.slice(0, 2)).toMatchObject([
      {
        action: "UPDATE",
        title: "Ngôi nhà Bình yên, 1900 969 680",
        changed: ["about", "updatedAt"],
        actor: "Phạm Quản Trị",
      },
      { action: "CHECK_LINE", subjectId: "ngoi-nha-binh-yen", changed: [] },
    ]);
  });

  it("does not write over another's change", async () => {
    const row = await fetchLine("ngay-mai");
    const where = `hotline?id=eq.ngay-mai&updatedAt=eq.${encodeURIComponent(String(row?.updatedAt))}`;
    expect((await createEditor(admin).changeAll(where, { position: 45 })).body).toHaveLength(1);
    expect((await createEditor(admin).changeAll(where, { position: 46 })).body).toEqual([]);
  });

  it("sees the card as somebody in danger would, at any hour of the week", async () => {
    const preview = async (query: string): Promise<Card & { title: string }> =>
      (await (await admin.call(`/admin/safety/preview?${query}`)).json()).data;
    const at = (time: string) => `at=${encodeURIComponent(`${time}+07:00`)}`;
    const monday = await preview(`danger=self&${at("2026-11-23T23:00:00")}`);
    expect(monday.title).toBe("Trước hết, mong bạn được an toàn");
    expect(monday.lines.at(-1)).toMatchObject({ id: "ngay-mai", state: "ngoài giờ, mở lúc 13:00 thứ Tư" });
    const friday = await preview(`danger=harmed&language=en&${at("2026-11-27T15:00:00")}`);
    expect(friday.lines[0]).toMatchObject({ id: "113", name: "Police" });
    expect(friday.lines.find(({ id }) => id === "ngay-mai")).toMatchObject({ state: "open now" });
    expect((await admin.call("/admin/safety/preview?danger=none")).status).toBe(400);
  });

  it("sees what would follow from a message, and nothing of it is kept", async () => {
    const read = async (body: unknown) => {
      const answer = await admin.call("/admin/safety/reading", post(body));
      return { status: answer.status, data: (await answer.json()).data };
    };
    const words = "Tôi không muốn sống nữa, tối nay tôi sẽ uống hết chỗ thuốc";
    expect((await read({ text: words })).data).toMatchObject({
      step: "card",
      danger: "self",
      signs: expect.arrayContaining(["intent"]),
    });
    expect((await read({ text: "Hôm nay trời mát, mình nấu canh chua cho cả nhà." })).data).toMatchObject({
      step: "none",
      danger: null,
      signs: [],
    });
    for (const body of [
      {},
      { text: "  " },
      { text: "a".repeat(2_001) },
      { text: "a", earlier: ["b", "c", "d"] },
    ])
      expect((await read(body)).status).toBe(400);
    expect(JSON.stringify(await log())).not.toContain("uống hết");
  });

  it("is an administrator: nobody else reads or changes anything of it by any call", async () => {
    const line = await fetchLine("ngay-mai");
    const version = post({ updatedAt: line?.updatedAt });
    for (const person of [me, moderator]) {
      for (const [path, init] of [
        ["/admin/safety/cards", {}],
        ["/admin/safety/line", {}],
        ["/admin/safety/preview?danger=self", {}],
        ["/admin/safety/line/ngay-mai/check", version],
        ["/admin/safety/reading", post({ text: "một câu" })],
      ] as const) {
        expect((await person.call(path, init)).status).toBe(403);
      }
      const own = createEditor(person);
      expect((await own.add("hotline", NEW)).status).toBe(403);
      expect((await own.changeAll("hotline?id=eq.ngay-mai", { number: "1900 9999" })).body).toEqual([]);
      await own.remove("hotline?id=eq.ngay-mai");
    }
    const key = { headers: { apikey: platform.tokens.publicKey } };
    for (const path of ["cards", "line", "preview?danger=self"]) {
      expect((await fetch(`${platform.url}/functions/v1/admin/safety/${path}`, key)).status).toBe(401);
    }
    expect(await fetchLine("ngay-mai")).toEqual(line);
  });
});

describe("cards that were shown", () => {
  const weeks = async (): Promise<{ kinds: Record<string, unknown>; total: unknown; isLeast: boolean }[]> =>
    (await (await admin.call("/admin/safety/cards?weeks=3")).json()).data.weeks;
  const stored = async (own: Platform) =>
    (await own.database.owner.query("select danger, shown::int from ops.card_count order by danger")).rows;

  it("are counted once each, in the turn's own transaction, by kind of danger and nothing else", async () => {
    const own = await openPlatform();
    const person = await aSignedInPerson(own);
    const session = await openSession(person);
    const key = crypto.randomUUID();
    await ask(person, session, IN_DANGER, { key });
    await ask(person, session, IN_DANGER, { key });
    await ask(person, session, "Hôm nay dài quá.");
    await ask(person, await openSession(person), "Bạn mình nhắn là tối nay nó sẽ tự tử.");
    expect(await stored(own)).toEqual([
      { danger: "other", shown: 1 },
      { danger: "self", shown: 1 },
    ]);
    const { rows } = await own.database.owner.query(
      "select column_name as name from information_schema.columns where table_schema = 'ops' and table_name = 'card_count' order by 1",
    );
    expect(rows.map(({ name }) => name)).toEqual(["danger", "shown", "week"]);
    // A turn that is not kept is not counted.
    await own.database.owner.query("alter table message add constraint never check (false) not valid");
    expect((await ask(person, session, IN_DANGER)).status).toBeGreaterThanOrEqual(400);
    expect((await stored(own)).map(({ shown }) => shown)).toEqual([1, 1]);
    await own.close();
  });

  it("are told by weeks that are over; one and two are told apart to nobody", async () => {
    await cardFor(me);
    const now = await weeks();
    expect(now.map(({ total }) => total)).toEqual([0, 0, 0]);
    await platform.database.owner.query("delete from ops.card_count");
    await platform.database.owner.query(
      `insert into ops.card_count (week, danger, shown)
       select date_trunc('week', now() at time zone 'Asia/Ho_Chi_Minh')::date - ago * 7, kind, n
         from (values (3, 'self', 2), (2, 'self', 5), (2, 'harmed', 1), (1, 'self', 4), (1, 'other', 3),
                      (0, 'self', 50)) v (ago, kind, n)`,
    );
    expect(await weeks()).toMatchObject([
      { kinds: { self: "few", harmed: 0, other: 0, threat: 0 }, total: "few", isLeast: false },
      { kinds: { self: 5, harmed: "few", other: 0, threat: 0 }, total: 6, isLeast: true },
      { kinds: { self: 4, harmed: 0, other: 3, threat: 0 }, total: 7, isLeast: false },
    ]);
    expect((await admin.call("/admin/safety/cards?weeks=1000")).status).toBe(400);
  });
});

describe("a reminder of numbers that nobody made sure of", () => {
  it("reaches every administrator once a week, however many processes think of it, and ends with the last check", async () => {
    const own = await openPlatform();
    const [one, other, blocked] = await Promise.all(
      ["a", "b", "c"].map(() => aSignedInPerson(own, { kind: "administrator" })),
    );
    if (!one || !other || !blocked) throw new Error("three administrators");
    await own.database.owner.query("update auth.users set banned_until = 'infinity' where id = $1", [
      blocked.id,
    ]);
    const letters = async () =>
      (
        await own.database.owner.query(
          "select user_id, count(*)::int as letters from ops.mail where kind = 'lines_to_check' group by 1 order by 1",
        )
      ).rows;
    const remind = () => remindOfHotlines({ database: own.database, outbox: own.outbox });
    const written = await Promise.all(Array.from({ length: 4 }, remind));
    expect(written.toSorted()).toEqual([0, 0, 0, 2]);
    const each = (count: number) =>
      [one.id, other.id].toSorted().map((id) => ({ user_id: id, letters: count }));
    expect(await letters()).toEqual(each(1));
    await own.database.owner.query("update ops.line_reminder set sent_on = sent_on - 6");
    expect(await remind()).toBe(0);
    await own.database.owner.query("update ops.line_reminder set sent_on = sent_on - 1");
    expect(await remind()).toBe(2);
    expect(await letters()).toEqual(each(2));
    await own.database.owner.query(
      `update ops.line_reminder set sent_on = sent_on - 7; update hotline set "checkedAt" = now() - interval '89 days'`,
    );
    expect(await remind()).toBe(0);
    await own.close();
  });
});
