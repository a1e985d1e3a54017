// /functions/v1/admin: what administrators decide about orders and transfers. The money functions ask the database
// whether they are administrators, in the same transaction.

import { type Context, Hono } from "hono";
import { z } from "zod";
import type { PersonOf } from "../../auth/person.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { neverKept } from "../../http/never-kept.ts";
import { readUuid } from "../../http/read-input.ts";
import { reason } from "../../http/reason.ts";
import { importStatement } from "../../money/import-statement.ts";
import type { Money } from "../../money/money.ts";
import { readId } from "../../money/offers.ts";
import { shown } from "../../money/order.ts";
import {
  matchTransfer,
  noteRefund,
  rejectOrder,
  type StaffDeps,
  unmatchedTransfers,
  verifyOrder,
} from "../../money/staff.ts";
import { Problem } from "../../problem.ts";

export interface StaffMoneyDeps {
  money: Money;
  personOf: PersonOf;
}

const Decision = z.object({ reason });
const Match = z.object({ reason, orderCode: z.string().trim().toUpperCase().max(20) });

export function createStaffMoney({ money, personOf }: StaffMoneyDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(neverKept);

  const decide = (decision: typeof verifyOrder) => async (c: Context<AppEnv>) => {
    const staff = await personOf(c);
    const { reason: why } = await read(c, Decision);
    const id = readUuid(c, "Không tìm thấy đơn này.");
    return c.json({
      success: true,
      data: shown(await decision(money satisfies StaffDeps, staff, id, why)),
    });
  };
  app.post("/order/:id/verify", decide(verifyOrder));
  app.post("/order/:id/reject", decide(rejectOrder));

  app.get("/transaction", async (c) =>
    c.json({ success: true, data: await unmatchedTransfers(money, await personOf(c)) }),
  );
  app.post("/transaction/:id/match", async (c) => {
    const staff = await personOf(c);
    const { reason: why, orderCode } = await read(c, Match);
    const order = await matchTransfer(money, staff, readId(c.req.param("id")), orderCode, why);
    return c.json({ success: true, data: shown(order) });
  });
  app.post("/transaction/:id/refunded", async (c) => {
    const staff = await personOf(c);
    const { reason: why } = await read(c, Decision);
    await noteRefund(money, staff, readId(c.req.param("id")), why);
    return c.json({ success: true });
  });

  app.post("/statement", async (c) => {
    const staff = await personOf(c);
    const text = await c.req.text();
    const imported = await importStatement(money, staff, { text, accountNumber: money.bank.accountNumber });
    return c.json({ success: true, data: imported });
  });
  return app;
}

async function read<S extends z.ZodType>(c: Context<AppEnv>, schema: S): Promise<z.output<S>> {
  const parsed = schema.safeParse(await c.req.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw new Problem("invalid_input", "Cần ghi rõ lý do, không quá 500 ký tự.");
}
