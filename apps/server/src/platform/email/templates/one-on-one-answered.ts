import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";
import { plainLine } from "../plain-line.ts";

export const oneOnOneAnswered = (
  letter: EmailByKind<"one_on_one_answered">,
  { brand, links }: EmailContext,
): EmailContent => ({
  subject: "Về buổi 1-1 của bạn",
  preheader: "Chúng mình đã trả lời yêu cầu hẹn của bạn.",
  paragraphs: ["Cảm ơn bạn đã hẹn buổi 1-1. Chúng mình trả lời bạn:", plainLine(letter.reply)],
  button: { label: "Xem trên trang các gói", href: links.plans() },
  note: `Nếu cần đổi giờ, bạn viết cho ${brand.supportEmail} nhé.`,
});
