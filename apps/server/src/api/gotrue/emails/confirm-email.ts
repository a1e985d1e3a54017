import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

const Details = z.object({
  ...addressee,
  token: z.string(),
});
type Details = z.output<typeof Details>;

const writeConfirmEmail = (details: Details, { brand, links }: EmailContext): EmailContent => ({
  subject: "Xác nhận email của bạn",
  preheader: "Chạm một lần là xong, để bạn không lỡ thư quan trọng.",
  paragraphs: [
    `Cảm ơn bạn đã đến với ${brand.name}. Bạn chạm vào nút bên dưới để xác nhận địa chỉ này là của bạn nhé.`,
    "Nhờ vậy, lỡ có hôm quên mật khẩu, bạn vẫn vào lại được.",
  ],
  button: { label: "Xác nhận địa chỉ email", href: links.confirmEmail(details.token) },
  note: `Nếu bạn không tạo tài khoản ở ${brand.name}, cứ bỏ qua lá thư này.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    confirm_email: Details;
  }
}

export const confirmEmail = defineEmail("confirm_email", Details, writeConfirmEmail);
