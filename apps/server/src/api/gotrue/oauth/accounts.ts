// Finds or creates the account of a person whom a provider identified.
import { randomUUID } from "node:crypto";
import type { Transaction } from "../../../platform/database/database.ts";
import type { AuthDeps } from "../auth-deps.ts";
import { type ProfileData, parseProfileData } from "../profile-data.ts";
import { sendSecurityNotice } from "../security-notice.ts";
import { endSessions } from "../sessions.ts";
import { insertUser } from "../sign-up.ts";
import { findUserByEmail, findUserById, lockUser, type User } from "../users.ts";

/** Identity at a provider, with the address that it proved to be theirs. */
export interface Proved {
  provider: string;
  subject: string;
  name: string | undefined;
  /** In its stored form. */
  email: string;
  language: "vi" | "en";
}

/** Default picture of a new account. */
const PLACEHOLDER = "/avatars/0.svg";

/** The account that this identity belongs to; undefined for one that never signed in here. */
export async function knownAccount(
  tx: Transaction,
  provider: string,
  subject: string,
): Promise<string | undefined> {
  const { rows } = await tx.query(
    `update auth.identities set last_sign_in_at = clock_timestamp() where provider = $1 and subject = $2
     returning user_id`,
    [provider, subject],
  );
  return rows[0] === undefined ? undefined : String(rows[0].user_id);
}

/**
 * The account of the proved address, which the identity belongs to from here on. An account that never proved the
 * address may have been made by anybody in advance: what could open it to them is taken away before.
 */
export async function linkAccount(tx: Transaction, proved: Proved, noteLink: NoteLink): Promise<User> {
  const before = await findUserByEmail(tx, proved.email);
  const owner = before ?? (await newAccount(tx, proved));
  await lockUser(tx, owner.id);
  const person = await findUserById(tx, owner.id);
  if (!person) throw new Error("the account was deleted while its owner signed in");
  if (person.is_banned) return person;
  if (person.email_confirmed_at === null) await clearAway(tx, person.id);
  await tx.query(
    `insert into auth.identities (user_id, provider, subject, email) values ($1, $2, $3, $4)
     on conflict (provider, subject) do nothing`,
    [person.id, proved.provider, proved.subject, proved.email],
  );
  if (before) await noteLink(tx, person, proved.provider);
  return (await findUserById(tx, person.id)) ?? person;
}

type NoteLink = (tx: Transaction, person: User, provider: string) => Promise<void>;

/** The owner of an account learns that there is one more way into it. */
export const createNoteLink =
  (deps: Pick<AuthDeps, "outbox" | "events">): NoteLink =>
  async (tx, person, provider) => {
    await deps.events.note(tx, person.id, "identity_linked", { detail: provider });
    await sendSecurityNotice(deps, tx, person, "identity_linked", provider);
  };

async function newAccount(tx: Transaction, { name, email, language }: Proved): Promise<{ id: string }> {
  const id = randomUUID();
  const data = { ...usableName(name), avatar_url: PLACEHOLDER, ...(language === "en" ? { language } : {}) };
  const isNew = await insertUser(tx, { id, email, data, passwordHash: null, isConfirmed: true });
  // unique_violation: a concurrent sign-up took the address.
  return isNew ? { id } : ((await findUserByEmail(tx, email)) ?? { id });
}

/** A name at a provider may be anything; one that we would not take from a form is left out. */
function usableName(name: string | undefined): ProfileData {
  try {
    return name ? parseProfileData({ fullname: name }) : {};
  } catch {
    return {};
  }
}

/** Removes password, sessions, codes, links, other identities and second factors of an earlier, unproven owner. */
async function clearAway(tx: Transaction, id: string): Promise<void> {
  await endSessions(tx, id, "global", undefined);
  for (const table of ["identities", "factors", "one_time_tokens"]) {
    await tx.query(`delete from auth.${table} where user_id = $1`, [id]);
  }
  await tx.query(
    "update auth.users set encrypted_password = null, email_confirmed_at = now() where id = $1",
    [id],
  );
}
