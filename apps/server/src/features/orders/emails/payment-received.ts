import { money } from "@bentrong/format/money";
import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";
import { payment, stillMissing } from "./details.ts";
import { keptUntil } from "./kept-until.ts";

const Details = z.discriminatedUnion("outcome", [
  /** `amount` arrived and is too little so far. */
  z.object({
    ...addressee,
    ...payment,
    amount: z.number().int(),
    outcome: z.literal("short"),
    ...stillMissing,
  }),
  /** `amount` arrived and pays nothing, or, "returned", was sent back. */
  z.object({
    ...addressee,
    ...payment,
    amount: z.number().int(),
    outcome: z.enum(["already_paid", "late", "already_enrolled", "held", "returned"]),
  }),
]);
type Details = z.output<typeof Details>;

type Received = Details;

/** The sum that arrived, the difference, and the next step. */
function writePaymentReceived(details: Received, { brand, links }: EmailContext): EmailContent {
  const { orderCode, orderId, title, amount } = details;
  const order = `đơn ${orderCode} (“${title}”)`;
  if (details.outcome === "short") {
    const { received, missing, price } = details;
    const soFar = received > amount ? ` Cộng với những lần trước, bạn đã chuyển ${money(received)}.` : "";
    return {
      subject: `Đơn ${orderCode} còn thiếu ${money(missing)}`,
      preheader: `Chúng mình đã nhận được ${money(amount)}.`,
      paragraphs: [
        `${brand.name} đã nhận được ${money(amount)} cho ${order}.${soFar} Giá của đơn là ${money(price)}, nên còn thiếu ${money(missing)}.`,
        `Bạn chuyển thêm đúng ${money(missing)} với cùng nội dung ${orderCode} là đơn được xác nhận ngay. Mã QR trên trang thanh toán đã đổi sang số tiền còn thiếu.${keptUntil(details)}`,
      ],
      button: { label: "Chuyển phần còn thiếu", href: links.payment(details) },
      note: `Nếu bạn không muốn mua nữa, bạn viết cho ${brand.supportEmail} kèm số tài khoản nhận, chúng mình chuyển lại số tiền này cho bạn.`,
    };
  }
  const said = SAID[details.outcome];
  const isReturned = details.outcome === "returned";
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

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    payment_received: Details;
  }
}

export const paymentReceived = defineEmail("payment_received", Details, writePaymentReceived);
