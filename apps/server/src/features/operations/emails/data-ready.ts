import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

/** The e-mail leads to the page behind the sign-in; it never carries the data. */
const Details = z.object({
  ...addressee,
});
type Details = z.output<typeof Details>;

const writeDataReady = (_details: Details, { brand, links }: EmailContext): EmailContent => ({
  subject: "Dữ liệu của bạn đang chờ bạn tải về",
  preheader: "Bạn đăng nhập rồi tải về, chỉ mình bạn mở được.",
  paragraphs: [
    `Theo yêu cầu của bạn, ${brand.name} đã chuẩn bị xong mọi điều chúng mình đang giữ về tài khoản của bạn: một trang để đọc và một tệp cho máy.`,
    "Bạn đăng nhập, vào phần “Dữ liệu của tôi” rồi bấm tải về. Chúng mình không gửi tệp qua thư và không ai trong đội ngũ mở được tệp ấy, vì trong đó có những điều rất riêng của bạn.",
  ],
  button: { label: "Đến “Dữ liệu của tôi”", href: links.ownData() },
  note: `Nếu không phải bạn yêu cầu, bạn không cần làm gì; không có dữ liệu nào được gửi đi. Có điều gì lạ, hãy viết cho ${brand.supportEmail}.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    data_ready: Details;
  }
}

export const dataReady = defineEmail("data_ready", Details, writeDataReady);
