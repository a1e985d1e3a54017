import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

/** To the administrator who asks whether e-mails arrive. */
const Details = z.object({
  ...addressee,
});
type Details = z.output<typeof Details>;

const writeMailTest = ({ brand }: EmailContext): EmailContent => ({
  subject: `Thư thử của ${brand.name}`,
  preheader: "Thư tới được nơi này rồi.",
  paragraphs: [
    `Đây là thư thử từ trang Cài đặt của ${brand.name}. Bạn đọc được thư này, nghĩa là thư gửi đi đang đến nơi.`,
    "Bạn xem giúp tên và địa chỉ người gửi ở đầu thư đã đúng như bạn muốn chưa nhé.",
  ],
  note: "Bạn nhận thư này vì vừa bấm gửi thử trong trang quản trị.",
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    mail_test: Details;
  }
}

export const mailTest = defineEmail("mail_test", Details, (_, context) => writeMailTest(context));
