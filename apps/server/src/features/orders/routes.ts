// Routes of orders: plans below /companion, courses below /course, with the same actions. No body is read: the item
// is in the address, the buyer in the token, the price in the database.

import { type Context, Hono } from "hono";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { refusal } from "../../platform/http/errors.ts";
import { eventStream } from "../../platform/http/event-stream.ts";
import type { Limits } from "../../platform/http/limits.ts";
import { noStore } from "../../platform/http/no-store.ts";
import { readId } from "../../platform/http/read-input.ts";
import type { Authenticate } from "../../platform/identity/authenticate.ts";
import type { Money } from "./money.ts";
import type { OrderItem } from "./offers.ts";
import { type OrderRow, shown } from "./order.ts";
import {
  cancelOrder,
  claimOrder,
  getClosedReason,
  newestOrder,
  type OrderChange,
  ownOrder,
  placeOrder,
} from "./orders.ts";

export interface OrderDeps {
  money: Money;
  authenticate: Authenticate;
  limits: Limits;
}

/** Orders that one person makes, far above what anybody buys. */
const ORDERS = { limit: 30, windowSeconds: 3_600 };
/** Order streams that one person may open in an hour: pages reopen them each time a phone resumes. */
const FOLLOWED = { limit: 120, windowSeconds: 3_600 };

/** `kind`: below which path it is mounted. */
export function createOrders(
  { money, authenticate, limits }: OrderDeps,
  kind: OrderItem["kind"],
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(noStore);

  app.post("/:id{[0-9]+}/order", async (c) => {
    const person = await authenticate(c);
    const wanted = { kind, id: readId(c.req.param("id")) };
    await limits.take(`orders of ${person.id}`, ORDERS);
    const { order, isNew } = await placeOrder(money, person.id, wanted);
    if (isNew) return answer(c, order);
    const message = "Bạn đang có một đơn chưa thanh toán cho mục này.";
    return conflict(c, { code: "order_open", message }, order);
  });

  app.get("/:id{[0-9]+}/order", async (c) => {
    const person = await authenticate(c);
    return answer(c, await newestOrder(money, person.id, { kind, id: readId(c.req.param("id")) }));
  });

  app.get("/order/:id", async (c) => {
    const person = await authenticate(c);
    return answer(c, await ownOrder(money, person.id, kind, c.req.param("id")));
  });

  app.get("/order/:id/events", async (c) => {
    const person = await authenticate(c);
    await limits.take(`orders followed by ${person.id}`, FOLLOWED);
    const { id } = await ownOrder(money, person.id, kind, c.req.param("id"));
    // Authentication is repeated each time: after a sign-out or a block nothing more is sent.
    const read = async () => ownOrder(money, (await authenticate(c)).id, kind, id);
    return eventStream(money.events.follow(id, read, c.req.raw.signal), (order) => ({
      event: "order",
      data: shown(order),
    }));
  });

  const ask = (change: typeof claimOrder) => async (c: Context<AppEnv>) => {
    const person = await authenticate(c);
    const { order, isDone }: OrderChange = await change(money, person.id, kind, c.req.param("id"));
    return isDone ? answer(c, order) : conflict(c, getClosedReason(order), order);
  };
  app.post("/order/:id/confirm", ask(claimOrder));
  app.post("/order/:id/cancel", ask(cancelOrder));
  return app;
}

const answer = (c: Context<AppEnv>, order: OrderRow): Response =>
  c.json({ success: true, data: shown(order) });

/** The order that is in the way comes with the refusal: a screen goes on with it. */
function conflict(
  c: Context<AppEnv>,
  { code, message }: { code: string; message: string },
  order: OrderRow,
): Response {
  return refusal(c, "functions", { status: 409, code, message, extra: { data: shown(order) } });
}
