import { SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "../../apps/server/src/api/gotrue/passwords.ts";
import { makeKeys } from "../../apps/server/src/platform/identity/keys.ts";
import { createTokens } from "../../apps/server/src/platform/identity/tokens.ts";
import { lettersTo, letterTo } from "../support/letters.ts";
import { aPerson } from "../support/people.ts";
import { type Asked, ask, newAddress, PASSWORD, refresh, Session, signIn, signUp } from "./account-client.ts";
import { openPlatform, type Platform } from "./platform.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

const change = (session: Pick<Session, "access_token">, body: Asked["body"]) =>
  ask(platform, "/auth/v1/user", { method: "PUT", token: session.access_token, body });

/** As if the session had begun that long ago. */
const age = (session: Session, minutes = 11) =>
  platform.database.owner.query(
    "update auth.sessions set created_at = now() - make_interval(mins => $2), proved_at = null where user_id = $1",
    [session.user.id, minutes],
  );

describe("asking who one is", () => {
  it("without a token is a 401, and with the public key a 403", async () => {
    const without = await ask(platform, "/auth/v1/user");
    expect([without.status, without.body.error_code]).toEqual([401, "no_authorization"]);
    const withKey = await ask(platform, "/auth/v1/user", { token: platform.tokens.publicKey });
    expect([withKey.status, withKey.body.error_code]).toEqual([403, "bad_jwt"]);
  });

  it("with a token that is forged, old, unsigned, of another algorithm or torn is a 403 everywhere", async () => {
    const { user, access_token: good } = await signUp(platform);
    const claims = { sub: user.id, role: "authenticated", aud: "authenticated" };
    const now = Math.floor(Date.now() / 1000);
    const secret = new TextEncoder().encode("a secret of at least thirty-two bytes");
    const shared = new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).setIssuedAt();
    const bad = {
      "another server's": await (await createTokens(await makeKeys())).sign(claims, 3_600),
      old: await platform.tokens.sign({ ...claims, iat: now - 7_200 }, -600),
      unsigned: new UnsecuredJWT(claims).setIssuedAt().encode(),
      "of another algorithm": await shared.sign(secret),
      "with another signature": `${good.slice(0, -8)}AAAAAAAA`,
      "with other claims": good.replace(
        /\.[^.]+\./,
        `.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`,
      ),
      torn: good.split(".").slice(0, 2).join("."),
      "no token": "x",
      empty: "",
    };
    for (const [name, token] of Object.entries(bad)) {
      const auth = await ask(platform, "/auth/v1/user", { token });
      expect([name, auth.status, auth.body.error_code]).toEqual([name, 403, "bad_jwt"]);
      const rest = await ask(platform, "/rest/v1/user-content", { token });
      expect([name, rest.status]).toEqual([name, 401]);
      const functions = await ask(platform, "/functions/v1/account/consents", { token });
      expect([name, functions.status, functions.body.code]).toEqual([name, 401, "not_signed_in"]);
    }
  });

  it("as somebody who was deleted is user_not_found", async () => {
    const token = await platform.tokens.sign(
      { sub: "00000000-0000-4000-8000-000000000000", role: "authenticated" },
      60,
    );
    const answer = await ask(platform, "/auth/v1/user", { token });
    expect([answer.status, answer.body.error_code]).toEqual([403, "user_not_found"]);
  });

  it("cannot be done with somebody else's session", async () => {
    const lan = await signUp(platform);
    const minh = await signUp(platform);
    const { session_id } = await platform.tokens.verify(lan.access_token);
    const mixed = await platform.tokens.sign({ sub: minh.user.id, role: "authenticated", session_id }, 60);
    expect((await ask(platform, "/auth/v1/user", { token: mixed })).body.error_code).toBe(
      "session_not_found",
    );
    expect((await ask(platform, "/functions/v1/account/consents", { token: mixed })).status).toBe(401);
  });

  it("is not for administration: those calls are refused", async () => {
    const { access_token: token } = await signUp(platform);
    for (const path of ["/admin/users", "/admin/users/1", "/invite"]) {
      const none = await ask(platform, `/auth/v1${path}`, { method: "POST" });
      expect([none.status, none.body.error_code]).toEqual([401, "no_authorization"]);
      const own = await ask(platform, `/auth/v1${path}`, { method: "POST", token });
      expect([own.status, own.body.error_code]).toEqual([403, "not_admin"]);
    }
  });
});

describe("changing what stands about oneself", () => {
  it("merges, and null removes", async () => {
    const session = await signUp(platform, { data: { fullname: "Lan", avatar_url: "/avatars/0.svg" } });
    const { status, body } = await change(session, {
      data: { avatar_url: "/avatars/7.svg", language: "en" },
    });
    expect(status).toBe(200);
    expect(body.user_metadata).toEqual({ fullname: "Lan", avatar_url: "/avatars/7.svg", language: "en" });
    const removed = await change(session, { data: { language: null } });
    expect(removed.body.user_metadata).toEqual({ fullname: "Lan", avatar_url: "/avatars/7.svg" });
  });

  it("never grows beyond its bound, however small the steps", async () => {
    const session = await signUp(platform);
    const steps = await Promise.all(
      Array.from({ length: 8 }, (_, n) => change(session, { data: { [`part${n}`]: "a".repeat(800) } })),
    );
    expect(steps.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(3);
    const { body } = await ask(platform, "/auth/v1/user", { token: session.access_token });
    expect(Buffer.byteLength(JSON.stringify(body.user_metadata))).toBeLessThanOrEqual(4_096);
  });

  it("gives no rights", async () => {
    const session = await signUp(platform);
    const refused = await change(session, { app_metadata: { roles: ["ROLE_ADMIN"] } });
    expect([refused.status, refused.body.error_code]).toEqual([403, "not_admin"]);
    await change(session, { data: { roles: ["ROLE_ADMIN"] } });
    const again = Session.parse((await refresh(platform, session.refresh_token)).body);
    expect((await ask(platform, "/rest/v1/admin-content", { token: again.access_token })).status).toBe(403);
  });
});

describe("changing the password", () => {
  const NEW = "một câu khác nữa";

  it("signs out the other devices, keeps this one, and says so by letter", async () => {
    const here = await signUp(platform);
    const there = Session.parse((await signIn(platform, here.user.email)).body);
    expect((await change(here, { password: NEW })).status).toBe(200);
    expect((await ask(platform, "/auth/v1/user", { token: here.access_token })).status).toBe(200);
    expect((await refresh(platform, here.refresh_token)).status).toBe(200);
    expect((await ask(platform, "/auth/v1/user", { token: there.access_token })).status).toBe(403);
    expect((await refresh(platform, there.refresh_token)).status).toBe(400);
    expect((await signIn(platform, here.user.email)).status).toBe(400);
    expect((await signIn(platform, here.user.email, NEW)).status).toBe(200);
    expect(await letterTo(platform, here.user.email, "password_changed")).toMatchObject({
      userId: here.user.id,
    });
  });

  it("to the same, to a short or to a long one is refused", async () => {
    const session = await signUp(platform);
    const codes = [];
    for (const password of [PASSWORD, "short", "a".repeat(129)]) {
      const { status, body } = await change(session, { password });
      codes.push([status, body.error_code]);
    }
    expect(codes).toEqual([
      [422, "same_password"],
      [422, "weak_password"],
      [422, "weak_password"],
    ]);
  });

  it("to a leaked one brings a kind word for members, and a refusal for staff", async () => {
    const member = await signUp(platform);
    expect((await change(member, { password: "iloveyou" })).body.warning).toMatchObject({
      code: "leaked_password",
    });
    const editor = await aPerson(platform.database, "moderator");
    const token = await platform.tokens.sign({ sub: editor.id, role: "authenticated" }, 60);
    const refused = await change({ access_token: token }, { password: "iloveyou" });
    expect([refused.status, refused.body.error_code]).toEqual([422, "weak_password"]);
    expect(refused.body.weak_password).toEqual({ reasons: ["pwned"] });
    expect((await change({ access_token: token }, { password: "mười hai con giáp" })).status).toBe(200);
  });

  it("on a device signed in eleven minutes ago needs the current password", async () => {
    const session = await signUp(platform);
    await age(session);
    for (const proof of [{}, { current_password: "not this one" }]) {
      const refused = await change(session, { password: NEW, ...proof });
      expect([refused.status, refused.body.error_code]).toEqual([400, "reauthentication_needed"]);
    }
    expect((await signIn(platform, session.user.email)).status).toBe(200);
    expect((await change(session, { password: NEW, current_password: PASSWORD })).status).toBe(200);
    expect((await change(session, { data: { fullname: "Lan" } })).status).toBe(200);
  });

  it("is no place to guess the current one", async () => {
    const session = await signUp(platform);
    await age(session);
    const answers = [];
    for (let n = 0; n < 11; n++) {
      answers.push((await change(session, { email: newAddress(), current_password: `guess ${n}` })).status);
    }
    expect(answers).toContain(429);
    expect(answers.filter((status) => status === 200)).toEqual([]);
  });
});

/** Until so many statements wait for a lock that another one holds. */
const untilWaiting = (count: number) =>
  expect
    .poll(async () => {
      const { rowCount } = await platform.database.owner.query(
        `select distinct pid from pg_locks waiting where not granted and exists (
           select from pg_locks other join pg_database d on d.oid = other.database
           where other.pid = waiting.pid and d.datname = current_database())`,
      );
      return rowCount;
    })
    .toBe(count);

describe("a password that is set anew elsewhere at this moment", () => {
  /** Starts `call`, changes the password of the person and ends their sessions while it waits for the row. */
  const overtake = async <T>(id: string, call: () => Promise<T>): Promise<T> => {
    const { owner } = platform.database;
    const { answer } = await owner.transaction(async (tx) => {
      await tx.query("select from auth.users where id = $1 for update", [id]);
      const begun = call();
      await untilWaiting(1);
      await tx.query("update auth.users set encrypted_password = $2 where id = $1", [
        id,
        await hashPassword("x"),
      ]);
      await tx.query("update auth.sessions set ended_at = now() where user_id = $1", [id]);
      return { answer: begun };
    });
    return answer;
  };

  it("lets nobody in who was about to sign in with the old one", async () => {
    const { user } = await signUp(platform);
    const answer = await overtake(user.id, () => signIn(platform, user.email));
    expect([answer.status, answer.body.error_code]).toEqual([400, "invalid_credentials"]);
  });

  it("is not replaced, and the account not moved, by a session that has just ended", async () => {
    for (const body of [{ password: "một câu nào khác" }, { email: newAddress() }]) {
      const session = await signUp(platform);
      const answer = await overtake(session.user.id, () => change(session, body));
      expect([answer.status, answer.body.error_code]).toEqual([403, "session_not_found"]);
    }
  });
});

describe("changing the address", () => {
  it("waits for the link in the new mailbox, then moves and tells the old one", async () => {
    const session = await signUp(platform);
    const [before, after] = [session.user.email, newAddress()];
    const asked = await change(session, { email: after.toUpperCase() });
    expect(asked.body).toMatchObject({ email: before, new_email: after });
    expect((await signIn(platform, before)).status).toBe(200);
    const { token } = await letterTo(platform, after, "change_email");
    const verified = await ask(platform, "/auth/v1/verify", {
      body: { type: "email_change", token_hash: token },
    });
    expect(verified.status).toBe(200);
    const moved = Session.parse(verified.body);
    expect(moved.user).toMatchObject({ id: session.user.id, email: after });
    expect(moved.user.new_email).toBeUndefined();
    expect(moved.user.email_confirmed_at).not.toBeNull();
    expect((await signIn(platform, before)).status).toBe(400);
    expect((await signIn(platform, after)).status).toBe(200);
    const told = await letterTo(platform, before, "email_changed");
    expect(told.newEmailMasked).toBe(`${after[0]}•••@example.vn`);
    const again = await ask(platform, "/auth/v1/verify", {
      body: { type: "email_change", token_hash: token },
    });
    expect([again.status, again.body.error_code]).toEqual([403, "otp_expired"]);
  });

  it("to one that somebody has, or took meanwhile, is refused", async () => {
    const [lan, minh] = [await signUp(platform), await signUp(platform)];
    const taken = await change(lan, { email: minh.user.email });
    expect([taken.status, taken.body.error_code]).toEqual([422, "email_exists"]);
    const wanted = newAddress();
    await change(lan, { email: wanted });
    await signUp(platform, { email: wanted });
    const { token } = await letterTo(platform, wanted, "change_email");
    const late = await ask(platform, "/auth/v1/verify", {
      body: { type: "email_change", token_hash: token },
    });
    expect([late.status, late.body.error_code]).toEqual([422, "email_exists"]);
  });

  it("a second time makes the first link useless", async () => {
    const session = await signUp(platform);
    const [first, second] = [newAddress(), newAddress()];
    await change(session, { email: first });
    await change(session, { email: second });
    const { token } = await letterTo(platform, first, "change_email");
    const late = await ask(platform, "/auth/v1/verify", {
      body: { type: "email_change", token_hash: token },
    });
    expect(late.body.error_code).toBe("otp_expired");
    expect(await lettersTo(platform, second)).toHaveLength(1);
  });

  it.each([
    ["changes the password", (own: Session) => change(own, { password: "một câu nào khác" })],
    [
      "signs out the other devices",
      (own: Session) =>
        ask(platform, "/auth/v1/logout?scope=others", { method: "POST", token: own.access_token }),
    ],
    [
      "signs out everywhere",
      (own: Session) => ask(platform, "/auth/v1/logout", { method: "POST", token: own.access_token }),
    ],
  ])("asked for by somebody else comes to nothing once the owner %s", async (_, defend) => {
    const thief = await signUp(platform);
    const elsewhere = newAddress();
    await change(thief, { email: elsewhere });
    const own = Session.parse((await signIn(platform, thief.user.email)).body);
    expect((await defend(own)).status).toBeLessThan(300);
    const { token } = await letterTo(platform, elsewhere, "change_email");
    const late = await ask(platform, "/auth/v1/verify", {
      body: { type: "email_change", token_hash: token },
    });
    expect([late.status, late.body.error_code]).toEqual([403, "otp_expired"]);
  });

  it("to one that another person takes at the same moment gives it to one of them", async () => {
    for (let round = 0; round < 5; round++) {
      const wanted = newAddress();
      const people = [await signUp(platform), await signUp(platform)];
      for (const person of people) await change(person, { email: wanted });
      await letterTo(platform, wanted, "change_email", 2);
      const letters = await lettersTo(platform, wanted);
      const links = letters.flatMap((letter) => (letter.kind === "change_email" ? [letter.token] : []));
      const answers = await Promise.all(
        links.map((token_hash) =>
          ask(platform, "/auth/v1/verify", { body: { type: "email_change", token_hash } }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });

  it("at the moment of a new password ends in one of the two, and in no error", async () => {
    const session = await signUp(platform);
    await signIn(platform, session.user.email);
    const wanted = newAddress();
    await change(session, { email: wanted });
    const { token } = await letterTo(platform, wanted, "change_email");
    const { answers } = await platform.database.owner.transaction(async (tx) => {
      await tx.query("select from auth.sessions where user_id = $1 for update", [session.user.id]);
      const password = change(session, { password: "một câu nào khác" });
      await untilWaiting(1);
      const verified = ask(platform, "/auth/v1/verify", {
        body: { type: "email_change", token_hash: token },
      });
      await untilWaiting(2);
      return { answers: [password, verified] };
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 403]);
  });

  it("writes to no mailbox more than five times an hour, whoever asks", async () => {
    const stranger = newAddress();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++)
      statuses.push((await change(await signUp(platform), { email: stranger })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await lettersTo(platform, stranger)).toHaveLength(5);
  });

  it("to the same or to no address changes nothing", async () => {
    const session = await signUp(platform);
    expect((await change(session, { email: session.user.email })).body.new_email).toBeUndefined();
    expect((await change(session, { email: "abc" })).body.error_code).toBe("validation_failed");
    expect((await change(session, { email: { a: 1 } })).body.error_code).toBe("bad_json");
  });
});
