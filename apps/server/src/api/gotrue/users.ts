// The rows of auth.users, as the account server reads and writes them.
import { z } from "zod";
import type { Transaction } from "../../platform/database/database.ts";
import { ProfileData } from "./profile-data.ts";

const Identity = z.object({
  id: z.string(),
  provider: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
  created_at: z.string(),
  last_sign_in_at: z.string(),
});

const Factor = z.object({
  id: z.string(),
  friendly_name: z.string().nullable(),
  factor_type: z.enum(["totp", "recovery_code"]),
  status: z.enum(["unverified", "verified"]),
  created_at: z.string(),
  updated_at: z.string(),
});

const User = z.object({
  id: z.string(),
  email: z.string(),
  encrypted_password: z.string().nullable(),
  email_confirmed_at: z.date().nullable(),
  raw_user_meta_data: ProfileData,
  is_banned: z.boolean(),
  last_sign_in_at: z.date().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
  roles: z.array(z.string()),
  new_email: z.string().nullable(),
  /** At providers; an address with a password is none of these. */
  identities: z.array(Identity),
  factors: z.array(Factor),
});
export type User = z.infer<typeof User>;

/** ROLE_USER first; a new address waits as long as its link is good. */
const PERSON = `
  select u.id, u.email, u.encrypted_password, u.email_confirmed_at, u.raw_user_meta_data,
    coalesce(u.banned_until > now(), false) as is_banned, u.last_sign_in_at, u.created_at, u.updated_at,
    array(select r.role from auth.user_roles r where r.user_id = u.id order by r.role desc) as roles,
    (select t.sent_to from auth.one_time_tokens t
     where t.user_id = u.id and t.purpose = 'change_email' and t.used_at is null and t.expires_at > now()
     order by t.created_at desc limit 1) as new_email,
    (select coalesce(json_agg(json_build_object('id', i.id, 'provider', i.provider, 'subject', i.subject,
       'email', i.email, 'created_at', i.created_at, 'last_sign_in_at', i.last_sign_in_at) order by i.created_at), '[]')
     from auth.identities i where i.user_id = u.id) as identities,
    (select coalesce(json_agg(json_build_object('id', f.id, 'friendly_name', f.friendly_name,
       'factor_type', f.factor_type, 'status', f.status, 'created_at', f.created_at, 'updated_at', f.updated_at)
       order by f.created_at), '[]')
     from auth.factors f where f.user_id = u.id) as factors
  from auth.users u`;

async function one(tx: Transaction, where: string, value: string): Promise<User | undefined> {
  const { rows } = await tx.query(`${PERSON} where ${where}`, [value]);
  return rows[0] && User.parse(rows[0]);
}

export const findUserById = (tx: Transaction, id: string): Promise<User | undefined> =>
  one(tx, "u.id = $1", id);

/** `email` in its stored form (parseEmail). */
export const findUserByEmail = (tx: Transaction, email: string): Promise<User | undefined> =>
  one(tx, "u.email = $1", email);

/** Locks the row of the person until the transaction ends. */
export async function lockUser(tx: Transaction, id: string): Promise<void> {
  await tx.query("select from auth.users where id = $1 for no key update", [id]);
}

export const isStaff = ({ roles }: Pick<User, "roles">): boolean =>
  roles.includes("ROLE_MODERATOR") || roles.includes("ROLE_ADMIN");

/** Signing in is not complete for this person without their authenticator. */
export const hasSecondStep = ({ factors }: Pick<User, "factors">): boolean =>
  factors.some(({ factor_type: type, status }) => type === "totp" && status === "verified");
