import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { plainLine } from "../../../platform/email/plain-line.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

/** `reply`: when and how they meet, in the words of the staff. */
const Details = z.object({
  ...addressee,
  reply: z.string(),
});
type Details = z.output<typeof Details>;

const writeOneOnOneAnswered = (details: Details, { brand, links }: EmailContext): EmailContent => ({
  subject: "Về buổi 1-1 của bạn",
  preheader: "Chúng mình đã trả lời yêu cầu hẹn của bạn.",
  paragraphs: ["Cảm ơn bạn đã hẹn buổi 1-1. Chúng mình trả lời bạn:", plainLine(details.reply)],
  button: { label: "Xem trên trang các gói", href: links.plans() },
  note: `Nếu cần đổi giờ, bạn viết cho ${brand.supportEmail} nhé.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    one_on_one_answered: Details;
  }
}

export const oneOnOneAnswered = defineEmail("one_on_one_answered", Details, writeOneOnOneAnswered);
