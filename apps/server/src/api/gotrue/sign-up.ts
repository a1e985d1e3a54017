// A new account. By default it works at once and its address is confirmed later, by an e-mail; with confirmation first
// nobody signs in before that, and the answer for a taken address looks like any other.
import { randomUUID } from "node:crypto";
import { AUTH_SERVICE, type Transaction } from "../../platform/database/database.ts";
import { limitAccount, limitAddress } from "./account-limits.ts";
import type { AuthDeps } from "./auth-deps.ts";
import { userAlreadyExists } from "./auth-error.ts";
import type { Device } from "./device.ts";
import { requireUsablePassword, warningAbout } from "./new-password.ts";
import { issueLink } from "./one-time-links.ts";
import { hashPassword } from "./passwords.ts";
import { mergeProfileData, nameIn, type ProfileData, parseProfileData } from "./profile-data.ts";
import type { RefreshTokens } from "./refresh-tokens.ts";
import { type ActiveSession, toSessionResponse } from "./session-response.ts";
import { createSession } from "./sessions.ts";
import { recordTermsConsent } from "./terms-consent.ts";
import { toUserResponse } from "./user-response.ts";
import { findUserByEmail, findUserById, type User } from "./users.ts";

export interface NewAccount {
  /** In its stored form. */
  email: string;
  password: string;
  data: ProfileData;
}

/** The data of a new account. */
export interface Entry extends Omit<NewAccount, "password"> {
  id: string;
  /** null: the person signs in through a provider. */
  passwordHash: string | null;
  isConfirmed?: boolean;
}

export function createSignUp(deps: AuthDeps, refreshTokens: RefreshTokens) {
  const { database, limits, policy } = deps;

  /** undefined: the address is taken. */
  const enter = async (tx: Transaction, entry: Entry): Promise<User | undefined> => {
    if (!(await insertUser(tx, entry))) return undefined;
    const token = await issueLink(tx, "confirm_email", entry.id, entry.email);
    const name = nameIn(entry.data);
    await deps.outbox.enqueue(tx, { kind: "confirm_email", to: entry.email, userId: entry.id, name, token });
    return findUserById(tx, entry.id);
  };

  const atOnce = async (entry: Entry, device: Device) => {
    const made = await database.inTransaction(AUTH_SERVICE, async (tx) => {
      if (!(await enter(tx, entry))) return undefined;
      const session = await createSession(tx, refreshTokens, entry, "password", device);
      const person = await findUserById(tx, entry.id);
      return person && ([person, session] satisfies [User, ActiveSession]);
    });
    if (!made) throw userAlreadyExists();
    return toSessionResponse(deps, ...made);
  };

  /** The same for a taken address: a made-up id, no identities; what differs happens after the answer. */
  const confirmFirst = (entry: Entry) => {
    const now = new Date();
    const person: User = {
      ...{ id: entry.id, email: entry.email, encrypted_password: null, email_confirmed_at: null },
      ...{ raw_user_meta_data: entry.data, is_banned: false, last_sign_in_at: null, new_email: null },
      ...{ identities: [], factors: [] },
      ...{ created_at: now, updated_at: now, roles: ["ROLE_USER"] },
    };
    return { ...toUserResponse(person), identities: [], confirmation_sent_at: now };
  };

  return async (given: NewAccount, device: Device, afterwards: (work: () => Promise<unknown>) => void) => {
    await limitAddress(limits, "sign_up", device.address);
    requireUsablePassword(given.password);
    const data = mergeProfileData({}, parseProfileData(given.data));
    const { email, password } = given;
    await limitAccount(limits, "sign_up", email);
    const warning = await warningAbout(password, { email, name: nameIn(data), isStaff: false });
    const entry = { email, data, id: randomUUID(), passwordHash: await hashPassword(password) };
    if (policy.confirmEmailFirst) {
      afterwards(() => database.inTransaction(AUTH_SERVICE, (tx) => enter(tx, entry)));
      return { ...confirmFirst(entry), ...(warning ? { warning } : {}) };
    }
    return { ...(await atOnce(entry, device)), ...(warning ? { warning } : {}) };
  };
}

/** False when the address is taken: then nothing was written. */
export async function insertUser(tx: Transaction, entry: Entry): Promise<boolean> {
  if (await findUserByEmail(tx, entry.email)) return false;
  const { rowCount } = await tx.query(
    `insert into auth.users (id, email, encrypted_password, raw_user_meta_data, email_confirmed_at)
     values ($1, $2, $3, $4, case when $5 then now() end) on conflict (email) do nothing`,
    [entry.id, entry.email, entry.passwordHash, JSON.stringify(entry.data), entry.isConfirmed ?? false],
  );
  if (rowCount === 0) return false;
  await tx.query("insert into auth.user_roles (user_id, role) values ($1, 'ROLE_USER')", [entry.id]);
  await recordTermsConsent(tx, entry.id, entry.data);
  return true;
}
