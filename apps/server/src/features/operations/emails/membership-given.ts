import { shortDate } from "@bentrong/format/dates";
import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

/** Days that were given and not paid for; `expiresAt`: when everything so far ends. */
const Details = z.object({
  ...addressee,
  days: z.number().int().positive(),
  expiresAt: z.coerce.date<Date | string>(),
});
type Details = z.output<typeof Details>;

const writeMembershipGiven = (details: Details, { brand, links }: EmailContext): EmailContent => ({
  subject: `${brand.name} tặng bạn ${details.days} ngày hội viên`,
  preheader: `Dùng được đến ngày ${shortDate(details.expiresAt)}.`,
  paragraphs: [
    `${brand.name} gửi tặng bạn ${details.days} ngày hội viên. Bạn không phải trả gì, và sẽ không có khoản nào bị trừ về sau.`,
    `Gói của bạn có hiệu lực đến ngày ${shortDate(details.expiresAt)}. Những ngày bạn đã có từ trước vẫn được cộng dồn.`,
  ],
  button: { label: "Về trang của bạn", href: links.home() },
  note: `Có gì chưa rõ, bạn viết cho ${brand.supportEmail} nhé.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    membership_given: Details;
  }
}

export const membershipGiven = defineEmail("membership_given", Details, writeMembershipGiven);
