import { money } from "@bentrong/format/money";
import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";
import { plainLine } from "../plain-line.ts";

type Closed = EmailByKind<"order_closed">;

export const orderClosed = (letter: Closed, { brand, links }: EmailContext): EmailContent => ({
  subject: `Đơn ${letter.orderCode} ${ENDINGS[letter.cause]}`,
  preheader: letter.received > 0 ? `Chúng mình đang giữ ${money(letter.received)} của bạn.` : letter.title,
  paragraphs: [
    `Đơn ${letter.orderCode} (“${letter.title}”) ${ENDINGS[letter.cause]}.`,
    ...(letter.reason ? [`Lý do: ${plainLine(letter.reason)}`] : []),
    letter.received > 0 ? heldLine(letter, brand.supportEmail) : missedLine(brand.supportEmail),
  ],
  button: { label: "Xem đơn hàng", href: links.order(letter.orderId) },
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
