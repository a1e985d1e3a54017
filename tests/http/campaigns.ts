// Newsletters as administrators write and send them, and what became of their letters.
import type { Campaign } from "@bentrong/contract/staff-newsletter";
import { createEditor } from "./editing.ts";
import type { Platform } from "./platform.ts";
import { post, type SignedIn } from "./signed-in.ts";

let addresses = 0;

export interface NewsletterOffice {
  /** A draft; resolves with its id. */
  draft(row?: Record<string, unknown>): Promise<number>;
  look(id: number): Promise<Campaign>;
  /** Resolves with the status of the answer. */
  schedule(id: number, at?: Date): Promise<number>;
  go(id: number, way: "unschedule" | "pause" | "resume" | "cancel"): Promise<number>;
  /** Addresses that confirmed. */
  readers(count: number): Promise<string[]>;
  post(row?: Record<string, unknown>): Promise<number>;
}

export function newsletterOffice(platform: Pick<Platform, "database">, staff: SignedIn): NewsletterOffice {
  const { owner } = platform.database;
  const editor = createEditor(staff);
  const look = async (id: number): Promise<Campaign> => {
    const answer = await staff.call(`/admin/newsletter/campaign/${id}`);
    return ((await answer.json()) as { data: Campaign }).data;
  };
  return {
    async draft(row = {}) {
      const { body } = await editor.add("newsletterCampaign", {
        subject: "Chuyện tháng Mười Một",
        intro: "<p>Chào bạn.</p>",
        ...row,
      });
      return body.id;
    },
    look,
    async schedule(id, at) {
      const { updatedAt } = await look(id);
      const body = { updatedAt, ...(at && { at: at.toISOString() }) };
      return (await staff.call(`/admin/newsletter/campaign/${id}/schedule`, post(body))).status;
    },
    go: async (id, way) =>
      (await staff.call(`/admin/newsletter/campaign/${id}/${way}`, { method: "POST" })).status,
    async readers(count) {
      const emails = Array.from({ length: count }, () => `ban-doc-${++addresses}@example.vn`);
      await owner.query(
        `insert into "newSubscription" (email, "confirmedAt") select x, now() from unnest($1::text[]) x`,
        [emails],
      );
      return emails;
    },
    async post(row = {}) {
      const columns = { title: "Thở giữa phố", content: "<p>Thân bài.</p>", ...row };
      const names = Object.keys(columns);
      const { rows } = await owner.query(
        `insert into blog (slug, ${names.map((name) => `"${name}"`).join(", ")})
         values ('bai-' || floor(random() * 1e12), ${names.map((_, at) => `$${at + 1}`).join(", ")}) returning id`,
        Object.values(columns),
      );
      return Number(rows[0]?.id);
    },
  };
}

/** Forgets every address and every letter, so that each test knows its readers. */
export async function withoutReaders({ database: { owner } }: Pick<Platform, "database">): Promise<void> {
  await owner.query(`update "newsletterCampaign" set status = 'DRAFT' where status = 'SCHEDULED'`);
  await owner.query(
    `update "newsletterCampaign" set status = 'CANCELLED' where status in ('SENDING', 'PAUSED')`,
  );
  await owner.query(`delete from "newSubscription"`);
  await owner.query("delete from ops.mail where kind like 'newsletter%'");
  await owner.query("delete from ops.rate_limit");
}
