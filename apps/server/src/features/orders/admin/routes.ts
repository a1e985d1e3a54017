// /functions/v1/admin: what administrators decide about orders and transfers. The money functions ask the database
// whether they are administrators, in the same transaction.

import { type Context, Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../../platform/http/app-env.ts";
import { noStore } from "../../../platform/http/no-store.ts";
import { readId, readJson, readUuid } from "../../../platform/http/read-input.ts";
import { oneLine, reason } from "../../../platform/http/reason.ts";
import { Problem } from "../../../platform/problem.ts";
import { importStatement } from "../import-statement.ts";
import { shown } from "../order.ts";
import { recordRefund } from "../refund.ts";
import type { OrdersAdminDeps } from "./admin-deps.ts";
import {
  assignTransfer,
  type OrderReviewDeps,
  recordTransferRefund,
  rejectOrder,
  remindOrder,
  verifyOrder,
} from "./order-review.ts";
import { previewStatement } from "./preview-statement.ts";
import { createOrdersAdminQueries } from "./queries.ts";
import { readQuery, StatementQuery } from "./read-query.ts";
import { createRequireAdministrator, createRequireProvedAdministrator } from "./require-administrator.ts";

const Decision = z.object({ reason });
const Refund = z.object({
  amount: z.int().min(1),
  on: z.iso.date(),
  bankReference: oneLine(100, "Cần ghi mã giao dịch của ngân hàng."),
  reason,
});
const Match = z.object({ reason, orderCode: z.string().trim().toUpperCase().max(20) });

export function createOrdersAdmin(deps: OrdersAdminDeps): Hono<AppEnv> {
  const { money } = deps;
  const requireAdministrator = createRequireAdministrator(deps);
  const requireProvedAdministrator = createRequireProvedAdministrator(deps);
  const app = new Hono<AppEnv>();
  app.use(noStore);
  app.route("/", createOrdersAdminQueries(deps));

  const decide = (decision: typeof verifyOrder) => async (c: Context<AppEnv>) => {
    const staff = await requireAdministrator(c);
    const { reason: why } = await read(c, Decision);
    const id = readUuid(c, "Không tìm thấy đơn này.");
    return c.json({
      success: true,
      data: shown(await decision(money satisfies OrderReviewDeps, staff, id, why)),
    });
  };
  app.post("/order/:id/verify", decide(verifyOrder));
  app.post("/order/:id/reject", decide(rejectOrder));

  app.post("/order/:id/remind", async (c) => {
    const staff = await requireAdministrator(c);
    const order = await remindOrder(money, staff, readUuid(c, "Không tìm thấy đơn này."));
    return c.json({ success: true, data: shown(order) });
  });

  app.post("/order/:id/refund", async (c) => {
    const staff = await requireProvedAdministrator(c);
    const refund = await read(c, Refund, "Cần số tiền, ngày hoàn, mã giao dịch của ngân hàng và lý do.");
    const id = readUuid(c, "Không tìm thấy đơn này.");
    return c.json({ success: true, data: shown(await recordRefund(money, staff, id, refund)) });
  });

  app.post("/transaction/:id/match", async (c) => {
    const staff = await requireAdministrator(c);
    const { reason: why, orderCode } = await read(c, Match);
    const order = await assignTransfer(money, staff, readId(c.req.param("id")), orderCode, why);
    return c.json({ success: true, data: shown(order) });
  });
  app.post("/transaction/:id/refunded", async (c) => {
    const staff = await requireProvedAdministrator(c);
    const { reason: why } = await read(c, Decision);
    await recordTransferRefund(money, staff, readId(c.req.param("id")), why);
    return c.json({ success: true });
  });

  app.post("/statement", async (c) => {
    const staff = await requireAdministrator(c);
    const { preview, unreadable } = readQuery(c, StatementQuery);
    const given = { text: await c.req.text(), accountNumber: money.bank.accountNumber };
    const data =
      preview === "true"
        ? await previewStatement(money, staff, given)
        : await importStatement(money, staff, { ...given, leavesOutUnreadable: unreadable === "skip" });
    return c.json({ success: true, data });
  });
  return app;
}

async function read<S extends z.ZodType>(
  c: Context<AppEnv>,
  schema: S,
  refusal = "Cần ghi rõ lý do, không quá 500 ký tự.",
): Promise<z.output<S>> {
  const parsed = schema.safeParse(await readJson(c));
  if (parsed.success) return parsed.data;
  throw new Problem("invalid_input", refusal);
}
