import type { Transaction } from "./statement.ts";

/** Serialises everything that changes what one person has or owes, until the transaction ends. */
export async function lockPurchases(tx: Transaction, userId: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('money of ' || $1, 0))", [userId]);
}
