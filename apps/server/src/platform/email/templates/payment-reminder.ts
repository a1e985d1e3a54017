import { money } from "@bentrong/format/money";
import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";
import { keptUntil } from "./kept-until.ts";

export const paymentReminder = (
  letter: EmailByKind<"payment_reminder">,
  { brand, links }: EmailContext,
): EmailContent => ({
  subject: `Đơn ${letter.orderCode} còn thiếu ${money(letter.missing)}`,
  preheader: `Chúng mình đã nhận được ${money(letter.received)}.`,
  paragraphs: [
    `Đơn ${letter.orderCode} (“${letter.title}”) của bạn có giá ${money(letter.price)}. ${brand.name} đã nhận được ${money(letter.received)}, còn thiếu ${money(letter.missing)}.`,
    `Bạn chuyển thêm đúng ${money(letter.missing)} với cùng nội dung ${letter.orderCode} là đơn được xác nhận ngay.${keptUntil(letter)}`,
  ],
  button: { label: "Chuyển phần còn thiếu", href: links.payment(letter) },
  note: `Nếu bạn không muốn mua nữa, bạn viết cho ${brand.supportEmail} kèm số tài khoản nhận, chúng mình chuyển lại số tiền đã nhận cho bạn.`,
});
