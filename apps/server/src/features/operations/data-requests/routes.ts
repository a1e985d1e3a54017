// /functions/v1/admin/data-requests: what people ask for by right, and the clocks of the law. /functions/v1/admin/holiday: the
// days that those clocks leave out.
import { Holiday, RequestKind } from "@bentrong/contract/staff-people";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { asAdministrator } from "../../../platform/database/as-administrator.ts";
import { STAFF_SERVICE, type Transaction } from "../../../platform/database/database.ts";
import type { AppEnv } from "../../../platform/http/app-env.ts";
import { parseCursor, toPage } from "../../../platform/http/cursor.ts";
import { noStore } from "../../../platform/http/no-store.ts";
import { readInput } from "../../../platform/http/read-input.ts";
import { readQuery } from "../../../platform/http/read-query.ts";
import { reason } from "../../../platform/http/reason.ts";
import type { Authenticate } from "../../../platform/identity/authenticate.ts";
import { Problem } from "../../../platform/problem.ts";
import {
  type Administrator,
  acknowledge,
  close,
  deleteByRequest,
  enterRequest,
  extend,
  offerExport,
  type RequestDeps,
} from "./commands.ts";
import { countOpen, listRequests, toCursorPlace } from "./data-subject-requests.ts";

export type DataRequestsAdminDeps = RequestDeps & { authenticate: Authenticate };

const PAGE = 50;
const Id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const Query = z.object({
  state: z.enum(["open", "over"]).optional(),
  clock: z.enum(["soon", "overdue"]).optional(),
  kind: z.optional(RequestKind),
  after: z.string().max(300).optional(),
});
const text = (most: number) =>
  z
    .string()
    .max(most)
    .transform((given) => given.normalize("NFC").trim())
    .transform((given) => (given === "" ? undefined : given))
    .optional();
const Entry = z
  .object({
    personId: z.uuid().optional(),
    contact: text(200),
    kind: RequestKind,
    channel: z.enum(["mail", "phone", "in_person"]),
    involvesOthers: z.boolean().default(false),
    note: text(1_000),
    receivedAt: z.iso
      .datetime({ offset: true })
      .optional()
      .refine((at) => !at || Date.parse(at) <= Date.now(), "Ngày nhận không thể ở phía trước."),
  })
  .refine(
    ({ personId, contact }) => personId || contact,
    "Cần biết yêu cầu này của ai: một tài khoản, hoặc một cách liên hệ.",
  );
const Why = z.object({ reason });
const Closing = z.object({ outcome: z.enum(["done", "refused", "cancelled"]), reason });
const Deletion = z.object({ email: z.string().max(254) });
const Day = z.iso.date();
const NewHoliday = z.object({
  day: Day,
  name: z.string().min(1).max(100),
  source: z.string().min(1).max(200),
});

export function createDataRequestsAdmin(deps: DataRequestsAdminDeps): Hono<AppEnv> {
  const { database, authenticate } = deps;
  const app = new Hono<AppEnv>();
  app.use(noStore);

  const asStaff = async <T>(c: Context<AppEnv>, work: (tx: Transaction) => Promise<T>): Promise<T> =>
    asAdministrator(database, STAFF_SERVICE, (await authenticate(c)).caller, work);
  /** The right first, then what was sent. */
  const administrator = async (c: Context<AppEnv>): Promise<Administrator> => {
    const staff = await authenticate(c);
    await asAdministrator(database, STAFF_SERVICE, staff.caller, async () => undefined);
    return staff;
  };

  app.get("/data-requests", async (c) =>
    c.json({
      success: true,
      data: await asStaff(c, async (tx) => {
        const { after, ...filter } = readQuery(c, Query);
        const found = await listRequests(tx, filter, parseCursor(after), PAGE + 1);
        const { page, next } = toPage(found, PAGE, (row) => toCursorPlace(filter.state, row));
        return { requests: page, next, ...(await countOpen(tx)) };
      }),
    }),
  );
  app.post("/data-requests", async (c) => {
    const staff = await administrator(c);
    return c.json({ success: true, data: await enterRequest(deps, staff, await readInput(c, Entry)) });
  });
  app.post("/data-requests/:id/acknowledge", async (c) => {
    const staff = await administrator(c);
    return c.json({ success: true, data: await acknowledge(deps, staff, parseId(c)) });
  });
  app.post("/data-requests/:id/extend", async (c) => {
    const staff = await administrator(c);
    const { reason: why } = await readInput(c, Why);
    return c.json({ success: true, data: await extend(deps, staff, parseId(c), why) });
  });
  app.post("/data-requests/:id/close", async (c) => {
    const staff = await administrator(c);
    const { outcome, reason: why } = await readInput(c, Closing);
    return c.json({ success: true, data: await close(deps, staff, parseId(c), outcome, why) });
  });
  app.post("/data-requests/:id/offer-export", async (c) => {
    const staff = await administrator(c);
    return c.json({ success: true, data: await offerExport(deps, staff, parseId(c)) });
  });
  app.post("/data-requests/:id/delete-account", async (c) => {
    const staff = await administrator(c);
    const typed = await readInput(c, Deletion);
    await deleteByRequest(deps, staff, parseId(c), typed, c.var.log);
    return c.json({ success: true });
  });

  app.get("/holiday", async (c) => c.json({ success: true, data: await asStaff(c, (tx) => holidays(tx)) }));
  app.post("/holiday", async (c) => {
    await administrator(c);
    const { day, name, source } = await readInput(c, NewHoliday);
    const data = await asStaff(c, async (tx) => {
      await tx.query(
        "insert into ops.public_holiday (day, name, source) values ($1, $2, $3) on conflict (day) do nothing",
        [day, name.normalize("NFC"), source.normalize("NFC")],
      );
      return holidays(tx);
    });
    return c.json({ success: true, data });
  });
  app.delete("/holiday/:day", async (c) => {
    const data = await asStaff(c, async (tx) => {
      const day = Day.safeParse(c.req.param("day"));
      const gone =
        day.success && (await tx.query("delete from ops.public_holiday where day = $1", [day.data])).rowCount;
      if (!gone) throw new Problem("not_found", "Không có ngày nghỉ này.");
      return holidays(tx);
    });
    return c.json({ success: true, data });
  });
  return app;
}

const parseId = (c: Context<AppEnv>): number => {
  const id = Id.safeParse(c.req.param("id"));
  if (id.success) return id.data;
  throw new Problem("not_found", "Không tìm thấy yêu cầu này.");
};

async function holidays(tx: Transaction): Promise<Holiday[]> {
  const { rows } = await tx.query(
    "select day::text as day, name, source from ops.public_holiday order by day desc limit 500",
  );
  return z.array(Holiday).parse(rows);
}
