import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

/** To somebody without a password who is about to change how they sign in. */
const Details = z.object({
  ...addressee,
  code: z.string(),
  minutes: z.number().int().positive(),
});
type Details = z.output<typeof Details>;

const writeReauthenticationCode = (details: Details, { brand }: EmailContext): EmailContent => ({
  subject: "Mã xác nhận đây là bạn",
  preheader: `Mã dùng được trong ${details.minutes} phút.`,
  paragraphs: [
    "Bạn đang thay đổi một điều quan trọng của tài khoản. Để chắc đây là bạn, bạn nhập mã này vào trang đang mở.",
    `Mã dùng được một lần, trong ${details.minutes} phút.`,
  ],
  code: details.code,
  note: `Nếu bạn không làm gì cả, có thể ai đó đang mở tài khoản của bạn: hãy đặt lại mật khẩu. Đừng đưa mã cho ai, kể cả người nói rằng họ là ${brand.name}.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    reauthentication_code: Details;
  }
}

export const reauthenticationCode = defineEmail("reauthentication_code", Details, writeReauthenticationCode);
