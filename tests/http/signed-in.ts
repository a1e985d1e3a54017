// A person with a password and a session of their own, without the ceremony of signing in: for tests of what comes after.
import { randomUUID } from "node:crypto";
import { hashPassword } from "../../apps/server/src/api/gotrue/passwords.ts";
import { aPerson, type Kind, type Person } from "../support/people.ts";
import type { Platform } from "./platform.ts";

export const PASSWORD = "một đêm nhiều gió";
export const CHROME_ON_ANDROID =
  "Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

export interface SignedIn extends Person {
  sessionId: string;
  token: string;
  /** A call as this person; `path` below /functions/v1 unless it begins with another surface or server. */
  call(path: string, init?: RequestInit): Promise<Response>;
}

export async function aSignedInPerson(
  platform: Platform,
  {
    kind = "free",
    password = PASSWORD as string | null,
    confirmed = true,
    fullname = "Nguyễn Thị Lan Chi",
  } = {} as {
    kind?: Exclude<Kind, "visitor">;
    password?: string | null;
    confirmed?: boolean;
    fullname?: string;
  },
): Promise<SignedIn> {
  const person = await aPerson(platform.database, kind);
  await platform.database.owner.query(
    `update auth.users set encrypted_password = $2, email_confirmed_at = case when $3 then now() end,
            raw_user_meta_data = jsonb_build_object('fullname', $4::text) where id = $1`,
    [person.id, password === null ? null : await hashPassword(password), confirmed, fullname],
  );
  return aSession(platform, person);
}

/** One more device of the same person. */
export async function aSession(
  platform: Platform,
  person: Person,
  { userAgent = CHROME_ON_ANDROID, begunMinutesAgo = 0 } = {},
): Promise<SignedIn> {
  const sessionId = randomUUID();
  await platform.database.owner.query(
    `insert into auth.sessions (id, user_id, user_agent, ip, created_at)
     values ($1, $2, $3, '203.0.113.7', now() - make_interval(mins => $4))`,
    [sessionId, person.id, userAgent, begunMinutesAgo],
  );
  const token = await platform.tokens.sign(
    { sub: person.id, role: "authenticated", session_id: sessionId },
    3_600,
  );
  return {
    ...person,
    sessionId,
    token,
    call: (path, init = {}) =>
      fetch(
        /^http:/.test(path)
          ? path
          : `${platform.url}${/^\/(rest|auth)\//.test(path) ? path : `/functions/v1${path}`}`,
        {
          ...init,
          headers: {
            apikey: platform.tokens.publicKey,
            Authorization: `Bearer ${token}`,
            "Content-Type": "application/json",
            ...init.headers,
          },
        },
      ),
  };
}

export const post = (body: unknown): RequestInit => ({ method: "POST", body: JSON.stringify(body) });
