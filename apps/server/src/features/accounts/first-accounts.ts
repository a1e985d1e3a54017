// One account per role on a fresh start, so that an operator can look around at once. Passwords are random, printed
// once and kept in accounts.json for its owner alone.
import { randomInt } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { hashPassword } from "../../api/gotrue/passwords.ts";
import type { Owner } from "../../platform/database/database.ts";

const Account = z.object({ who: z.string(), email: z.string(), password: z.string() });
export type FirstAccount = z.infer<typeof Account>;

const PEOPLE = [
  {
    who: "member",
    email: "thanhvien@bentrong.vn",
    fullname: "Nguyễn Minh An",
    roles: ["ROLE_USER"],
    premium: false,
  },
  {
    who: "premium member",
    email: "premium@bentrong.vn",
    fullname: "Trần Thu Hà",
    roles: ["ROLE_USER"],
    premium: true,
  },
  {
    who: "moderator",
    email: "bientap@bentrong.vn",
    fullname: "Lê Quốc Bảo",
    roles: ["ROLE_USER", "ROLE_MODERATOR"],
    premium: false,
  },
  {
    who: "administrator",
    email: "quantri@bentrong.vn",
    fullname: "Phạm Hoài Thương",
    roles: ["ROLE_USER", "ROLE_ADMIN"],
    premium: false,
  },
];
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const PREMIUM_PLAN = "pro1year";

/** The accounts made by the first start; made now when the database has no people at all. */
export async function firstAccounts(
  owner: Owner,
  dataDir: string,
): Promise<{ accounts: FirstAccount[]; isNew: boolean }> {
  const file = path.join(dataDir, "accounts.json");
  const made = await owner.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(741830117)");
    const { rows } = await tx.query("select exists (select from auth.users) as peopled");
    if (rows[0]?.peopled) return undefined;
    const accounts: FirstAccount[] = [];
    for (const person of PEOPLE) {
      const password = randomPassword();
      await addPerson(tx, person, await hashPassword(password));
      accounts.push({ who: person.who, email: person.email, password });
    }
    // Written before the commit: an account whose password nobody knows would be worse than none.
    await writeFile(file, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
    return accounts;
  });
  if (made) return { accounts: made, isNew: true };
  return { accounts: await forgetDeletedAccounts(owner, dataDir), isNew: false };
}

/** Takes accounts that were deleted, or go by another address now, out of accounts.json; those that are left. */
export async function forgetDeletedAccounts(
  owner: Pick<Owner, "query">,
  dataDir: string,
): Promise<FirstAccount[]> {
  const file = path.join(dataDir, "accounts.json");
  const kept = z.array(Account).parse(JSON.parse(await readFile(file, "utf8").catch(() => "[]")));
  const { rows } = await owner.query("select email from auth.users where email = any ($1)", [
    kept.map(({ email }) => email),
  ]);
  const alive = new Set(rows.map(({ email }) => email));
  const left = kept.filter(({ email }) => alive.has(email));
  if (left.length < kept.length) await writeFile(file, `${JSON.stringify(left, null, 2)}\n`, { mode: 0o600 });
  return left;
}

function randomPassword(): string {
  const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return [part(), part(), part()].join("-");
}

async function addPerson(
  tx: Pick<Owner, "query">,
  person: (typeof PEOPLE)[number],
  passwordHash: string,
): Promise<void> {
  const { rows } = await tx.query(
    `insert into auth.users (email, encrypted_password, email_confirmed_at, raw_user_meta_data)
     values ($1, $2, now(), jsonb_build_object('fullname', $3::text)) returning id`,
    [person.email, passwordHash, person.fullname],
  );
  const id = rows[0]?.id;
  for (const role of person.roles) {
    await tx.query("insert into auth.user_roles (user_id, role) values ($1, $2)", [id, role]);
  }
  if (!person.premium) return;
  await tx.query(
    `insert into membership ("userId", "planId", "expiresAt")
     select $1, id, now() + make_interval(days => duration) from plan where type = $2`,
    [id, PREMIUM_PLAN],
  );
}
