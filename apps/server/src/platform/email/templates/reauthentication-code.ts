import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";

export const reauthenticationCode = (
  letter: EmailByKind<"reauthentication_code">,
  { brand }: EmailContext,
): EmailContent => ({
  subject: "Mã xác nhận đây là bạn",
  preheader: `Mã dùng được trong ${letter.minutes} phút.`,
  paragraphs: [
    "Bạn đang thay đổi một điều quan trọng của tài khoản. Để chắc đây là bạn, bạn nhập mã này vào trang đang mở.",
    `Mã dùng được một lần, trong ${letter.minutes} phút.`,
  ],
  code: letter.code,
  note: `Nếu bạn không làm gì cả, có thể ai đó đang mở tài khoản của bạn: hãy đặt lại mật khẩu. Đừng đưa mã cho ai, kể cả người nói rằng họ là ${brand.name}.`,
});
