import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";

export const signInCode = (letter: EmailByKind<"sign_in_code">, { brand }: EmailContext): EmailContent => ({
  subject: "Mã xác nhận email để đăng nhập",
  preheader: `Mã dùng được trong ${letter.minutes} phút.`,
  paragraphs: [
    "Có người đang đăng nhập và cho biết đây là email của họ. Nếu là bạn, bạn nhập mã này vào trang đang mở.",
    `Mã dùng được một lần, trong ${letter.minutes} phút.`,
  ],
  code: letter.code,
  note: `Nếu không phải bạn, cứ bỏ qua lá thư này: không có mã thì không ai vào được. Đừng đưa mã cho ai, kể cả người nói rằng họ là ${brand.name}.`,
});
