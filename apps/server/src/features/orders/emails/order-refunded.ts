import { shortDate } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { plainLine } from "../../../platform/email/plain-line.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

/** Money went back. `on`: the day in Vietnam, "2026-11-22"; `premiumUntil`: when the plans that are left end. */
const Details = z.object({
  ...addressee,
  orderCode: z.string(),
  orderId: z.uuid(),
  orderKind: z.enum(["course", "plan"]),
  title: z.string(),
  amount: z.number().int(),
  on: z.iso.date(),
  bankReference: z.string(),
  reason: z.string(),
  /** Everything that was paid has gone back, and what it gave is taken back. */
  isWhole: z.boolean(),
  premiumUntil: z.coerce.date<Date | string>().optional(),
});
type Details = z.output<typeof Details>;

type Refunded = Details;

const writeOrderRefunded = (details: Refunded, { brand, links }: EmailContext): EmailContent => ({
  subject: `${brand.name} đã hoàn tiền cho bạn`,
  preheader: `Đơn ${details.orderCode}, hoàn ngày ${formatDay(details)}.`,
  paragraphs: [
    `Ngày ${formatDay(details)}, ${brand.name} đã chuyển trả bạn ${money(details.amount)} cho đơn ${details.orderCode} (“${details.title}”). Mã giao dịch của ngân hàng: ${plainLine(details.bankReference)}.`,
    `Lý do: ${plainLine(details.reason)}`,
    consequence(details),
  ],
  button: { label: "Xem đơn hàng", href: links.order(details.orderId) },
  note: `Nếu sau vài ngày làm việc bạn vẫn chưa thấy tiền về, hoặc có gì chưa đúng, bạn viết cho ${brand.supportEmail} nhé.`,
});

const formatDay = ({ on }: Refunded): string => shortDate(on);

function consequence({ isWhole, orderKind, premiumUntil }: Refunded): string {
  if (!isWhole) return "Đơn này vẫn còn hiệu lực: bạn dùng tiếp những gì đã mua như trước.";
  if (orderKind === "course") {
    return "Vì tiền đã được hoàn đủ, khóa học này đã đóng lại. Tiến độ và ghi chú của bạn vẫn được giữ nguyên.";
  }
  const rest = premiumUntil
    ? ` Những ngày hội viên khác của bạn vẫn dùng được đến ngày ${shortDate(premiumUntil)}.`
    : "";
  return `Vì tiền đã được hoàn đủ, gói này không còn hiệu lực.${rest} Những gì bạn đã viết vẫn còn nguyên.`;
}

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    order_refunded: Details;
  }
}

export const orderRefunded = defineEmail("order_refunded", Details, writeOrderRefunded);
