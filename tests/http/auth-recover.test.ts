import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import { lettersTo, letterTo } from "../support/letters.ts";
import { aPerson } from "../support/people.ts";
import { ask, newAddress, refresh, Session, signIn, signUp } from "./account-client.ts";
import { openPlatform, type Platform } from "./platform.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

const NEW = "ngồi xuống đã rồi tính";
const askCode = (email: unknown) => ask(platform, "/functions/v1/auth/reset-password", { body: { email } });
const setPassword = (email: unknown, resetCode: unknown, password: unknown = NEW) =>
  ask(platform, "/functions/v1/auth/change-password", { body: { email, password, resetCode } });

/** The code of the `count`th letter. */
async function codeFor(email: string, count = 1): Promise<string> {
  expect((await askCode(email)).body).toEqual({ success: true });
  return (await letterTo(platform, email, "reset_code", count)).code;
}

const WRONG = { success: false, code: "invalid_input", error: expect.stringContaining("Mã xác nhận") };

/** Another code than `code`, of the same letters. */
const otherThan = (code: string, n: number): string =>
  `${code.startsWith("A") ? "B" : "A"}${code.slice(1, 5)}${"CDEFGH"[n]}`;

describe("a forgotten password", () => {
  it("is set anew with the code from the letter, once, and then the old one is gone", async () => {
    const { user } = await signUp(platform);
    const letter = await codeFor(user.email).then(() => letterTo(platform, user.email, "reset_code"));
    expect(letter).toMatchObject({ userId: user.id, name: "Nguyễn Thị Lan", minutes: 60 });
    expect(letter.code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    expect((await setPassword(user.email, letter.code)).body).toEqual({ success: true });
    expect((await signIn(platform, user.email)).status).toBe(400);
    expect((await signIn(platform, user.email, NEW)).status).toBe(200);
    const again = await setPassword(user.email, letter.code, "lần nữa xem sao");
    expect([again.status, again.body]).toEqual([400, WRONG]);
    expect(await letterTo(platform, user.email, "password_changed")).toMatchObject({ userId: user.id });
  });

  it("accepts the code in small letters with blanks, and the address in capitals", async () => {
    const { user } = await signUp(platform);
    const code = await codeFor(user.email.toUpperCase().toLowerCase());
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `.toLowerCase();
    expect((await setPassword(user.email.toUpperCase(), typed)).status).toBe(200);
  });

  it("ends every session, confirms the address and lifts the lock of too many tries", async () => {
    const session = await signUp(platform);
    const { email } = session.user;
    for (let n = 0; n < 11; n++) await signIn(platform, email, "wrong");
    expect((await signIn(platform, email)).status).toBe(429);
    await setPassword(email, await codeFor(email));
    expect((await ask(platform, "/auth/v1/user", { token: session.access_token })).status).toBe(403);
    expect((await refresh(platform, session.refresh_token)).status).toBe(400);
    const { status, body } = await signIn(platform, email, NEW);
    expect(status).toBe(200);
    expect(Session.parse(body).user.email_confirmed_at).not.toBeNull();
  });

  it("has a code that dies after five wrong tries", async () => {
    const { user } = await signUp(platform);
    const code = await codeFor(user.email);
    for (let n = 0; n < 5; n++) {
      expect((await setPassword(user.email, otherThan(code, n))).body).toEqual(WRONG);
    }
    expect((await setPassword(user.email, code)).body).toEqual(WRONG);
    expect((await setPassword(user.email, await codeFor(user.email, 2))).status).toBe(200);
  });

  it("counts tries made at the same moment", async () => {
    const { user } = await signUp(platform);
    const code = await codeFor(user.email);
    await Promise.all(Array.from({ length: 6 }, (_, n) => setPassword(user.email, otherThan(code, n))));
    expect((await setPassword(user.email, code)).status).toBe(400);
  });

  it("is set once when the same code arrives twice at once", async () => {
    const { user } = await signUp(platform);
    const code = await codeFor(user.email);
    const answers = await Promise.all(
      ["mật khẩu của người này", "mật khẩu của người kia"].map((password) =>
        setPassword(user.email, code, password),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("has a code that is good for an hour", async () => {
    const { user } = await signUp(platform);
    const code = await codeFor(user.email);
    await platform.database.owner.query(
      "update auth.one_time_tokens set expires_at = expires_at - interval '1 hour' where user_id = $1",
      [user.id],
    );
    expect((await setPassword(user.email, code)).body).toEqual(WRONG);
  });

  it("has one code at a time: a newer one kills the older", async () => {
    const { user } = await signUp(platform);
    const older = await codeFor(user.email);
    const newer = await codeFor(user.email, 2);
    expect((await setPassword(user.email, older)).status).toBe(400);
    expect((await setPassword(user.email, newer)).status).toBe(200);
  });

  it("cannot be set with another person's code", async () => {
    const [lan, minh] = [await signUp(platform), await signUp(platform)];
    const code = await codeFor(lan.user.email);
    await codeFor(minh.user.email);
    expect((await setPassword(minh.user.email, code)).status).toBe(400);
  });

  it("cannot be set with a code that lies in a mailbox which the account has left", async () => {
    const session = await signUp(platform);
    const after = newAddress();
    await ask(platform, "/auth/v1/user", {
      method: "PUT",
      token: session.access_token,
      body: { email: after },
    });
    const { token } = await letterTo(platform, after, "change_email");
    const code = await codeFor(session.user.email);
    await ask(platform, "/auth/v1/verify", { body: { type: "email_change", token_hash: token } });
    expect((await setPassword(after, code)).body).toEqual(WRONG);
    expect((await signIn(platform, after)).status).toBe(200);
  });

  it("set anew takes the account back from a thief who is about to move it to another address", async () => {
    const thief = await signUp(platform);
    const elsewhere = newAddress();
    await ask(platform, "/auth/v1/user", {
      ...{ method: "PUT", token: thief.access_token, body: { email: elsewhere } },
    });
    const { token } = await letterTo(platform, elsewhere, "change_email");
    expect((await setPassword(thief.user.email, await codeFor(thief.user.email))).status).toBe(200);
    const late = await ask(platform, "/auth/v1/verify", {
      body: { type: "email_change", token_hash: token },
    });
    expect([late.status, late.body.error_code]).toEqual([403, "otp_expired"]);
    expect((await signIn(platform, thief.user.email, NEW)).status).toBe(200);
  });

  it.each([
    ["goes, where nobody had read the mailbox before", null, 0],
    ["stays, where the account's owner set it up", new Date(), 1],
  ])("set anew: a second step %s", async (_, confirmedAt, left) => {
    const { user } = await signUp(platform);
    const { owner } = platform.database;
    await owner.query("update auth.users set email_confirmed_at = $2 where id = $1", [user.id, confirmedAt]);
    await owner.query(
      `insert into auth.factors (user_id, factor_type, status, secret_sealed) values ($1, 'totp', 'verified', 'x')`,
      [user.id],
    );
    expect((await setPassword(user.email, await codeFor(user.email))).status).toBe(200);
    const { rowCount } = await owner.query("select from auth.factors where user_id = $1", [user.id]);
    expect(rowCount).toBe(left);
  });

  it("answers the same for an address without an account, and sends nothing", async () => {
    const { user } = await signUp(platform);
    const stranger = newAddress();
    const [known, unknown] = [await askCode(user.email), await askCode(stranger)];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await letterTo(platform, user.email, "reset_code");
    expect(await lettersTo(platform, stranger)).toEqual([]);
    const [wrong, none] = [await setPassword(user.email, "AAAAAA"), await setPassword(stranger, "AAAAAA")];
    expect([none.status, none.body]).toEqual([wrong.status, wrong.body]);
  });

  it("is not sent to a person who is blocked", async () => {
    const { user } = await signUp(platform);
    await platform.database.owner.query("update auth.users set banned_until = 'infinity' where id = $1", [
      user.id,
    ]);
    await askCode(user.email);
    const later = await signUp(platform);
    await codeFor(later.user.email);
    expect((await lettersTo(platform, user.email)).map(({ kind }) => kind)).toEqual(["confirm_email"]);
  });

  it("may be asked for five times an hour, whoever asks", async () => {
    for (const email of [(await signUp(platform)).user.email, newAddress()]) {
      for (let n = 0; n < 5; n++) expect((await askCode(email)).status).toBe(200);
      const sixth = await askCode(email);
      expect([sixth.status, sixth.body.code]).toEqual([429, "too_many_requests"]);
      expect(sixth.headers.get("retry-after")).toMatch(/^\d+$/);
    }
  });

  it("is kept as a keyed hash, never as the code", async () => {
    const { user } = await signUp(platform);
    const code = await codeFor(user.email);
    const { rows } = await platform.database.owner.query(
      "select t::text as token, m::text as mail from auth.one_time_tokens t, ops.mail m where t.user_id = $1 and m.user_id = $1",
      [user.id],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it("of staff is not replaced by a leaked one, and the code stays good", async () => {
    const editor = await aPerson(platform.database, "moderator");
    const code = await codeFor(editor.email);
    const refused = await setPassword(editor.email, code, "iloveyou");
    expect([refused.status, refused.body.code]).toEqual([422, "weak_password"]);
    expect((await setPassword(editor.email, code)).status).toBe(200);
    const { user } = await signUp(platform);
    const warned = await setPassword(user.email, await codeFor(user.email), "iloveyou");
    expect(warned.body).toMatchObject({ success: true, warning: { code: "leaked_password" } });
  });

  it.each([
    ["no body", "", 400],
    ["no JSON", "{", 400],
    ["no address", { password: NEW, resetCode: "ABCDEF" }, 400],
    ["a word as address", { email: "abc", password: NEW, resetCode: "ABCDEF" }, 400],
    ["a header in the address", { email: "a@b.vn\nBcc: c@d.vn", password: NEW, resetCode: "ABCDEF" }, 400],
    ["a number as code", { email: "a@b.vn", password: NEW, resetCode: 123456 }, 400],
    ["five characters", { email: "a@b.vn", password: "12345", resetCode: "ABCDEF" }, 422],
    [
      "a password of 129 characters",
      { email: "a@b.vn", password: "a".repeat(129), resetCode: "ABCDEF" },
      422,
    ],
    ["a code of megabytes", { email: "a@b.vn", password: NEW, resetCode: "A".repeat(900_000) }, 400],
  ])("refuses %s in Vietnamese", async (_, body, status) => {
    const answer = await ask(platform, "/functions/v1/auth/change-password", { body });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      success: false,
      error: expect.stringMatching(/[À-ỹ]/),
      code: expect.any(String),
    });
  });
});

describe("recovering in GoTrue's way", () => {
  const recover = (email: unknown) => ask(platform, "/auth/v1/recover", { body: { email } });
  const verify = (body: unknown) => ask(platform, "/auth/v1/verify", { body });

  it("sends a code that signs in once", async () => {
    const { user } = await signUp(platform);
    const asked = await recover(user.email);
    expect([asked.status, asked.body]).toEqual([200, {}]);
    const { code } = await letterTo(platform, user.email, "reset_code");
    const proof = { type: "recovery", email: user.email, token: code };
    const session = Session.parse((await verify(proof)).body);
    expect(await platform.tokens.verify(session.access_token)).toMatchObject({ amr: [{ method: "otp" }] });
    const again = await verify(proof);
    expect([again.status, again.body.error_code]).toEqual([403, "otp_expired"]);
  });

  it("answers {} for an unknown address, and 400 for none", async () => {
    expect((await recover(newAddress())).body).toEqual({});
    for (const email of [undefined, "", "abc"]) {
      const refused = await recover(email);
      expect([refused.status, refused.body.error_code]).toEqual([400, "validation_failed"]);
    }
  });

  it.each([
    ["no type", { token_hash: "x" }, "validation_failed"],
    ["a type that there is not", { type: "sms", token_hash: "x" }, "validation_failed"],
    ["no token", { type: "email" }, "validation_failed"],
    ["a token without its address", { type: "recovery", token: "ABCDEF" }, "validation_failed"],
    [
      "both a token and its hash",
      { type: "email", token: "x", token_hash: "y", email: "a@b.vn" },
      "validation_failed",
    ],
    ["an invented link", { type: "email", token_hash: "a".repeat(43) }, "otp_expired"],
    ["an invented code", { type: "recovery", email: "a@b.vn", token: "ABCDEF" }, "otp_expired"],
  ])("refuses %s", async (_, body, code) => {
    const { status, body: answer } = await verify(body);
    expect([status, answer.error_code]).toEqual([code === "otp_expired" ? 403 : 400, code]);
  });
});

describe("confirming the address of sign-up", () => {
  const verify = (token: string) =>
    ask(platform, "/auth/v1/verify", { body: { type: "email", token_hash: token } });

  it("works once, and signs in", async () => {
    const { user } = await signUp(platform);
    const { token } = await letterTo(platform, user.email, "confirm_email");
    const session = Session.parse((await verify(token)).body);
    expect(session.user).toMatchObject({ id: user.id, email_confirmed_at: expect.any(String) });
    expect((await verify(token)).body.error_code).toBe("otp_expired");
  });

  it("is not done by a program that opens the link: that leads to the page, whatever else stands in it", async () => {
    const { user } = await signUp(platform);
    const { token } = await letterTo(platform, user.email, "confirm_email");
    const answer = await fetch(
      `${platform.url}/auth/v1/verify?type=email&token_hash=${token}&redirect_to=https://evil.example`,
      { redirect: "manual" },
    );
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/verify?type=email&token_hash=${token}`,
    ]);
    const { rows } = await platform.database.owner.query(
      "select email_confirmed_at from auth.users where id = $1",
      [user.id],
    );
    expect(rows).toEqual([{ email_confirmed_at: null }]);
  });

  it("needs the key of our client when it is redeemed", async () => {
    const answer = await fetch(`${platform.url}/auth/v1/verify`, { method: "POST", body: "{}" });
    expect(answer.status).toBe(401);
  });

  it("has a letter that can be sent again; then only the newer link works", async () => {
    const { user } = await signUp(platform);
    const first = await letterTo(platform, user.email, "confirm_email");
    const asked = await ask(platform, "/auth/v1/resend", { body: { type: "signup", email: user.email } });
    expect([asked.status, asked.body]).toEqual([200, {}]);
    const second = await letterTo(platform, user.email, "confirm_email", 2);
    expect((await verify(first.token)).status).toBe(403);
    expect((await verify(second.token)).status).toBe(200);
    await ask(platform, "/auth/v1/resend", { body: { type: "signup", email: user.email } });
    await eventually(async () => {
      const { user: other } = await signUp(platform);
      await letterTo(platform, other.email, "confirm_email");
    });
    expect(await lettersTo(platform, user.email)).toHaveLength(2);
  });

  it("is refused after seven days", async () => {
    const { user } = await signUp(platform);
    const { token } = await letterTo(platform, user.email, "confirm_email");
    await platform.database.owner.query(
      "update auth.one_time_tokens set expires_at = expires_at - interval '7 days' where user_id = $1",
      [user.id],
    );
    expect((await verify(token)).body.error_code).toBe("otp_expired");
  });

  it("proves nothing about an address that the account has left", async () => {
    const { user } = await signUp(platform);
    const { token } = await letterTo(platform, user.email, "confirm_email");
    await platform.database.owner.query("update auth.users set email = $2 where id = $1", [
      user.id,
      newAddress(),
    ]);
    expect((await verify(token)).status).toBe(403);
  });
});

describe("what anyone may know", () => {
  it("is the public halves of the signing keys, without a key", async () => {
    const answer = await fetch(`${platform.url}/auth/v1/.well-known/jwks.json`);
    expect(answer.status).toBe(200);
    const { keys } = (await answer.json()) as { keys: Record<string, unknown>[] };
    expect(keys).toMatchObject([
      { kty: "EC", crv: "P-256", alg: "ES256", use: "sig", kid: expect.any(String) },
    ]);
    for (const key of keys) expect(key.d).toBeUndefined();
  });

  it("is that the server is well, and how accounts are made", async () => {
    expect((await fetch(`${platform.url}/auth/v1/health`)).status).toBe(200);
    const { body } = await ask(platform, "/auth/v1/settings");
    expect(body).toMatchObject({
      disable_signup: false,
      mailer_autoconfirm: true,
      external: { email: true },
    });
  });
});
