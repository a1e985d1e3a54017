// Members leave and arrive by file: the export runs nothing in a spreadsheet, the import adds nobody twice.
import { MemberImport } from "@bentrong/contract/member-import";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lettersTo, letterTo } from "../support/letters.ts";
import { ask } from "./account-client.ts";
import { openShop } from "./buying.ts";
import type { Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";

let platform: Platform;
let staff: SignedIn;
beforeAll(async () => {
  platform = await openShop();
  staff = await aSignedInPerson(platform, { kind: "administrator" });
});
afterAll(() => platform.close());

const rows = async (statement: string, values: unknown[] = []) =>
  (await platform.database.owner.query(statement, values)).rows;
const fetchAccount = async (email: string) =>
  (await rows("select * from auth.users where email = $1", [email]))[0];
const fetchDays = async (email: string): Promise<number[]> =>
  (
    await rows(
      `select extract(epoch from m."expiresAt" - m."startsAt") / 86400 as days from membership m
         join auth.users u on u.id = m."userId" where u.email = $1 order by m.id`,
      [email],
    )
  ).map(({ days }) => Number(days));

const send = (what: string, body: Record<string, unknown>): Promise<Response> =>
  staff.call(`/admin/person/${what}`, post({ givesKnownDays: false, ...body }));
const preview = async (text: string, givesKnownDays = false) => {
  const response = await send("import/preview", { text, givesKnownDays });
  expect(response.status).toBe(200);
  return MemberImport.parse((await response.json()).data);
};
const bring = async (text: string, givesKnownDays = false) => {
  const response = await send("import", { text, givesKnownDays, reason: "Chuyển từ trang cũ" });
  expect(response.status).toBe(200);
  return MemberImport.parse((await response.json()).data);
};
const outcomes = ({ lines }: MemberImport) => lines.map(({ line, outcome }) => [line, outcome]);

describe("a file of members", () => {
  it("is judged line by line before anything is written", async () => {
    const known = await aSignedInPerson(platform, { kind: "free" });
    const text = [
      "email,name,plan,days",
      "moi1@example.vn,Hoà,,",
      `${known.email.toUpperCase()},Lan,pro1month,10`,
      "không phải email,A,,",
      "MOI1@example.vn,Hoà lần nữa,,",
      "moi2@example.vn,=cmd(),,",
      "moi3@example.vn,Vân,vàng,3",
      "moi4@example.vn,Vân,,4000",
      "moi5@example.vn,Vân,free,3",
    ].join("\n");
    const before = await rows("select count(*)::int as n from auth.users");
    const { lines, counts } = await preview(text);
    expect(lines.map(({ line, outcome, explanation }) => [line, outcome, explanation])).toEqual([
      [2, "new", "Tạo tài khoản và gửi thư mời."],
      [3, "known", "Đã có tài khoản, giữ nguyên."],
      [4, "problem", "Đây không phải là một email."],
      [5, "problem", "Email này đã có ở dòng 2."],
      [6, "problem", "Tên có ký tự không dùng được."],
      [7, "problem", "Không có gói nào tên như vậy."],
      [8, "problem", "Số ngày phải là số từ 0 đến 3660."],
      [9, "problem", "Gói miễn phí không có số ngày."],
    ]);
    expect(counts).toEqual({ new: 1, known: 1, days: 0, problem: 6 });
    expect((await preview(text, true)).counts).toMatchObject({ new: 1, days: 1, known: 0 });
    expect(await rows("select count(*)::int as n from auth.users")).toEqual(before);
    expect(await lettersTo(platform, "moi1@example.vn")).toEqual([]);
  });

  it("brings people along who set their first password by the letter and are members for their days", async () => {
    const email = "duoc-moi@example.vn";
    const text = `email;name;plan;days\r\n${email};Trần Thị Mai;;45\r\nkhong-ngay@example.vn;;;\r\n`;
    expect(outcomes(await bring(text))).toEqual([
      [2, "new"],
      [3, "new"],
    ]);
    expect(await fetchAccount(email)).toMatchObject({ encrypted_password: null, email_confirmed_at: null });
    expect(await fetchDays(email)).toEqual([45]);
    expect(await fetchDays("khong-ngay@example.vn")).toEqual([]);
    const consents = `select kind from consent c join auth.users u on u.id = c."userId" where u.email = $1`;
    expect(await rows(consents, [email])).toEqual([]);

    const { linkCode, days } = await letterTo(platform, email, "invitation");
    expect(days).toBe(45);
    const password = "chiều muộn bên sông";
    const set = await staff.call(
      `${platform.url}/functions/v1/auth/change-password`,
      post({ email, password, resetCode: linkCode }),
    );
    expect({ status: set.status, ...(await set.json()) }).toMatchObject({ status: 200, success: true });
    expect(await rows(consents, [email])).toEqual([{ kind: "terms" }]);
    const signedIn = await ask(platform, "/auth/v1/token?grant_type=password", { body: { email, password } });
    expect(signedIn.status).toBe(200);
    expect(signedIn.body.user).toMatchObject({
      email,
      user_metadata: { fullname: "Trần Thị Mai" },
    });
  });

  it("adds nobody and gives nothing when it is sent again, and says why in the log", async () => {
    const known = await aSignedInPerson(platform, { kind: "free" });
    const text = `email,days\nlan-dau@example.vn,7\n${known.email},9\n`;
    expect((await bring(text, true)).counts).toEqual({ new: 1, days: 1, known: 0, problem: 0 });
    expect((await bring(text, true)).counts).toEqual({ new: 0, days: 0, known: 2, problem: 0 });
    expect(await fetchDays("lan-dau@example.vn")).toEqual([7]);
    expect(await fetchDays(known.email)).toEqual([9]);
    expect((await lettersTo(platform, "lan-dau@example.vn")).map(({ kind }) => kind)).toEqual(["invitation"]);
    const noted = await rows(
      `select a.action, a.reason, a.details ->> 'days' as days from ops.person_action a
        where a.user_id = $1 or a.user_id = $2 order by 1`,
      [known.id, (await fetchAccount("lan-dau@example.vn"))?.id],
    );
    expect(noted).toEqual([
      { action: "GIVE_MEMBERSHIP", reason: "Chuyển từ trang cũ", days: "9" },
      { action: "IMPORT_PERSON", reason: "Chuyển từ trang cũ", days: "7" },
    ]);
  });

  it("is one account for each address, even when two files arrive at once", async () => {
    const lines = Array.from({ length: 130 }, (_, n) => `cung-luc-${n}@example.vn,3`);
    const [one, two] = await Promise.all([
      bring(["email,days", ...lines].join("\n")),
      bring(["email,days", ...lines.toReversed()].join("\n")),
    ]);
    expect(one.counts.new + two.counts.new).toBe(130);
    const made = await rows("select count(*)::int as n from auth.users where email like 'cung-luc-%'");
    expect(made).toEqual([{ n: 130 }]);
    expect(await fetchDays("cung-luc-129@example.vn")).toEqual([3]);
  });

  it("is refused when it is too long, has no addresses or no reason", async () => {
    const long = ["email", ...Array.from({ length: 2_001 }, (_, n) => `a${n}@example.vn`)].join("\n");
    const answers = [
      await send("import/preview", { text: long }),
      await send("import/preview", { text: "Tên,Ngày\nLan,3" }),
      await send("import/preview", { text: `email,name\na@example.vn,${"a".repeat(1_000_001)}` }),
      await send("import", { text: "email\na@example.vn", reason: "  " }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(await fetchAccount("a@example.vn")).toBeUndefined();
  });
});

describe("the export of members", () => {
  it("follows the filters of the list, runs nothing in a spreadsheet, and stands in the log", async () => {
    const name = "=HYPERLINK(1)";
    const premium = await aSignedInPerson(platform, { kind: "premium", fullname: name });
    const free = await aSignedInPerson(platform, { kind: "free" });
    const response = await staff.call("/admin/person/export?membership=premium");
    expect(response.headers.get("content-type")).toContain("text/csv");
    const text = await response.text();
    expect(text).toContain(premium.email);
    expect(text).toContain(`"'${name}"`);
    expect(text).not.toContain(free.email);
    const log = await rows(
      "select actor_id, subject from ops.audit_log where action = 'EXPORT' and subject = 'auth.users'",
    );
    expect(log).toEqual([{ actor_id: staff.id, subject: "auth.users" }]);
  });

  it("has everybody, page after page", async () => {
    await platform.database.owner.query(
      `insert into auth.users (id, email, raw_user_meta_data)
       select gen_random_uuid(), 'dong-' || n || '@example.vn', '{}' from generate_series(1, 1100) n`,
    );
    const [{ n } = { n: 0 }] = await rows("select count(*)::int as n from auth.users");
    const lines = (await (await staff.call("/admin/person/export")).text()).trim().split("\r\n");
    expect(lines).toHaveLength(Number(n) + 1);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
