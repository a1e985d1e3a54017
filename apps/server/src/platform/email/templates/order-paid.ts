import { money } from "@bentrong/format/money";
import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";
import { surplusLine } from "./surplus-line.ts";

export const orderPaid = (
  letter: EmailByKind<"order_paid">,
  { brand, links }: EmailContext,
): EmailContent => ({
  subject: "Khóa học của bạn đã mở",
  preheader: "Bạn có thể bắt đầu bất cứ lúc nào.",
  paragraphs: [
    `${brand.name} đã nhận được ${money(letter.received ?? letter.price)} cho đơn ${letter.orderCode}. Khóa học “${letter.title}” đã mở cho bạn.`,
    ...surplusLine(letter, brand.supportEmail),
    "Bạn không cần vội. Học từng chút một, khi nào thấy tiện, và dừng lại lúc nào cũng được.",
  ],
  button: { label: "Vào khóa học", href: links.course(letter.courseId) },
  note: `Thư này thay cho biên nhận. Có gì chưa đúng, bạn viết cho ${brand.supportEmail} nhé.`,
});
