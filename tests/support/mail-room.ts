// Sends what a test enqueued, as the server's own process does after it started.

import { defaultBrand } from "@bentrong/contract/brand";
import { type Logger, pino } from "pino";
import type { NewsletterTokens } from "../../apps/server/src/features/newsletter/newsletter-tokens.ts";
import { addNewsletterJobs } from "../../apps/server/src/features/newsletter/sending/newsletter-jobs.ts";
import type { NoticeTokens } from "../../apps/server/src/features/notices/notice-tokens.ts";
import { emailTemplates } from "../../apps/server/src/features.ts";
import type { Encryption } from "../../apps/server/src/platform/crypto/encryption.ts";
import type { Database } from "../../apps/server/src/platform/database/database.ts";
import { addEmailJobs } from "../../apps/server/src/platform/email/email-jobs.ts";
import { createLinks } from "../../apps/server/src/platform/email/links.ts";
import { createSmtpTransport } from "../../apps/server/src/platform/email/smtp-transport.ts";
import type { Transport } from "../../apps/server/src/platform/email/transport.ts";
import { createJobs } from "../../apps/server/src/platform/jobs/jobs.ts";

export interface MailRoomOptions {
  database: Database;
  encryption: Encryption;
  newsletterTokens: NewsletterTokens;
  noticeTokens: NoticeTokens;
  /** Of the mail server; or `transport`. */
  url?: string;
  transport?: Transport;
  log?: Logger;
  /** Longest silence of the mail server, in milliseconds. */
  silenceMs?: number;
  /** Letters of newsletters; the default keeps no test waiting. */
  perMinute?: number;
}

/** As the running server has it: what the sender is follows the settings, and nobody writes into it. */
export const FROM = {
  get name() {
    return "Bên Trong";
  },
  get address() {
    return "thu@bentrong.vn";
  },
};
export const BASE = "https://bentrong.example";

export async function openMailRoom(options: MailRoomOptions): Promise<{ close(): Promise<void> }> {
  const { database, encryption, newsletterTokens, noticeTokens, url = "" } = options;
  const { silenceMs } = options;
  const transport =
    options.transport ??
    createSmtpTransport({ url, from: FROM, atOnce: 5, ...(silenceMs ? { silenceMs } : {}) });
  const log = options.log ?? pino({ level: "silent" });
  const jobs = createJobs({ owner: database.owner, log });
  const { owner, listener } = database;
  const links = createLinks(BASE, newsletterTokens, noticeTokens);
  const sending = {
    templates: emailTemplates,
    jobs,
    owner,
    listener,
    encryption,
    brand: defaultBrand,
    links,
    transport,
    log,
  };
  addEmailJobs({ ...sending, retryWaitSeconds: 1 });
  addNewsletterJobs({
    ...sending,
    perMinute: options.perMinute ?? 6_000,
    retryWaitSeconds: 1,
    tickMs: 100,
  });
  await jobs.start();
  return {
    async close() {
      await jobs.close();
      await transport.close();
    },
  };
}
