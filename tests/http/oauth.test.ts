import { createHash, randomBytes, randomUUID } from "node:crypto";
import { AuthClient, type SupportedStorage } from "@supabase/auth-js";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { facebookProvider } from "../../apps/server/src/api/gotrue/oauth/facebook.ts";
import { googleProvider } from "../../apps/server/src/api/gotrue/oauth/google.ts";
import { createProviders, enabledProviders } from "../../apps/server/src/api/gotrue/oauth/providers.ts";
import { zaloProvider } from "../../apps/server/src/api/gotrue/oauth/zalo.ts";
import { readSettings } from "../../apps/server/src/platform/settings.ts";
import { lettersTo, letterTo } from "../support/letters.ts";
import { type OAuthProvider, openOAuthProvider, type Stranger } from "../support/oauth-provider.ts";
import { ask, newAddress, PASSWORD, Session, signIn, signUp } from "./account-client.ts";
import { openPlatform, type Platform } from "./platform.ts";

let platform: Platform;
let provider: OAuthProvider;
const logged: string[] = [];
beforeAll(async () => {
  provider = await openOAuthProvider();
  const { url, client } = provider;
  const keys = { clientId: client.id, clientSecret: client.secret };
  platform = await openPlatform({
    providers: {
      google: googleProvider({ ...keys, issuer: url }),
      facebook: facebookProvider({ ...keys, dialog: url, graph: url }),
      zalo: zaloProvider({ appId: client.id, secret: client.secret, oauth: url, graph: url }),
    },
    log: pino({ level: "trace" }, { write: (line: string) => void logged.push(line) }),
  });
});
afterAll(async () => {
  await platform.close();
  await provider.close();
});
afterEach(() => {
  provider.fault = "none";
});

const aStranger = (more: Partial<Stranger> = {}): Stranger => ({
  sub: randomUUID(),
  name: "Lê Thu Hằng",
  email: `hang-${randomUUID().slice(0, 12)}@gmail.com`,
  email_verified: true,
  ...more,
});

const readCookies = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

interface Begun {
  /** Address that the provider sends the person to. */
  callback: string;
  cookie: string;
  verifier: string;
}

/** From the button to the provider and to the address that it answers with, which nobody has opened yet. */
async function begin(who: Stranger, name = "google", redirectTo = `${platform.url}/login`): Promise<Begun> {
  provider.who = who;
  const verifier = randomBytes(32).toString("base64url");
  const query = new URLSearchParams({
    ...{ provider: name, redirect_to: redirectTo, code_challenge_method: "s256" },
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  });
  const away = await fetch(`${platform.url}/auth/v1/authorize?${query}`, { redirect: "manual" });
  expect(away.status).toBe(302);
  const there = await fetch(away.headers.get("location") ?? "", { redirect: "manual" });
  return { callback: there.headers.get("location") ?? "", cookie: readCookies(away), verifier };
}

/** Query of the address that the callback leads to. */
async function comeBack({ callback, cookie }: Pick<Begun, "callback" | "cookie">): Promise<URL> {
  const response = await fetch(callback, { redirect: "manual", headers: { cookie } });
  expect(response.status).toBe(302);
  return new URL(response.headers.get("location") ?? "");
}

const exchange = (code: string | null, verifier: string, more: object = {}) =>
  ask(platform, "/auth/v1/token?grant_type=pkce", {
    body: { auth_code: code, code_verifier: verifier, ...more },
  });

async function signInAs(who: Stranger, name = "google"): Promise<Session> {
  const begun = await begin(who, name);
  const { status, body } = await exchange((await comeBack(begun)).searchParams.get("code"), begun.verifier);
  expect([status, body.error_code]).toEqual([200, undefined]);
  return Session.parse(body);
}

describe("signing in through Google", () => {
  it("makes an account on the first day and finds it on the second", async () => {
    const who = aStranger();
    const first = await signInAs(who);
    expect(first.user).toMatchObject({
      ...{ email: who.email, user_metadata: { fullname: "Lê Thu Hằng", avatar_url: "/avatars/0.svg" } },
      ...{ app_metadata: { provider: "google", providers: ["google"], roles: ["ROLE_USER"] } },
      email_confirmed_at: expect.any(String),
    });
    const { rows } = await platform.database.owner.query(
      `select kind, given from consent where "userId" = $1`,
      [first.user.id],
    );
    expect(rows).toEqual([{ kind: "terms", given: true }]);
    // The person is known by the provider's id, whatever their address is by now.
    const second = await signInAs({ ...who, email: `other-${randomUUID()}@gmail.com` });
    expect(second.user).toMatchObject({ id: first.user.id, email: who.email });
    const mine = await ask(platform, "/rest/v1/membership?select=id", { token: second.access_token });
    expect(mine.status).toBe(200);
  });

  it("joins the account of a confirmed address, whose password goes on working", async () => {
    const who = aStranger();
    const own = await signUp(platform, { email: who.email ?? "" });
    await platform.database.owner.query("update auth.users set email_confirmed_at = now() where id = $1", [
      own.user.id,
    ]);
    const joined = await signInAs(who);
    expect(joined.user).toMatchObject({
      id: own.user.id,
      app_metadata: { providers: ["email", "google"] },
      user_metadata: { fullname: "Nguyễn Thị Lan" },
    });
    expect((await signIn(platform, who.email ?? "")).status).toBe(200);
    expect(await letterTo(platform, who.email ?? "", "security_notice")).toMatchObject({
      ...{ what: "identity_linked", detail: "google" },
    });
  });

  it("takes an account that somebody made in advance away from them", async () => {
    const who = aStranger();
    const squatter = await signUp(platform, { email: who.email ?? "" });
    await platform.database.owner.query(
      "insert into auth.identities (user_id, provider, subject) values ($1, 'zalo', $2)",
      [squatter.user.id, randomUUID()],
    );
    const owner = await signInAs(who);
    expect(owner.user).toMatchObject({ id: squatter.user.id, app_metadata: { providers: ["google"] } });
    expect((await signIn(platform, who.email ?? "")).body.error_code).toBe("invalid_credentials");
    const theirs = await ask(platform, "/auth/v1/user", { token: squatter.access_token });
    expect([theirs.status, theirs.body.error_code]).toEqual([403, "session_not_found"]);
    const renewed = await ask(platform, "/auth/v1/token?grant_type=refresh_token", {
      body: { refresh_token: squatter.refresh_token },
    });
    expect(renewed.status).toBe(400);
  });

  it.each([
    ["that was never verified", { email_verified: false }],
    ["of a mailbox that Google does not run", { email: `hoa-${randomUUID()}@example.vn` }],
    ["that is none", { email: "abc" }],
  ])("takes nobody's word for an address %s", async (_, more) => {
    const who = aStranger(more);
    const begun = await begin(who);
    const code = (await comeBack(begun)).searchParams.get("code");
    const { status, body } = await exchange(code, begun.verifier);
    expect([status, body.error_code]).toEqual([422, "provider_email_needed"]);
    const { rows } = await platform.database.owner.query("select from auth.users where email = $1", [
      who.email,
    ]);
    expect(rows).toHaveLength(0);
  });

  it("believes the address of an organisation whose mailboxes Google runs", async () => {
    const email = newAddress();
    expect((await signInAs(aStranger({ email, hd: "example.vn" }))).user.email).toBe(email);
  });

  it("does not open to a person who is blocked", async () => {
    const who = aStranger();
    const { user } = await signInAs(who);
    await platform.database.owner.query("update auth.users set banned_until = 'infinity' where id = $1", [
      user.id,
    ]);
    expect((await comeBack(await begin(who))).searchParams.get("error_code")).toBe("user_banned");
  });

  it("leaves out a name that no form would take", async () => {
    const { user } = await signInAs(aStranger({ name: "Bcc: all@example.vn\r\n\u202e" }));
    expect(user.user_metadata).toEqual({ avatar_url: "/avatars/0.svg" });
  });
});

describe("a sign-in that is not whole", () => {
  const readProblem = (url: URL) => [
    url.pathname,
    url.searchParams.get("error_code"),
    url.searchParams.get("code"),
  ];

  it("is told on the page when it was cancelled at the provider", async () => {
    provider.fault = "denied";
    const back = await comeBack(await begin(aStranger(), "google", `${platform.url}/login?x=1`));
    expect(readProblem(back)).toEqual(["/login", "access_denied", null]);
    expect(back.searchParams.get("error")).toBe("access_denied");
    expect(back.searchParams.get("x")).toBe("1");
  });

  it.each(["nonce", "signature", "refusal"] as const)("is refused for a wrong %s", async (fault) => {
    const begun = await begin(aStranger());
    provider.fault = fault;
    expect(readProblem(await comeBack(begun))).toEqual(["/login", "provider_failed", null]);
  });

  it("cannot be finished in a browser that did not begin it", async () => {
    const begun = await begin(aStranger());
    const other = await begin(aStranger());
    const asked = provider.asked;
    for (const cookie of ["", other.cookie, begun.cookie.replace(/=.*/, "=guessed")]) {
      expect(readProblem(await comeBack({ ...begun, cookie }))).toEqual(["/login", "bad_oauth_state", null]);
    }
    expect(provider.asked).toBe(asked);
    expect((await comeBack(begun)).searchParams.get("code")).toBeTruthy();
  });

  it.each(["", "?state=abc&code=def", "?state=", "?error=x"])(
    "is nothing at all: callback%s",
    async (query) => {
      const callback = `${platform.url}/auth/v1/callback${query}`;
      expect(readProblem(await comeBack({ callback, cookie: "" }))).toEqual([
        "/login",
        "bad_oauth_state",
        null,
      ]);
    },
  );

  it("is answered once: neither state nor the provider's code works again", async () => {
    const begun = await begin(aStranger());
    const all = await Promise.all(Array.from({ length: 5 }, () => comeBack(begun)));
    expect(all.filter((url) => url.searchParams.has("code"))).toHaveLength(1);
    const other = await begin(aStranger());
    const stolen = new URL(begun.callback).searchParams.get("code") ?? "";
    const callback = new URL(other.callback);
    callback.searchParams.set("code", stolen);
    expect(readProblem(await comeBack({ ...other, callback: callback.href }))[1]).toBe("provider_failed");
  });

  it("is over after ten minutes", async () => {
    const begun = await begin(aStranger());
    await platform.database.owner.query("update auth.oauth_flows set expires_at = now()");
    expect(readProblem(await comeBack(begun))[1]).toBe("bad_oauth_state");
  });

  it("gives its session once, and only to whoever began it", async () => {
    const begun = await begin(aStranger());
    const code = (await comeBack(begun)).searchParams.get("code");
    const all = await Promise.all(Array.from({ length: 5 }, () => exchange(code, begun.verifier)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect(all.find(({ status }) => status === 404)?.body.error_code).toBe("flow_state_not_found");

    const second = await begin(aStranger());
    const stolen = (await comeBack(second)).searchParams.get("code");
    const guessed = await exchange(stolen, "b".repeat(43));
    expect([guessed.status, guessed.body.error_code]).toEqual([400, "bad_code_verifier"]);
    expect((await exchange(stolen, second.verifier)).status).toBe(404);
  });
});

describe("the way to a provider", () => {
  const challenge = createHash("sha256").update("x").digest("base64url");
  const authorize = (more: Record<string, string>) =>
    ask(
      platform,
      `/auth/v1/authorize?${new URLSearchParams({
        ...{ provider: "google", code_challenge: challenge, code_challenge_method: "s256" },
        ...more,
      })}`,
    );

  it.each([
    ["to another site", { redirect_to: "https://evil.example/login" }],
    ["to another site that looks like ours", { redirect_to: "//evil.example/login" }],
    ["to a script", { redirect_to: "javascript:alert(1)" }],
    ["to a port that is not ours", { redirect_to: "http://127.0.0.1:1/login" }],
    ["through a provider that does not exist", { provider: "constructor" }],
    ["without PKCE", { code_challenge: "" }],
    ["with a plain challenge", { code_challenge_method: "plain" }],
  ])("is refused %s", async (_, more) => {
    const { status, body, headers } = await authorize(more);
    expect([status, body.error_code]).toEqual([400, "validation_failed"]);
    expect(headers.get("location")).toBeNull();
  });

  it("carries state, nonce and challenge, and leaves a cookie that scripts cannot read", async () => {
    const query = new URLSearchParams({
      ...{ provider: "google", code_challenge: challenge, code_challenge_method: "S256" },
    });
    const response = await fetch(`${platform.url}/auth/v1/authorize?${query}`, { redirect: "manual" });
    const there = new URL(response.headers.get("location") ?? "").searchParams;
    for (const name of ["state", "nonce", "code_challenge"]) expect(there.get(name)).toMatch(/^[\w-]{43}$/);
    expect(there.get("redirect_uri")).toBe(`${platform.url}/auth/v1/callback`);
    // Ours towards the provider is another one than the client's towards us.
    expect(there.get("code_challenge")).not.toBe(challenge);
    expect(response.headers.getSetCookie().join()).toMatch(/; HttpOnly; SameSite=Lax$/i);
  });

  it("is told by the settings", async () => {
    const { body } = await ask(platform, "/auth/v1/settings");
    expect(body.external).toMatchObject({ google: true, facebook: true, zalo: true });
  });

  it("leaves no code, token or secret in the log", async () => {
    provider.fault = "refusal";
    await comeBack(await begin(aStranger()));
    const all = logged.join("\n");
    expect(all).toContain("signing in through a provider failed");
    expect(all).not.toMatch(/secret-of-ours|code=|eyJ/);
  });
});

describe.each(["facebook", "zalo"])("signing in through %s, which vouches for no address", (name) => {
  const waiting = async (who: Stranger) => {
    const begun = await begin(who, name);
    const code = (await comeBack(begun)).searchParams.get("code");
    const give = (email: string, verifier = begun.verifier) =>
      ask(platform, "/auth/v1/provider-email", { body: { auth_code: code, code_verifier: verifier, email } });
    return { give, finish: (more: object = {}) => exchange(code, begun.verifier, more) };
  };

  it("asks for one and makes the account when its code came back", async () => {
    const who = aStranger();
    const { give, finish } = await waiting(who);
    expect((await finish()).body.error_code).toBe("provider_email_needed");
    const email = newAddress();
    expect([(await give(email)).status, (await give("abc")).body.error_code]).toEqual([
      200,
      "validation_failed",
    ]);
    const { code } = await letterTo(platform, email, "sign_in_code");
    const wrong = await finish({ email_code: "AAAAAA" });
    expect([wrong.status, wrong.body.error_code]).toEqual([403, "otp_expired"]);
    const { status, body } = await finish({ email_code: ` ${code.toLowerCase()} ` });
    expect(status).toBe(200);
    const { user } = Session.parse(body);
    expect(user).toMatchObject({ email, app_metadata: { providers: [name] } });
    // From now on nobody asks.
    expect((await signInAs(who, name)).user.id).toBe(user.id);
  });

  it("joins an account only for somebody who reads its letters", async () => {
    const own = await signUp(platform);
    const { give, finish } = await waiting(aStranger());
    await give(own.user.email);
    expect((await finish({ email_code: "BBBBBB" })).status).toBe(403);
    const { code } = await letterTo(platform, own.user.email, "sign_in_code");
    const { body } = await finish({ email_code: code });
    expect(Session.parse(body).user.id).toBe(own.user.id);
  });

  it("sends few letters and hears few guesses", async () => {
    const { give, finish } = await waiting(aStranger());
    const addresses = Array.from({ length: 5 }, newAddress);
    const sent = [];
    for (const email of addresses) sent.push((await give(email)).status);
    expect(sent).toEqual([200, 200, 200, 429, 429]);
    const letters = await Promise.all(addresses.map((email) => lettersTo(platform, email)));
    expect(letters.flat()).toHaveLength(3);
    for (let n = 0; n < 8; n++) expect((await finish({ email_code: "CCCCCC" })).status).toBe(403);
    const { code } = await letterTo(platform, addresses[2] ?? "", "sign_in_code");
    expect((await finish({ email_code: code })).status).toBe(429);
  });

  it("sends nothing for a client that did not begin the sign-in", async () => {
    const { give } = await waiting(aStranger());
    const email = newAddress();
    expect((await give(email, "d".repeat(43))).body.error_code).toBe("bad_code_verifier");
    expect(await lettersTo(platform, email)).toHaveLength(0);
  });

  it("is refused when the provider refuses the code", async () => {
    const begun = await begin(aStranger(), name);
    provider.fault = "refusal";
    expect((await comeBack(begun)).searchParams.get("error_code")).toBe("provider_failed");
  });
});

describe("the settings of a provider", () => {
  const read = (environment: NodeJS.ProcessEnv) => readSettings(environment, "/nowhere").providers;

  it("open its button when both of them are there", () => {
    expect(enabledProviders(read({}))).toEqual([]);
    const given = {
      ZALO_APP_ID: "1",
      ZALO_APP_SECRET: "2",
      GOOGLE_CLIENT_ID: "3",
      GOOGLE_CLIENT_SECRET: "4",
    };
    expect(enabledProviders(read(given))).toEqual(["google", "zalo"]);
    expect(Object.keys(createProviders(read(given)))).toEqual(["google", "zalo"]);
    expect(read(given).google).toEqual({ id: "3", secret: "4", issuer: "https://accounts.google.com" });
  });

  it.each(["GOOGLE_CLIENT_ID", "FACEBOOK_CLIENT_SECRET", "ZALO_APP_ID"])(
    "stop the start with %s alone",
    (name) => {
      expect(() => read({ [name]: "x" })).toThrow(/must be set together/);
    },
  );
});

describe("auth-js", () => {
  it("signs in through a provider and exchanges the code", async () => {
    const kept = new Map<string, string>();
    const storage: SupportedStorage = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
    const client = new AuthClient({
      ...{ url: `${platform.url}/auth/v1`, storage, storageKey: "session", flowType: "pkce" },
      ...{ autoRefreshToken: false, persistSession: true, detectSessionInUrl: false },
      headers: { apikey: platform.tokens.publicKey },
    });
    provider.who = aStranger();
    const { data, error } = await client.signInWithOAuth({
      provider: "google",
      options: { redirectTo: `${platform.url}/login`, skipBrowserRedirect: true },
    });
    expect(error).toBeNull();
    const away = await fetch(data.url ?? "", { redirect: "manual" });
    const there = await fetch(away.headers.get("location") ?? "", { redirect: "manual" });
    const back = await comeBack({
      callback: there.headers.get("location") ?? "",
      cookie: readCookies(away),
    });
    const session = await client.exchangeCodeForSession(back.searchParams.get("code") ?? "");
    expect(session.error).toBeNull();
    expect(session.data.user?.email).toBe(provider.who.email);
    const { data: claims } = await client.getClaims();
    expect(claims?.claims).toMatchObject({ aal: "aal1", amr: [{ method: "oauth" }] });
    expect((await client.refreshSession()).error).toBeNull();
    // The password that a person sets afterwards is one more way in.
    expect((await client.updateUser({ password: PASSWORD })).error).toBeNull();
    expect((await signIn(platform, provider.who.email ?? "")).status).toBe(200);
  });
});
