import type { Session } from "../../lib/session/session.ts";
import { saveSession } from "../../lib/session/session-store.ts";
import { fetchUser, findAuthenticator, passwordGrant, type Tokens, type User } from "../auth.ts";
import type { Api, ApiError, ApiResult } from "../result.ts";

/** The browser keeps nothing for this site, so nobody could stay signed in. */
const NO_STORAGE: ApiError = { status: 0, code: "no_storage", message: "", body: undefined };

export const toSession = (tokens: Tokens, user: User): Session => ({
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token,
  email: user.email ?? undefined,
  userId: user.id,
  username: user.user_metadata?.fullname?.trim() || undefined,
  roles: user.app_metadata?.roles ?? [],
});

export type SignInResult = Tokens & {
  userId: string;
  /** The authenticator that has to be asked first: until then nothing is kept, and the tokens open nothing. */
  secondStep?: string;
};

/** Finds the owner of the tokens and keeps them as the session, unless a second step is missing. */
export async function completeSignIn(
  api: Api,
  tokens: Tokens,
  secondStep: "open" | "taken" = "open",
): Promise<ApiResult<SignInResult>> {
  const user = await fetchUser(api, tokens.access_token);
  if (!user.ok) return user;
  const arrival = { ...tokens, userId: user.data.id };
  const factor = secondStep === "open" ? findAuthenticator(user.data) : undefined;
  if (factor !== undefined) return { ...user, data: { ...arrival, secondStep: factor } };
  if (!saveSession(toSession(tokens, user.data))) return { ok: false, error: NO_STORAGE };
  return { ...user, data: arrival };
}

/** Two calls, and the session is kept only when both succeed. Answers the token call's result with `userId`. */
export async function signIn(api: Api, email: string, password: string): Promise<ApiResult<SignInResult>> {
  const granted = await passwordGrant(api, email, password);
  return granted.ok ? completeSignIn(api, granted.data) : granted;
}
