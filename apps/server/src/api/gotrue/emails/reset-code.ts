import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

/** `minutes`: how long the code is good. It is not sent any more after that. */
const Details = z.object({
  ...addressee,
  code: z.string(),
  /** Token that the button carries in place of the code: too long to be guessed. */
  linkCode: z.string().optional(),
  minutes: z.number().int().positive(),
});
type Details = z.output<typeof Details>;

const writeResetCode = (details: Details, { brand, links }: EmailContext): EmailContent => ({
  subject: "Mã đặt lại mật khẩu",
  preheader: `Mã dùng được trong ${details.minutes} phút.`,
  paragraphs: [
    "Đây là mã để bạn đặt lại mật khẩu. Bạn nhập mã vào trang đang mở, hoặc chạm vào nút bên dưới để khỏi phải nhập.",
    `Mã dùng được một lần, trong ${details.minutes} phút.`,
  ],
  code: details.code,
  button: { label: "Đặt lại mật khẩu", href: links.resetPassword(details.to, details.linkCode) },
  note: `Nếu bạn không yêu cầu, cứ bỏ qua lá thư này: mật khẩu của bạn vẫn như cũ. Đừng đưa mã cho ai, kể cả người nói rằng họ là ${brand.name}.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    reset_code: Details;
  }
}

export const resetCode = defineEmail("reset_code", Details, writeResetCode, { isSecret: true });
