import { clockTime, shortDate } from "@bentrong/format/dates";
import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";

export const newDevice = (
  letter: EmailByKind<"new_device">,
  { brand, links }: EmailContext,
): EmailContent => ({
  subject: "Tài khoản của bạn vừa đăng nhập trên thiết bị mới",
  preheader: "Nếu là bạn, bạn không cần làm gì thêm.",
  paragraphs: [
    `Tài khoản ${brand.name} của bạn vừa được đăng nhập lúc ${clockTime(letter.at)} ngày ${shortDate(letter.at)} (giờ Việt Nam), trên thiết bị: ${letter.device}.`,
    "Nếu là bạn, bạn không cần làm gì thêm. Nếu không phải bạn, hãy đặt lại mật khẩu ngay. Khi đó, các thiết bị khác sẽ được đăng xuất.",
  ],
  button: { label: "Không phải mình, đặt lại ngay", href: links.forgotPassword() },
  note: `${brand.name} gửi thư này để bạn luôn biết chuyện gì xảy ra với tài khoản của mình.`,
});
