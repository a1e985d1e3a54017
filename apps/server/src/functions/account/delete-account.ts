// The end of an account: one transaction, so that there is no half of it. What lies in files goes after the commit; a
// process that dies in between leaves files that nothing refers to any more, and the next start removes those.
import type { Logger } from "pino";
import { forgiveAccount, limitAccount } from "../../auth/account-limits.ts";
import { verifyPassword } from "../../auth/passwords.ts";
import type { Person } from "../../auth/person.ts";
import { AUTH_SERVICE, type Database } from "../../database/database.ts";
import { Problem } from "../../problem.ts";
import type { AccountDeps } from "./account-deps.ts";

/** Without a password to ask for, the sign-in itself must be this fresh. */
const FRESH_MS = 10 * 60_000;
/** Raised by auth.forget_person. */
const LAST_ADMINISTRATOR = "AC001";
/** no_data_found: another device of the same person was faster. */
const ALREADY_GONE = "P0002";
/** query_canceled: a letter to this person is just being handed to a slow mail server, which holds its row. */
const TOOK_TOO_LONG = "57014";

/**
 * Removes the person and everything that is theirs, and writes them a farewell. Throws Problem: wrong_password,
 * sign_in_again (an account without a password), last_administrator, too_many_requests.
 */
export async function deleteAccount(
  deps: Pick<AccountDeps, "database" | "limits" | "post" | "afterDeletion">,
  person: Person,
  password: string | undefined,
  log: Pick<Logger, "warn">,
): Promise<void> {
  const { stored, name } = await accountOf(deps.database, person);
  await proveOwner(deps, person, stored, password);
  const removeFiles = await forget(deps, person, name);
  // The account is gone whatever happens here; what is left behind is found by the next start or sweep.
  for (const outcome of await Promise.allSettled([removeFiles(), deps.afterDeletion?.()])) {
    if (outcome.status === "rejected") log.warn({ err: outcome.reason }, "files of a deleted person remain");
  }
}

async function accountOf(database: Database, { id }: Person) {
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

/** Guesses here and at sign-in are counted together: a stolen session must not be a second way to try passwords. */
async function proveOwner(
  { limits }: Pick<AccountDeps, "limits">,
  { email, signedInAt }: Person,
  stored: string | undefined,
  password: string | undefined,
): Promise<void> {
  if (stored === undefined) {
    if (Date.now() - signedInAt.getTime() <= FRESH_MS) return;
    throw new Problem(
      "sign_in_again",
      "Để chắc đây là bạn, bạn hãy đăng nhập lại rồi xóa trong vòng 10 phút.",
    );
  }
  await limitAccount(limits, "sign_in", email);
  if (!(await verifyPassword(stored, password ?? ""))) {
    throw new Problem("wrong_password", "Mật khẩu chưa đúng. Bạn thử lại nhé.");
  }
  await forgiveAccount(limits, "sign_in", email);
}

async function forget(
  { database, post }: Pick<AccountDeps, "database" | "post">,
  { id, email }: Person,
  name: string | undefined,
): Promise<() => Promise<void>> {
  try {
    return await database.inTransaction(AUTH_SERVICE, async (tx) => {
      const removeFiles = await post.forget(tx, { userId: id, email });
      await tx.query("select auth.forget_person($1)", [id]);
      await post.enqueue(tx, { kind: "account_deleted", to: email, ...(name ? { name } : {}) });
      return removeFiles;
    });
  } catch (error) {
    throw refusalFor(codeOf(error)) ?? error;
  }
}

function refusalFor(code: unknown): Problem | undefined {
  switch (code) {
    case LAST_ADMINISTRATOR:
      return new Problem(
        "last_administrator",
        "Bạn là quản trị viên duy nhất ở đây. Hãy trao quyền quản trị cho một người khác trước, rồi quay lại xóa tài khoản nhé.",
      );
    case ALREADY_GONE:
      return new Problem("not_signed_in", "Tài khoản này đã được xóa.");
    case TOOK_TOO_LONG:
      return new Problem("unavailable", "Chưa có gì bị xóa. Vui lòng thử lại sau một phút.", {
        retryAfterSeconds: 60,
      });
    default:
      return undefined;
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;
