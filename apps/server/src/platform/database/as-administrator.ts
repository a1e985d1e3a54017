// Work that only administrators may do. The database is asked in the transaction of the work itself: a right that was
// withdrawn a moment ago is gone.
import { Problem } from "../problem.ts";
import type { Database } from "./database.ts";
import type { Caller, Transaction } from "./statement.ts";

/** Runs `work` as `service` for an administrator; throws Problem("not_allowed") for anybody else. */
export function asAdministrator<T>(
  database: Pick<Database, "inTransaction">,
  service: Caller,
  caller: Caller,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return database.inTransaction({ ...service, claims: caller.claims }, async (tx) => {
    await requireAdministrator(tx);
    return work(tx);
  });
}

/**
 * For changes of whether `person` is an administrator: concurrent ones wait until this is over, and their right is
 * checked again.
 */
export function asOnlyAdministrator<T>(
  database: Pick<Database, "inTransaction">,
  service: Caller,
  caller: Caller,
  person: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return asAdministrator(database, service, caller, async (tx) => {
    await tx.query("select auth.lock_administrators($1)", [person]);
    await requireAdministrator(tx);
    return work(tx);
  });
}

async function requireAdministrator(tx: Transaction): Promise<void> {
  const { rows } = await tx.query("select auth.has_role('ROLE_ADMIN') as may");
  if (rows[0]?.may !== true) throw new Problem("not_allowed", "Chỉ quản trị viên mới làm được việc này.");
}
