import { money } from "@bentrong/format/money";
import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";
import { receipt } from "./details.ts";
import { surplusLine } from "./surplus-line.ts";

/** A course was paid for and is open. `price` in đồng. */
const Details = z.object({
  ...addressee,
  ...receipt,
  courseId: z.number().int(),
});
type Details = z.output<typeof Details>;

const writeOrderPaid = (details: Details, { brand, links }: EmailContext): EmailContent => ({
  subject: "Khóa học của bạn đã mở",
  preheader: "Bạn có thể bắt đầu bất cứ lúc nào.",
  paragraphs: [
    `${brand.name} đã nhận được ${money(details.received ?? details.price)} cho đơn ${details.orderCode}. Khóa học “${details.title}” đã mở cho bạn.`,
    ...surplusLine(details, brand.supportEmail),
    "Bạn không cần vội. Học từng chút một, khi nào thấy tiện, và dừng lại lúc nào cũng được.",
  ],
  button: { label: "Vào khóa học", href: links.course(details.courseId) },
  note: `Thư này thay cho biên nhận. Có gì chưa đúng, bạn viết cho ${brand.supportEmail} nhé.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    order_paid: Details;
  }
}

export const orderPaid = defineEmail("order_paid", Details, writeOrderPaid);
