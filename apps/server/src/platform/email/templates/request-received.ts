import { shortDate } from "@bentrong/format/dates";
import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";

/** `completeBy` is the first moment after the last day. */
const lastDay = (completeBy: Date | string): Date => new Date(new Date(completeBy).getTime() - 1);

export const requestReceived = (
  letter: EmailByKind<"request_received">,
  { brand, links }: EmailContext,
): EmailContent => ({
  subject: "Chúng mình đã nhận được yêu cầu của bạn",
  preheader: `Chậm nhất ngày ${shortDate(lastDay(letter.completeBy))} sẽ xong.`,
  paragraphs: [
    `${brand.name} đã đọc yêu cầu của bạn về dữ liệu cá nhân và đang thực hiện. Chậm nhất ngày ${shortDate(lastDay(letter.completeBy))} bạn sẽ có kết quả.`,
    "Nếu muốn nhanh hơn, bạn có thể tự xem, tải về, sửa, rút lại sự đồng ý hay xóa tài khoản bất cứ lúc nào trong trang Tài khoản.",
  ],
  button: { label: "Mở trang Tài khoản", href: links.ownData() },
  note: `Nếu không phải bạn yêu cầu, hãy viết cho ${brand.supportEmail} ngay nhé.`,
});
