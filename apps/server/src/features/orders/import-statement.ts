// Taking in a statement for an administrator.

import { type Administrator, asAdministrator, type OrderReviewDeps } from "./admin/order-review.ts";
import { recordTransfer } from "./ledger.ts";
import { settle } from "./settle.ts";
import { readStatement, readStatementLines, transfersIn } from "./statement.ts";

export interface Imported {
  /** Incoming transfers of the file. */
  transfers: number;
  matched: number;
  unmatched: number;
  /** Known before, from a provider or from an earlier file. */
  known: number;
}

/** Locks that one transaction takes are few, and a long file holds nothing up. */
const AT_ONCE = 200;

export interface GivenStatement {
  text: string;
  accountNumber: string;
  /** Lines that cannot be read are left out; otherwise one of them refuses the file. */
  leavesOutUnreadable?: boolean;
}

/** Throws Problem: not_allowed, invalid_input. A file that stops half-way is simply given again. */
export async function importStatement(
  deps: OrderReviewDeps,
  staff: Administrator,
  { text, accountNumber, leavesOutUnreadable = false }: GivenStatement,
): Promise<Imported> {
  await asAdministrator(deps, staff, async () => undefined);
  const transfers = leavesOutUnreadable
    ? transfersIn(readStatementLines(text, accountNumber))
    : readStatement(text, accountNumber);
  const sum: Imported = { transfers: transfers.length, matched: 0, unmatched: 0, known: 0 };
  for (let from = 0; from < transfers.length; from += AT_ONCE) {
    const recorded = await asAdministrator(deps, staff, async (tx) => {
      const ids: number[] = [];
      for (const transfer of transfers.slice(from, from + AT_ONCE))
        ids.push((await recordTransfer(tx, transfer)).id);
      return ids;
    });
    for (const id of recorded) sum[(await settle(deps, id))?.outcome ?? "known"] += 1;
  }
  return sum;
}
