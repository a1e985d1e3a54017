// /auth/v1/authorize, callback and the pkce grant: signing in through a provider, in GoTrue's dialect.
import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { z } from "zod";
import { AUTH_SERVICE, type Transaction } from "../../../platform/database/database.ts";
import type { AppEnv } from "../../../platform/http/app-env.ts";
import { parseLanguage } from "../../../platform/http/language.ts";
import { limitAddress } from "../account-limits.ts";
import type { AuthDeps } from "../auth-deps.ts";
import { validationFailed } from "../auth-error.ts";
import { parseEmail } from "../email-address.ts";
import { readBody } from "../read-body.ts";
import { findUserById, type User } from "../users.ts";
import { createNoteLink, knownAccount, linkAccount } from "./accounts.ts";
import type { createExchange } from "./exchange.ts";
import { type AnsweredFlow, type Flows, toHash } from "./flows.ts";
import {
  PROVIDER_NAMES,
  type Profile,
  type Provider,
  type ProviderName,
  type Providers,
} from "./provider.ts";

const COOKIE_SECONDS = 600;
/** SHA-256 in base64url. */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

const text = z.string().max(1_000).nullish();
export const AddressBody = z.object({ auth_code: text, code_verifier: text, email: text });

/** Error parameters for the return address, as RFC 6749 defines them. */
const PROBLEMS = {
  access_denied: "The sign-in was cancelled at the provider",
  bad_oauth_state: "The sign-in was begun in another browser, was used already, or took too long",
  provider_failed: "The provider did not say who signed in",
  user_banned: "User is banned",
} as const;
type ProblemName = keyof typeof PROBLEMS;

export function createOAuth(
  deps: AuthDeps,
  flows: Flows,
  exchange: ReturnType<typeof createExchange>,
): Hono<AppEnv> {
  const { database, providers } = deps;
  const noteLink = createNoteLink(deps);
  const app = new Hono<AppEnv>();

  const getOrigin = (c: Context<AppEnv>): string => new URL(deps.publicUrl ?? c.req.url).origin;
  const getCallback = (c: Context<AppEnv>): string => `${getOrigin(c)}/auth/v1/callback`;
  const sendBack = (c: Context<AppEnv>, to: string, problem: ProblemName): Response => {
    const error = problem === "access_denied" ? problem : "server_error";
    return c.redirect(
      withQuery(to, { error, error_code: problem, error_description: PROBLEMS[problem] }),
      302,
    );
  };

  app.get("/authorize", async (c) => {
    const provider = providerIn(providers, c.req.query("provider"));
    await limitAddress(deps.limits, "authorize", deps.clientAddress(c));
    const codeChallenge = challengeIn(c.req.query());
    const redirectTo = ownAddress(c.req.query("redirect_to"), getOrigin(c));
    const begun = { provider: provider.name, redirectTo, codeChallenge };
    const { state, browser } = await database.inTransaction(AUTH_SERVICE, (tx) => flows.begin(tx, begun));
    const target = await provider
      .authorizationUrl(getCallback(c), flows.deriveSecrets(state))
      .catch(logged(c, begun));
    if (!target) return sendBack(c, redirectTo, "provider_failed");
    const isSafe = getOrigin(c).startsWith("https:");
    setCookie(c, cookieName(state, isSafe), browser, { ...COOKIE, secure: isSafe, maxAge: COOKIE_SECONDS });
    return c.redirect(target.href, 302);
  });

  /** "unknown": the provider confirms no address by which an account could be found or created. */
  const findUser = async (
    tx: Transaction,
    { provider }: AnsweredFlow,
    profile: Profile,
    language: "vi" | "en",
  ): Promise<User | "unknown"> => {
    const known = await knownAccount(tx, provider, profile.subject);
    if (known !== undefined) return (await findUserById(tx, known)) ?? "unknown";
    const email = profile.email === undefined ? undefined : parseEmail(profile.email);
    return email === undefined
      ? "unknown"
      : linkAccount(tx, { ...profile, email, provider, language }, noteLink);
  };

  /** Undefined: this person is blocked. */
  const codeFor = (c: Context<AppEnv>, flow: AnsweredFlow, profile: Profile): Promise<string | undefined> =>
    database.inTransaction(AUTH_SERVICE, async (tx) => {
      const person = await findUser(tx, flow, profile, parseLanguage(c.req.header("cookie")));
      if (person === "unknown") return flows.answer(tx, flow, profile, undefined);
      return person.is_banned ? undefined : flows.answer(tx, flow, profile, person.id);
    });

  app.get("/callback", async (c) => {
    const { state = "", error } = c.req.query();
    const name = cookieName(state, getOrigin(c).startsWith("https:"));
    const browser = getCookie(c, name);
    const flow = browser
      ? await database.inTransaction(AUTH_SERVICE, (tx) => flows.takeState(tx, state, browser))
      : undefined;
    if (!flow) return sendBack(c, `${getOrigin(c)}/login`, "bad_oauth_state");
    deleteCookie(c, name, { ...COOKIE, secure: name.startsWith("__Host-") });
    if (error !== undefined) {
      return sendBack(c, flow.redirect_to, error === "access_denied" ? error : "provider_failed");
    }
    const callback = new URL(`${getCallback(c)}${new URL(c.req.url).search}`);
    const provider = providers[flow.provider as ProviderName];
    const profile = await provider?.profile(callback, flows.deriveSecrets(state)).catch(logged(c, flow));
    if (!profile) return sendBack(c, flow.redirect_to, "provider_failed");
    const code = await codeFor(c, flow, profile);
    return code === undefined
      ? sendBack(c, flow.redirect_to, "user_banned")
      : c.redirect(withQuery(flow.redirect_to, { code }), 302);
  });

  // Not in GoTrue, which makes accounts without an address.
  app.post("/provider-email", async (c) => {
    const body = await readBody(c, AddressBody);
    const email = parseEmail(body.email ?? "");
    if (email === undefined) throw validationFailed("Unable to validate email address: invalid format");
    const own = { code: body.auth_code ?? "", verifier: body.code_verifier ?? "" };
    await exchange.askAddress(own, email, deps.clientAddress(c));
    return c.json({});
  });
  return app;
}

const COOKIE = { path: "/", httpOnly: true, sameSite: "Lax" } as const;

/** One a flow, so that two tabs do not take each other's. Over https no other host can write it. */
const cookieName = (state: string, isSafe: boolean): string =>
  `${isSafe ? "__Host-" : ""}sign-in-${toHash(state).toString("hex").slice(0, 12)}`;

function providerIn(providers: Providers, name: string | undefined): Provider & { name: ProviderName } {
  const known = PROVIDER_NAMES.find((one) => one === name);
  const provider = known && providers[known];
  if (!provider) throw validationFailed("Unsupported provider: provider is not enabled");
  return { ...provider, name: known };
}

function challengeIn(query: Record<string, string>): string {
  const { code_challenge: challenge = "", code_challenge_method: method = "" } = query;
  // Tokens in an address stay in histories: only the flow that keeps them out of it.
  if (method.toLowerCase() !== "s256" || !CHALLENGE.test(challenge)) {
    throw validationFailed("PKCE is required: code_challenge with code_challenge_method s256");
  }
  return challenge;
}

/** A page of ours, or undefined: a link must not choose where the code goes. */
function ownAddress(wanted: string | undefined, origin: string): string {
  const address = URL.canParse(wanted ?? "/login", origin) ? new URL(wanted ?? "/login", origin) : undefined;
  if (address?.origin !== origin) throw validationFailed("redirect_to is not an address of this site");
  return address.href;
}

function withQuery(address: string, added: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return url.href;
}

/** Error of the provider without its message, which may hold tokens. */
const logged =
  (c: Context<AppEnv>, { provider }: { provider: string }) =>
  (error: unknown): undefined => {
    const { name, code } = error instanceof Error ? { code: undefined, ...error, name: error.name } : {};
    c.var.log.warn({ provider, reason: code ?? name }, "signing in through a provider failed");
  };
