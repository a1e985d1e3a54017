import { shortDate } from "@bentrong/format/dates";
import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";

export const membershipGiven = (
  letter: EmailByKind<"membership_given">,
  { brand, links }: EmailContext,
): EmailContent => ({
  subject: `${brand.name} tặng bạn ${letter.days} ngày hội viên`,
  preheader: `Dùng được đến ngày ${shortDate(letter.expiresAt)}.`,
  paragraphs: [
    `${brand.name} gửi tặng bạn ${letter.days} ngày hội viên. Bạn không phải trả gì, và sẽ không có khoản nào bị trừ về sau.`,
    `Gói của bạn có hiệu lực đến ngày ${shortDate(letter.expiresAt)}. Những ngày bạn đã có từ trước vẫn được cộng dồn.`,
  ],
  button: { label: "Về trang của bạn", href: links.home() },
  note: `Có gì chưa rõ, bạn viết cho ${brand.supportEmail} nhé.`,
});
