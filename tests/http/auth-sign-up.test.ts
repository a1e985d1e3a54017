import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CONSENTS } from "../../packages/contract/src/consents.ts";
import { lettersTo, letterTo } from "../support/letters.ts";
import { ask, newAddress, PASSWORD, Session, signIn, signUp } from "./account-client.ts";
import { openPlatform, type Platform } from "./platform.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

const sendSignUp = (body: unknown) => ask(platform, "/auth/v1/signup", { body });
const countPeople = async (): Promise<unknown> =>
  (await platform.database.owner.query("select count(*)::int as n from auth.users")).rows[0]?.n;

describe("signing up", () => {
  it("works at once and answers a whole session", async () => {
    const email = newAddress();
    const { status, body, headers } = await sendSignUp({
      ...{ email, password: PASSWORD },
      data: { fullname: "  Trần Văn Hòa ", avatar_url: "/avatars/0.svg" },
    });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    const session = Session.parse(body);
    expect(session.user).toMatchObject({
      ...{
        email,
        aud: "authenticated",
        role: "authenticated",
        email_confirmed_at: null,
        is_anonymous: false,
      },
      app_metadata: { provider: "email", providers: ["email"], roles: ["ROLE_USER"] },
      user_metadata: { fullname: "Trần Văn Hòa", avatar_url: "/avatars/0.svg" },
    });
    expect(session.user.identities).toHaveLength(1);
    expect(body.warning).toBeUndefined();
    expect(await platform.tokens.verify(session.access_token)).toMatchObject({
      ...{ sub: session.user.id, role: "authenticated", aud: "authenticated", email, aal: "aal1" },
      app_metadata: { roles: ["ROLE_USER"] },
      amr: [{ method: "password" }],
    });
    expect((await ask(platform, "/auth/v1/user", { token: session.access_token })).body.id).toBe(
      session.user.id,
    );
  });

  it("records what was agreed to, and writes one letter to confirm the address", async () => {
    const { user } = await signUp(platform);
    const { rows } = await platform.database.owner.query(
      `select kind, given, version, wording from consent where "userId" = $1`,
      [user.id],
    );
    const { version, wording } = CONSENTS.terms;
    expect(rows).toEqual([{ kind: "terms", given: true, version, wording: wording.vi }]);
    const letters = await lettersTo(platform, user.email);
    expect(letters).toMatchObject([{ kind: "confirm_email", userId: user.id, name: "Nguyễn Thị Lan" }]);
  });

  it("takes an address once, in whatever case and form it is written", async () => {
    const email = newAddress();
    await signUp(platform, { email });
    for (const again of [email, email.toUpperCase(), `  ${email} `]) {
      const { status, body } = await sendSignUp({ email: again, password: "mot mat khau khac han" });
      expect(status).toBe(422);
      expect(body).toMatchObject({
        ...{ code: 422, error_code: "user_already_exists", msg: "User already registered" },
        error_description: "User already registered",
      });
    }
    expect((await signIn(platform, email)).status).toBe(200);
  });

  it("gives one account to ten people who ask for the same address at once", async () => {
    const email = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendSignUp({ email, password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
    expect(await lettersTo(platform, email)).toHaveLength(1);
  });

  it("writes to no mailbox without end, however often accounts are made for it and deleted", async () => {
    const email = newAddress();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      const { status, body } = await sendSignUp({ email, password: PASSWORD });
      statuses.push(status);
      if (status !== 200) continue;
      const { access_token: token } = Session.parse(body);
      await ask(platform, "/functions/v1/account/delete", { token, body: { password: PASSWORD } });
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it("keeps a password only as an Argon2id hash", async () => {
    const { user } = await signUp(platform);
    const { rows } = await platform.database.owner.query(
      "select encrypted_password as hash from auth.users where id = $1",
      [user.id],
    );
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("accepts both forms of a Vietnamese letter as the same password", async () => {
    const email = newAddress();
    await signUp(platform, { email, password: "hòa thuận".normalize("NFD") });
    expect((await signIn(platform, email, "hòa thuận".normalize("NFC"))).status).toBe(200);
  });

  it("accepts six characters, and refuses five as too short", async () => {
    await signUp(platform, { password: "gàzq7k" });
    const { status, body } = await sendSignUp({ email: newAddress(), password: "gàzq7" });
    expect(status).toBe(422);
    expect(body).toMatchObject({ error_code: "weak_password", weak_password: { reasons: ["length"] } });
  });

  it.each([
    ["123456", {}, "trivial_password"],
    ["sunshine", {}, "leaked_password"],
    ["Nguyễn Lan Hương", { fullname: "Nguyễn Lan Hương" }, "trivial_password"],
  ])("warns kindly about the password %s and lets it in", async (password, data, code) => {
    const { status, body } = await sendSignUp({ email: newAddress(), password, data });
    expect(status).toBe(200);
    expect(body.warning).toMatchObject({ code });
    expect(Session.safeParse(body).success).toBe(true);
  });

  it.each([
    ["no body at all", "", 400, "bad_json"],
    ["broken JSON", "{", 400, "bad_json"],
    ["a list", [], 400, "bad_json"],
    ["a number as address", { email: 7, password: PASSWORD }, 400, "bad_json"],
    ["a list as password", { email: "a@b.vn", password: ["x"] }, 400, "bad_json"],
    ["text as data", { email: "a@b.vn", password: PASSWORD, data: "x" }, 400, "bad_json"],
    ["no address", { password: PASSWORD }, 400, "validation_failed"],
    ["no password", { email: "a@b.vn" }, 400, "validation_failed"],
    ["no address but a word", { email: "abc", password: PASSWORD }, 400, "validation_failed"],
    [
      "an address with a second header",
      { email: "a@b.vn\r\nBcc: x@y.vn", password: PASSWORD },
      400,
      "validation_failed",
    ],
    ["an address with NUL", { email: "a\u0000@b.vn", password: PASSWORD }, 400, "validation_failed"],
    ["two addresses", { email: "a@b.vn,c@d.vn", password: PASSWORD }, 400, "validation_failed"],
    [
      "a very long address",
      { email: `${"a".repeat(300)}@b.vn`, password: PASSWORD },
      400,
      "validation_failed",
    ],
    ["a password of 129 characters", { email: "a@b.vn", password: "ă".repeat(129) }, 422, "weak_password"],
    [
      "a name with a line break",
      { email: "a@b.vn", password: PASSWORD, data: { fullname: "Lan\r\nBcc: x@y.vn" } },
      400,
      "validation_failed",
    ],
    [
      "a name that turns around",
      { email: "a@b.vn", password: PASSWORD, data: { fullname: "Lan\u202e" } },
      400,
      "validation_failed",
    ],
    [
      "a name of 101 letters",
      { email: "a@b.vn", password: PASSWORD, data: { fullname: "a".repeat(101) } },
      400,
      "validation_failed",
    ],
    [
      "a script as picture",
      { email: "a@b.vn", password: PASSWORD, data: { avatar_url: "javascript:alert(1)" } },
      400,
      "validation_failed",
    ],
    [
      "data with NUL",
      { email: "a@b.vn", password: PASSWORD, data: { note: "a\u0000b" } },
      400,
      "validation_failed",
    ],
    [
      "data with half a character",
      `{"email":"a@b.vn","password":"${PASSWORD}","data":{"note":"\\ud800"}}`,
      400,
      "validation_failed",
    ],
    [
      "5 KB of data",
      { email: "a@b.vn", password: PASSWORD, data: { note: "a".repeat(5_000) } },
      400,
      "validation_failed",
    ],
    [
      "a megabyte of brackets",
      `{"email":"a@b.vn","password":"${PASSWORD}","data":{"note":${"[".repeat(400_000)}${"]".repeat(400_000)}}}`,
      400,
      "bad_json",
    ],
    [
      "more than 1 MiB",
      { email: "a@b.vn", password: "a".repeat(1_100_000) },
      413,
      "request_entity_too_large",
    ],
  ])("refuses %s and writes nothing", async (_, body, status, code) => {
    const before = await countPeople();
    const answer = await sendSignUp(body);
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
    expect(answer.headers.get("x-sb-error-code")).toBe(code);
    expect(await countPeople()).toBe(before);
  });

  it("gives nobody a role or a confirmed address for claiming one", async () => {
    const email = newAddress();
    const { body } = await sendSignUp({
      ...{ email, password: PASSWORD, role: "service_role", email_confirmed_at: "2020-01-01" },
      ...{ app_metadata: { roles: ["ROLE_ADMIN"] }, data: { roles: ["ROLE_ADMIN"], role: "admin" } },
    });
    const { access_token: token, user } = Session.parse(body);
    expect(user).toMatchObject({ app_metadata: { roles: ["ROLE_USER"] }, email_confirmed_at: null });
    expect((await ask(platform, "/rest/v1/admin-content", { token })).status).toBe(403);
  });

  it("keeps an address in other letters in its ASCII form", async () => {
    const { user } = await signUp(platform, { email: "Lan@Thư.vn" });
    expect(user.email).toBe("lan@xn--th-e0a.vn");
    expect((await signIn(platform, "lan@THƯ.vn")).status).toBe(200);
  });

  it("tells the version that understands it errors as {code, message}", async () => {
    const { status, headers, body } = await ask(platform, "/auth/v1/signup", {
      ...{ body: { email: "abc", password: PASSWORD }, headers: { "x-supabase-api-version": "2024-01-01" } },
    });
    expect(status).toBe(400);
    expect(headers.get("x-supabase-api-version")).toBe("2024-01-01");
    expect(body).toEqual({ code: "validation_failed", message: expect.any(String) });
  });
});

describe("signing up where addresses are confirmed first", () => {
  let strict: Platform;
  beforeAll(async () => {
    strict = await openPlatform({ accounts: { confirmEmailFirst: true } });
  });
  afterAll(() => strict.close());

  const enter = (email: string) =>
    ask(strict, "/auth/v1/signup", { body: { email, password: PASSWORD, data: { fullname: "Lan" } } });

  it("answers the bare person, who signs in once the link was followed", async () => {
    const email = newAddress();
    const { status, body } = await enter(email);
    expect(status).toBe(200);
    expect(body).toMatchObject({ email, email_confirmed_at: null });
    expect(body.access_token).toBeUndefined();
    const { token } = await letterTo(strict, email, "confirm_email");
    const early = await signIn(strict, email);
    expect([early.status, early.body.error_code]).toEqual([400, "email_not_confirmed"]);
    expect((await signIn(strict, email, "wrong password")).body.error_code).toBe("invalid_credentials");
    const confirmed = await ask(strict, "/auth/v1/verify", { body: { type: "email", token_hash: token } });
    expect(confirmed.status).toBe(200);
    expect((await signIn(strict, email)).status).toBe(200);
  });

  it("answers a taken address in the same words, and leaves its owner alone", async () => {
    const email = newAddress();
    const first = await enter(email);
    await letterTo(strict, email, "confirm_email");
    const second = await enter(email);
    expect(second.status).toBe(200);
    expect(Object.keys(second.body).sort()).toEqual(Object.keys(first.body).sort());
    expect(second.body.identities).toEqual([]);
    expect(second.body.id).not.toBe(first.body.id);
    expect(await lettersTo(strict, email)).toHaveLength(1);
  });
});
