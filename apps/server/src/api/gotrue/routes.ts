// /auth/v1: accounts in GoTrue's dialect. This file parses requests and writes responses; the work is done in the
// files beside it.

import type { Context } from "hono";
import { Hono } from "hono";
import { z } from "zod";
import { AUTH_SERVICE } from "../../platform/database/database.ts";
import { afterAnswer } from "../../platform/http/after-answer.ts";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { refusal } from "../../platform/http/errors.ts";
import { parseLanguage } from "../../platform/http/language.ts";
import { noStore } from "../../platform/http/no-store.ts";
import type { AuthDeps } from "./auth-deps.ts";
import { AuthError, insufficientAal, invalidCredentials, notAdmin, validationFailed } from "./auth-error.ts";
import { createChangeAccount } from "./change-account.ts";
import { createDeviceCookie } from "./device-cookie.ts";
import { parseEmail } from "./email-address.ts";
import { createFactors } from "./factors/routes.ts";
import { createExchange } from "./oauth/exchange.ts";
import { createFlows } from "./oauth/flows.ts";
import { createOAuth } from "./oauth/oauth.ts";
import { ProfileData } from "./profile-data.ts";
import { readBody } from "./read-body.ts";
import { createReauthentication } from "./reauthentication.ts";
import { createRecover, type WantedLetter } from "./recover.ts";
import { createRefresh } from "./refresh.ts";
import { createRefreshTokens } from "./refresh-tokens.ts";
import { createResetCodes } from "./reset-codes.ts";
import type { SessionResponse } from "./session-response.ts";
import { endSessions, type Scope } from "./sessions.ts";
import { createSignIn } from "./sign-in.ts";
import { createSignUp } from "./sign-up.ts";
import { createSignedIn, isWhole, requireSecondStep, type SignedIn } from "./signed-in.ts";
import { toPendingMfaResponse, toUserResponse } from "./user-response.ts";
import { createVerify, type Proof } from "./verify.ts";

const text = z.string().nullish();
export const SignUpBody = z.object({ email: text, password: text, data: ProfileData.nullish() });
export const PasswordBody = z.object({ email: text, password: text });
export const RefreshBody = z.object({ refresh_token: text });
export const CodeBody = z.object({ auth_code: text, code_verifier: text, email_code: text });
export const EmailBody = z.object({ email: text });
export const ResendBody = z.object({ email: text, type: text });
export const VerifyBody = z.object({ type: text, email: text, token: text, token_hash: text });
export const ChangeBody = z.object({
  email: text,
  password: text,
  data: ProfileData.nullish(),
  app_metadata: z.unknown().optional(),
  current_password: text,
  nonce: text,
});
export const ProofBody = z.object({ password: text, nonce: text, code: text });

export function createAuth(deps: AuthDeps): Hono<AppEnv> {
  const refreshTokens = createRefreshTokens(deps.tokens);
  const codes = createResetCodes(deps);
  const signUp = createSignUp(deps, refreshTokens);
  const signIn = createSignIn(deps, refreshTokens);
  const refresh = createRefresh(deps, refreshTokens);
  const verify = createVerify(deps, refreshTokens, codes);
  const recover = createRecover(deps, codes);
  const changeAccount = createChangeAccount(deps);
  const signedIn = createSignedIn(deps);
  const reauthentication = createReauthentication(deps);
  const flows = createFlows(deps.tokens);
  const exchange = createExchange(deps, flows, refreshTokens);

  const { readDevice, rememberDevice } = createDeviceCookie(deps);

  const sendLater = async (c: Context<AppEnv>, what: WantedLetter, email: string): Promise<Response> => {
    afterAnswer(c, await recover(what, email, readDevice(c)));
    return c.json({});
  };

  const app = new Hono<AppEnv>();
  app.onError((error, c) => {
    if (error instanceof AuthError) return refusal(c, "auth", error);
    throw error;
  });
  app.use(noStore);

  app.post("/signup", async (c) => {
    const body = await readBody(c, SignUpBody);
    if (!body.password) throw validationFailed("Signup requires a valid password");
    const email = requireEmail(body.email);
    const account = { email, password: body.password, data: body.data ?? {} };
    const answer = await signUp(account, readDevice(c), (work) => afterAnswer(c, work));
    if ("access_token" in answer) rememberDevice(c, answer);
    return c.json(answer);
  });

  const grants: Record<string, (c: Context<AppEnv>) => Promise<SessionResponse>> = {
    async password(c) {
      const body = await readBody(c, PasswordBody);
      if (!body.email) throw validationFailed("missing email");
      const given = { email: body.email, password: body.password ?? "" };
      return signIn(given, readDevice(c), (work) => afterAnswer(c, work));
    },
    async refresh_token(c) {
      const body = await readBody(c, RefreshBody);
      if (!body.refresh_token) throw validationFailed("refresh_token required");
      return refresh(body.refresh_token, readDevice(c));
    },
    async pkce(c) {
      const { auth_code: code, code_verifier: verifier, email_code: emailCode } = await readBody(c, CodeBody);
      if (!code || !verifier) throw validationFailed("auth_code and code_verifier required");
      const language = parseLanguage(c.req.header("cookie"));
      return exchange.session({ code, verifier, emailCode: emailCode ?? undefined, language }, readDevice(c));
    },
  };

  app.post("/token", async (c) => {
    const name = c.req.query("grant_type") ?? "";
    const grant = Object.hasOwn(grants, name) ? grants[name] : undefined;
    if (!grant) throw invalidCredentials("unsupported_grant_type");
    const answer = await grant(c);
    rememberDevice(c, answer);
    return c.json(answer);
  });

  app.get("/user", async (c) => {
    const own = await signedIn(c);
    return c.json(isWhole(own) ? toUserResponse(own.person) : toPendingMfaResponse(own.person));
  });

  app.put("/user", async (c) => {
    const person = await signedIn(c);
    requireSecondStep(person);
    const body = await readBody(c, ChangeBody);
    if (body.app_metadata !== undefined && body.app_metadata !== null) {
      throw notAdmin("Updating app_metadata requires admin privileges");
    }
    const change = {
      email: body.email ? requireEmail(body.email) : undefined,
      password: body.password ?? undefined,
      data: body.data ?? undefined,
      currentPassword: body.current_password ?? undefined,
      nonce: body.nonce ?? undefined,
    };
    return c.json(await changeAccount(person, change));
  });

  app.post("/logout", async (c) => {
    const asked = parseScope(c.req.query("scope"));
    const own = await signedIn(c);
    const { person, sessionId } = own;
    const scope = allowedScope(asked, own);
    // "local" without a session in the token has nothing to end.
    await deps.database.inTransaction(AUTH_SERVICE, async (tx) => {
      await endSessions(tx, person.id, scope, sessionId);
      if (scope !== "local") await deps.events.note(tx, person.id, "signed_out_others");
    });
    return c.body(null, 204);
  });

  app.get("/reauthenticate", async (c) => {
    const person = await signedIn(c);
    requireSecondStep(person);
    await reauthentication.sendCode(person);
    return c.json({});
  });

  // Not in GoTrue, which takes the proof along with the change alone.
  app.post("/reauthenticate", async (c) => {
    const person = await signedIn(c);
    requireSecondStep(person);
    const { password, nonce, code } = await readBody(c, ProofBody);
    const given = { password: password ?? undefined, nonce: nonce ?? undefined };
    await reauthentication.prove(person, given, readDevice(c), code ?? undefined);
    return c.json({});
  });

  app.post("/recover", async (c) => {
    const { email } = await readBody(c, EmailBody);
    return sendLater(c, "reset_code", requireEmail(email));
  });

  app.post("/resend", async (c) => {
    const { email, type } = await readBody(c, ResendBody);
    if (type !== "signup") throw validationFailed("only the letter of type signup can be sent again");
    return sendLater(c, "confirm_email", requireEmail(email));
  });

  app.post("/verify", async (c) => {
    const answer = await verify(proofIn(await readBody(c, VerifyBody)), readDevice(c), (work) =>
      afterAnswer(c, work),
    );
    rememberDevice(c, answer);
    return c.json(answer);
  });

  // Programs that look into mails open every link: this one changes nothing, the script of its page does.
  app.get("/verify", (c) => {
    const query = new URLSearchParams();
    for (const name of ["type", "token_hash"]) query.set(name, c.req.query(name) ?? "");
    return c.redirect(`/verify?${query}`, 303);
  });

  app.route("/factors", createFactors(deps, refreshTokens));
  app.route("/", createOAuth(deps, flows, exchange));

  app.get("/settings", (c) =>
    c.json({
      external: {
        ...{ email: true, phone: false, anonymous_users: false },
        google: deps.providers.google !== undefined,
        facebook: deps.providers.facebook !== undefined,
        zalo: deps.providers.zalo !== undefined,
      },
      disable_signup: false,
      mailer_autoconfirm: !deps.policy.confirmEmailFirst,
      phone_autoconfirm: false,
      sms_provider: "",
      saml_enabled: false,
    }),
  );

  app.get("/health", (c) => c.json({ name: "Bên Trong", description: "accounts in the dialect of GoTrue" }));

  app.get("/.well-known/jwks.json", (c) => {
    c.header("Cache-Control", "public, max-age=600");
    return c.json(deps.tokens.keySet);
  });

  for (const path of ["/admin/*", "/invite", "/generate_link"]) {
    app.all(path, async (c) => {
      await signedIn(c);
      throw notAdmin("User not allowed");
    });
  }
  return app;
}

/** In its stored form; throws validation_failed. */
function requireEmail(typed: string | null | undefined): string {
  if (!typed) throw validationFailed("An email address is required");
  const email = parseEmail(typed);
  if (email === undefined) throw validationFailed("Unable to validate email address: invalid format");
  return email;
}

/** Without the second step only one's own session can be ended. */
function allowedScope(asked: Scope, own: SignedIn): Scope {
  if (isWhole(own)) return asked;
  if (asked === "others") throw insufficientAal(403);
  return "local";
}

function parseScope(given: string | undefined): Scope {
  if (given === undefined || given === "global") return "global";
  if (given === "local" || given === "others") return given;
  throw validationFailed(`Unsupported logout scope "${given.slice(0, 40)}"`);
}

function proofIn({ type, email, token, token_hash: hashed }: z.infer<typeof VerifyBody>): Proof {
  if (!type) throw validationFailed("Verify requires a verification type");
  const carried = hashed || token;
  if (!carried) throw validationFailed("Verify requires a token or a token hash");
  if (hashed && (token || email)) throw validationFailed("Only the token_hash and type should be provided");
  if (!hashed && !email) throw validationFailed("Verify requires the email address beside the token");
  const address = email ? requireEmail(email) : undefined;
  if (type === "email" || type === "signup") return { type: "email", token: carried, email: address };
  if (type === "email_change") return { type, token: carried, email: address };
  if (type === "recovery" && address !== undefined) return { type, token: carried, email: address };
  throw validationFailed("Unsupported verification type");
}
