import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lettersTo, letterTo } from "../support/letters.ts";
import { ask, newAddress, PASSWORD, Session, signIn, signUp } from "./account-client.ts";
import { openPlatform, type Platform } from "./platform.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

const CHROME =
  "Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36";
const NEWER_CHROME = CHROME.replace("142", "143").replace("SM-A546E", "SM-S911B");
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1";

describe("signing in", () => {
  it("answers both tokens, their life and the person", async () => {
    const { user } = await signUp(platform);
    const { status, body, headers } = await signIn(platform, user.email);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    const session = Session.parse(body);
    expect(session.expires_in).toBe(3_600);
    expect(Math.abs(session.expires_at - Date.now() / 1000 - 3_600)).toBeLessThan(5);
    expect(session.user).toMatchObject({ id: user.id, user_metadata: { fullname: "Nguyễn Thị Lan" } });
  });

  it("answers an unknown address and a wrong password in exactly the same way", async () => {
    const { user } = await signUp(platform);
    const wrong = await signIn(platform, user.email, "not the password");
    const unknown = await signIn(platform, newAddress(), "not the password");
    const noAddress = await signIn(platform, "abc\u0000", "not the password");
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({
      ...{ code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" },
      ...{ error: "invalid_credentials", error_description: "Invalid login credentials" },
    });
    for (const other of [unknown, noAddress]) expect([other.status, other.body]).toEqual([400, wrong.body]);
  });

  it("works as long for an unknown address as for a wrong password", async () => {
    const times = async (address: () => string): Promise<number> => {
      const taken: number[] = [];
      for (let n = 0; n < 7; n++) {
        const from = performance.now();
        await signIn(platform, address(), "not the password");
        taken.push(performance.now() - from);
      }
      return taken.sort((a, b) => a - b)[3] ?? 0;
    };
    const { user } = await signUp(platform);
    const known = await times(() => user.email);
    const unknown = await times(newAddress);
    // Without the hash for nobody it would be a tenth.
    expect(unknown).toBeGreaterThan(known / 3);
    expect(known).toBeGreaterThan(unknown / 3);
  });

  it.each([
    ["an unknown grant", "magic", { email: "a@b.vn" }, "invalid_credentials"],
    ["no address", "password", { password: "x" }, "validation_failed"],
    ["an object as password", "password", { email: "a@b.vn", password: {} }, "bad_json"],
    ["no JSON", "password", "email=a", "bad_json"],
    ["no refresh token", "refresh_token", {}, "validation_failed"],
    ["a number as refresh token", "refresh_token", { refresh_token: 7 }, "bad_json"],
    ["a short refresh token", "refresh_token", { refresh_token: "short" }, "validation_failed"],
    [
      "a refresh token that is none",
      "refresh_token",
      { refresh_token: "a b'; drop table" },
      "validation_failed",
    ],
    [
      "an invented refresh token",
      "refresh_token",
      { refresh_token: "a".repeat(43) },
      "refresh_token_not_found",
    ],
  ])("refuses %s", async (_, grant, body, code) => {
    const answer = await ask(platform, `/auth/v1/token?grant_type=${grant}`, { body });
    expect([answer.status, answer.body.error_code]).toEqual([400, code]);
    expect(answer.body.error_description).toBe(answer.body.msg);
  });

  it("does not open to a person who is blocked, and says so only to them", async () => {
    const { user } = await signUp(platform);
    await platform.database.owner.query("update auth.users set banned_until = 'infinity' where id = $1", [
      user.id,
    ]);
    expect((await signIn(platform, user.email)).body.error_code).toBe("user_banned");
    expect((await signIn(platform, user.email, "wrong one")).body.error_code).toBe("invalid_credentials");
  });
});

describe("guessing passwords", () => {
  it("ends after ten tries for one account, whether it exists or not, with the time to wait", async () => {
    const { user } = await signUp(platform);
    for (const address of [user.email, newAddress()]) {
      for (let n = 0; n < 10; n++) expect((await signIn(platform, address, `guess ${n}`)).status).toBe(400);
      const { status, body, headers } = await signIn(platform, address);
      expect([status, body.error_code]).toEqual([429, "over_request_rate_limit"]);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(60);
      expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(900);
    }
    const other = await signUp(platform);
    expect((await signIn(platform, other.user.email)).status).toBe(200);
  });

  it("starts anew after a success", async () => {
    const { user } = await signUp(platform);
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 6; n++) await signIn(platform, user.email, "wrong");
      expect((await signIn(platform, user.email)).status).toBe(200);
    }
  });

  it("is not helped by trying at the same moment", async () => {
    const { user } = await signUp(platform);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, n) => signIn(platform, user.email, `guess ${n}`)),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it("is not helped by characters that are dropped on the way", async () => {
    const { user } = await signUp(platform);
    const [first = "", rest] = [user.email[0], user.email.slice(1)];
    for (const unseen of ["\u0000", "\u00ad", "\u200b", "\ufeff"]) {
      const { status, body } = await signIn(platform, `${first}${unseen}${rest}`);
      expect([status, body.error_code]).toEqual([400, "invalid_credentials"]);
    }
    for (let n = 0; n < 10; n++)
      await signIn(platform, ` ${user.email.toUpperCase()}${" ".repeat(n)}`, "wrong");
    expect((await signIn(platform, user.email)).status).toBe(429);
  });

  it("leaves no address in the table of counts", async () => {
    const address = newAddress();
    await signIn(platform, address, "x");
    const { rows } = await platform.database.owner.query("select bucket from ops.rate_limit");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/@|127\.0\.0\.1/);
  });
});

describe("a body that is made to be slow", () => {
  const accents = `a${"\u0301\u0316".repeat(60_000)}`;
  it.each([
    ["/auth/v1/token?grant_type=password", { email: "lan@example.vn", password: accents }],
    ["/auth/v1/token?grant_type=password", { email: accents, password: "x" }],
    ["/auth/v1/signup", { email: newAddress(), password: accents }],
    ["/auth/v1/signup", { email: newAddress(), password: PASSWORD, data: { fullname: accents } }],
    ["/auth/v1/recover", { email: `lan@${accents}.vn` }],
    [
      "/functions/v1/auth/change-password",
      { email: "lan@example.vn", password: accents, resetCode: "ABCDEF" },
    ],
  ])("holds up nobody at %s", async (path, body) => {
    const begun = performance.now();
    const { status } = await ask(platform, path, { body });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});

describe("a new device", () => {
  const signInFrom = (email: string, userAgent: string) =>
    signIn(platform, email, PASSWORD, { "user-agent": userAgent });

  it("brings a letter that names it, and a known kind of device does not", async () => {
    const { user } = await signUp(platform, { headers: { "user-agent": CHROME } });
    await signInFrom(user.email, NEWER_CHROME);
    expect((await lettersTo(platform, user.email)).map(({ kind }) => kind)).toEqual(["confirm_email"]);
    await signInFrom(user.email, IPHONE);
    expect(await letterTo(platform, user.email, "new_device")).toMatchObject({
      ...{ device: "Safari trên iPhone", userId: user.id, name: "Nguyễn Thị Lan" },
    });
    await signInFrom(user.email, IPHONE);
    expect(await lettersTo(platform, user.email)).toHaveLength(2);
  });

  it("is known again however long its name is", async () => {
    const { user } = await signUp(platform);
    const long = `${"x".repeat(500)} Firefox/144.0`;
    for (let n = 0; n < 3; n++) expect((await signInFrom(user.email, long)).status).toBe(200);
    const kinds = (await lettersTo(platform, user.email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "new_device").length).toBeLessThan(2);
  });

  it("is no news on the first sign-in of an account that was made without one", async () => {
    const { user } = await signUp(platform);
    await platform.database.owner.query("delete from auth.sessions where user_id = $1", [user.id]);
    await signInFrom(user.email, IPHONE);
    expect((await lettersTo(platform, user.email)).map(({ kind }) => kind)).toEqual(["confirm_email"]);
  });
});

describe("a session that ended", () => {
  const statuses = async (token: string) => ({
    rest: (await ask(platform, "/rest/v1/user-content", { token })).status,
    auth: (await ask(platform, "/auth/v1/user", { token })).status,
    functions: (await ask(platform, "/functions/v1/account/consents", { token })).status,
  });

  /** Every surface was asked before, so that what is remembered has to be forgotten. */
  const refusedWithinFiveSeconds = async (token: string, end: () => Promise<unknown>) => {
    expect(await statuses(token)).toEqual({ rest: 200, auth: 200, functions: 200 });
    await end();
    const until = performance.now() + 5_000;
    let now = await statuses(token);
    while (now.rest !== 401 && performance.now() < until) {
      await sleep(20);
      now = await statuses(token);
    }
    expect(now).toEqual({ rest: 401, auth: 403, functions: 401 });
  };

  it.each([
    ["signed out", "update auth.sessions set ended_at = now() where user_id = $1"],
    ["removed", "delete from auth.sessions where user_id = $1"],
    ["blocked", "update auth.users set banned_until = now() + interval '1 day' where id = $1"],
    ["deleted", "delete from auth.users where id = $1"],
  ])("because its person was %s is refused everywhere within five seconds", async (_, text) => {
    const { access_token: token, user } = await signUp(platform);
    await refusedWithinFiveSeconds(token, () => platform.database.owner.query(text, [user.id]));
  });

  it("is refused in each surface's own words, which make clients drop it", async () => {
    const { access_token: token } = await signUp(platform);
    expect((await ask(platform, "/auth/v1/logout", { method: "POST", token })).status).toBe(204);
    const auth = await ask(platform, "/auth/v1/user", { token });
    expect([auth.status, auth.body.error_code]).toEqual([403, "session_not_found"]);
    const rest = await ask(platform, "/rest/v1/blog?select=id&limit=1", { token });
    expect([rest.status, rest.body.code]).toEqual([401, "PGRST303"]);
    expect(rest.headers.get("www-authenticate")).toMatch(/^Bearer error="invalid_token"/);
  });

  it("does not come back when a block is lifted", async () => {
    const { access_token: token, user } = await signUp(platform);
    const { owner } = platform.database;
    await owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
      user.id,
    ]);
    await owner.query("update auth.users set banned_until = null where id = $1", [user.id]);
    expect((await ask(platform, "/auth/v1/user", { token })).status).toBe(403);
    expect((await signIn(platform, user.email)).status).toBe(200);
  });

  it("costs the data API no statement of its own while it stands", async () => {
    const { access_token: token, user } = await signUp(platform);
    await ask(platform, "/rest/v1/user-content", { token });
    const seen: string[] = [];
    const { asCaller } = platform.database;
    platform.database.asCaller = (caller, statement) => {
      seen.push(statement.name ?? statement.text);
      return asCaller(caller, statement);
    };
    try {
      for (let n = 0; n < 20; n++) await ask(platform, "/rest/v1/user-content", { token });
    } finally {
      platform.database.asCaller = asCaller;
    }
    expect(seen.filter((name) => name === "rest_has_role")).toHaveLength(20);
    expect(seen.filter((name) => name === "auth_is_live").length).toBeLessThanOrEqual(1);
    expect(user.id).toBeTruthy();
  });
});

describe("signing out", () => {
  it.each([
    ["", [403, 403]],
    ["?scope=global", [403, 403]],
    ["?scope=local", [403, 200]],
    ["?scope=others", [200, 403]],
  ])("with %j ends what it names, refresh tokens too", async (query, [own, other]) => {
    const one = await signUp(platform);
    const two = Session.parse((await signIn(platform, one.user.email)).body);
    const answer = await ask(platform, `/auth/v1/logout${query}`, {
      method: "POST",
      token: one.access_token,
    });
    expect(answer.status).toBe(204);
    for (const [session, status] of [
      [one, own],
      [two, other],
    ] as const) {
      expect((await ask(platform, "/auth/v1/user", { token: session.access_token })).status).toBe(status);
      const again = await ask(platform, "/auth/v1/token?grant_type=refresh_token", {
        body: { refresh_token: session.refresh_token },
      });
      expect([again.status, again.body.error_code]).toEqual(
        status === 200 ? [200, undefined] : [400, "refresh_token_not_found"],
      );
    }
  });

  it("refuses a scope that there is not", async () => {
    const { access_token: token } = await signUp(platform);
    const answer = await ask(platform, "/auth/v1/logout?scope=all", { method: "POST", token });
    expect([answer.status, answer.body.error_code]).toEqual([400, "validation_failed"]);
  });

  it("never ends somebody else's session", async () => {
    const lan = await signUp(platform);
    const minh = await signUp(platform);
    await ask(platform, "/auth/v1/logout", { method: "POST", token: minh.access_token });
    expect((await ask(platform, "/auth/v1/user", { token: lan.access_token })).status).toBe(200);
  });
});
