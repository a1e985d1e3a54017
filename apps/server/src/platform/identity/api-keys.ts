// Keys of programs: an administrator's, narrowed by scopes. The database decides what each reaches (migration 0098); here a
// key is made, and found again by its hash, so that no comparison of secrets takes a time that tells anything.
import { createHash, randomBytes } from "node:crypto";
import { AUTH_SERVICE, type Caller, type Database } from "../database/database.ts";
import type { Limits } from "../http/limits.ts";

const START = "btk_";
const FORM = /^btk_[A-Za-z0-9_-]{43}$/;
const PREFIX_LENGTH = 10;
/** Of one key: more than a program that copies all content needs. */
const CALLS = { limit: 600, windowSeconds: 60 };

/** Anything that claims to be one, well made or not. */
export const looksLikeApiKey = (token: string | undefined): token is string =>
  token?.startsWith(START) ?? false;

const toHash = (key: string): Buffer => createHash("sha256").update(key).digest();

export function makeApiKey(): { key: string; prefix: string; hash: Buffer } {
  const key = START + randomBytes(32).toString("base64url");
  return { key, prefix: key.slice(0, PREFIX_LENGTH), hash: toHash(key) };
}

/** Undefined for a key that may do nothing now. Throws Problem("too_many_requests"). */
export type ResolveApiKey = (key: string) => Promise<Caller | undefined>;

export function createResolveApiKey(database: Pick<Database, "asCaller">, limits: Limits): ResolveApiKey {
  return async (key) => {
    if (!FORM.test(key)) return undefined;
    const { rows } = await database.asCaller(AUTH_SERVICE, {
      text: "select id, user_id from auth.use_api_key($1)",
      values: [toHash(key)],
      name: "auth_api_key",
    });
    const [row] = rows;
    if (!row) return undefined;
    await limits.take(`api key ${row.id}`, CALLS);
    const role = "automation";
    return { role, claims: JSON.stringify({ sub: row.user_id, role, api_key: row.id }) };
  };
}
