import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

/** To a member whom staff imported; `days` as a member, if any. */
const Details = z.object({
  ...addressee,
  /** Sets the first password; good for so many days. */
  linkCode: z.string(),
  goodDays: z.number().int().positive(),
  days: z.number().int().positive().optional(),
});
type Details = z.output<typeof Details>;

const writeInvitation = (details: Details, { brand, links }: EmailContext): EmailContent => ({
  subject: `Mời bạn đến với ${brand.name}`,
  preheader: "Bạn chỉ cần đặt mật khẩu là vào được.",
  paragraphs: [
    `${brand.name} đã mở sẵn cho bạn một tài khoản với địa chỉ email này. Bạn chạm vào nút bên dưới để đặt mật khẩu rồi đăng nhập nhé.`,
    ...(details.days === undefined
      ? []
      : [`Tài khoản của bạn có ${details.days} ngày hội viên, tính từ hôm nay. Bạn không phải trả gì.`]),
    "Khi đặt mật khẩu, bạn xác nhận mình đủ 18 tuổi hoặc đã được cha mẹ hay người giám hộ đồng ý, và đồng ý với Điều khoản sử dụng cùng Chính sách quyền riêng tư.",
    `Nút này dùng được một lần, trong ${details.goodDays} ngày. Sau đó bạn vẫn đặt được mật khẩu ở mục “Quên mật khẩu”.`,
  ],
  button: { label: "Đặt mật khẩu", href: links.resetPassword(details.to, details.linkCode) },
  note: `Nếu bạn không muốn có tài khoản này, cứ bỏ qua lá thư, hoặc viết cho ${brand.supportEmail} để chúng mình xóa đi nhé.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    invitation: Details;
  }
}

export const invitation = defineEmail("invitation", Details, writeInvitation);
