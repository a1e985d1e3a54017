import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

/** To the old address, so that a thief cannot move an account in silence. */
const Details = z.object({
  ...addressee,
  newEmailMasked: z.string(),
});
type Details = z.output<typeof Details>;

const writeEmailChanged = (details: Details, { brand }: EmailContext): EmailContent => ({
  subject: "Địa chỉ email của tài khoản đã được đổi",
  preheader: "Nếu không phải bạn đổi, hãy báo ngay.",
  paragraphs: [
    `Tài khoản ${brand.name} của bạn từ nay dùng địa chỉ ${details.newEmailMasked}.`,
    "Nếu chính bạn đổi, bạn không cần làm gì thêm. Hộp thư này sẽ không nhận thư của tài khoản nữa.",
  ],
  note: `Nếu không phải bạn, hãy viết ngay cho ${brand.supportEmail} để lấy lại tài khoản.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    email_changed: Details;
  }
}

export const emailChanged = defineEmail("email_changed", Details, writeEmailChanged);
