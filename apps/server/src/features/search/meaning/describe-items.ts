import type { Caller, Database } from "../../../platform/database/database.ts";
import { type FoundRow, FoundRows } from "../describe-result.ts";

/** Those that the caller may see, in the order given; the database decides. At most 100 are read. */
export async function describeItems(
  database: Pick<Database, "asCaller">,
  caller: Caller,
  items: readonly { kind: string; id: number }[],
): Promise<FoundRow[]> {
  if (items.length === 0) return [];
  const { rows } = await database.asCaller(
    caller,
    {
      text: "select * from app.describe_items($1, $2)",
      values: [items.map(({ kind }) => kind), items.map(({ id }) => id)],
      name: "describe_items",
    },
    { isRead: true },
  );
  return FoundRows.parse(rows);
}
