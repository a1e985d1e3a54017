import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";

export const resetCode = (
  letter: EmailByKind<"reset_code">,
  { brand, links }: EmailContext,
): EmailContent => ({
  subject: "Mã đặt lại mật khẩu",
  preheader: `Mã dùng được trong ${letter.minutes} phút.`,
  paragraphs: [
    "Đây là mã để bạn đặt lại mật khẩu. Bạn nhập mã vào trang đang mở, hoặc chạm vào nút bên dưới để khỏi phải nhập.",
    `Mã dùng được một lần, trong ${letter.minutes} phút.`,
  ],
  code: letter.code,
  button: { label: "Đặt lại mật khẩu", href: links.resetPassword(letter.to, letter.linkCode) },
  note: `Nếu bạn không yêu cầu, cứ bỏ qua lá thư này: mật khẩu của bạn vẫn như cũ. Đừng đưa mã cho ai, kể cả người nói rằng họ là ${brand.name}.`,
});
