import { clockTime, shortDate } from "@bentrong/format/dates";
import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

const Details = z.object({
  ...addressee,
  at: z.coerce.date<Date | string>(),
});
type Details = z.output<typeof Details>;

const writePasswordChanged = (details: Details, { brand, links }: EmailContext): EmailContent => ({
  subject: "Mật khẩu của bạn vừa được đổi",
  preheader: "Nếu là bạn, bạn không cần làm gì thêm.",
  paragraphs: [
    `Mật khẩu tài khoản ${brand.name} của bạn được đổi lúc ${clockTime(details.at)} ngày ${shortDate(details.at)} (giờ Việt Nam). Các thiết bị khác đã được đăng xuất.`,
    "Nếu là bạn, bạn không cần làm gì thêm. Nếu không phải bạn, hãy đặt lại mật khẩu ngay.",
  ],
  button: { label: "Không phải mình, đặt lại ngay", href: links.forgotPassword() },
  note: `${brand.name} gửi thư này để bạn luôn biết chuyện gì xảy ra với tài khoản của mình.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    password_changed: Details;
  }
}

export const passwordChanged = defineEmail("password_changed", Details, writePasswordChanged);
