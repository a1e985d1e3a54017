import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

/** To the new address, which the person must be able to read. */
const Details = z.object({
  ...addressee,
  token: z.string(),
});
type Details = z.output<typeof Details>;

const writeChangeEmail = (details: Details, { brand, links }: EmailContext): EmailContent => ({
  subject: "Xác nhận địa chỉ email mới",
  preheader: "Còn một bước nữa là đổi xong.",
  paragraphs: [
    `Bạn vừa muốn đổi địa chỉ email của tài khoản ${brand.name} sang địa chỉ này.`,
    "Bạn chạm vào nút bên dưới để xác nhận. Từ lúc đó, bạn đăng nhập bằng địa chỉ mới.",
  ],
  button: { label: "Dùng địa chỉ này", href: links.changeEmail(details.token) },
  note: "Nếu không phải bạn yêu cầu, cứ bỏ qua lá thư này. Sẽ không có gì thay đổi.",
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    change_email: Details;
  }
}

export const changeEmail = defineEmail("change_email", Details, writeChangeEmail);
