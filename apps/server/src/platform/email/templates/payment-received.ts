import { money } from "@bentrong/format/money";
import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";
import { keptUntil } from "./kept-until.ts";

type Received = EmailByKind<"payment_received">;

/** What arrived, what is missing or too much, and what happens next. */
export function paymentReceived(letter: Received, { brand, links }: EmailContext): EmailContent {
  const { orderCode, orderId, title, amount } = letter;
  const order = `đơn ${orderCode} (“${title}”)`;
  if (letter.outcome === "short") {
    const { received, missing, price } = letter;
    const soFar = received > amount ? ` Cộng với những lần trước, bạn đã chuyển ${money(received)}.` : "";
    return {
      subject: `Đơn ${orderCode} còn thiếu ${money(missing)}`,
      preheader: `Chúng mình đã nhận được ${money(amount)}.`,
      paragraphs: [
        `${brand.name} đã nhận được ${money(amount)} cho ${order}.${soFar} Giá của đơn là ${money(price)}, nên còn thiếu ${money(missing)}.`,
        `Bạn chuyển thêm đúng ${money(missing)} với cùng nội dung ${orderCode} là đơn được xác nhận ngay. Mã QR trên trang thanh toán đã đổi sang số tiền còn thiếu.${keptUntil(letter)}`,
      ],
      button: { label: "Chuyển phần còn thiếu", href: links.payment(letter) },
      note: `Nếu bạn không muốn mua nữa, bạn viết cho ${brand.supportEmail} kèm số tài khoản nhận, chúng mình chuyển lại số tiền này cho bạn.`,
    };
  }
  const said = SAID[letter.outcome];
  const isReturned = letter.outcome === "returned";
  return {
    subject: isReturned
      ? `${brand.name} đã chuyển trả ${money(amount)}`
      : `${brand.name} đang giữ ${money(amount)} của bạn`,
    preheader: `Về đơn ${orderCode}.`,
    paragraphs: isReturned
      ? [`${brand.name} đã chuyển trả bạn ${money(amount)} mà bạn đã chuyển cho ${order}.`]
      : [
          `${brand.name} đã nhận được ${money(amount)} cho ${order}. ${said}`,
          `Khoản này chưa dùng vào việc gì và đang chờ người phụ trách xem. Để được chuyển lại nhanh hơn, bạn viết cho ${brand.supportEmail} kèm mã đơn và số tài khoản nhận. Bạn đừng chuyển thêm lần nữa nhé.`,
        ],
    button: { label: "Xem đơn hàng", href: links.order(orderId) },
    note: `Nếu có gì chưa đúng, bạn viết cho ${brand.supportEmail} nhé.`,
  };
}

const SAID: Record<Exclude<Received["outcome"], "short">, string> = {
  already_paid: "Đơn này đã được xác nhận từ trước, nên đây là khoản chuyển thêm.",
  late: "Lúc tiền đến thì đơn đã đóng, nên tiền chưa vào đơn được.",
  already_enrolled: "Bạn đã có khóa học này rồi, nên tiền chưa vào đơn được.",
  held: "Hệ thống chưa tự ghép được khoản này vào đơn.",
  returned: "",
};
