// The calls of /auth/v1. Those that prove who somebody is carry no token of a session, so a refusal of theirs never
// ends one.
import { type Api, type ApiResult, mapResult } from "./result.ts";
import type { SignedUp, Tokens, User } from "./schemas/auth.ts";

export type { Tokens, User } from "./schemas/auth.ts";

const schemas = () => import("./schemas/auth.ts");
const UserSchema = async () => (await schemas()).User;
const PasswordChangedSchema = async () => (await schemas()).PasswordChanged;
const SignedUpSchema = async () => (await schemas()).SignedUp;
export const TokensSchema = async () => (await schemas()).Tokens;

const VISITOR = { token: null };

export const passwordGrant = (api: Api, email: string, password: string): Promise<ApiResult<Tokens>> =>
  api.post("/auth/v1/token?grant_type=password", { email, password }, { ...VISITOR, schema: TokensSchema });

export const refreshGrant = (api: Api, refreshToken: string): Promise<ApiResult<Tokens>> =>
  api.post(
    "/auth/v1/token?grant_type=refresh_token",
    { refresh_token: refreshToken },
    { ...VISITOR, schema: TokensSchema },
  );

export interface SignUp {
  email: string;
  password: string;
  data: { fullname: string; avatar_url: string };
}

export const signUp = (api: Api, body: SignUp): Promise<ApiResult<SignedUp>> =>
  api.post("/auth/v1/signup", body, { ...VISITOR, schema: SignedUpSchema });

/** As the session, or as whom the given token names. */
export const fetchUser = (api: Api, token?: string): Promise<ApiResult<User>> =>
  api.get("/auth/v1/user", { schema: UserSchema, ...(token !== undefined && { token }) });

export interface UserChanges {
  email?: string;
  password?: string;
  /** Proof of identity; a new address or password needs one of the last ten minutes. */
  current_password?: string;
  data?: { fullname?: string; avatar_url?: string; language?: string };
}

/** `data` is merged into the stored fields. A new address waits for its confirmation by e-mail. */
export const updateUser = (api: Api, changes: UserChanges): Promise<ApiResult<User>> =>
  api.send("PUT", "/auth/v1/user", { body: changes, schema: UserSchema });

/** The password, or the code of the letter: good for what follows in the next ten minutes. */
export const proveOwner = (
  api: Api,
  proof: { password: string } | { nonce: string },
): Promise<ApiResult<unknown>> => api.post("/auth/v1/reauthenticate", proof);

/** A letter with a code, for somebody without a password. */
export const requestProofCode = (api: Api): Promise<ApiResult<unknown>> => api.get("/auth/v1/reauthenticate");

/** Everyone else who is signed in to this account. */
export const endOtherSessions = (api: Api): Promise<ApiResult<unknown>> =>
  api.post("/auth/v1/logout?scope=others");

/** Sends the confirmation e-mail again. The answer does not tell whether there is such an account. */
export const resendConfirmation = (api: Api, email: string): Promise<ApiResult<unknown>> =>
  api.post("/auth/v1/resend", { type: "signup", email }, VISITOR);

/** Sends a code to an address. The answer does not tell whether there is such an account. */
export const requestPasswordReset = (api: Api, email: string): Promise<ApiResult<unknown>> =>
  api.post("/functions/v1/auth/reset-password", { email }, VISITOR);

export interface PasswordChange {
  email: string;
  password: string;
  resetCode: string;
}

/** Answers with whether the new password is a leaked one. */
export const resetPassword = async (
  api: Api,
  change: PasswordChange,
): Promise<ApiResult<{ isWeak: boolean }>> =>
  mapResult(
    await api.post("/functions/v1/auth/change-password", change, {
      ...VISITOR,
      schema: PasswordChangedSchema,
    }),
    ({ warning }) => ({ isWeak: Boolean(warning) }),
  );

export type LinkType = "email" | "email_change";

/** Verifies a link from an e-mail: `token_hash` is the token in its address. Answers with a session. */
export const verifyLink = (api: Api, type: LinkType, tokenHash: string): Promise<ApiResult<Tokens>> =>
  api.post("/auth/v1/verify", { type, token_hash: tokenHash }, { ...VISITOR, schema: TokensSchema });

/** The authenticator that a sign-in of this person is not complete without. */
export const findAuthenticator = ({ factors }: User): string | undefined =>
  factors?.find(({ factor_type: type, status }) => type === "totp" && status === "verified")?.id;

/** True if the account has a password; one that was made through a provider may have none. */
export const hasPassword = (user: User | undefined): boolean =>
  user?.app_metadata?.providers?.includes("email") ?? true;
