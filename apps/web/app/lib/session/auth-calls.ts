// The calls of /auth/v1. Those that prove who somebody is carry no token of a session, so a refusal of theirs never
// ends one.
import { z } from "zod/mini";
import type { Api, ApiResult, Schema } from "../api/api.ts";

const optionalText = z.optional(z.nullable(z.string()));

/** A password that was taken although others know it too; said kindly, never in the way. */
const Warning = z.optional(z.nullable(z.object({ code: z.string(), message: z.string() })));

const UserFields = z.object({
  id: z.string(),
  email: optionalText,
  /** A new address that waits for its confirmation. */
  new_email: optionalText,
  email_confirmed_at: optionalText,
  app_metadata: z.optional(
    z.object({ roles: z.optional(z.array(z.string())), providers: z.optional(z.array(z.string())) }),
  ),
  /** Second steps of the sign-in, also those that were begun and not finished. */
  factors: z.optional(z.array(z.object({ id: z.string(), factor_type: z.string(), status: z.string() }))),
  /** Only in the answer to a change of the password. */
  warning: Warning,
});

/** What people write about themselves. */
const OWN_WORDS = ["fullname", "avatar_url", "language"] as const;
type OwnWords = { [K in (typeof OWN_WORDS)[number]]?: string };

export type User = z.infer<typeof UserFields> & { user_metadata: OwnWords };

/** People may write anything into their own account: what is no text counts as absent. */
function ownWords(user: unknown): OwnWords {
  const data: unknown = typeof user === "object" && user && Reflect.get(user, "user_metadata");
  if (typeof data !== "object" || !data) return {};
  const words = OWN_WORDS.map((name) => [name, Reflect.get(data, name)] as const);
  return Object.fromEntries(words.filter(([, word]) => typeof word === "string"));
}

const withOwnWords = <T>(fields: Schema<T>): Schema<T & { user_metadata: OwnWords }> => ({
  safeParse(value) {
    const parsed = fields.safeParse(value);
    if (!parsed.success) return parsed;
    return { success: true, data: { ...parsed.data, user_metadata: ownWords(value) } };
  },
});

const User = withOwnWords(UserFields);

const TokenFields = z.object({ access_token: z.string(), refresh_token: z.string() });
/** The fields we read, and whatever else the server said. */
export type Tokens = z.infer<typeof TokenFields> & Record<string, unknown>;

export const Tokens: Schema<Tokens> = {
  safeParse(value) {
    const parsed = TokenFields.safeParse(value);
    // Checked, and handed on with everything that came along.
    return parsed.success ? { success: true, data: value as Tokens } : parsed;
  },
};

const SignedUp = z.object({ access_token: optionalText, warning: Warning });

const VISITOR = { token: null };

export const passwordGrant = (api: Api, email: string, password: string): Promise<ApiResult<Tokens>> =>
  api.post("/auth/v1/token?grant_type=password", { email, password }, { ...VISITOR, schema: Tokens });

export const refreshGrant = (api: Api, refreshToken: string): Promise<ApiResult<Tokens>> =>
  api.post(
    "/auth/v1/token?grant_type=refresh_token",
    { refresh_token: refreshToken },
    { ...VISITOR, schema: Tokens },
  );

export interface SignUp {
  email: string;
  password: string;
  data: { fullname: string; avatar_url: string };
}

export const signUp = (api: Api, body: SignUp): Promise<ApiResult<z.infer<typeof SignedUp>>> =>
  api.post("/auth/v1/signup", body, { ...VISITOR, schema: SignedUp });

/** As the session, or as whom the given token names. */
export const fetchUser = (api: Api, token?: string): Promise<ApiResult<User>> =>
  api.get("/auth/v1/user", { schema: User, ...(token !== undefined && { token }) });

export interface UserChanges {
  email?: string;
  password?: string;
  /** Proves who asks; a new address or password needs it unless the sign-in is of the last 24 hours. */
  current_password?: string;
  data?: { fullname?: string; avatar_url?: string; language?: string };
}

/** `data` is merged into what is there. A new address waits for its confirmation by mail. */
export const updateUser = (api: Api, changes: UserChanges): Promise<ApiResult<User>> =>
  api.send("PUT", "/auth/v1/user", { body: changes, schema: User });

/** Everyone else who is signed in to this account. */
export const endOtherSessions = (api: Api): Promise<ApiResult<unknown>> =>
  api.post("/auth/v1/logout?scope=others");

/** The letter that confirms an address, once more. The answer tells nobody whether there is such an account. */
export const resendConfirmation = (api: Api, email: string): Promise<ApiResult<unknown>> =>
  api.post("/auth/v1/resend", { type: "signup", email }, VISITOR);

export type LinkType = "email" | "email_change";

/** What a link in a mail proves: `token_hash` is what its address carries. Answers with a session. */
export const verifyLink = (api: Api, type: LinkType, tokenHash: string): Promise<ApiResult<Tokens>> =>
  api.post("/auth/v1/verify", { type, token_hash: tokenHash }, { ...VISITOR, schema: Tokens });

/** The authenticator that a sign-in of this person is not complete without. */
export const authenticatorOf = ({ factors }: User): string | undefined =>
  factors?.find(({ factor_type: type, status }) => type === "totp" && status === "verified")?.id;

/** Somebody who came through a provider may have no password to be asked for. */
export const hasPassword = (user: User | undefined): boolean =>
  user?.app_metadata?.providers?.includes("email") ?? true;
