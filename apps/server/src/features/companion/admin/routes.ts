// /functions/v1/admin/safety: what the upkeep of the lines needs beyond their rows, and how often cards were shown.
import { Danger, LONGEST_TRIED } from "@bentrong/contract/staff-safety";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { asAdministrator } from "../../../platform/database/as-administrator.ts";
import { type Database, STAFF_SERVICE, type Transaction } from "../../../platform/database/database.ts";
import type { AppEnv } from "../../../platform/http/app-env.ts";
import { noStore } from "../../../platform/http/no-store.ts";
import { readInput } from "../../../platform/http/read-input.ts";
import { readQuery } from "../../../platform/http/read-query.ts";
import type { Authenticate } from "../../../platform/identity/authenticate.ts";
import { Problem } from "../../../platform/problem.ts";
import type { Companion } from "../companion.ts";
import { cardWeeks } from "./card-weeks.ts";

export interface SafetyAdminDeps {
  database: Pick<Database, "inTransaction">;
  authenticate: Authenticate;
  companion: Pick<Companion, "safety">;
}

const Weeks = z.object({ weeks: z.coerce.number().int().min(1).max(104).default(26) });
const Shown = z.object({
  danger: Danger,
  language: z.enum(["vi", "en"]).default("vi"),
  /** As it would be then: opening hours. */
  at: z.iso.datetime({ offset: true }).optional(),
});
/** Version that was checked: a number that changed since is not the one that was called. */
const Checked = z.object({ updatedAt: z.string().min(1).max(40) });

/** A message, and those that the same person wrote before it. Nothing of it is kept. */
const Tried = z.object({
  text: z.string().trim().min(1).max(LONGEST_TRIED),
  earlier: z.array(z.string().max(LONGEST_TRIED)).max(2).default([]),
});

const CHECK = `
  update hotline set "checkedAt" = clock_timestamp() where id = $1 and "updatedAt" = $2::timestamptz returning id`;

export function createSafetyAdmin({ database, authenticate, companion }: SafetyAdminDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(noStore);
  const asStaff = async <T>(c: Context<AppEnv>, work: (tx: Transaction) => Promise<T>): Promise<T> =>
    asAdministrator(database, STAFF_SERVICE, (await authenticate(c)).caller, work);

  app.get("/safety/cards", async (c) => {
    const data = await asStaff(c, (tx) => cardWeeks(tx, readQuery(c, Weeks).weeks));
    return c.json({ success: true, data });
  });

  app.get("/safety/preview", async (c) => {
    const data = await asStaff(c, async () => {
      const { danger, language, at } = readQuery(c, Shown);
      return companion.safety.card(danger, language, at ? { at: new Date(at) } : {});
    });
    return c.json({ success: true, data });
  });

  app.post("/safety/reading", async (c) => {
    // Read outside of the transaction: a connection is not held while the model works.
    const { text, earlier } = await asStaff(c, () => readInput(c, Tried));
    return c.json({ success: true, data: await companion.safety.explain(text, earlier) });
  });

  app.get("/safety/line", async (c) => {
    const data = await asStaff(c, async (tx) => {
      const { rows } = await tx.query("select line, who from ops.line_checkers()");
      return Object.fromEntries(rows.map(({ line, who }) => [String(line), who]));
    });
    return c.json({ success: true, data });
  });

  app.post("/safety/line/:id/check", async (c) => {
    const id = c.req.param("id");
    await asStaff(c, async (tx) => {
      const { updatedAt } = await readInput(c, Checked);
      const { rowCount } = await tx.query(CHECK, [id, updatedAt]);
      if (rowCount === 0) await refuseCheck(tx, id);
    });
    return c.json({ success: true });
  });
  return app;
}

async function refuseCheck(tx: Transaction, id: string): Promise<never> {
  const { rowCount } = await tx.query(`select from hotline where id = $1`, [id]);
  if (rowCount === 0) throw new Problem("not_found", "Số này không còn trong danh sách.");
  throw new Problem(
    "already_done",
    "Vừa có người sửa số này. Bạn xem lại số và giờ trực rồi hãy ghi là đã kiểm tra.",
  );
}
