import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

/** To an address that somebody gave who signs in through a provider. */
const Details = z.object({
  ...addressee,
  code: z.string(),
  minutes: z.number().int().positive(),
});
type Details = z.output<typeof Details>;

const writeSignInCode = (details: Details, { brand }: EmailContext): EmailContent => ({
  subject: "Mã xác nhận email để đăng nhập",
  preheader: `Mã dùng được trong ${details.minutes} phút.`,
  paragraphs: [
    "Có người đang đăng nhập và cho biết đây là email của họ. Nếu là bạn, bạn nhập mã này vào trang đang mở.",
    `Mã dùng được một lần, trong ${details.minutes} phút.`,
  ],
  code: details.code,
  note: `Nếu không phải bạn, cứ bỏ qua lá thư này: không có mã thì không ai vào được. Đừng đưa mã cho ai, kể cả người nói rằng họ là ${brand.name}.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    sign_in_code: Details;
  }
}

export const signInCode = defineEmail("sign_in_code", Details, writeSignInCode, { isSecret: true });
