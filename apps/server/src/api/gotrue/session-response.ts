// The response to a sign-in: both tokens and the user.
import { decodeJwt } from "jose";
import { z } from "zod";
import type { AuthDeps } from "./auth-deps.ts";
import { appMetadata, toPendingMfaResponse, toUserResponse } from "./user-response.ts";
import { hasSecondStep, type User } from "./users.ts";

export const Method = z.enum(["password", "otp", "oauth"]);
export type Method = z.infer<typeof Method>;
export const SecondMethod = z.enum(["totp", "mfa/recovery_code"]);
export type SecondMethod = z.infer<typeof SecondMethod>;

interface Proof {
  method: Method | SecondMethod;
  at: Date;
}

/** A session that stands, with the refresh token to hand out. */
export interface ActiveSession {
  id: string;
  method: Method;
  startedAt: Date;
  /** Absent until it is taken. */
  secondStep?: { method: SecondMethod; at: Date } | undefined;
  refreshToken: string;
}

export interface SessionResponse {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  expires_at: number | undefined;
  refresh_token: string;
  user: ReturnType<typeof toUserResponse> | ReturnType<typeof toPendingMfaResponse>;
}

export async function toSessionResponse(
  { tokens, policy }: Pick<AuthDeps, "tokens" | "policy">,
  person: User,
  session: ActiveSession,
): Promise<SessionResponse> {
  const isWhole = session.secondStep !== undefined || !hasSecondStep(person);
  const accessToken = await tokens.sign(
    {
      sub: person.id,
      role: "authenticated",
      email: person.email,
      phone: "",
      app_metadata: isWhole ? appMetadata(person) : {},
      user_metadata: isWhole ? person.raw_user_meta_data : {},
      session_id: session.id,
      aal: session.secondStep ? "aal2" : "aal1",
      amr: listProofs(session).map(({ method, at }) => ({
        method,
        timestamp: Math.floor(at.getTime() / 1000),
      })),
      is_anonymous: false,
    },
    policy.accessTokenSeconds,
  );
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: policy.accessTokenSeconds,
    expires_at: decodeJwt(accessToken).exp,
    refresh_token: session.refreshToken,
    user: isWhole ? toUserResponse(person) : toPendingMfaResponse(person),
  };
}

/** Newest first, as GoTrue lists them. */
const listProofs = ({ method, startedAt, secondStep }: ActiveSession): Proof[] => [
  ...(secondStep ? [secondStep] : []),
  { method, at: startedAt },
];
