import { shortDate } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";
import { surplusLine } from "./surplus-line.ts";

export const membershipStarted = (
  letter: EmailByKind<"membership_started">,
  { brand, links }: EmailContext,
): EmailContent => ({
  subject: "Gói của bạn đã được kích hoạt",
  preheader: `Dùng được đến ngày ${shortDate(letter.expiresAt)}.`,
  paragraphs: [
    `${brand.name} đã nhận được ${money(letter.received ?? letter.price)} cho đơn ${letter.orderCode}. Gói “${letter.title}” đã được kích hoạt.`,
    ...surplusLine(letter, brand.supportEmail),
    `Gói có hiệu lực đến ngày ${shortDate(letter.expiresAt)}. Gói không tự gia hạn, nên sẽ không có khoản nào bị trừ mà bạn không biết.`,
  ],
  button: { label: "Về trang của bạn", href: links.home() },
  note: `Thư này thay cho biên nhận. Có gì chưa đúng, bạn viết cho ${brand.supportEmail} nhé.`,
});
