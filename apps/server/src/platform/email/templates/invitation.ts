import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";

export const invitation = (
  letter: EmailByKind<"invitation">,
  { brand, links }: EmailContext,
): EmailContent => ({
  subject: `Mời bạn đến với ${brand.name}`,
  preheader: "Bạn chỉ cần đặt mật khẩu là vào được.",
  paragraphs: [
    `${brand.name} đã mở sẵn cho bạn một tài khoản với địa chỉ email này. Bạn chạm vào nút bên dưới để đặt mật khẩu rồi đăng nhập nhé.`,
    ...(letter.days === undefined
      ? []
      : [`Tài khoản của bạn có ${letter.days} ngày hội viên, tính từ hôm nay. Bạn không phải trả gì.`]),
    "Khi đặt mật khẩu, bạn xác nhận mình đủ 18 tuổi hoặc đã được cha mẹ hay người giám hộ đồng ý, và đồng ý với Điều khoản sử dụng cùng Chính sách quyền riêng tư.",
    `Nút này dùng được một lần, trong ${letter.goodDays} ngày. Sau đó bạn vẫn đặt được mật khẩu ở mục “Quên mật khẩu”.`,
  ],
  button: { label: "Đặt mật khẩu", href: links.resetPassword(letter.to, letter.linkCode) },
  note: `Nếu bạn không muốn có tài khoản này, cứ bỏ qua lá thư, hoặc viết cho ${brand.supportEmail} để chúng mình xóa đi nhé.`,
});
