import type { EmailContent, EmailContext } from "../email-content.ts";

export const mailTest = ({ brand }: EmailContext): EmailContent => ({
  subject: `Thư thử của ${brand.name}`,
  preheader: "Thư tới được nơi này rồi.",
  paragraphs: [
    `Đây là thư thử từ trang Cài đặt của ${brand.name}. Bạn đọc được thư này, nghĩa là thư gửi đi đang đến nơi.`,
    "Bạn xem giúp tên và địa chỉ người gửi ở đầu thư đã đúng như bạn muốn chưa nhé.",
  ],
  note: "Bạn nhận thư này vì vừa bấm gửi thử trong trang quản trị.",
});
