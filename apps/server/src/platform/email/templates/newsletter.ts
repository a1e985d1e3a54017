import { cutAtWord, cutPreview } from "@bentrong/format/cut-at-word";
import type { EmailContent, EmailContext } from "../email-content.ts";
import type { Edition } from "../newsletter/edition.ts";
import { richTextToPlain } from "../rich-text.ts";

/** Which letter its links stand in. Subscription 0 is nobody's: its links open nothing. */
interface Place {
  subscriptionId: number;
  campaignId?: number;
}

const PREVIEW_LENGTH = 110;

export function newsletter(
  edition: Edition,
  { subscriptionId, campaignId }: Place,
  { brand, links }: EmailContext,
): EmailContent {
  const { subject, preheader, intro, posts, outro } = edition;
  return {
    subject,
    preheader: preheader || firstWords(intro) || brand.tagline,
    paragraphs: [],
    article: {
      before: intro,
      posts: posts.map(({ id, title, authorName, excerpt, isPrivate }) => ({
        title,
        byline: [authorName, isPrivate ? "dành cho hội viên" : ""].filter(Boolean).join(" · "),
        excerpt: cutPreview(excerpt),
        href: links.article(id),
      })),
      after: outro,
    },
    note: `Bạn nhận thư này vì đã xác nhận muốn nhận bản tin của ${brand.name}.`,
    unsubscribe: {
      page: links.newsletterPreferences(subscriptionId, campaignId),
      oneClick: links.newsletterUnsubscribe(subscriptionId, campaignId),
    },
  };
}

const firstWords = (html: string): string =>
  cutAtWord(richTextToPlain(html).replace(/\s+/g, " "), PREVIEW_LENGTH);
