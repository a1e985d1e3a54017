import type { Transaction } from "../../platform/database/database.ts";

export interface Decision {
  action:
    | "VIEW"
    | "GIVE_MEMBERSHIP"
    | "GRANT_ROLE"
    | "WITHDRAW_ROLE"
    | "SIGN_OUT"
    | "BLOCK"
    | "UNBLOCK"
    | "SEND_RESET_LETTER"
    | "OFFER_EXPORT"
    | "DELETE_ACCOUNT"
    | "IMPORT_PERSON"
    | "EXPORT";
  /** The person concerned; null when the account is gone. */
  person: string | null;
  reason?: string | undefined;
  /** In what measure: role, days, until, and the mark of an imported file. Never anything of another person. */
  details?: Record<string, string | number>;
}

/** A line in the log, and beside it, for the person whom it concerns, why. The transaction acts for an administrator. */
export async function recordDecision(
  tx: Transaction,
  { action, person, reason, details }: Decision,
): Promise<void> {
  await tx.query("select ops.record_decision($1, $2, $3, $4)", [
    action,
    person,
    reason ?? null,
    JSON.stringify(details ?? {}),
  ]);
}
