// /functions/v1/admin/person: what administrators see of people and do about them.
import { GrantableRole } from "@bentrong/contract/staff-people";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { limitAccount } from "../../../api/gotrue/account-limits.ts";
import type { AuthDeps } from "../../../api/gotrue/auth-deps.ts";
import { createResetCodes } from "../../../api/gotrue/reset-codes.ts";
import { asAdministrator } from "../../../platform/database/as-administrator.ts";
import { STAFF_SERVICE } from "../../../platform/database/database.ts";
import type { AppEnv } from "../../../platform/http/app-env.ts";
import { csvHeaders } from "../../../platform/http/csv-file.ts";
import { noStore } from "../../../platform/http/no-store.ts";
import { readInput, readUuid } from "../../../platform/http/read-input.ts";
import { readQuery } from "../../../platform/http/read-query.ts";
import { reason } from "../../../platform/http/reason.ts";
import {
  type Authenticate,
  type Person,
  requireFreshStaffProof,
} from "../../../platform/identity/authenticate.ts";
import {
  block,
  type Case,
  giveMembership,
  grantRole,
  recordResetLetter,
  signOutEverywhere,
  unblock,
  withdrawRole,
} from "./commands.ts";
import { listPeople, PeopleQuery } from "./list-people.ts";
import { exportMembers } from "./members/export-members.ts";
import { importMembers, previewMembers } from "./members/import-members.ts";
import { getPersonDetails } from "./one-person.ts";

export type PeopleAdminDeps = AuthDeps & { authenticate: Authenticate };

const MISSING = "Không tìm thấy người này.";
const Why = z.object({ reason });
/** Up to ten years: more is a slip of the finger. */
const Gift = z.object({ reason, days: z.int().min(1).max(3_660) });
const File = z.object({ text: z.string(), givesKnownDays: z.boolean() });
const FileWithReason = File.extend({ reason });
const Role = z.object({ reason, role: GrantableRole });
const Block = z.object({
  reason,
  /** Absent or null: without end. */
  until: z.iso
    .datetime({ offset: true })
    .nullish()
    .refine((until) => !until || Date.parse(until) > Date.now(), "Ngày mở khóa phải ở phía trước."),
});

export function createPeopleAdmin(deps: PeopleAdminDeps): Hono<AppEnv> {
  const { database, authenticate, limits } = deps;
  const codes = createResetCodes(deps);
  const app = new Hono<AppEnv>();
  app.use(noStore);

  const requireAdministrator = async (c: Context<AppEnv>) => {
    const staff = await authenticate(c);
    await asAdministrator(database, STAFF_SERVICE, staff.caller, async () => undefined);
    return staff;
  };
  const requireProvedAdministrator = async (c: Context<AppEnv>) => {
    const staff = await requireAdministrator(c);
    requireFreshStaffProof(staff);
    return staff;
  };

  /** Authorisation comes before validation, so that the kind of refusal reveals nothing. */
  const readCase = async <S extends z.ZodType<{ reason: string }>>(
    c: Context<AppEnv>,
    schema: S,
    requireStaff: (c: Context<AppEnv>) => Promise<Person> = requireAdministrator,
  ) => {
    const staff = await requireStaff(c);
    const input = await readInput(c, schema);
    const about: Case = { staff, person: readUuid(c, MISSING), reason: input.reason };
    return { about, input };
  };

  app.get("/person", async (c) => {
    const { caller } = await authenticate(c);
    const data = await asAdministrator(database, STAFF_SERVICE, caller, (tx) =>
      listPeople(tx, readQuery(c, PeopleQuery)),
    );
    return c.json({ success: true, data });
  });
  // Before the addresses with an id: these are none.
  app.get("/person/export", async (c) => {
    const { caller } = await requireProvedAdministrator(c);
    const file = await exportMembers(
      (work) => asAdministrator(database, STAFF_SERVICE, caller, work),
      readQuery(c, PeopleQuery),
    );
    return new Response(file, { headers: csvHeaders("thanh-vien") });
  });
  app.post("/person/import/preview", async (c) => {
    const staff = await requireProvedAdministrator(c);
    return c.json({ success: true, data: await previewMembers(deps, staff, await readInput(c, File)) });
  });
  app.post("/person/import", async (c) => {
    const staff = await requireProvedAdministrator(c);
    const input = await readInput(c, FileWithReason);
    return c.json({ success: true, data: await importMembers({ ...deps, codes }, staff, input) });
  });
  app.get("/person/:id", async (c) => {
    const { caller } = await authenticate(c);
    const data = await asAdministrator(database, STAFF_SERVICE, caller, (tx) =>
      getPersonDetails(tx, readUuid(c, MISSING)),
    );
    return c.json({ success: true, data });
  });

  app.post("/person/:id/membership", async (c) => {
    const { about, input } = await readCase(c, Gift);
    return c.json({ success: true, data: { expiresAt: await giveMembership(deps, about, input.days) } });
  });
  app.post("/person/:id/role", async (c) => {
    const { about, input } = await readCase(c, Role, requireProvedAdministrator);
    await grantRole(deps, about, input.role);
    return c.json({ success: true });
  });
  app.delete("/person/:id/role", async (c) => {
    const { about, input } = await readCase(c, Role, requireProvedAdministrator);
    await withdrawRole(deps, about, input.role);
    return c.json({ success: true });
  });
  app.post("/person/:id/sign-out", async (c) => {
    await signOutEverywhere(deps, (await readCase(c, Why)).about);
    return c.json({ success: true });
  });
  app.post("/person/:id/block", async (c) => {
    const { about, input } = await readCase(c, Block);
    await block(deps, about, input.until ? new Date(input.until) : null);
    return c.json({ success: true });
  });
  app.post("/person/:id/unblock", async (c) => {
    await unblock(deps, (await readCase(c, Why)).about);
    return c.json({ success: true });
  });
  app.post("/person/:id/reset-letter", async (c) => {
    const { about } = await readCase(c, Why);
    const email = await recordResetLetter(deps, about, (to) => limitAccount(limits, "letters", to));
    await codes.send(email);
    return c.json({ success: true, data: { sentTo: email } });
  });
  return app;
}
