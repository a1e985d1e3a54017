// The end of an account that its owner wants. The owner proves to be the owner first.

import type { Logger } from "pino";
import { forgiveAccount, limitAccount } from "../../api/gotrue/account-limits.ts";
import { deleteAccount } from "../../api/gotrue/delete-account.ts";
import { verifyPassword } from "../../api/gotrue/passwords.ts";
import { AUTH_SERVICE, type Database } from "../../platform/database/database.ts";
import { type Person, requireFreshProof } from "../../platform/identity/authenticate.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountDeps } from "./account-deps.ts";
import { errors } from "./errors.ts";

const LAST_ADMINISTRATOR =
  "Bạn là quản trị viên duy nhất ở đây. Hãy trao quyền quản trị cho một người khác trước, rồi quay lại xóa tài khoản nhé.";

/**
 * Deletes the person with all their data and sends a last e-mail. Throws Problem: wrong_password,
 * reauthentication_needed (an account without a password), last_administrator, too_many_requests.
 */
export async function deleteOwnAccount(
  deps: Pick<AccountDeps, "database" | "limits" | "outbox" | "events" | "afterDeletion">,
  person: Person,
  password: string | undefined,
  log: Pick<Logger, "warn">,
): Promise<void> {
  const { stored, name } = await readAccount(deps.database, person);
  await proveOwner(deps, person, stored, password);
  await deleteAccount(
    deps,
    {
      ...{ id: person.id, email: person.email, name, lastAdministrator: LAST_ADMINISTRATOR },
      after: (tx) => tx.query("select ops.note_own_request(null, 'deletion')"),
    },
    log,
  );
}

async function readAccount(database: Database, { id }: Person) {
  const { rows } = await database.asCaller(AUTH_SERVICE, {
    text: "select encrypted_password, raw_user_meta_data ->> 'fullname' as name from auth.users where id = $1",
    values: [id],
  });
  const [row] = rows;
  return {
    stored: typeof row?.encrypted_password === "string" ? row.encrypted_password : undefined,
    name: typeof row?.name === "string" ? row.name : undefined,
  };
}

/** Guesses with a session in hand are counted together, wherever they are made. */
async function proveOwner(
  { limits, events }: Pick<AccountDeps, "limits" | "events">,
  person: Person,
  stored: string | undefined,
  password: string | undefined,
): Promise<void> {
  if (stored === undefined) return requireFreshProof(person);
  const account = person.sessionId ?? person.id;
  await limitAccount(limits, "proof", account);
  if (!(await verifyPassword(stored, password ?? ""))) {
    await events.noteRefusal(person.id, "sign_in_failed");
    throw new Problem(errors.wrong_password, "Mật khẩu chưa đúng. Bạn thử lại nhé.");
  }
  await forgiveAccount(limits, "proof", account);
}
