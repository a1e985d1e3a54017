// Newsletter links work without signing in: they authorise the reader of the mailbox. A token names a subscription,
// its purpose and, in a newsletter, the campaign, and carries a MAC. The keys are derived from the token keys, so
// that hosts which share those agree, and a link in an old e-mail works as long as its key is among them.
import { createLinkMacs } from "../../platform/crypto/link-macs.ts";

/** A confirmation is good for a week; changing one's mind is possible for ever. */
const CONFIRM_DAYS = 7;
const DAY_MS = 24 * 3600 * 1000;
const TOKEN =
  /^(?<purpose>[cp])\.(?<id>[1-9]\d{0,9})\.(?<day>\d{1,6})(?:\.n(?<campaign>[1-9]\d{0,8}))?\.(?<mac>[\w-]{43})$/;

/** `confirm`: to start receiving. `preferences`: to look, to stop, and to start again. */
export type NewsletterPurpose = "confirm" | "preferences";
const LETTER: Record<NewsletterPurpose, string> = { confirm: "c", preferences: "p" };

export interface NewsletterTokens {
  sign(purpose: NewsletterPurpose, subscriptionId: number, now?: number, campaignId?: number): string;
  /** The subscription that a good token names; undefined for any other text. */
  read(purpose: NewsletterPurpose, token: string, now?: number): number | undefined;
}

/** The newsletter that a token stood in. Only of one that `read` took. */
export function getCampaignId(token: string): number | undefined {
  const campaign = TOKEN.exec(token)?.groups?.campaign;
  return campaign === undefined ? undefined : Number(campaign);
}

/** `secrets`: newest first, the first signs and all of them verify. */
export function createNewsletterTokens(secrets: readonly string[]): NewsletterTokens {
  const macs = createLinkMacs(secrets, "newsletter links");
  return {
    sign(purpose, subscriptionId, now = Date.now(), campaignId) {
      const from = campaignId === undefined ? "" : `.n${campaignId}`;
      const body = `${LETTER[purpose]}.${subscriptionId}.${Math.floor(now / DAY_MS)}${from}`;
      return `${body}.${macs.sign(body)}`;
    },
    read(purpose, token, now = Date.now()) {
      const parts = TOKEN.exec(token)?.groups;
      if (!parts || parts.purpose !== LETTER[purpose]) return undefined;
      const body = token.slice(0, token.lastIndexOf("."));
      if (!macs.verify(body, parts.mac ?? "")) return undefined;
      const age = Math.floor(now / DAY_MS) - Number(parts.day);
      if (purpose === "confirm" && age > CONFIRM_DAYS) return undefined;
      return Number(parts.id);
    },
  };
}
