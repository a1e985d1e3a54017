import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

const Details = z.object({
  ...addressee,
  subscriptionId: z.number().int(),
});
type Details = z.output<typeof Details>;

const writeNewsletterConfirm = (details: Details, { brand, links }: EmailContext): EmailContent => ({
  subject: `Bạn muốn nhận bản tin của ${brand.name}?`,
  preheader: "Chạm một lần để xác nhận. Không chạm thì không có thư nào nữa.",
  paragraphs: [
    `Địa chỉ này vừa được đăng ký nhận bản tin của ${brand.name}: vài lá thư ngắn, khi có bài viết hay podcast mới.`,
    "Nếu đúng là bạn, chạm vào nút bên dưới để bắt đầu nhận nhé. Đường dẫn dùng được trong 7 ngày.",
  ],
  button: { label: "Nhận bản tin", href: links.newsletterConfirm(details.subscriptionId) },
  note: "Nếu không phải bạn đăng ký, cứ bỏ qua lá thư này. Sẽ không có bản tin nào được gửi đến bạn.",
  unsubscribe: {
    page: links.newsletterPreferences(details.subscriptionId),
    oneClick: links.newsletterUnsubscribe(details.subscriptionId),
  },
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    newsletter_confirm: Details;
  }
}

export const newsletterConfirm = defineEmail("newsletter_confirm", Details, writeNewsletterConfirm);
