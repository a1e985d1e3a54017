import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";
import { plainLine } from "../plain-line.ts";

export const oneOnOneRequested = (
  letter: EmailByKind<"one_on_one_requested">,
  { brand, links }: EmailContext,
): EmailContent => ({
  subject: "Có người hẹn buổi 1-1",
  preheader: "Một người mua gói 1 năm muốn hẹn buổi 30 phút.",
  paragraphs: [
    "Một người trong 30 người đầu tiên mua gói 1 năm vừa hẹn buổi 1-1 của mình.",
    `Liên hệ: ${plainLine(letter.contact)}`,
    `Những lúc rảnh: ${plainLine(letter.wishes)}`,
  ],
  button: { label: "Trả lời trong trang quản trị", href: links.oneOnOne() },
  note: `Thư này gửi tới ${brand.supportEmail} mỗi khi có một yêu cầu mới.`,
});
