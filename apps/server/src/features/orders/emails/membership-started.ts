import { shortDate } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";
import { receipt } from "./details.ts";
import { surplusLine } from "./surplus-line.ts";

/** A plan was paid for; `expiresAt`: when everything that was paid for so far ends. */
const Details = z.object({
  ...addressee,
  ...receipt,
  expiresAt: z.coerce.date<Date | string>(),
});
type Details = z.output<typeof Details>;

const writeMembershipStarted = (details: Details, { brand, links }: EmailContext): EmailContent => ({
  subject: "Gói của bạn đã được kích hoạt",
  preheader: `Dùng được đến ngày ${shortDate(details.expiresAt)}.`,
  paragraphs: [
    `${brand.name} đã nhận được ${money(details.received ?? details.price)} cho đơn ${details.orderCode}. Gói “${details.title}” đã được kích hoạt.`,
    ...surplusLine(details, brand.supportEmail),
    `Gói có hiệu lực đến ngày ${shortDate(details.expiresAt)}. Gói không tự gia hạn, nên sẽ không có khoản nào bị trừ mà bạn không biết.`,
  ],
  button: { label: "Về trang của bạn", href: links.home() },
  note: `Thư này thay cho biên nhận. Có gì chưa đúng, bạn viết cho ${brand.supportEmail} nhé.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    membership_started: Details;
  }
}

export const membershipStarted = defineEmail("membership_started", Details, writeMembershipStarted);
