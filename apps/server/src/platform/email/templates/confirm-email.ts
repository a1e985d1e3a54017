import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";

export const confirmEmail = (
  letter: EmailByKind<"confirm_email">,
  { brand, links }: EmailContext,
): EmailContent => ({
  subject: "Xác nhận email của bạn",
  preheader: "Chạm một lần là xong, để bạn không lỡ thư quan trọng.",
  paragraphs: [
    `Cảm ơn bạn đã đến với ${brand.name}. Bạn chạm vào nút bên dưới để xác nhận địa chỉ này là của bạn nhé.`,
    "Nhờ vậy, lỡ có hôm quên mật khẩu, bạn vẫn vào lại được.",
  ],
  button: { label: "Xác nhận địa chỉ email", href: links.confirmEmail(letter.token) },
  note: `Nếu bạn không tạo tài khoản ở ${brand.name}, cứ bỏ qua lá thư này.`,
});
