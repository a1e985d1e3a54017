// Schemas of the answers of /auth/v1; fetched together with the first answer.
import { z } from "zod/mini";
import type { Schema } from "../result.ts";

const optionalText = z.optional(z.nullable(z.string()));

/** A leaked password that was accepted; shown as a kind hint, never as an obstacle. */
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
  /** Present only in the answer to a change of the password. */
  warning: Warning,
});

/** Fields that people write about themselves. */
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

export const User = withOwnWords(UserFields);

const TokenFields = z.object({ access_token: z.string(), refresh_token: z.string() });
/** The fields that we read; unknown ones are kept. */
export type Tokens = z.infer<typeof TokenFields> & Record<string, unknown>;

export const Tokens: Schema<Tokens> = {
  safeParse(value) {
    const parsed = TokenFields.safeParse(value);
    // Checked, and handed on with everything that came along.
    return parsed.success ? { success: true, data: value as Tokens } : parsed;
  },
};

export const SignedUp = z.object({ access_token: optionalText, warning: Warning });
export type SignedUp = z.infer<typeof SignedUp>;

/** A body that cannot be read still means success: the password is changed. */
export const PasswordChanged = z.catch(
  z.object({ warning: z.optional(z.nullable(z.object({ code: z.string() }))) }),
  {},
);
