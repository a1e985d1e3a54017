// How long premium stays after a membership ended. The database judges who is premium, so it has to know.
import type { Owner } from "../../platform/database/database.ts";

/** Tells the database what the settings say; from then on it binds everywhere. `days`: 0 to 90. */
export async function setMembershipGrace(owner: Pick<Owner, "query">, days: number): Promise<void> {
  await owner.query("update money.membership_rule set grace_days = $1 where grace_days <> $1", [days]);
}
