import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";

export const dataReady = (
  _letter: EmailByKind<"data_ready">,
  { brand, links }: EmailContext,
): EmailContent => ({
  subject: "Dữ liệu của bạn đang chờ bạn tải về",
  preheader: "Bạn đăng nhập rồi tải về, chỉ mình bạn mở được.",
  paragraphs: [
    `Theo yêu cầu của bạn, ${brand.name} đã chuẩn bị xong mọi điều chúng mình đang giữ về tài khoản của bạn: một trang để đọc và một tệp cho máy.`,
    "Bạn đăng nhập, vào phần “Dữ liệu của tôi” rồi bấm tải về. Chúng mình không gửi tệp qua thư và không ai trong đội ngũ mở được tệp ấy, vì trong đó có những điều rất riêng của bạn.",
  ],
  button: { label: "Đến “Dữ liệu của tôi”", href: links.ownData() },
  note: `Nếu không phải bạn yêu cầu, bạn không cần làm gì; không có dữ liệu nào được gửi đi. Có điều gì lạ, hãy viết cho ${brand.supportEmail}.`,
});
