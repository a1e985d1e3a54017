import type { LetterOf } from "../email.ts";
import type { Desk, Written } from "../email-content.ts";

export const emailChanged = (letter: LetterOf<"email_changed">, { brand }: Desk): Written => ({
  subject: "Địa chỉ email của tài khoản đã được đổi",
  preheader: "Nếu không phải bạn đổi, hãy báo ngay.",
  paragraphs: [
    `Tài khoản ${brand.name} của bạn từ nay dùng địa chỉ ${letter.newEmailMasked}.`,
    "Nếu chính bạn đổi, bạn không cần làm gì thêm. Hộp thư này sẽ không nhận thư của tài khoản nữa.",
  ],
  note: `Nếu không phải bạn, hãy viết ngay cho ${brand.supportEmail} để lấy lại tài khoản.`,
});
