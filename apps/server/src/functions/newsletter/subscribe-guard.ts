// Stands before POST /rest/v1/newSubscription. Anyone may subscribe any address, and each new one causes a letter: so
// many from one place are enough. An address that is there already is answered 409 by the data API; when its owner
// never confirmed, or left, the database may have one more letter written.
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import type { Database } from "../../database/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { addressBlock, type ClientAddress } from "../../http/client-address.ts";
import type { Limits } from "../../http/limits.ts";
import { askAgain } from "./subscriptions.ts";

export interface SubscribeGuardDeps {
  database: Pick<Database, "asCaller">;
  limits: Limits;
  clientAddress: ClientAddress;
}

/** Generous, since an office or a school shares one address. */
const PER_PLACE = { limit: 30, windowSeconds: 3_600 };
const Body = z.object({ email: z.string().max(254) });

export const subscribeGuard = ({ database, limits, clientAddress }: SubscribeGuardDeps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await limits.take(`newsletter from ${addressBlock(clientAddress(c))}`, PER_PLACE);
    const copy = c.req.raw.clone();
    await next();
    if (c.res.status !== 409) return;
    const body = Body.safeParse(await copy.json().catch(() => undefined));
    if (body.success) await askAgain(database, body.data.email);
  });
