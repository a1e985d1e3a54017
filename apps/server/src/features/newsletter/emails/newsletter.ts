import { cutAtWord, cutPreview } from "@bentrong/format/cut-at-word";
import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { richTextToPlain } from "../../../platform/email/rich-text.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";
import { checkBeforeSend } from "../sending/check-before-send.ts";
import { Edition } from "../sending/edition.ts";

/** To staff, of a campaign that nobody else received yet. */
const TestDetails = z.object({
  ...addressee,
  edition: Edition,
});
type TestDetails = z.output<typeof TestDetails>;

const Details = z.object({
  ...addressee,
  subscriptionId: z.number().int(),
  campaignId: z.number().int(),
  edition: Edition,
});
type Details = z.output<typeof Details>;

/** E-mail that contains the links. Subscription 0 is a placeholder: its links are invalid. */
interface Place {
  subscriptionId: number;
  campaignId?: number;
}

const PREVIEW_LENGTH = 110;

function writeNewsletter(
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

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    newsletter: Details;
  }
}

export const newsletter = defineEmail(
  "newsletter",
  Details,
  (details, context) => writeNewsletter(details.edition, details, context),
  {
    checkBeforeSend,
    hasOwnQueue: true,
  },
);

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    newsletter_test: TestDetails;
  }
}

export const newsletterTest = defineEmail("newsletter_test", TestDetails, ({ edition }, context) =>
  writeNewsletter(edition, { subscriptionId: 0 }, context),
);
