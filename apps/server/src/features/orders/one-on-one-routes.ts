// /functions/v1/one-on-one and /functions/v1/admin/one-on-one: the session that the yearly plan promises its first buyers.
import type { Brand } from "@bentrong/contract/brand";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { asAdministrator } from "../../platform/database/as-administrator.ts";
import { STAFF_SERVICE } from "../../platform/database/database.ts";
import type { AppEnv } from "../../platform/http/app-env.ts";
import type { Limits } from "../../platform/http/limits.ts";
import { noStore } from "../../platform/http/no-store.ts";
import { readUuid } from "../../platform/http/read-input.ts";
import { oneLine } from "../../platform/http/reason.ts";
import type { Authenticate } from "../../platform/identity/authenticate.ts";
import { Problem } from "../../platform/problem.ts";
import type { Money } from "./money.ts";
import { answerOneOnOne, getOneOnOne, listOneOnOne, requestOneOnOne } from "./one-on-one.ts";

export interface OneOnOneDeps {
  money: Money;
  authenticate: Authenticate;
  limits: Limits;
  brand: Brand;
}

const REQUESTS = { limit: 20, windowSeconds: 3_600 };
export const Wish = z.object({
  contact: oneLine(200, "Cần số điện thoại hoặc email."),
  wishes: oneLine(1_000, "Cần ghi những lúc bạn rảnh."),
});
const Answer = z.object({ reason: oneLine(500, "Cần ghi thời gian và cách gặp.") });

export function createOneOnOne({ money, authenticate, limits, brand }: OneOnOneDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(noStore);
  app.get("/", async (c) =>
    c.json({ success: true, data: await getOneOnOne(money, (await authenticate(c)).id) }),
  );
  app.post("/", async (c) => {
    const person = await authenticate(c);
    await limits.take(`one-on-one requests of ${person.id}`, REQUESTS);
    const wish = await readBody(c, Wish, "Cần cách liên hệ và những lúc bạn rảnh.");
    const { supportEmail } = brand;
    return c.json({
      success: true,
      data: await requestOneOnOne(money, person.id, { ...wish, supportEmail }),
    });
  });
  return app;
}

export function createOneOnOneAdmin({
  money,
  authenticate,
}: Pick<OneOnOneDeps, "money" | "authenticate">): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  // Also matches /one-on-one itself. Asked before anything is read: others learn nothing of which requests there are.
  app.use("/one-on-one/*", noStore, async (c, next) => {
    await asAdministrator(
      money.database,
      STAFF_SERVICE,
      (await authenticate(c)).caller,
      async () => undefined,
    );
    return next();
  });
  app.get("/one-on-one", async (c) =>
    c.json({ success: true, data: { requests: await listOneOnOne(money, await authenticate(c)) } }),
  );
  app.post("/one-on-one/:id/answer", async (c) => {
    const staff = await authenticate(c);
    const { reason } = await readBody(c, Answer, "Cần ghi thời gian và cách gặp.");
    await answerOneOnOne(money, staff, readUuid(c, "Không tìm thấy yêu cầu này."), reason);
    return c.json({ success: true });
  });
  return app;
}

async function readBody<S extends z.ZodType>(
  c: Context<AppEnv>,
  schema: S,
  refusal: string,
): Promise<z.output<S>> {
  const parsed = schema.safeParse(await c.req.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw new Problem("invalid_input", refusal);
}
