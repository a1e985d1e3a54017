// /functions/v1/admin/newsletter: campaigns and addresses. Campaigns are written as rows of the data API while they are
// drafts; everything that sends, stops or follows them is here.
import type { Brand } from "@bentrong/contract/brand";
import { SubscriberState } from "@bentrong/contract/staff-newsletter";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { parseEmail } from "../../../api/gotrue/email-address.ts";
import { asAdministrator } from "../../../platform/database/as-administrator.ts";
import { type Database, STAFF_SERVICE, type Transaction } from "../../../platform/database/database.ts";
import type { Outbox } from "../../../platform/email/outbox.ts";
import type { AppEnv } from "../../../platform/http/app-env.ts";
import { csvHeaders } from "../../../platform/http/csv-file.ts";
import type { Limits } from "../../../platform/http/limits.ts";
import { noStore } from "../../../platform/http/no-store.ts";
import { readInput } from "../../../platform/http/read-input.ts";
import { readQuery } from "../../../platform/http/read-query.ts";
import { reason } from "../../../platform/http/reason.ts";
import { type Authenticate, requireFreshStaffProof } from "../../../platform/identity/authenticate.ts";
import { Problem } from "../../../platform/problem.ts";
import type { NewsletterTokens } from "../newsletter-tokens.ts";
import { schedule, sendTest, TRANSITIONS, type TransitionName, transition } from "./campaign-commands.ts";
import { getCampaign } from "./campaign-query.ts";
import { exportSubscribers } from "./export-subscribers.ts";
import { previewCampaign } from "./preview-campaign.ts";
import {
  clearBounce,
  invite,
  listSubscribers,
  recordBounce,
  removeSubscriber,
  SubscribersQuery,
} from "./subscribers.ts";

export interface NewsletterAdminDeps {
  database: Pick<Database, "inTransaction">;
  authenticate: Authenticate;
  limits: Limits;
  outbox: Outbox;
  newsletterTokens: NewsletterTokens;
  brand: Brand;
  publicUrl?: string | undefined;
  newslettersPerMinute: number;
}

const CAMPAIGN = "/newsletter/campaign/:id";
const SUBSCRIBER = "/newsletter/subscriber/:id";
/** E-mails that a person of staff may cause by their own hand in an hour. */
const BY_HAND = { limit: 60, windowSeconds: 3_600 };

const Schedule = z.object({
  updatedAt: z.iso.datetime({ offset: true }),
  at: z.iso
    .datetime({ offset: true })
    .nullish()
    .refine((at) => !at || Date.parse(at) > Date.now(), "Giờ gửi phải ở phía trước."),
});
const Test = z.object({ to: z.string().trim().max(254).optional() });
const Invitation = z.object({
  email: z
    .string()
    .max(1_000)
    .transform((text) => parseEmail(text))
    .refine((email) => email !== undefined, "Địa chỉ e-mail này chưa đúng."),
});
const Bounce = z.object({
  reason: reason.refine((text) => text.length <= 200, "Lý do không quá 200 ký tự."),
});
const ExportQuery = z.object({ state: z.optional(SubscriberState) });

export function createNewsletterAdmin(deps: NewsletterAdminDeps): Hono<AppEnv> {
  const { database, authenticate, limits, outbox } = deps;
  const app = new Hono<AppEnv>();
  app.use(noStore);

  /** Authorisation comes before validation, so that the kind of refusal reveals nothing. */
  const requireAdministrator = async (c: Context<AppEnv>) => {
    const staff = await authenticate(c);
    const { id, caller } = staff;
    const as = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
      asAdministrator(database, STAFF_SERVICE, caller, work);
    await as(async () => undefined);
    return { id, as, staff };
  };

  app.get(CAMPAIGN, async (c) => {
    const { as } = await requireAdministrator(c);
    const data = await as((tx) => getCampaign(tx, parseId(c), deps.newslettersPerMinute));
    return c.json({ success: true, data });
  });
  app.get(`${CAMPAIGN}/preview`, async (c) => {
    const { as } = await requireAdministrator(c);
    // Links of e-mails are built from the operator's own address; where none is set, as they would be here.
    const base = deps.publicUrl ?? new URL(c.req.url).origin;
    const data = await as((tx) => previewCampaign(tx, parseId(c), { ...deps, base }));
    return c.json({ success: true, data });
  });
  app.post(`${CAMPAIGN}/test`, async (c) => {
    const { id: staff, as } = await requireAdministrator(c);
    const { to } = await readInput(c, Test);
    await limits.take(`newsletter letters by hand ${staff}`, BY_HAND);
    const sentTo = await as((tx) => sendTest(tx, outbox, parseId(c), to));
    return c.json({ success: true, data: { sentTo } });
  });
  app.post(`${CAMPAIGN}/schedule`, async (c) => {
    const { as } = await requireAdministrator(c);
    const { updatedAt, at } = await readInput(c, Schedule);
    await as((tx) => schedule(tx, parseId(c), { updatedAt, at: at ? new Date(at) : undefined }));
    return c.json({ success: true });
  });
  for (const way of Object.keys(TRANSITIONS) as TransitionName[]) {
    app.post(`${CAMPAIGN}/${way}`, async (c) => {
      const { as } = await requireAdministrator(c);
      await as((tx) => transition(tx, parseId(c), way));
      return c.json({ success: true });
    });
  }

  app.get("/newsletter/subscriber", async (c) => {
    const { as } = await requireAdministrator(c);
    const query = readQuery(c, SubscribersQuery);
    return c.json({ success: true, data: await as((tx) => listSubscribers(tx, query)) });
  });
  app.get("/newsletter/export", async (c) => {
    const { as, staff } = await requireAdministrator(c);
    requireFreshStaffProof(staff);
    const { state } = readQuery(c, ExportQuery);
    return new Response(await exportSubscribers(as, state), { headers: csvHeaders("ban-tin") });
  });
  app.post("/newsletter/subscriber", async (c) => {
    const { id: staff, as } = await requireAdministrator(c);
    const { email } = await readInput(c, Invitation);
    await limits.take(`newsletter letters by hand ${staff}`, BY_HAND);
    await as((tx) => invite(tx, email));
    return c.json({ success: true });
  });
  app.post(`${SUBSCRIBER}/bounce`, async (c) => {
    const { as } = await requireAdministrator(c);
    const { reason: why } = await readInput(c, Bounce);
    await as((tx) => recordBounce(tx, parseId(c), why));
    return c.json({ success: true });
  });
  app.delete(`${SUBSCRIBER}/bounce`, async (c) => {
    const { as } = await requireAdministrator(c);
    await as((tx) => clearBounce(tx, parseId(c)));
    return c.json({ success: true });
  });
  app.delete(SUBSCRIBER, async (c) => {
    const { as } = await requireAdministrator(c);
    await deps.outbox.removeFiles(await as((tx) => removeSubscriber(tx, parseId(c))));
    return c.json({ success: true });
  });
  return app;
}

const LARGEST = 2_147_483_647;

/** An invalid id is a 404. */
function parseId(c: Context<AppEnv>): number {
  const id = Number(c.req.param("id"));
  if (Number.isInteger(id) && id > 0 && id <= LARGEST) return id;
  throw new Problem("not_found", "Không tìm thấy.");
}
