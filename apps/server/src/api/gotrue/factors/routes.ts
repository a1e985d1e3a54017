// /auth/v1/factors in GoTrue's dialect.
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../../platform/http/app-env.ts";
import type { AuthDeps } from "../auth-deps.ts";
import { factorNotFound, validationFailed } from "../auth-error.ts";
import { createDeviceCookie } from "../device-cookie.ts";
import { readBody } from "../read-body.ts";
import type { RefreshTokens } from "../refresh-tokens.ts";
import { createSignedIn, requireSecondStep, type SignedIn } from "../signed-in.ts";
import { createAuthenticator } from "./authenticator.ts";
import { createRecoveryCodes } from "./recovery-codes.ts";

const LONGEST_NAME = 100;

const text = z.string().max(1_000).nullish();
export const EnrollBody = z.object({ factor_type: text, friendly_name: text, current_password: text });
export const VerifyBody = z.object({ challenge_id: text, code: text });
export const CodeBody = z.object({ code: text });
const Id = z.uuid();

export function createFactors(deps: AuthDeps, refreshTokens: RefreshTokens): Hono<AppEnv> {
  const signedIn = createSignedIn(deps);
  const { readDevice, rememberDevice } = createDeviceCookie(deps);
  const whole = async (c: Context<AppEnv>): Promise<SignedIn> => {
    const own = await signedIn(c);
    requireSecondStep(own);
    return own;
  };
  const authenticator = createAuthenticator(deps, refreshTokens);
  const codes = createRecoveryCodes(deps, refreshTokens);
  const app = new Hono<AppEnv>();

  app.post("/", async (c) => {
    const person = await signedIn(c);
    const body = await readBody(c, EnrollBody);
    if (body.factor_type !== "totp") throw validationFailed("factor_type needs to be totp");
    const name = body.friendly_name?.trim().slice(0, LONGEST_NAME) || undefined;
    return c.json(await authenticator.enroll(person, name, body.current_password ?? undefined));
  });

  app.get("/recovery-codes", async (c) => c.json(await codes.status(await whole(c))));
  app.post("/recovery-codes", async (c) => c.json(await codes.generate(await signedIn(c))));
  app.post("/recovery-codes/regenerate", async (c) => c.json(await codes.replace(await signedIn(c))));
  app.delete("/recovery-codes", async (c) => c.json(await codes.remove(await signedIn(c))));
  app.post("/recovery-codes/verify", async (c) => {
    const person = await signedIn(c);
    const { code } = await readBody(c, CodeBody);
    if (!code) throw validationFailed("code is required");
    const answer = await codes.verify(person, code, readDevice(c).address);
    rememberDevice(c, answer);
    return c.json(answer);
  });

  app.post("/:id/challenge", async (c) => c.json(await authenticator.challenge(await signedIn(c), idIn(c))));
  app.post("/:id/verify", async (c) => {
    const person = await signedIn(c);
    const { challenge_id: challengeId, code } = await readBody(c, VerifyBody);
    if (!Id.safeParse(challengeId).success || !challengeId)
      throw validationFailed("challenge_id must be an UUID");
    if (!code) throw validationFailed("code is required");
    const proof = { challengeId, code };
    const answer = await authenticator.verify(person, idIn(c), proof, readDevice(c));
    rememberDevice(c, answer);
    return c.json(answer);
  });
  app.delete("/:id", async (c) => c.json(await authenticator.unenroll(await signedIn(c), idIn(c))));
  return app;
}

/** An invalid id is no factor: 404. */
function idIn(c: Context<AppEnv>): string {
  const id = Id.safeParse(c.req.param("id"));
  if (!id.success) throw factorNotFound();
  return id.data;
}
