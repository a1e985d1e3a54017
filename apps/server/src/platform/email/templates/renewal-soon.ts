import { shortDate } from "@bentrong/format/dates";
import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";

export const renewalSoon = (
  letter: EmailByKind<"renewal_soon">,
  { brand, links }: EmailContext,
): EmailContent => ({
  subject: "Gói của bạn sắp hết hạn",
  preheader: `Gói hết hạn vào ngày ${shortDate(letter.expiresAt)}.`,
  paragraphs: [
    `Gói “${letter.planName}” của bạn ở ${brand.name} hết hạn vào ngày ${shortDate(letter.expiresAt)}.`,
    "Nếu muốn đi tiếp, bạn có thể gia hạn ngay bây giờ. Những ngày còn lại được cộng dồn, không mất ngày nào.",
    "Nếu không, bạn không cần làm gì cả. Gói không tự gia hạn, và những gì bạn đã viết vẫn còn nguyên.",
  ],
  button: { label: "Xem các gói", href: links.plans() },
  note: `${brand.name} chỉ nhắc hai lần trước khi một gói hết hạn: trước bảy ngày và trước một ngày.`,
});
