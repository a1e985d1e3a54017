// What administrators look at and decide about money, and that nobody else does.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Answer,
  COURSES,
  decide,
  ledger,
  type Order,
  openShop,
  orderCourse,
  orderPlan,
  pay,
  planOrder,
  readAnswer,
} from "./buying.ts";
import type { Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";
import { readEvents } from "./talking.ts";

let platform: Platform;
let staff: SignedIn;
beforeAll(async () => {
  platform = await openShop();
  staff = await aSignedInPerson(platform, { kind: "administrator", fullname: "Lê Quản Trị" });
});
afterAll(() => platform.close());

async function aBuyer(fullname = "Trần Thu Hà"): Promise<{ me: SignedIn; order: Order }> {
  const me = await aSignedInPerson(platform, { fullname });
  return { me, order: (await orderPlan(me)).body.data };
}
const claim = ({ me, order }: { me: SignedIn; order: Order }) =>
  me.call(`/companion/order/${order.id}/confirm`, { method: "POST" });
const ask = async <T>(path: string, who = staff): Promise<Answer<T>> =>
  readAnswer<T>(await who.call(`/admin/${path}`));
const data = async <T>(path: string): Promise<T> => (await ask<T>(path)).body.data;

interface Listed {
  id: string;
  orderCode: string;
  status: string;
  person: { name: string; email: string } | null;
}
interface Page {
  orders: Listed[];
  next: string | null;
}
const listCodes = ({ orders }: Page): string[] => orders.map(({ orderCode }) => orderCode);
/** The transfer that arrived last. */
const newest = async (): Promise<{ id: number }> =>
  (await data<{ id: number }[]>("transaction?outcome=unmatched")).at(-1) ?? { id: 0 };

const STATEMENT = "Ngày giao dịch,Ghi có,Nội dung,Số tham chiếu";
const importStatement = async (text: string, query = "", who = staff) =>
  readAnswer<Record<string, unknown>>(
    await who.call(`/admin/statement${query}`, {
      method: "POST",
      body: text,
      headers: { "Content-Type": "text/csv" },
    }),
  );
const now = (): string => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");

describe("a person who is no administrator", () => {
  it.each(["free", "premium", "moderator"] as const)("gets nothing of it as %s", async (kind) => {
    const person = await aSignedInPerson(platform, { kind });
    const { order } = await aBuyer();
    await pay(platform, { content: "khong ro", amount: 5_000 });
    const { id } = await newest();
    const looks = [
      ...["waiting", "order", `order/${order.id}`, `order/${order.id}/events`, "transaction"],
      ...[`transaction/${id}/suggestion`, "revenue?from=2026-01&to=2026-02"],
      ...["orders", "ledger"].map((name) => `export/${name}?from=2026-01-01&to=2026-01-02`),
    ];
    for (const path of looks) {
      const answer = await ask(path, person);
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, "not_allowed"]);
      expect(answer.body.data).toBeUndefined();
    }
    const { rows } = await platform.database.owner.query("select id from ops.audit_log where actor_id = $1", [
      person.id,
    ]);
    expect(rows).toEqual([]);
    const before = await ledger(platform);
    for (const query of ["", "?preview=true"]) {
      expect((await importStatement(`${STATEMENT}\n${now()},1000,x,`, query, person)).status).toBe(403);
    }
    expect(await ledger(platform)).toEqual(before);
  });

  it("gets nothing without signing in, nor once the role is gone", async () => {
    const headers = { apikey: platform.tokens.publicKey };
    for (const path of ["order", "transaction", "revenue?from=2026-01&to=2026-01", "export/orders"]) {
      expect((await fetch(`${platform.url}/functions/v1/admin/${path}`, { headers })).status).toBe(401);
    }
    const former = await aSignedInPerson(platform, { kind: "administrator" });
    expect((await ask("order", former)).status).toBe(200);
    await platform.database.owner.query("delete from auth.user_roles where user_id = $1", [former.id]);
    expect((await ask("order", former)).status).toBe(403);
  });
});

describe("the queue of orders", () => {
  it("begins with the longest claim, then what is open, then what is over; pages meet without gap or double", async () => {
    const [closed, second, open, first] = [await aBuyer(), await aBuyer(), await aBuyer(), await aBuyer()];
    await closed.me.call(`/companion/order/${closed.order.id}/cancel`, { method: "POST" });
    await claim(first);
    await claim(second);
    const mine = new Map(
      Object.entries({ first, second, open, closed }).map(([name, { order }]) => [order.orderCode, name]),
    );
    const seen: string[] = [];
    let after = "";
    do {
      const page: Page = await data<Page>(`order?limit=2${after}`);
      expect(page.orders.length).toBeLessThanOrEqual(2);
      seen.push(...listCodes(page));
      after = page.next ? `&after=${encodeURIComponent(page.next)}` : "";
    } while (after);
    expect(seen.flatMap((code) => mine.get(code) ?? [])).toEqual(["first", "second", "open", "closed"]);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(listCodes(await data<Page>("order?limit=100")));
    const counted = await data<{ confirming: number; pending: number }>("waiting");
    expect(listCodes(await data<Page>("order?state=CONFIRMING&limit=100"))).toHaveLength(counted.confirming);
    expect(listCodes(await data<Page>("order?state=PENDING&limit=100"))).toHaveLength(counted.pending);
  });

  it("is found by part of a code, by a name without marks, by an address; and narrowed by state, kind and day", async () => {
    const { me, order } = await aBuyer("Đặng Ngọc Ánh Dương");
    const course = (await orderCourse(me)).body.data;
    const find = async (query: string) => listCodes(await data<Page>(`order?limit=100&${query}`));
    for (const words of [order.orderCode.slice(4).toLowerCase(), "anh duong", me.email.toUpperCase()]) {
      expect(await find(`q=${encodeURIComponent(words)}&kind=plan`)).toEqual([order.orderCode]);
    }
    expect(await find("q=anh+duong&kind=course")).toEqual([course.orderCode]);
    const today = now().slice(0, 10);
    expect(await find(`q=anh+duong&from=${today}&to=${today}`)).toHaveLength(2);
    expect(await find("q=anh+duong&to=2026-01-01")).toEqual([]);
    await decide(staff, `order/${order.id}/reject`, { reason: "Đặt nhầm" });
    expect(await find("q=anh+duong&state=rejected")).toEqual([order.orderCode]);
    expect(await find("q=anh+duong&state=cancelled")).toEqual([]);
    expect(await find("q=anh+duong&state=waiting")).toEqual([course.orderCode]);
    expect(await find("q=%25")).toEqual([]);
    expect((await ask("order?state=nothing")).status).toBe(400);
    expect((await ask("order?after=2_x")).status).toBe(400);
    expect((await ask("order?from=2026-02-31")).status).toBe(400);
  });
});

describe("one order", () => {
  it("shows who bought what, the transfers that name it, and who decided why", async () => {
    const buyer = await aBuyer("Vũ Minh Châu");
    await pay(platform, { content: buyer.order.orderCode, amount: 100_000 });
    await decide(staff, `transaction/${(await newest()).id}/match`, {
      orderCode: buyer.order.orderCode,
      reason: "Đã gọi điện",
    });
    expect(await data(`order/${buyer.order.id}`)).toMatchObject({
      status: "VERIFIED",
      title: "Premium 1 tháng",
      person: { name: "Vũ Minh Châu", email: buyer.me.email },
      verifiedBy: "Lê Quản Trị",
      verifyReason: "Đã gọi điện",
      transfers: [{ amount: 100_000, outcome: "matched", reason: null, note: "Đã gọi điện", paysThis: true }],
      history: [
        { who: "Lê Quản Trị", subject: "money.allocation", action: "UPDATE" },
        { who: "Lê Quản Trị", subject: "public.order", action: "UPDATE" },
      ],
    });
  });

  it("is not found under a forged id", async () => {
    for (const id of [randomUUID(), "1", "x'--", "..%2Forder"]) {
      for (const path of [`order/${id}`, `order/${id}/events`]) expect((await ask(path)).status).toBe(404);
    }
    for (const id of ["0", "999999", "1e3", "x"]) {
      expect((await ask(`transaction/${id}/suggestion`)).status).toBe(404);
    }
  });

  it("tells whoever has it open that another administrator was faster, and the second decision is refused", async () => {
    const { order } = await aBuyer();
    const other = await aSignedInPerson(platform, { kind: "administrator" });
    const events = readEvents(await staff.call(`/admin/order/${order.id}/events`));
    expect((await events.next()).value).toMatchObject({ data: { status: "PENDING" } });
    await decide(other, `order/${order.id}/verify`, { reason: "Tiền mặt" });
    expect((await events.next()).value).toMatchObject({ data: { status: "VERIFIED" } });
    await events.return();
    for (const decision of ["verify", "reject"]) {
      expect(await decide(staff, `order/${order.id}/${decision}`, { reason: "Tôi cũng vậy" })).toMatchObject({
        status: 409,
        body: { code: "already_done" },
      });
    }
  });
});

describe("a transfer that belongs to no order", () => {
  it("leads to the order that its payer meant, and by hand to that order", async () => {
    const { me, order } = await aBuyer("Hồ Thị Lựu");
    const typed = `${order.orderCode.slice(2, -1)}0`;
    await pay(platform, { content: `HO THI LUU ck ${typed}`, amount: 299_000 });
    const transfer = await newest();
    const path = `transaction/${transfer.id}/suggestion`;
    const [first] = await data<{ order: { orderCode: string; personName: string } }[]>(path);
    expect(first).toMatchObject({
      order: { orderCode: order.orderCode, personName: "Hồ Thị Lựu" },
      hasSameAmount: true,
      hasSameName: true,
      isTimely: true,
    });
    expect(
      (await decide(staff, `transaction/${transfer.id}/match`, { orderCode: order.orderCode, reason: "" }))
        .status,
    ).toBe(400);
    await decide(staff, `transaction/${transfer.id}/match`, {
      orderCode: order.orderCode,
      reason: "Gõ sai một chữ",
    });
    expect((await planOrder(me, order.id)).status).toBe("VERIFIED");
    expect(await data<unknown[]>(path)).not.toContainEqual(expect.objectContaining({ order: first?.order }));
    const matched = await data<{ id: number }[]>("transaction?outcome=matched&limit=1");
    expect(matched).toMatchObject([{ id: transfer.id, decidedBy: "Lê Quản Trị", note: "Gõ sai một chữ" }]);
  });

  it("stays in the ledger when it was sent back; lists go on where they ended and are searched by memo and amount", async () => {
    for (const amount of [11_111, 22_222, 33_333])
      await pay(platform, { content: `Quà sinh nhật ${amount}`, amount });
    const { id } = await newest();
    await decide(staff, `transaction/${id}/refunded`, { reason: "Chuyển nhầm" });
    const refunded = await data<object[]>("transaction?outcome=refunded");
    expect(refunded[0]).toMatchObject({ id, amount: 33_333, note: "Chuyển nhầm", outcome: "refunded" });
    const find = (query: string) => data<{ id: number; amount: number }[]>(`transaction?${query}`);
    const [one, two] = await find("q=qua+sinh");
    expect([one?.amount, two?.amount]).toEqual([11_111, 22_222]);
    expect(await find(`q=qua+sinh&limit=1&after=${one?.id}`)).toEqual([two]);
    expect(await find("q=22.222")).toEqual([two]);
  });
});

describe("the preview of a statement", () => {
  it("says line by line what the import then does, and writes nothing", async () => {
    const [one, two, late] = [await aBuyer(), await aBuyer(), await aBuyer()];
    await late.me.call(`/companion/order/${late.order.id}/cancel`, { method: "POST" });
    await pay(platform, { content: two.order.orderCode, amount: 299_000, reference: "FT-KNOWN" });
    const text = [
      "Sao kê tài khoản của Bên Trong",
      "",
      STATEMENT,
      `${now()},299000,"=HYPERLINK(""http://x"") ${one.order.orderCode}",FT-A`,
      `${now()},299000,${one.order.orderCode} lần hai,FT-B`,
      `${now()},299000,${two.order.orderCode},FT-KNOWN`,
      `${now()},nhiều,x,FT-C`,
      `"${now()}",299000,"${late.order.orderCode}",FT-D`,
      `${now()},,phí dịch vụ,FT-E`,
      "Tổng cộng,897000 đồng chẵn,,",
    ].join("\r\n");
    const before = await ledger(platform);
    const { body } = await importStatement(text, "?preview=true");
    expect(body.data).toMatchObject({
      transfers: 4,
      matched: 1,
      unmatched: 2,
      known: 1,
      outgoing: 1,
      unreadable: 2,
    });
    expect(body.data.lines).toMatchObject([
      { line: 4, outcome: "matched", orderCode: one.order.orderCode },
      { line: 5, outcome: "unmatched", reason: "already_paid", orderCode: one.order.orderCode },
      { line: 6, outcome: "known" },
      { line: 7, outcome: "unreadable" },
      { line: 8, outcome: "unmatched", reason: "late" },
      { line: 10, outcome: "unreadable" },
    ]);
    expect(await ledger(platform)).toEqual(before);
    expect((await planOrder(one.me, one.order.id)).status).toBe("PENDING");

    expect(await importStatement(text)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining("dòng 7") },
    });
    expect(await ledger(platform)).toEqual(before);
    const { transfers, matched, unmatched, known } = body.data;
    expect((await importStatement(text, "?unreadable=skip")).body.data).toEqual({
      transfers,
      matched,
      unmatched,
      known,
    });
    expect((await planOrder(one.me, one.order.id)).status).toBe("VERIFIED");
    const added = (await ledger(platform)).slice(before.length);
    expect(added.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ["matched", null],
      ["unmatched", "already_paid"],
      ["unmatched", "late"],
    ]);
    const again = { transfers: 4, matched: 0, unmatched: 0, known: 4 };
    expect((await importStatement(text, "?preview=true")).body.data).toMatchObject(again);
    expect((await importStatement(text, "?unreadable=skip")).body.data).toEqual(again);
  });

  it("refuses what is too long or no statement", async () => {
    const line = `${now()},1000,x,\n`;
    expect((await importStatement(`${STATEMENT}\n${line.repeat(5_001)}`, "?preview=true")).status).toBe(400);
    expect((await importStatement("a,b\n1,2", "?preview=true")).status).toBe(400);
    expect((await importStatement("x".repeat(1_100_000), "?preview=true")).status).toBe(413);
  });
});

describe("money by months", () => {
  it("counts an order in the month of Vietnam in which it was verified, and what was sent back beside it", async () => {
    const plan = await aBuyer();
    const course = (await orderCourse(plan.me)).body.data;
    await pay(platform, { content: plan.order.orderCode, amount: 300_000 });
    await decide(staff, `order/${course.id}/verify`, { reason: "Tiền mặt" });
    // Half an hour before and after midnight in Vietnam.
    for (const [id, at] of [
      [plan.order.id, "2025-03-31T16:30:00Z"],
      [course.id, "2025-03-31T17:30:00Z"],
    ]) {
      await platform.database.owner.query(`update "order" set "verifiedAt" = $2 where id = $1`, [id, at]);
    }
    const [march, april] = await data<object[]>("revenue?from=2025-03&to=2025-04");
    const nothing = {
      planOrders: 0,
      planAmount: 0,
      courseOrders: 0,
      courseAmount: 0,
      surplus: 0,
      received: 0,
      refunds: 0,
      refunded: 0,
      orderRefunds: 0,
      orderRefunded: 0,
    };
    expect(march).toEqual({
      ...nothing,
      month: "2025-03",
      planOrders: 1,
      planAmount: 300_000,
      surplus: 1_000,
    });
    expect(april).toEqual({ ...nothing, month: "2025-04", courseOrders: 1, courseAmount: 450_000 });

    const month = now().slice(0, 7);
    const before = await data<{ received: number; refunds: number; refunded: number }[]>(
      `revenue?from=${month}&to=${month}`,
    );
    await pay(platform, { content: "nhầm", amount: 7_000 });
    await decide(staff, `transaction/${(await newest()).id}/refunded`, { reason: "Chuyển nhầm" });
    const [was] = before;
    expect(await data<object[]>(`revenue?from=${month}&to=${month}`)).toMatchObject([
      {
        received: (was?.received ?? 0) + 7_000,
        refunds: (was?.refunds ?? 0) + 1,
        refunded: (was?.refunded ?? 0) + 7_000,
      },
    ]);
    for (const query of [
      "from=2026-02&to=2026-01",
      "from=2020-01&to=2026-01",
      "from=2026-13&to=2026-13",
      "",
    ]) {
      expect((await ask(`revenue?${query}`)).status).toBe(400);
    }
  });
});

describe("an order that staff accept at less than its price, and refund", () => {
  const monthNow = async () => {
    const month = now().slice(0, 7);
    const [line] = await data<Record<string, number>[]>(`revenue?from=${month}&to=${month}`);
    return line ?? {};
  };
  const figures = async () => {
    const { rows } = await platform.database.owner.query(
      // Refunds count on the day that is written down, so the window is a whole day of Vietnam.
      `select name, value::int from (select date_trunc('day', now(), 'Asia/Ho_Chi_Minh') as today) d,
              ops.count_metrics(d.today, d.today + interval '1 day')`,
    );
    return Object.fromEntries(rows.map(({ name, value }) => [name, value])) as Record<string, number>;
  };
  const grew = (before: Record<string, number>, after: Record<string, number>, names: string[]) =>
    Object.fromEntries(names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]));

  it("leaves what came in and what went back, and nothing besides; counts and files agree", async () => {
    const before = { months: await monthNow(), figures: await figures() };
    const { me } = await aBuyer();
    const order = (await orderCourse(me, COURSES.other)).body.data;
    await pay(platform, { content: order.orderCode, amount: 120_000 });
    const transfer = await newest();
    const match = { orderCode: order.orderCode, reason: "Chuyển thiếu / bớt giá" };
    expect((await decide(staff, `transaction/${transfer.id}/match`, match)).status).toBe(200);
    const refund = { amount: 120_000, on: now().slice(0, 10), bankReference: "FT-BACK", reason: "Đổi ý" };
    expect((await decide(staff, `order/${order.id}/refund`, refund)).status).toBe(200);

    expect(
      grew(before.months, await monthNow(), [
        "courseOrders",
        "courseAmount",
        "orderRefunds",
        "orderRefunded",
      ]),
    ).toEqual({ courseOrders: 1, courseAmount: 120_000, orderRefunds: 1, orderRefunded: 120_000 });
    expect(
      grew(before.figures, await figures(), ["orders", "enrolments", "income", "refunds", "refunded"]),
    ).toEqual({ orders: 1, enrolments: 1, income: 120_000, refunds: 1, refunded: 120_000 });

    const today = now().slice(0, 10);
    const findLine = async (name: string) =>
      (await (await staff.call(`/admin/export/${name}?from=${today}&to=${today}`)).text())
        .split("\r\n")
        .find((line) => line.includes(order.orderCode));
    expect(await findLine("orders")).toMatch(/,Đã hoàn tiền,.*,120000,0,120000,/);
    const told = await findLine("ledger");
    expect(told).toMatch(/^\d+,SePay,.*,Đã vào đơn,,/);
    expect(told).not.toContain("underpaid");
  });
});

describe("files for the accounts", () => {
  const file = async (path: string): Promise<Response> => staff.call(`/admin/export/${path}`);

  it("hold every row of the days once, harmless for spreadsheets, and who took them is in the log", async () => {
    const today = now().slice(0, 10);
    const { order } = await aBuyer(`=cmd|' /C calc'!A0`);
    await platform.database.owner.query(
      `insert into "order" ("orderCode", kind, "planId", price, "createdAt")
       select 'BTAA' || translate(to_char(n, 'FM0000'), '01', 'XY'), 'plan', 2, 1000, timestamptz '2024-05-05' from generate_series(2000, 3201) n`,
    );
    const answer = await file(`orders?from=${today}&to=${today}`);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.split("\r\n")[0]).toMatch(/^Mã đơn,Loại,Nội dung,Giá \(đồng\),/);
    expect(text.split("\r\n").find((line) => line.startsWith(order.orderCode))).toContain(
      `"'=cmd|' /C calc'!A0"`,
    );

    const many = (await (await file("orders?from=2024-05-01&to=2024-05-31")).text())
      .trim()
      .split("\r\n")
      .slice(1);
    expect(many).toHaveLength(1_202);
    expect(new Set(many.map((line) => line.split(",")[0])).size).toBe(1_202);

    await pay(platform, { content: "+84 trả tiền", amount: 12_345 });
    const told = await (await file(`ledger?from=${today}&to=${today}`)).text();
    expect(told).toMatch(/,12345,"'\+84 trả tiền",/);
    expect(told.trim().split("\r\n")).toHaveLength((await ledger(platform)).length + 1);

    const { rows } = await platform.database.owner.query(
      "select actor_id, subject, subject_id from ops.audit_log where action = 'EXPORT' order by id",
    );
    expect(rows.slice(-3)).toEqual([
      { actor_id: staff.id, subject: "money.orders", subject_id: `${today}/${today}` },
      { actor_id: staff.id, subject: "money.orders", subject_id: "2024-05-01/2024-05-31" },
      { actor_id: staff.id, subject: "money.ledger", subject_id: `${today}/${today}` },
    ]);
  });

  it("are refused for more than a year, for days that are none and for other names", async () => {
    for (const path of [
      "orders?from=2024-01-01&to=2025-01-02",
      "ledger?from=2026-02-02&to=2026-02-01",
      "orders",
    ]) {
      expect((await file(path)).status).toBe(400);
    }
    expect((await file("users?from=2026-01-01&to=2026-01-02")).status).toBe(404);
  });
});

describe("a decision", () => {
  it("is refused without a reason, and a reason is text", async () => {
    const { order } = await aBuyer();
    for (const body of [{}, { reason: "  " }, { reason: "x".repeat(501) }, { reason: 5 }]) {
      expect((await staff.call(`/admin/order/${order.id}/verify`, post(body))).status).toBe(400);
    }
  });
});
