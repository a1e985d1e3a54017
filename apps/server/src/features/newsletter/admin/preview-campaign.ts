import type { Brand } from "@bentrong/contract/brand";
import type { CampaignPreview } from "@bentrong/contract/staff-newsletter";
import type { Transaction } from "../../../platform/database/database.ts";
import { createLinks } from "../../../platform/email/links.ts";
import { toMessage } from "../../../platform/email/message.ts";
import { composeCampaign, sentEdition } from "../../../platform/email/newsletter/edition.ts";
import type { NewsletterTokens } from "../../../platform/email/newsletter-tokens.ts";
import { noCampaign } from "./campaign-query.ts";

interface Desk {
  brand: Brand;
  newsletterTokens: NewsletterTokens;
  /** Where links lead: scheme and host. */
  base: string;
}

/**
 * Made by what makes the letters, of what was sent once it was. Its link to leave names nobody and opens nothing. Throws
 * Problem("not_found").
 */
export async function previewCampaign(
  tx: Transaction,
  id: number,
  { brand, newsletterTokens, base }: Desk,
): Promise<CampaignPreview> {
  const edition = (await sentEdition(tx, id)) ?? (await composeCampaign(tx, id))?.edition;
  if (!edition) throw noCampaign();
  const letter = { kind: "newsletter_test" as const, to: brand.supportEmail, edition };
  const message = toMessage("preview", letter, { brand, links: createLinks(base, newsletterTokens) });
  return { from: brand.name, subject: message.subject, html: message.html, text: message.text };
}
