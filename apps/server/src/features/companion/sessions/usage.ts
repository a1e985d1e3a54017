// How much somebody has talked: ever, and this month against what their plan holds.
import { z } from "zod";
import { COMPANION_SERVICE } from "../../../platform/database/database.ts";
import { countUse } from "../allowance.ts";
import type { SessionDeps } from "./sessions.ts";

export interface ModeUsage {
  /** Conversations in which something was said or noted, ever. */
  total: number;
  /** Those that were begun in this calendar month of Vietnam. */
  used: number;
  /** Limit of conversations begun in this month. */
  limit: number;
}

export interface Usage {
  map: ModeUsage;
  portal: ModeUsage;
  /** None may begin yet; conversations of an older release are counted. */
  imaginary: Pick<ModeUsage, "total">;
}

const Total = z.object({ mode: z.string(), total: z.number() });
const TOTALS = `
  select s.mode, count(*)::integer as total from session s
   where s."userId" = $1
     and (s.summary <> '' or exists (
       select from message m where m."sessionId" = s.id and m.role = 'user' and m.counted))
   group by s.mode`;

/** A conversation that was opened and left without a word is not counted. */
export function getUsage(
  { database, allowance }: Pick<SessionDeps, "database" | "allowance">,
  person: string,
): Promise<Usage> {
  return database.inTransaction(COMPANION_SERVICE, async (tx) => {
    const { rows } = await tx.query(TOTALS, [person], "companion_totals");
    const totals = new Map(
      z
        .array(Total)
        .parse(rows)
        .map(({ mode, total }) => [mode, total]),
    );
    const readUsage = async (mode: "map" | "portal"): Promise<ModeUsage> => {
      const { used, limit } = await countUse(tx, allowance, person, mode);
      return { total: totals.get(mode) ?? 0, used, limit };
    };
    // One after the other: a transaction runs one statement at a time.
    const [map, portal] = [await readUsage("map"), await readUsage("portal")];
    return { map, portal, imaginary: { total: totals.get("imaginary") ?? 0 } };
  });
}
