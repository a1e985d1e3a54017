import { shortDate } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";
import { plainLine } from "../plain-line.ts";

type Refunded = EmailByKind<"order_refunded">;

export const orderRefunded = (letter: Refunded, { brand, links }: EmailContext): EmailContent => ({
  subject: `${brand.name} đã hoàn tiền cho bạn`,
  preheader: `Đơn ${letter.orderCode}, hoàn ngày ${formatDay(letter)}.`,
  paragraphs: [
    `Ngày ${formatDay(letter)}, ${brand.name} đã chuyển trả bạn ${money(letter.amount)} cho đơn ${letter.orderCode} (“${letter.title}”). Mã giao dịch của ngân hàng: ${plainLine(letter.bankReference)}.`,
    `Lý do: ${plainLine(letter.reason)}`,
    consequence(letter),
  ],
  button: { label: "Xem đơn hàng", href: links.order(letter.orderId) },
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
  return `Vì tiền đã được hoàn đủ, gói này không còn hiệu lực.${rest} Những gì bạn đã viết vẫn ở nguyên đó.`;
}
