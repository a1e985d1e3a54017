// /functions/v1/admin/overview: metrics of the site.
import { Step } from "@bentrong/contract/operations";
import { Hono } from "hono";
import { z } from "zod";
import { asAdministrator } from "../../../platform/database/as-administrator.ts";
import { type Database, STAFF_SERVICE } from "../../../platform/database/database.ts";
import type { AppEnv } from "../../../platform/http/app-env.ts";
import { noStore } from "../../../platform/http/no-store.ts";
import { readQuery } from "../../../platform/http/read-query.ts";
import type { Authenticate } from "../../../platform/identity/authenticate.ts";
import { getOverview } from "./overview.ts";

export interface OverviewAdminDeps {
  database: Pick<Database, "inTransaction">;
  authenticate: Authenticate;
}

const Query = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  step: z.optional(Step).transform((step) => step ?? "day"),
});

export function createOverviewAdmin({ database, authenticate }: OverviewAdminDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(noStore);
  app.get("/overview", async (c) => {
    const { caller } = await authenticate(c);
    const data = await asAdministrator(database, STAFF_SERVICE, caller, (tx) =>
      getOverview(tx, readQuery(c, Query)),
    );
    return c.json({ success: true, data });
  });
  return app;
}
