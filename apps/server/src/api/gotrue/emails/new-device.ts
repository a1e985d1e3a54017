import { clockTime, shortDate } from "@bentrong/format/dates";
import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

const Details = z.object({
  ...addressee,
  device: z.string(),
  at: z.coerce.date<Date | string>(),
});
type Details = z.output<typeof Details>;

const writeNewDevice = (details: Details, { brand, links }: EmailContext): EmailContent => ({
  subject: "Tài khoản của bạn vừa đăng nhập trên thiết bị mới",
  preheader: "Nếu là bạn, bạn không cần làm gì thêm.",
  paragraphs: [
    `Tài khoản ${brand.name} của bạn vừa được đăng nhập lúc ${clockTime(details.at)} ngày ${shortDate(details.at)} (giờ Việt Nam), trên thiết bị: ${details.device}.`,
    "Nếu là bạn, bạn không cần làm gì thêm. Nếu không phải bạn, hãy đặt lại mật khẩu ngay. Khi đó, các thiết bị khác sẽ được đăng xuất.",
  ],
  button: { label: "Không phải mình, đặt lại ngay", href: links.forgotPassword() },
  note: `${brand.name} gửi thư này để bạn luôn biết chuyện gì xảy ra với tài khoản của mình.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    new_device: Details;
  }
}

export const newDevice = defineEmail("new_device", Details, writeNewDevice);
