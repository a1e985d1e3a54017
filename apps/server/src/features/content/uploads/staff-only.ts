// Uploads for staff. The database decides who is: the transaction acts as the server's role for media, and its claims
// name the person.
import {
  type Caller,
  type Database,
  MEDIA_SERVICE,
  type Transaction,
} from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/problem.ts";

export interface Uploader {
  id: string;
  caller: Caller;
}

/** Throws Problem("not_allowed") for anybody else. */
export function asStaff<T>(
  database: Pick<Database, "inTransaction">,
  { caller }: Uploader,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return database.inTransaction({ ...MEDIA_SERVICE, claims: caller.claims }, async (tx) => {
    const { rows } = await tx.query("select auth.is_staff() as may");
    if (rows[0]?.may !== true) throw new Problem("not_allowed", "Chỉ ban biên tập mới tải tệp lên được.");
    return work(tx);
  });
}
