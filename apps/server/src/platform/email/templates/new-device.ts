import { clockTime, shortDate } from "@bentrong/format/dates";
import type { LetterOf } from "../email.ts";
import type { Desk, Written } from "../email-content.ts";

export const newDevice = (letter: LetterOf<"new_device">, { brand, links }: Desk): Written => ({
  subject: "Tài khoản của bạn vừa đăng nhập trên thiết bị mới",
  preheader: "Nếu là bạn, bạn không cần làm gì thêm.",
  paragraphs: [
    `Tài khoản ${brand.name} của bạn vừa được đăng nhập lúc ${clockTime(letter.at)} ngày ${shortDate(letter.at)} (giờ Việt Nam), trên thiết bị: ${letter.device}.`,
    "Nếu là bạn, bạn không cần làm gì thêm. Nếu không phải bạn, hãy đặt lại mật khẩu ngay. Khi đó, các thiết bị khác sẽ được đăng xuất.",
  ],
  button: { label: "Không phải mình, đặt lại ngay", href: links.forgotPassword() },
  note: `${brand.name} gửi thư này để bạn luôn biết chuyện gì xảy ra với tài khoản của mình.`,
});
