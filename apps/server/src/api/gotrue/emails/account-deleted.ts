import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

const Details = z.object({
  ...addressee,
});
type Details = z.output<typeof Details>;

const writeAccountDeleted = (_details: Details, { brand }: EmailContext): EmailContent => ({
  subject: "Tài khoản của bạn đã được xóa",
  preheader: "Những gì bạn từng viết ở đây cũng đã được xóa.",
  paragraphs: [
    `Tài khoản ${brand.name} gắn với địa chỉ này đã được xóa, cùng với những gì bạn từng viết và lưu ở đây.`,
    "Nếu bạn từng mua khóa học hay gói hội viên, đơn hàng được giữ lại cho kế toán, không kèm điều gì riêng tư.",
    "Cảm ơn bạn đã ở đây cùng chúng mình. Khi nào muốn quay về, cửa vẫn mở.",
  ],
  note: `Nếu không phải bạn xóa, hãy viết ngay cho ${brand.supportEmail}.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    account_deleted: Details;
  }
}

export const accountDeleted = defineEmail("account_deleted", Details, writeAccountDeleted);
