import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

/** To the author of the schedule: a post was withdrawn. `hasBegun`: some received it already. */
const Details = z.object({
  ...addressee,
  campaignId: z.number().int(),
  subject: z.string(),
  hasBegun: z.boolean(),
});
type Details = z.output<typeof Details>;

const writeNewsletterStopped = (details: Details, { brand, links }: EmailContext): EmailContent => ({
  subject: `Bản tin “${details.subject}” chưa được gửi`,
  preheader: "Có bài viết trong bản tin không còn đăng nữa.",
  paragraphs: [
    details.hasBegun
      ? `Bản tin “${details.subject}” đang gửi thì ${brand.name} dừng lại, vì có bài viết trong đó vừa được gỡ xuống. Ai chưa nhận thì chưa được gửi gì thêm.`
      : `Đến giờ hẹn nhưng ${brand.name} không gửi bản tin “${details.subject}”, vì có bài viết trong đó không còn đăng nữa. Chưa ai nhận được thư nào.`,
    details.hasBegun
      ? "Bạn đăng lại bài viết ấy rồi cho gửi tiếp, hoặc dừng hẳn bản tin."
      : "Bản tin đã trở lại thành bản nháp. Bạn bỏ bài viết ấy ra, hoặc đăng lại, rồi hẹn giờ mới nhé.",
  ],
  button: { label: "Mở bản tin", href: links.campaign(details.campaignId) },
  note: `Thư này được gửi cho người đã hẹn giờ bản tin. Cần giúp, bạn viết cho ${brand.supportEmail}.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    newsletter_stopped: Details;
  }
}

export const newsletterStopped = defineEmail("newsletter_stopped", Details, writeNewsletterStopped);
