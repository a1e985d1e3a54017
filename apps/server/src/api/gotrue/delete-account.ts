// Deletes an account in one transaction. Files are removed after the commit; files left behind by a process that dies
// in between are unreferenced, and the next start removes them.

import type { Logger } from "pino";
import {
  AUTH_SERVICE,
  type Caller,
  type Database,
  type Transaction,
} from "../../platform/database/database.ts";
import { lockPurchases } from "../../platform/database/lock-purchases.ts";
import type { Outbox } from "../../platform/email/outbox.ts";
import { Problem } from "../../platform/problem.ts";

export interface DeleteAccountDeps {
  database: Pick<Database, "inTransaction">;
  outbox: Outbox;
  /** Removes what files outside of the outbox may still say of deleted people. */
  afterDeletion?: () => Promise<unknown>;
}

/** The account to delete, and work around it in the same transaction. */
export interface AccountDeletion {
  id: string;
  email: string;
  /** For the last e-mail. */
  name?: string | undefined;
  /** Role in which the account server acts; absent: the person. */
  caller?: Caller;
  /** May throw: then nothing happens. */
  before?: (tx: Transaction) => Promise<unknown>;
  after?: (tx: Transaction) => Promise<unknown>;
  /** Audience of the message about the last administrator. */
  lastAdministrator: string;
}

/** Raised by auth.delete_user. */
const LAST_ADMINISTRATOR = "AC001";
/** no_data_found: another device of the same person was faster. */
const ALREADY_GONE = "P0002";
/** query_canceled: an e-mail to this person is just being handed to a slow mail server, which holds its row. */
const TOOK_TOO_LONG = "57014";

/** Throws Problem: last_administrator, not_signed_in (gone already), unavailable, and whatever `before` throws. */
export async function deleteAccount(
  deps: DeleteAccountDeps,
  farewell: AccountDeletion,
  log: Pick<Logger, "warn">,
): Promise<void> {
  const removeFiles = await deleteRows(deps, farewell);
  // The account is gone whatever happens here; what is left behind is found by the next start or sweep.
  for (const outcome of await Promise.allSettled([removeFiles(), deps.afterDeletion?.()])) {
    if (outcome.status === "rejected") log.warn({ err: outcome.reason }, "files of a deleted person remain");
  }
}

async function deleteRows(
  { database, outbox }: DeleteAccountDeps,
  farewell: AccountDeletion,
): Promise<() => Promise<void>> {
  const { id, email, name, caller, before, after } = farewell;
  const claims = caller?.claims ?? AUTH_SERVICE.claims;
  try {
    return await database.inTransaction({ ...AUTH_SERVICE, claims }, async (tx) => {
      // First of all, as everywhere: money that arrives meanwhile holds their orders and asks for their account.
      await lockPurchases(tx, id);
      await before?.(tx);
      const removeFiles = await outbox.forget(tx, { userId: id, email });
      await tx.query("select auth.delete_user($1)", [id]);
      await outbox.enqueue(tx, { kind: "account_deleted", to: email, ...(name ? { name } : {}) });
      await after?.(tx);
      return removeFiles;
    });
  } catch (error) {
    throw refusalFor(getCode(error), farewell) ?? error;
  }
}

function refusalFor(code: unknown, { lastAdministrator }: AccountDeletion): Problem | undefined {
  switch (code) {
    case LAST_ADMINISTRATOR:
      return new Problem("last_administrator", lastAdministrator);
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

const getCode = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;
