// Queries of administrators: orders, transfers, months, files. They change nothing but the audit log.
import { Hono } from "hono";
import type { AppEnv } from "../../../platform/http/app-env.ts";
import { csvHeaders } from "../../../platform/http/csv-file.ts";
import { eventStream } from "../../../platform/http/event-stream.ts";
import { readId, readUuid } from "../../../platform/http/read-input.ts";
import { shown } from "../order.ts";
import type { OrdersAdminDeps } from "./admin-deps.ts";
import { EXPORTS, exportAs } from "./exports.ts";
import { getOrderDetails, getOrderRow } from "./one-order.ts";
import { listOrders } from "./order-list.ts";
import { DaysQuery, MonthsQuery, OrdersQuery, readQuery, TransfersQuery } from "./read-query.ts";
import { createRequireAdministrator, createRequireProvedAdministrator } from "./require-administrator.ts";
import { revenueByMonth } from "./revenue.ts";
import { suggestionsFor } from "./suggestions.ts";
import { countWaiting, listTransfers } from "./transfer-list.ts";

/** Order streams that one person may open in an hour: pages reopen them each time a phone resumes. */
const FOLLOWED = { limit: 600, windowSeconds: 3_600 };
const NO_ORDER = "Không tìm thấy đơn này.";

export function createOrdersAdminQueries({ money, authenticate, limits }: OrdersAdminDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const requireAdministrator = createRequireAdministrator({ money, authenticate });
  const requireProvedAdministrator = createRequireProvedAdministrator({ money, authenticate });

  app.get("/waiting", async (c) =>
    c.json({ success: true, data: await countWaiting(money, await authenticate(c)) }),
  );
  app.get("/order", async (c) => {
    const staff = await authenticate(c);
    return c.json({ success: true, data: await listOrders(money, staff, readQuery(c, OrdersQuery)) });
  });
  app.get("/order/:id", async (c) => {
    const staff = await authenticate(c);
    return c.json({ success: true, data: await getOrderDetails(money, staff, readUuid(c, NO_ORDER)) });
  });
  app.get("/order/:id/events", async (c) => {
    const { id: staffId } = await authenticate(c);
    const id = readUuid(c, NO_ORDER);
    // Authorisation is repeated each time: after a sign-out or a lost role nothing more is sent.
    const read = async () => getOrderRow(money, await authenticate(c), id);
    await read();
    await limits.take(`orders followed by staff ${staffId}`, FOLLOWED);
    return eventStream(money.events.follow(id, read, c.req.raw.signal), (order) => ({
      event: "order",
      data: shown(order),
    }));
  });

  app.get("/transaction", async (c) => {
    const staff = await authenticate(c);
    return c.json({ success: true, data: await listTransfers(money, staff, readQuery(c, TransfersQuery)) });
  });
  app.get("/transaction/:id/suggestion", async (c) => {
    const staff = await authenticate(c);
    const id = readId(c.req.param("id"));
    return c.json({ success: true, data: await suggestionsFor(money, staff, id) });
  });

  app.get("/revenue", async (c) => {
    const staff = await requireAdministrator(c);
    return c.json({ success: true, data: await revenueByMonth(money, staff, readQuery(c, MonthsQuery)) });
  });
  for (const name of EXPORTS) {
    app.get(`/export/${name}`, async (c) => {
      const staff = await requireProvedAdministrator(c);
      const days = readQuery(c, DaysQuery);
      const file = await exportAs(money, staff, name, days);
      return new Response(file, { headers: csvHeaders(`${name}-${days.from}-${days.to}`) });
    });
  }
  return app;
}
