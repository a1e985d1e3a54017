// /functions/v1/admin/overview: the figures of the house.
import { Step } from "@bentrong/contract/staff-house";
import { Hono } from "hono";
import { z } from "zod";
import { asAdministrator } from "../../../platform/database/as-administrator.ts";
import { type Database, STAFF_SERVICE } from "../../../platform/database/database.ts";
import type { AppEnv } from "../../../platform/http/app-env.ts";
import { neverKept } from "../../../platform/http/no-store.ts";
import { readQuery } from "../../../platform/http/read-query.ts";
import type { PersonOf } from "../../../platform/identity/authenticate.ts";
import { overviewOf } from "./overview.ts";

export interface StaffOverviewDeps {
  database: Pick<Database, "inTransaction">;
  personOf: PersonOf;
}

const Query = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  step: z.optional(Step).transform((step) => step ?? "day"),
});

export function createStaffOverview({ database, personOf }: StaffOverviewDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(neverKept);
  app.get("/overview", async (c) => {
    const { caller } = await personOf(c);
    const data = await asAdministrator(database, STAFF_SERVICE, caller, (tx) =>
      overviewOf(tx, readQuery(c, Query)),
    );
    return c.json({ success: true, data });
  });
  return app;
}
