// /functions/v1/account: what people hold of their own account. Devices, consents, everything at once, and the end.

import { Hono } from "hono";
import { z } from "zod";
import { listSecurityEvents } from "../../api/gotrue/security-events.ts";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { parseLanguage } from "../../platform/http/language.ts";
import { noStore } from "../../platform/http/no-store.ts";
import { readInput } from "../../platform/http/read-input.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountDeps } from "./account-deps.ts";
import { getConsents, recordConsent } from "./consents.ts";
import { deleteOwnAccount } from "./delete-own-account.ts";
import { listDevices, signOutDevice } from "./devices.ts";
import { createExport } from "./export/export.ts";

const DeviceId = z.uuid();
export const Consent = z.object({ kind: z.string(), given: z.boolean() });
export const Deletion = z.object({ password: z.string().max(1_000).optional() });

export function createAccount(deps: AccountDeps): Hono<AppEnv> {
  const { database, authenticate } = deps;
  const app = new Hono<AppEnv>();

  app.use(noStore);

  app.get("/devices", async (c) => {
    return c.json({
      success: true,
      data: await listDevices(database, await authenticate(c), deps.policy),
      idleDays: deps.policy.sessionIdleDays,
    });
  });

  app.delete("/devices/:id", async (c) => {
    const person = await authenticate(c);
    const id = DeviceId.safeParse(c.req.param("id"));
    if (!id.success || !(await signOutDevice(database, person, id.data))) {
      throw new Problem("not_found", "Thiết bị này không còn đăng nhập nữa.");
    }
    return c.json({ success: true });
  });

  app.get("/security-events", async (c) =>
    c.json({ success: true, data: await listSecurityEvents(database, (await authenticate(c)).id) }),
  );

  app.get("/consents", async (c) =>
    c.json({ success: true, data: await getConsents(database, await authenticate(c)) }),
  );

  app.post("/consents", async (c) => {
    const person = await authenticate(c);
    const { kind, given } = await readInput(c, Consent);
    await recordConsent(deps, person, { kind, given, language: parseLanguage(c.req.header("cookie")) });
    return c.json({ success: true, data: await getConsents(database, person) });
  });

  app.get("/export", async (c) => createExport(deps, await authenticate(c)));

  app.post("/delete", async (c) => {
    const person = await authenticate(c);
    const { password } = await readInput(c, Deletion);
    await deleteOwnAccount(deps, person, password, c.var.log);
    return c.json({ success: true });
  });

  return app;
}
