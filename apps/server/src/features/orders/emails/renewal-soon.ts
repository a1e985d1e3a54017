import { shortDate } from "@bentrong/format/dates";
import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

const Details = z.object({
  ...addressee,
  planName: z.string(),
  expiresAt: z.coerce.date<Date | string>(),
});
type Details = z.output<typeof Details>;

const writeRenewalSoon = (details: Details, { brand, links }: EmailContext): EmailContent => ({
  subject: "Gói của bạn sắp hết hạn",
  preheader: `Gói hết hạn vào ngày ${shortDate(details.expiresAt)}.`,
  paragraphs: [
    `Gói “${details.planName}” của bạn ở ${brand.name} hết hạn vào ngày ${shortDate(details.expiresAt)}.`,
    "Nếu muốn đi tiếp, bạn có thể gia hạn ngay bây giờ. Những ngày còn lại được cộng dồn, không mất ngày nào.",
    "Nếu không, bạn không cần làm gì cả. Gói không tự gia hạn, và những gì bạn đã viết vẫn còn nguyên.",
  ],
  button: { label: "Xem các gói", href: links.plans() },
  note: `${brand.name} chỉ nhắc hai lần trước khi một gói hết hạn: trước bảy ngày và trước một ngày.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    renewal_soon: Details;
  }
}

export const renewalSoon = defineEmail("renewal_soon", Details, writeRenewalSoon);
