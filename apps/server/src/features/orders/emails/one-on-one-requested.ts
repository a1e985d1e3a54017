import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { plainLine } from "../../../platform/email/plain-line.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

/** To the support address: somebody asks for the 1-1 session of their yearly plan. */
const Details = z.object({
  ...addressee,
  contact: z.string(),
  wishes: z.string(),
});
type Details = z.output<typeof Details>;

const writeOneOnOneRequested = (details: Details, { brand, links }: EmailContext): EmailContent => ({
  subject: "Có người hẹn buổi 1-1",
  preheader: "Một người mua gói 1 năm muốn hẹn buổi 30 phút.",
  paragraphs: [
    "Một người trong 30 người đầu tiên mua gói 1 năm vừa hẹn buổi 1-1 của mình.",
    `Liên hệ: ${plainLine(details.contact)}`,
    `Những lúc rảnh: ${plainLine(details.wishes)}`,
  ],
  button: { label: "Trả lời trong trang quản trị", href: links.oneOnOne() },
  note: `Thư này gửi tới ${brand.supportEmail} mỗi khi có một yêu cầu mới.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    one_on_one_requested: Details;
  }
}

export const oneOnOneRequested = defineEmail("one_on_one_requested", Details, writeOneOnOneRequested);
