import { AuthClient, type SupportedStorage } from "@supabase/auth-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { computeCode } from "../support/authenticator.ts";
import { ask, PASSWORD, Session, signIn, signUp } from "./account-client.ts";
import { openPlatform, type Platform } from "./platform.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

/** Good are the codes of a step, of the one before and of the one after, so three in a row work within one test. */
const aWrongCode = (secret: string): string => {
  const good = [-2, -1, 0, 1, 2].map((steps) => computeCode(secret, steps));
  return (
    ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !good.includes(code)) ?? ""
  );
};

interface Protected {
  session: Session;
  email: string;
  factorId: string;
  secret: string;
  codes: string[];
}

const factors = (token: string, path = "", body?: object, method = "POST") =>
  ask(platform, `/auth/v1/factors${path}`, { token, method, ...(body ? { body } : {}) });

async function enroll(token: string): Promise<{ id: string; secret: string }> {
  const { status, body } = await factors(token, "", { factor_type: "totp" });
  expect([status, body.type]).toEqual([200, "totp"]);
  const { secret } = body.totp as { secret: string };
  return { id: String(body.id), secret };
}

async function verify(token: string, factorId: string, code: string) {
  const challenge = await factors(token, `/${factorId}/challenge`, {});
  expect(challenge.status).toBe(200);
  return factors(token, `/${factorId}/verify`, { challenge_id: challenge.body.id, code });
}

/** Somebody whose sign-in has a second step, on the device that set it up; the code of one step ago is used. */
async function aProtectedPerson(): Promise<Protected> {
  const signedUp = await signUp(platform);
  const { id: factorId, secret } = await enroll(signedUp.access_token);
  const verified = await verify(signedUp.access_token, factorId, computeCode(secret, -1));
  expect(verified.status).toBe(200);
  const session = Session.parse(verified.body);
  const made = await factors(session.access_token, "/recovery-codes");
  expect([made.status, made.body.total]).toEqual([200, 10]);
  return { session, email: signedUp.user.email, factorId, secret, codes: made.body.codes as string[] };
}

const halfSignedIn = async (email: string): Promise<Session> =>
  Session.parse((await signIn(platform, email)).body);
const readClaims = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

describe("somebody with a second step", () => {
  it("has only half a session after the password: nothing of theirs is open to it", async () => {
    const { email, codes } = await aProtectedPerson();
    const { access_token: token, user } = await halfSignedIn(email);
    expect(readClaims(token)).toMatchObject({ aal: "aal1", amr: [{ method: "password" }] });
    expect(user.factors).toHaveLength(2);

    const rest = await ask(platform, "/rest/v1/membership?select=id", { token });
    expect([rest.status, rest.body.code]).toEqual([403, "aal2_required"]);
    const visible = await ask(platform, "/rest/v1/category?select=id", { token });
    expect(visible.status).toBe(403);
    const devices = await ask(platform, "/functions/v1/account/devices", { token });
    expect([devices.status, devices.body.code]).toEqual([403, "aal2_required"]);
    const change = await ask(platform, "/auth/v1/user", {
      ...{ token, method: "PUT" },
      body: { password: "một câu khác hẳn" },
    });
    expect([change.status, change.body.error_code]).toEqual([403, "insufficient_aal"]);
    for (const [path, method] of [
      ["/recovery-codes", "POST"],
      ["/recovery-codes/regenerate", "POST"],
      ["/recovery-codes", "DELETE"],
    ] as const) {
      const { status, body } = await factors(token, path, undefined, method);
      expect([status, body.error_code]).toEqual([422, "insufficient_aal"]);
    }
    expect(codes).toHaveLength(10);
  });

  it("shows half a session what the next step needs, and nothing of theirs", async () => {
    const { email, factorId } = await aProtectedPerson();
    const half = await halfSignedIn(email);
    const seen = await ask(platform, "/auth/v1/user", { token: half.access_token });
    expect(seen.body).toMatchObject({ email, user_metadata: {}, app_metadata: {} });
    expect(JSON.stringify([seen.body, half.user, readClaims(half.access_token)])).not.toContain(
      "Nguyễn Thị Lan",
    );
    expect(seen.body.identities).toBeUndefined();
    expect(seen.body.factors).toContainEqual(expect.objectContaining({ id: factorId, status: "verified" }));
    const status = await factors(half.access_token, "/recovery-codes", undefined, "GET");
    expect([status.status, status.body.error_code]).toEqual([403, "insufficient_aal"]);
  });

  it.each([
    ["others", 403],
    ["global", 204],
    ["local", 204],
  ])("keeps their full sessions when half a session signs out %s", async (scope, status) => {
    const { email, session } = await aProtectedPerson();
    const half = await halfSignedIn(email);
    const token = half.access_token;
    const answer = await ask(platform, `/auth/v1/logout?scope=${scope}`, { method: "POST", token });
    expect(answer.status).toBe(status);
    expect((await ask(platform, "/auth/v1/user", { token: session.access_token })).status).toBe(200);
    expect((await ask(platform, "/auth/v1/user", { token })).status).toBe(status === 204 ? 403 : 200);
  });

  it("cannot be rid of it by half a session, nor get a second authenticator", async () => {
    const { email, factorId } = await aProtectedPerson();
    const { access_token: token } = await halfSignedIn(email);
    const removed = await factors(token, `/${factorId}`, undefined, "DELETE");
    expect([removed.status, removed.body.error_code]).toEqual([422, "insufficient_aal"]);
    const another = await factors(token, "", { factor_type: "totp" });
    expect([another.status, another.body.error_code]).toEqual([403, "too_many_enrolled_mfa_factors"]);
  });

  it("is whole with a code of the authenticator, also for the token of before", async () => {
    const { email, factorId, secret } = await aProtectedPerson();
    const half = await halfSignedIn(email);
    const { status, body } = await verify(half.access_token, factorId, computeCode(secret));
    expect(status).toBe(200);
    const whole = Session.parse(body);
    expect(readClaims(whole.access_token)).toMatchObject({
      ...{ aal: "aal2", amr: [{ method: "totp" }, { method: "password" }] },
      session_id: readClaims(half.access_token).session_id,
    });
    for (const token of [half.access_token, whole.access_token]) {
      expect((await ask(platform, "/rest/v1/membership?select=id", { token })).status).toBe(200);
      expect((await ask(platform, "/functions/v1/account/devices", { token })).status).toBe(200);
    }
    const refreshed = await ask(platform, "/auth/v1/token?grant_type=refresh_token", {
      body: { refresh_token: whole.refresh_token },
    });
    expect(readClaims(Session.parse(refreshed.body).access_token).aal).toBe("aal2");
  });

  it("stays half a session however often it is refreshed", async () => {
    const { email } = await aProtectedPerson();
    const { refresh_token } = await halfSignedIn(email);
    const { body } = await ask(platform, "/auth/v1/token?grant_type=refresh_token", {
      body: { refresh_token },
    });
    const { access_token: token } = Session.parse(body);
    expect(readClaims(token).aal).toBe("aal1");
    expect((await ask(platform, "/rest/v1/membership?select=id", { token })).status).toBe(403);
  });

  it("is asked on every other process at once", async () => {
    const { email, factorId, secret } = await aProtectedPerson();
    const other = await platform.another();
    const { access_token: token } = await halfSignedIn(email);
    const there = () => ask({ ...platform, url: other.url }, "/rest/v1/membership?select=id", { token });
    expect((await there()).status).toBe(403);
    await verify(token, factorId, computeCode(secret));
    expect((await there()).status).toBe(200);
  });

  it("is asked also when they come by a code from a letter", async () => {
    const { email } = await aProtectedPerson();
    await ask(platform, "/auth/v1/recover", { body: { email } });
    const { letterTo } = await import("../support/letters.ts");
    const { code } = await letterTo(platform, email, "reset_code");
    const { body } = await ask(platform, "/auth/v1/verify", {
      body: { type: "recovery", email, token: code },
    });
    const { access_token: token } = Session.parse(body);
    expect((await ask(platform, "/rest/v1/membership?select=id", { token })).status).toBe(403);
  });
});

describe("a code", () => {
  it("is good once: whoever looked on comes too late", async () => {
    const { email, factorId, secret } = await aProtectedPerson();
    const code = computeCode(secret);
    const [first, second] = [await halfSignedIn(email), await halfSignedIn(email)];
    expect((await verify(first.access_token, factorId, code)).status).toBe(200);
    const replayed = await verify(second.access_token, factorId, code);
    expect([replayed.status, replayed.body.error_code]).toEqual([422, "mfa_verification_failed"]);
    // Nor one of a step before it.
    expect((await verify(second.access_token, factorId, computeCode(secret, -1))).status).toBe(422);
  });

  it("is taken once when it is sent many times at the same moment", async () => {
    const { email, factorId, secret } = await aProtectedPerson();
    const { access_token: token } = await halfSignedIn(email);
    const code = computeCode(secret);
    const all = await Promise.all(Array.from({ length: 5 }, () => verify(token, factorId, code)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("can be guessed five times at one place, which costs the owner no recovery code", async () => {
    const { email, factorId, secret, codes } = await aProtectedPerson();
    for (let n = 0; n < 5; n++) {
      const { access_token: token } = await halfSignedIn(email);
      expect((await verify(token, factorId, aWrongCode(secret))).status).toBe(422);
    }
    const { access_token: token } = await halfSignedIn(email);
    for (let n = 0; n < 6; n++) {
      expect((await factors(token, "/recovery-codes/verify", { code: "nothing" })).status).toBe(422);
    }
    const refused = await verify(token, factorId, computeCode(secret));
    expect([refused.status, refused.body.error_code]).toEqual([429, "over_request_rate_limit"]);
    expect((await factors(token, "/recovery-codes/verify", { code: codes[0] })).status).toBe(200);
  });

  it.each([
    [
      "of another person's authenticator",
      async ({ other }: { other: Protected }) => ({
        id: other.factorId,
        code: computeCode(other.secret),
        expected: [404, "mfa_factor_not_found"],
      }),
    ],
    [
      "without a challenge",
      async ({ own }: { own: Protected }) => ({
        id: own.factorId,
        code: computeCode(own.secret),
        challenge: "00000000-0000-4000-8000-000000000000",
        expected: [422, "mfa_challenge_expired"],
      }),
    ],
    [
      "of five digits",
      async ({ own }: { own: Protected }) => ({
        id: own.factorId,
        code: "12345",
        expected: [422, "mfa_verification_failed"],
      }),
    ],
    [
      "in other digits",
      async ({ own }: { own: Protected }) => ({
        id: own.factorId,
        code: "１２３４５６",
        expected: [422, "mfa_verification_failed"],
      }),
    ],
    [
      "that is none",
      async ({ own }: { own: Protected }) => ({
        id: own.factorId,
        code: "",
        expected: [400, "validation_failed"],
      }),
    ],
    [
      "for what is no factor",
      async () => ({ id: "x", code: "123456", expected: [404, "mfa_factor_not_found"] }),
    ],
  ] as const)("is refused %s", async (_, given) => {
    const [own, other] = [await aProtectedPerson(), await aProtectedPerson()];
    const { access_token: token } = await halfSignedIn(own.email);
    const { id, code, expected, ...more } = await given({ own, other });
    const challenge =
      "challenge" in more ? more.challenge : (await factors(token, `/${own.factorId}/challenge`, {})).body.id;
    const { status, body } = await factors(token, `/${id}/verify`, { challenge_id: challenge, code });
    expect([status, body.error_code]).toEqual(expected);
  });

  it("answers its own challenge once and within five minutes", async () => {
    const { email, factorId, secret } = await aProtectedPerson();
    const { access_token: token } = await halfSignedIn(email);
    const { body } = await factors(token, `/${factorId}/challenge`, {});
    expect(Number(body.expires_at)).toBeGreaterThan(Date.now() / 1000 + 200);
    await platform.database.owner.query(
      "update auth.factor_challenges set expires_at = now() where id = $1",
      [body.id],
    );
    const late = await factors(token, `/${factorId}/verify`, {
      challenge_id: body.id,
      code: computeCode(secret),
    });
    expect([late.status, late.body.error_code]).toEqual([422, "mfa_challenge_expired"]);
  });
});

describe("a recovery code", () => {
  it("opens once, however it is typed", async () => {
    const { email, codes } = await aProtectedPerson();
    const typed = (codes[0] ?? "")
      .toLowerCase()
      .replaceAll("-", " ")
      .replaceAll("0", "o")
      .replaceAll("1", "l");
    const first = await halfSignedIn(email);
    const { status, body } = await factors(first.access_token, "/recovery-codes/verify", { code: typed });
    expect(status).toBe(200);
    const { access_token: token } = Session.parse(body);
    expect(readClaims(token)).toMatchObject({ aal: "aal2", amr: [{ method: "mfa/recovery_code" }, {}] });
    expect((await factors(token, "/recovery-codes", undefined, "GET")).body).toMatchObject({
      ...{ type: "recovery_code", total: 10, remaining: 9 },
    });
    const second = await halfSignedIn(email);
    const again = await factors(second.access_token, "/recovery-codes/verify", { code: codes[0] });
    expect([again.status, again.body.error_code]).toEqual([422, "mfa_verification_failed"]);
  });

  it("is of no use to anybody else, and is worth nothing after new ones were made", async () => {
    const [one, other] = [await aProtectedPerson(), await aProtectedPerson()];
    const half = await halfSignedIn(one.email);
    const foreign = await factors(half.access_token, "/recovery-codes/verify", { code: other.codes[0] });
    expect(foreign.status).toBe(422);
    const made = await factors(one.session.access_token, "/recovery-codes/regenerate");
    expect(made.status).toBe(200);
    expect((await factors(half.access_token, "/recovery-codes/verify", { code: one.codes[0] })).status).toBe(
      422,
    );
    const [fresh] = made.body.codes as string[];
    expect((await factors(half.access_token, "/recovery-codes/verify", { code: fresh })).status).toBe(200);
  });

  it("lies in the database neither as it is nor as anything that leads to it, like the secret", async () => {
    const { secret, codes, factorId } = await aProtectedPerson();
    const { rows } = await platform.database.owner.query(
      `select row_to_json(f)::text || coalesce((select string_agg(row_to_json(r)::text, '') from auth.recovery_codes r), '') as all
       from auth.factors f where id = $1`,
      [factorId],
    );
    const text = String(rows[0]?.all);
    for (const hidden of [secret, ...codes]) expect(text).not.toContain(hidden);
  });
});

describe("turning the second step on and off", () => {
  it("signs out whoever did not take it", async () => {
    const signedUp = await signUp(platform);
    const elsewhere = await halfSignedIn(signedUp.user.email);
    const { id, secret } = await enroll(signedUp.access_token);
    const untouched = await ask(platform, "/rest/v1/membership?select=id", { token: elsewhere.access_token });
    expect(untouched.status).toBe(200);
    await verify(signedUp.access_token, id, computeCode(secret));
    const gone = await ask(platform, "/auth/v1/user", { token: elsewhere.access_token });
    expect([gone.status, gone.body.error_code]).toEqual([403, "session_not_found"]);
  });

  it("needs the password when the sign-in was more than ten minutes ago", async () => {
    const { access_token: token, user } = await signUp(platform);
    await platform.database.owner.query(
      "update auth.sessions set created_at = now() - interval '11 minutes' where user_id = $1",
      [user.id],
    );
    const refused = await factors(token, "", { factor_type: "totp" });
    expect([refused.status, refused.body.error_code]).toEqual([400, "reauthentication_needed"]);
    const wrong = await factors(token, "", { factor_type: "totp", current_password: "không phải câu này" });
    expect(wrong.body.error_code).toBe("reauthentication_needed");
    const right = await factors(token, "", { factor_type: "totp", current_password: PASSWORD });
    expect(right.status).toBe(200);
  });

  it("needs a code of the last minutes, and then takes everything of it away", async () => {
    const { session, factorId, secret, email } = await aProtectedPerson();
    await platform.database.owner.query(
      "update auth.sessions set second_step_at = now() - interval '11 minutes' where user_id = $1",
      [session.user.id],
    );
    const token = session.access_token;
    const stale = await factors(token, `/${factorId}`, undefined, "DELETE");
    expect([stale.status, stale.body.error_code]).toEqual([400, "reauthentication_needed"]);
    expect((await verify(token, factorId, computeCode(secret))).status).toBe(200);
    const removed = await factors(token, `/${factorId}`, undefined, "DELETE");
    expect([removed.status, removed.body]).toEqual([200, { id: factorId }]);
    const { access_token: plain, user } = await halfSignedIn(email);
    expect(user.factors).toBeUndefined();
    expect((await ask(platform, "/rest/v1/membership?select=id", { token: plain })).status).toBe(200);
    expect((await factors(plain, "/recovery-codes", undefined, "GET")).status).toBe(404);
  });

  it("begins anew when it was not finished, and reaches nobody else's", async () => {
    const { access_token: token } = await signUp(platform);
    const first = await enroll(token);
    const second = await enroll(token);
    expect((await factors(token, `/${first.id}/challenge`, {})).status).toBe(404);
    const stranger = await signUp(platform);
    const foreign = await factors(stranger.access_token, `/${second.id}`, undefined, "DELETE");
    expect(foreign.status).toBe(404);
    expect((await factors(token, `/${second.id}`, undefined, "DELETE")).status).toBe(200);
  });

  it.each(["phone", "webauthn", ""])("is not offered as %j", async (type) => {
    const { access_token: token } = await signUp(platform);
    expect((await factors(token, "", { factor_type: type })).body.error_code).toBe("validation_failed");
  });
});

describe("staff of a platform that asks them for a second step", () => {
  it("are members until they have taken it", async () => {
    const strict = await openPlatform({ accounts: { staffNeedSecondStep: true } });
    try {
      const { user, access_token: token } = await signUp(strict);
      await strict.database.owner.query(
        "insert into auth.user_roles (user_id, role) values ($1, 'ROLE_ADMIN')",
        [user.id],
      );
      const staffPage = () => ask(strict, "/rest/v1/admin-content", { token });
      expect((await staffPage()).status).toBe(403);
      expect((await ask(strict, "/rest/v1/membership?select=id", { token })).status).toBe(200);
      expect((await ask(strict, "/functions/v1/account/devices", { token })).status).toBe(200);
      const enrolled = await ask(strict, "/auth/v1/factors", { token, body: { factor_type: "totp" } });
      const { secret } = enrolled.body.totp as { secret: string };
      const path = `/auth/v1/factors/${enrolled.body.id}`;
      const challenge = await ask(strict, `${path}/challenge`, { token, body: {} });
      await ask(strict, `${path}/verify`, {
        token,
        body: { challenge_id: challenge.body.id, code: computeCode(secret) },
      });
      expect((await staffPage()).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  it("are asked for none elsewhere", async () => {
    const { user, access_token: token } = await signUp(platform);
    await platform.database.owner.query(
      "insert into auth.user_roles (user_id, role) values ($1, 'ROLE_ADMIN')",
      [user.id],
    );
    expect((await ask(platform, "/rest/v1/admin-content", { token })).status).toBe(200);
  });
});

describe("auth-js", () => {
  const aStorage = (): SupportedStorage => {
    const kept = new Map<string, string>();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
  };
  const open = () =>
    new AuthClient({
      ...{ url: `${platform.url}/auth/v1`, storage: aStorage(), storageKey: "session" },
      ...{ autoRefreshToken: false, persistSession: true, detectSessionInUrl: false },
      experimental: { recoveryCodes: true },
      headers: { apikey: platform.tokens.publicKey },
    });

  it("enrolls, asks, verifies, recovers and removes", async () => {
    const { user } = await signUp(platform);
    const client = open();
    await client.signInWithPassword({ email: user.email, password: PASSWORD });
    const enrolled = await client.mfa.enroll({ factorType: "totp", friendlyName: "Điện thoại" });
    if (enrolled.error) throw enrolled.error;
    const { id: factorId, totp } = enrolled.data;
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+<\/svg>$/);
    expect(totp.uri).toContain(`secret=${totp.secret}`);
    const challenge = await client.mfa.challenge({ factorId });
    expect(challenge.error).toBeNull();
    const verified = await client.mfa.verify({
      ...{ factorId, challengeId: challenge.data?.id ?? "", code: computeCode(totp.secret, -1) },
    });
    expect(verified.error).toBeNull();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      ...{ currentLevel: "aal2", nextLevel: "aal2" },
    });
    const made = await client.mfa.recoveryCodes.generate();
    expect(made.data?.codes).toHaveLength(10);
    const listed = await client.mfa.listFactors();
    expect(listed.data?.totp).toMatchObject([
      { id: factorId, friendly_name: "Điện thoại", status: "verified" },
    ]);
    expect(listed.data?.recovery_code).toHaveLength(1);

    const phone = open();
    await phone.signInWithPassword({ email: user.email, password: PASSWORD });
    expect((await phone.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      ...{ currentLevel: "aal1", nextLevel: "aal2" },
    });
    const wrong = await phone.mfa.challengeAndVerify({ factorId, code: aWrongCode(totp.secret) });
    expect(wrong.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
    expect(
      (await phone.mfa.challengeAndVerify({ factorId, code: computeCode(totp.secret) })).error,
    ).toBeNull();
    expect((await phone.refreshSession()).error).toBeNull();

    const lost = open();
    await lost.signInWithPassword({ email: user.email, password: PASSWORD });
    const recovered = await lost.mfa.recoveryCodes.verify({ code: made.data?.codes[0] ?? "" });
    expect(recovered.error).toBeNull();
    expect((await lost.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await lost.mfa.listFactors()).data?.all).toEqual([]);
  });
});
