// /functions/v1/account: what people hold of their own account. Devices, consents, everything at once, and the end.

import { Hono } from "hono";
import { z } from "zod";
import { listSecurityEvents } from "../../api/gotrue/security-events.ts";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { languageOf } from "../../platform/http/language.ts";
import { neverKept } from "../../platform/http/no-store.ts";
import { readInput } from "../../platform/http/read-input.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountDeps } from "./account-deps.ts";
import { consentsOf, recordConsent } from "./consents.ts";
import { deleteAccount } from "./delete-own-account.ts";
import { devicesOf, signOutDevice } from "./devices.ts";
import { exportOf } from "./export/export.ts";

const DeviceId = z.uuid();
const Consent = z.object({ kind: z.string(), given: z.boolean() });
const Deletion = z.object({ password: z.string().max(1_000).optional() });

export function createAccount(deps: AccountDeps): Hono<AppEnv> {
  const { database, personOf } = deps;
  const app = new Hono<AppEnv>();

  app.use(neverKept);

  app.get("/devices", async (c) => {
    const idleDays = deps.policy.sessionIdleDays;
    return c.json({ success: true, data: await devicesOf(database, await personOf(c), idleDays), idleDays });
  });

  app.delete("/devices/:id", async (c) => {
    const person = await personOf(c);
    const id = DeviceId.safeParse(c.req.param("id"));
    if (!id.success || !(await signOutDevice(database, person, id.data))) {
      throw new Problem("not_found", "Thiết bị này không còn đăng nhập nữa.");
    }
    return c.json({ success: true });
  });

  app.get("/security-events", async (c) =>
    c.json({ success: true, data: await listSecurityEvents(database, (await personOf(c)).id) }),
  );

  app.get("/consents", async (c) =>
    c.json({ success: true, data: await consentsOf(database, await personOf(c)) }),
  );

  app.post("/consents", async (c) => {
    const person = await personOf(c);
    const { kind, given } = await readInput(c, Consent);
    await recordConsent(deps, person, { kind, given, language: languageOf(c.req.header("cookie")) });
    return c.json({ success: true, data: await consentsOf(database, person) });
  });

  app.get("/export", async (c) => exportOf(deps, await personOf(c)));

  app.post("/delete", async (c) => {
    const person = await personOf(c);
    const { password } = await readInput(c, Deletion);
    await deleteAccount(deps, person, password, c.var.log);
    return c.json({ success: true });
  });

  return app;
}
