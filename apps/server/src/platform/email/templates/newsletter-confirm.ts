import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";

export const newsletterConfirm = (
  letter: EmailByKind<"newsletter_confirm">,
  { brand, links }: EmailContext,
): EmailContent => ({
  subject: `Bạn muốn nhận bản tin của ${brand.name}?`,
  preheader: "Chạm một lần để xác nhận. Không chạm thì không có thư nào nữa.",
  paragraphs: [
    `Địa chỉ này vừa được đăng ký nhận bản tin của ${brand.name}: vài lá thư ngắn, khi có bài viết hay podcast mới.`,
    "Nếu đúng là bạn, chạm vào nút bên dưới để bắt đầu nhận nhé. Đường dẫn dùng được trong 7 ngày.",
  ],
  button: { label: "Nhận bản tin", href: links.newsletterConfirm(letter.subscriptionId) },
  note: "Nếu không phải bạn đăng ký, cứ bỏ qua lá thư này. Sẽ không có bản tin nào được gửi đến bạn.",
  unsubscribe: {
    page: links.newsletterPreferences(letter.subscriptionId),
    oneClick: links.newsletterUnsubscribe(letter.subscriptionId),
  },
});
