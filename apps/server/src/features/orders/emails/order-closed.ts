import { money } from "@bentrong/format/money";
import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { plainLine } from "../../../platform/email/plain-line.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";
import { payment } from "./details.ts";

/** Written when the staff rejected an order, or when one closed of which something was paid. */
const Details = z.object({
  ...addressee,
  ...payment,
  received: z.number().int(),
  cause: z.enum(["rejected", "expired", "cancelled"]),
  reason: z.string().optional(),
});
type Details = z.output<typeof Details>;

type Closed = Details;

const writeOrderClosed = (details: Closed, { brand, links }: EmailContext): EmailContent => ({
  subject: `Đơn ${details.orderCode} ${ENDINGS[details.cause]}`,
  preheader: details.received > 0 ? `Chúng mình đang giữ ${money(details.received)} của bạn.` : details.title,
  paragraphs: [
    `Đơn ${details.orderCode} (“${details.title}”) ${ENDINGS[details.cause]}.`,
    ...(details.reason ? [`Lý do: ${plainLine(details.reason)}`] : []),
    details.received > 0 ? heldLine(details, brand.supportEmail) : missedLine(brand.supportEmail),
  ],
  button: { label: "Xem đơn hàng", href: links.order(details.orderId) },
  note: `Nếu có gì chưa đúng, bạn viết cho ${brand.supportEmail} nhé.`,
});

const ENDINGS: Record<Closed["cause"], string> = {
  rejected: "không được xác nhận",
  expired: "đã hết hạn",
  cancelled: "đã được hủy",
};

const heldLine = ({ received, price }: Closed, supportEmail: string): string =>
  `Chúng mình đã nhận được ${money(received)} trên ${money(price)} của đơn này và đang giữ số tiền đó cho bạn. Bạn viết cho ${supportEmail} kèm mã đơn: nếu vẫn muốn mua, chúng mình giúp bạn trả nốt; nếu không, bạn cho số tài khoản nhận để chúng mình chuyển lại.`;

const missedLine = (supportEmail: string): string =>
  `Nếu bạn đã chuyển khoản cho đơn này, bạn đừng chuyển lần nữa. Bạn viết cho ${supportEmail} kèm mã đơn và ảnh chụp giao dịch, chúng mình sẽ tìm giúp bạn.`;

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    order_closed: Details;
  }
}

export const orderClosed = defineEmail("order_closed", Details, writeOrderClosed);
