import { clockTime, shortDate } from "@bentrong/format/dates";
import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";

export const passwordChanged = (
  letter: EmailByKind<"password_changed">,
  { brand, links }: EmailContext,
): EmailContent => ({
  subject: "Mật khẩu của bạn vừa được đổi",
  preheader: "Nếu là bạn, bạn không cần làm gì thêm.",
  paragraphs: [
    `Mật khẩu tài khoản ${brand.name} của bạn được đổi lúc ${clockTime(letter.at)} ngày ${shortDate(letter.at)} (giờ Việt Nam). Các thiết bị khác đã được đăng xuất.`,
    "Nếu là bạn, bạn không cần làm gì thêm. Nếu không phải bạn, hãy đặt lại mật khẩu ngay.",
  ],
  button: { label: "Không phải mình, đặt lại ngay", href: links.forgotPassword() },
  note: `${brand.name} gửi thư này để bạn luôn biết chuyện gì xảy ra với tài khoản của mình.`,
});
