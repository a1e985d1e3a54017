import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";

export const changeEmail = (
  letter: EmailByKind<"change_email">,
  { brand, links }: EmailContext,
): EmailContent => ({
  subject: "Xác nhận địa chỉ email mới",
  preheader: "Còn một bước nữa là đổi xong.",
  paragraphs: [
    `Bạn vừa muốn đổi địa chỉ email của tài khoản ${brand.name} sang địa chỉ này.`,
    "Bạn chạm vào nút bên dưới để xác nhận. Từ lúc đó, bạn đăng nhập bằng địa chỉ mới.",
  ],
  button: { label: "Dùng địa chỉ này", href: links.changeEmail(letter.token) },
  note: "Nếu không phải bạn yêu cầu, cứ bỏ qua lá thư này. Sẽ không có gì thay đổi.",
});
