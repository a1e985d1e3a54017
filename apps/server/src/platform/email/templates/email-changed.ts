import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";

export const emailChanged = (
  letter: EmailByKind<"email_changed">,
  { brand }: EmailContext,
): EmailContent => ({
  subject: "Địa chỉ email của tài khoản đã được đổi",
  preheader: "Nếu không phải bạn đổi, hãy báo ngay.",
  paragraphs: [
    `Tài khoản ${brand.name} của bạn từ nay dùng địa chỉ ${letter.newEmailMasked}.`,
    "Nếu chính bạn đổi, bạn không cần làm gì thêm. Hộp thư này sẽ không nhận thư của tài khoản nữa.",
  ],
  note: `Nếu không phải bạn, hãy viết ngay cho ${brand.supportEmail} để lấy lại tài khoản.`,
});
