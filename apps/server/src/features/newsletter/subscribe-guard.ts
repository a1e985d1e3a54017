// Guards POST /rest/v1/newSubscription. Anyone may subscribe any address, and each new one causes an e-mail, so the
// number from one place is limited. A known address is answered 409 by the data API; if its owner never confirmed, or
// unsubscribed, the database may enqueue one more e-mail (0061). The answer is the same for every address, so that it
// reveals nothing.
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import { parseEmail } from "../../api/gotrue/email-address.ts";
import type { Database } from "../../platform/database/database.ts";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { addressBlock, type ClientAddress } from "../../platform/http/client-address.ts";
import { refusal } from "../../platform/http/errors.ts";
import type { Limits } from "../../platform/http/limits.ts";
import { readJson } from "../../platform/http/read-input.ts";
import { askAgain } from "./subscriptions.ts";

export interface SubscribeGuardDeps {
  database: Pick<Database, "asCaller">;
  limits: Limits;
  clientAddress: ClientAddress;
}

/** Generous, since an office or a school shares one address. */
const PER_PLACE = { limit: 30, windowSeconds: 3_600 };
const Body = z.looseObject({ email: z.string().max(1_000) });

const badAddress = (c: Context<AppEnv>): Response =>
  refusal(c, "rest", {
    status: 400,
    code: "23514",
    message: "Địa chỉ e-mail này chưa đúng, bạn xem lại giúp chúng mình nhé.",
  });

export const subscribeGuard = ({ database, limits, clientAddress }: SubscribeGuardDeps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await limits.take(`newsletter from ${addressBlock(clientAddress(c))}`, PER_PLACE);
    // One address a request, so that each is counted.
    const body = Body.safeParse(await readJson(c));
    const email = body.success ? parseEmail(body.data.email) : undefined;
    if (email === undefined) return badAddress(c);
    c.req.raw = new Request(c.req.raw, { body: JSON.stringify({ ...body.data, email }) });
    await next();
    if (c.res.status === 409) await askAgain(database, email);
  });
