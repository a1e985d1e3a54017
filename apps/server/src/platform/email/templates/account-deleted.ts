import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";

export const accountDeleted = (
  _letter: EmailByKind<"account_deleted">,
  { brand }: EmailContext,
): EmailContent => ({
  subject: "Tài khoản của bạn đã được xóa",
  preheader: "Những gì bạn từng viết ở đây cũng đã được xóa.",
  paragraphs: [
    `Tài khoản ${brand.name} gắn với địa chỉ này đã được xóa, cùng với những gì bạn từng viết và lưu ở đây.`,
    "Nếu bạn từng mua khóa học hay gói hội viên, đơn hàng được giữ lại cho kế toán, không kèm điều gì riêng tư.",
    "Cảm ơn bạn đã ở đây cùng chúng mình. Khi nào muốn quay về, cửa vẫn mở.",
  ],
  note: `Nếu không phải bạn xóa, hãy viết ngay cho ${brand.supportEmail}.`,
});
