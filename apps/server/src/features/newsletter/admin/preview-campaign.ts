import type { Brand } from "@bentrong/contract/brand";
import type { CampaignPreview } from "@bentrong/contract/staff-newsletter";
import type { Transaction } from "../../../platform/database/database.ts";
import { createLinks } from "../../../platform/email/links.ts";
import { toMessage } from "../../../platform/email/message.ts";
import { newsletterTest } from "../emails/newsletter.ts";
import type { NewsletterTokens } from "../newsletter-tokens.ts";
import { composeCampaign, sentEdition } from "../sending/edition.ts";
import { noCampaign } from "./campaign-query.ts";

interface PreviewDeps {
  brand: Brand;
  newsletterTokens: NewsletterTokens;
  /** Origin of links: scheme and host. */
  base: string;
}

/**
 * Composed as the e-mails are; for a sent campaign, its edition. The unsubscribe link is a placeholder. Throws
 * Problem("not_found").
 */
export async function previewCampaign(
  tx: Transaction,
  id: number,
  { brand, newsletterTokens, base }: PreviewDeps,
): Promise<CampaignPreview> {
  const edition = (await sentEdition(tx, id)) ?? (await composeCampaign(tx, id))?.edition;
  if (!edition) throw noCampaign();
  const email = { kind: newsletterTest.kind, to: brand.supportEmail, edition };
  const message = toMessage(new Map([[newsletterTest.kind, newsletterTest]]), "preview", email, {
    brand,
    links: createLinks(base, newsletterTokens),
  });
  return { from: brand.name, subject: message.subject, html: message.html, text: message.text };
}
