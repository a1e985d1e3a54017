// /functions/v1/streak: how many days in a row somebody came by. Read from what is stored, never kept as a number.

import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { noStore } from "../../platform/http/no-store.ts";
import type { Authenticate, Person } from "../../platform/identity/authenticate.ts";

export interface StreakDeps {
  database: Pick<Database, "asCaller">;
  authenticate: Authenticate;
}

const Streak = z.tuple([z.object({ streak: z.number().int() })]);

export function createStreak({ database, authenticate }: StreakDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(noStore);
  app.get("/", async (c) =>
    c.json({ success: true, data: { streak: await getStreak(database, await authenticate(c)) } }),
  );
  return app;
}

/**
 * Runs as the person: the policies show only their own days. The rule of what counts is in the SQL function (0022).
 */
async function getStreak(database: StreakDeps["database"], { caller }: Person): Promise<number> {
  const text = "select app.streak(now()) as streak";
  const { rows } = await database.asCaller(caller, { text, values: [], name: "streak" });
  return Streak.parse(rows)[0].streak;
}
