// The client library that others bring along, unchanged, against our server.
import {
  AuthApiError,
  AuthClient,
  AuthSessionMissingError,
  AuthWeakPasswordError,
  type SupportedStorage,
} from "@supabase/auth-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newAddress, PASSWORD } from "../../http/account-client.ts";
import { openPlatform, type Platform } from "../../http/platform.ts";
import { eventually } from "../../support/eventually.ts";
import { letterTo } from "../../support/letters.ts";
import { aPerson } from "../../support/people.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

/** A browser's storage: tabs share one. */
function aStorage(): SupportedStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const open = (storage = aStorage(), url = platform.url): InstanceType<typeof AuthClient> =>
  new AuthClient({
    ...{ url: `${url}/auth/v1`, storage, storageKey: "session", autoRefreshToken: false },
    ...{ persistSession: true, detectSessionInUrl: false },
    headers: { apikey: platform.tokens.publicKey },
  });

const somebody = async (storage = aStorage()) => {
  const client = open(storage);
  const email = newAddress();
  const { data, error } = await client.signUp({
    ...{ email, password: PASSWORD },
    options: { data: { fullname: "Nguyễn Thị Lan" } },
  });
  expect(error).toBeNull();
  if (!data.session) throw new Error("sign-up answers a session");
  return { client, email, session: data.session, storage };
};

/** As if the stored access token had run out; returns the refresh token beside it. */
function runOut({ kept }: ReturnType<typeof aStorage>): string {
  const session = JSON.parse(kept.get("session") ?? "{}");
  kept.set("session", JSON.stringify({ ...session, expires_at: 1 }));
  return session.refresh_token;
}

describe("auth-js", () => {
  it("signs up, signs in and knows the person", async () => {
    const { email, session } = await somebody();
    expect(session.user).toMatchObject({ email, user_metadata: { fullname: "Nguyễn Thị Lan" } });
    const client = open();
    const { data, error } = await client.signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(session.user.id);
    const asked = await client.getUser();
    expect(asked.data.user).toMatchObject({ id: session.user.id, app_metadata: { roles: ["ROLE_USER"] } });
    expect(asked.data.user?.identities).toHaveLength(1);
  });

  it("verifies our tokens itself, by the published keys", async () => {
    const { client, session } = await somebody();
    const { data, error } = await client.getClaims(session.access_token);
    expect(error).toBeNull();
    expect(data?.claims).toMatchObject({ sub: session.user.id, role: "authenticated", aal: "aal1" });
    const forged = `${session.access_token.slice(0, -8)}AAAAAAAA`;
    expect((await client.getClaims(forged)).error).not.toBeNull();
  });

  it("tells a wrong password, a taken address and a weak password by their codes", async () => {
    const { email } = await somebody();
    const wrong = await open().signInWithPassword({ email, password: "wrong" });
    expect(wrong.error).toBeInstanceOf(AuthApiError);
    expect(wrong.error).toMatchObject({
      ...{ status: 400, code: "invalid_credentials", message: "Invalid login credentials" },
    });
    const taken = await open().signUp({ email, password: PASSWORD });
    expect(taken.error).toMatchObject({ status: 422, code: "user_already_exists" });
    const weak = await open().signUp({ email: newAddress(), password: "12345" });
    expect(weak.error).toBeInstanceOf(AuthWeakPasswordError);
    expect(weak.error).toMatchObject({ code: "weak_password", reasons: ["length"] });
  });

  it("tells staff why a leaked password is refused", async () => {
    const { client, session } = await somebody();
    await platform.database.owner.query(
      "insert into auth.user_roles (user_id, role) values ($1, 'ROLE_ADMIN')",
      [session.user.id],
    );
    const { error } = await client.updateUser({ password: "iloveyou" });
    expect(error).toBeInstanceOf(AuthWeakPasswordError);
    expect(error).toMatchObject({ reasons: ["pwned"] });
  });

  it("is told of too many tries in the word that it knows", async () => {
    const email = newAddress();
    for (let n = 0; n < 10; n++) await open().signInWithPassword({ email, password: `guess ${n}` });
    const { error } = await open().signInWithPassword({ email, password: "guess" });
    expect(error).toMatchObject({ status: 429, code: "over_request_rate_limit" });
  });

  it("refreshes, and takes a session over from its tokens", async () => {
    const { client, session } = await somebody();
    const refreshed = await client.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(session.refresh_token);
    const other = open();
    const { access_token, refresh_token } = refreshed.data.session ?? session;
    const taken = await other.setSession({ access_token, refresh_token });
    expect(taken.data.user?.id).toBe(session.user.id);
    expect((await other.getUser()).data.user?.id).toBe(session.user.id);
  });

  it("refreshes by itself when the access token has run out", async () => {
    const brief = await openPlatform({ accounts: { accessTokenSeconds: 60 } });
    try {
      const client = new AuthClient({
        ...{
          url: `${brief.url}/auth/v1`,
          storage: aStorage(),
          storageKey: "session",
          autoRefreshToken: true,
        },
        ...{ persistSession: true, headers: { apikey: brief.tokens.publicKey } },
      });
      const { data } = await client.signUp({ email: newAddress(), password: PASSWORD });
      const events: string[] = [];
      client.onAuthStateChange((event) => void events.push(event));
      // Sixty seconds are within the margin in which the library refreshes ahead of time.
      const session = await eventually(async () => {
        const now = (await client.getSession()).data.session;
        expect(now?.refresh_token).not.toBe(data.session?.refresh_token);
        return now;
      });
      expect(session?.user.id).toBe(data.user?.id);
      await eventually(() => expect(events).toContain("TOKEN_REFRESHED"));
      await client.stopAutoRefresh();
    } finally {
      await brief.close();
    }
  });

  it("in two tabs that refresh together stays signed in in both", async () => {
    const { client, storage, session } = await somebody();
    const tab = open(storage);
    for (let round = 0; round < 3; round++) {
      const before = runOut(storage);
      await Promise.all([client.getSession(), tab.getSession()]);
      for (const one of [client, tab]) expect((await one.getUser()).data.user?.id).toBe(session.user.id);
      const { data } = await client.getSession();
      expect(data.session?.refresh_token).not.toBe(before);
      expect((await tab.getSession()).data.session?.refresh_token).toBe(data.session?.refresh_token);
    }
  });

  it("drops its session when a stolen older token was replayed", async () => {
    const { client, session, storage } = await somebody();
    await client.refreshSession();
    await client.refreshSession();
    await platform.database.owner.query(
      "update auth.refresh_tokens set revoked_at = revoked_at - interval '1 minute' where revoked_at is not null",
    );
    const thief = await open().refreshSession({ refresh_token: session.refresh_token });
    expect(thief.error).toMatchObject({ status: 400, code: "refresh_token_already_used" });
    const owner = await client.refreshSession();
    expect(owner.error).toMatchObject({ code: "refresh_token_not_found" });
    expect((await client.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
    expect(storage.kept.get("session")).toBeUndefined();
  });

  it("changes data, address and password", async () => {
    const { client, email } = await somebody();
    const data = await client.updateUser({ data: { avatar_url: "/avatars/3.svg" } });
    expect(data.data.user?.user_metadata).toEqual({
      fullname: "Nguyễn Thị Lan",
      avatar_url: "/avatars/3.svg",
    });
    const wanted = newAddress();
    const moved = await client.updateUser({ email: wanted });
    expect(moved.data.user).toMatchObject({ email, new_email: wanted });
    expect((await client.updateUser({ password: PASSWORD })).error).toMatchObject({ code: "same_password" });
    expect((await client.updateUser({ password: "một câu khác nữa" })).error).toBeNull();
    expect((await open().signInWithPassword({ email, password: "một câu khác nữa" })).error).toBeNull();
  });

  it("verifies what letters carry: a code, a link, a new address", async () => {
    const { client, email, session } = await somebody();
    const link = await letterTo(platform, email, "confirm_email");
    const confirmed = await open().verifyOtp({ type: "email", token_hash: link.token });
    expect(confirmed.data.user?.email_confirmed_at).toBeTruthy();
    expect((await open().resetPasswordForEmail(email)).error).toBeNull();
    expect((await open().resetPasswordForEmail(newAddress())).error).toBeNull();
    const { code } = await letterTo(platform, email, "reset_code");
    const recovered = await open().verifyOtp({ type: "recovery", email, token: code });
    expect(recovered.data.session?.user.id).toBe(session.user.id);
    const reused = await open().verifyOtp({ type: "recovery", email, token: code });
    expect(reused.error).toMatchObject({ status: 403, code: "otp_expired" });
    const wanted = newAddress();
    await client.updateUser({ email: wanted });
    const { token } = await letterTo(platform, wanted, "change_email");
    const moved = await open().verifyOtp({ type: "email_change", token_hash: token });
    expect(moved.data.user?.email).toBe(wanted);
  });

  it("asks for the confirmation once more", async () => {
    const { email } = await somebody();
    expect((await open().resend({ type: "signup", email })).error).toBeNull();
    await letterTo(platform, email, "confirm_email", 2);
  });

  it.each([
    ["global", [false, false, false]],
    ["local", [false, true, true]],
    ["others", [true, false, false]],
  ] as const)("signs out with scope %s", async (scope, expected) => {
    const { client, email } = await somebody();
    const others = [open(), open()];
    for (const other of others) await other.signInWithPassword({ email, password: PASSWORD });
    expect((await client.signOut({ scope })).error).toBeNull();
    const signedIn = await Promise.all(
      [client, ...others].map(async (one) => (await one.getUser()).data.user !== null),
    );
    expect(signedIn).toEqual(expected);
  });

  it("takes a session that was ended elsewhere for none", async () => {
    const { client, email } = await somebody();
    const elsewhere = open();
    await elsewhere.signInWithPassword({ email, password: PASSWORD });
    await elsewhere.signOut({ scope: "global" });
    const { error } = await client.getUser();
    expect(error).toBeInstanceOf(AuthSessionMissingError);
    expect((await client.signOut()).error).toBeNull();
  });

  it("gets nothing from administration, even as an administrator", async () => {
    const administrator = await aPerson(platform.database, "administrator");
    const token = await platform.tokens.sign({ sub: administrator.id, role: "authenticated" }, 60);
    const client = new AuthClient({
      url: `${platform.url}/auth/v1`,
      headers: { apikey: platform.tokens.publicKey, Authorization: `Bearer ${token}` },
    });
    expect((await client.admin.listUsers()).error).toMatchObject({ status: 403, code: "not_admin" });
  });

  it("does not take a server that is down for a signed-out person", async () => {
    const storage = aStorage();
    const { session } = await somebody(storage);
    const lost = open(storage, "http://127.0.0.1:9");
    const { error } = await lost.getUser();
    expect(error?.name).toBe("AuthRetryableFetchError");
    expect(storage.kept.get("session")).toContain(session.refresh_token);
  });
});

describe("auth-js where addresses are confirmed first", () => {
  it("signs up without a session, and signs in after the link", async () => {
    const strict = await openPlatform({ accounts: { confirmEmailFirst: true } });
    try {
      const client = new AuthClient({
        ...{ url: `${strict.url}/auth/v1`, storage: aStorage(), autoRefreshToken: false },
        headers: { apikey: strict.tokens.publicKey },
      });
      const email = newAddress();
      const { data } = await client.signUp({ email, password: PASSWORD });
      expect([data.session, data.user?.email]).toEqual([null, email]);
      const link = await letterTo(strict, email, "confirm_email");
      const early = await client.signInWithPassword({ email, password: PASSWORD });
      expect(early.error).toMatchObject({ code: "email_not_confirmed" });
      const masked = await client.signUp({ email, password: PASSWORD });
      expect([masked.error, masked.data.user?.identities]).toEqual([null, []]);
      await client.verifyOtp({ type: "email", token_hash: link.token });
      expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    } finally {
      await strict.close();
    }
  });
});
