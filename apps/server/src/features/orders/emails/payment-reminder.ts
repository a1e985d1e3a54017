import { money } from "@bentrong/format/money";
import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";
import { payment, stillMissing } from "./details.ts";
import { keptUntil } from "./kept-until.ts";

/** Staff ask a payer for the rest. */
const Details = z.object({
  ...addressee,
  ...payment,
  ...stillMissing,
});
type Details = z.output<typeof Details>;

const writePaymentReminder = (details: Details, { brand, links }: EmailContext): EmailContent => ({
  subject: `Đơn ${details.orderCode} còn thiếu ${money(details.missing)}`,
  preheader: `Chúng mình đã nhận được ${money(details.received)}.`,
  paragraphs: [
    `Đơn ${details.orderCode} (“${details.title}”) của bạn có giá ${money(details.price)}. ${brand.name} đã nhận được ${money(details.received)}, còn thiếu ${money(details.missing)}.`,
    `Bạn chuyển thêm đúng ${money(details.missing)} với cùng nội dung ${details.orderCode} là đơn được xác nhận ngay.${keptUntil(details)}`,
  ],
  button: { label: "Chuyển phần còn thiếu", href: links.payment(details) },
  note: `Nếu bạn không muốn mua nữa, bạn viết cho ${brand.supportEmail} kèm số tài khoản nhận, chúng mình chuyển lại số tiền đã nhận cho bạn.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    payment_reminder: Details;
  }
}

export const paymentReminder = defineEmail("payment_reminder", Details, writePaymentReminder);
