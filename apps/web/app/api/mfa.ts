// The second step: an authenticator app, and recovery codes for the day it is lost.
import { z } from "zod/mini";
import { currentSession, saveSession } from "../lib/session/session-store.ts";
import { type Tokens, TokensSchema } from "./auth.ts";
import type { Api, ApiResult } from "./result.ts";

const CALLS = "/auth/v1/factors";

const Enrolled = z.object({
  id: z.string(),
  /** The drawing is a piece of SVG. */
  totp: z.object({ qr_code: z.string(), secret: z.string() }),
});
export type Enrolled = z.infer<typeof Enrolled>;

/** MFA is not active before the first code was right. An older sign-in needs the password. */
export const enroll = (api: Api, password: string | undefined): Promise<ApiResult<Enrolled>> =>
  api.post(
    CALLS,
    { factor_type: "totp", ...(password ? { current_password: password } : {}) },
    { schema: Enrolled },
  );

const Challenge = z.object({ id: z.string() });

/** `token`: of a session that is only half signed in; otherwise the session's own. */
export async function answerWithApp(
  api: Api,
  factorId: string,
  code: string,
  token?: string,
): Promise<ApiResult<Tokens>> {
  const as = token === undefined ? {} : { token };
  const path = `${CALLS}/${encodeURIComponent(factorId)}`;
  const challenge = await api.post(`${path}/challenge`, {}, { ...as, schema: Challenge });
  if (!challenge.ok) return challenge;
  return api.post(
    `${path}/verify`,
    { challenge_id: challenge.data.id, code },
    { ...as, schema: TokensSchema },
  );
}

export const answerWithRecoveryCode = (api: Api, code: string, token?: string): Promise<ApiResult<Tokens>> =>
  api.post(
    `${CALLS}/recovery-codes/verify`,
    { code },
    { ...(token === undefined ? {} : { token }), schema: TokensSchema },
  );

/** The session continues with the tokens that a right code is answered with. */
export function replaceTokens({ access_token: accessToken, refresh_token: refreshToken }: Tokens): void {
  const session = currentSession();
  if (session) saveSession({ ...session, accessToken, refreshToken });
}

const Codes = z.object({ codes: z.array(z.string()) });

/** Shown once. Existing codes are replaced by the new ones. */
export async function createRecoveryCodes(api: Api): Promise<ApiResult<{ codes: string[] }>> {
  const made = await api.post(`${CALLS}/recovery-codes`, undefined, { schema: Codes });
  if (made.ok || made.error.code !== "too_many_enrolled_mfa_factors") return made;
  return api.post(`${CALLS}/recovery-codes/regenerate`, undefined, { schema: Codes });
}

export const removeFactor = (api: Api, factorId: string): Promise<ApiResult<unknown>> =>
  api.send("DELETE", `${CALLS}/${encodeURIComponent(factorId)}`);
