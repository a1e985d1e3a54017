import { shortDate } from "@bentrong/format/dates";
import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

/** To administrators: hotlines of the crisis card that were not checked for so many days. */
const Details = z.object({
  ...addressee,
  days: z.number().int().positive(),
  lines: z.array(z.object({ name: z.string(), number: z.string(), checkedAt: z.string().nullable() })),
});
type Details = z.output<typeof Details>;

type Line = Details["lines"][number];

const lastChecked = ({ checkedAt }: Line): string =>
  checkedAt === null ? "chưa ai kiểm tra" : `kiểm tra lần cuối ${shortDate(checkedAt)}`;

const writeLinesToCheck = (details: Details, { links }: EmailContext): EmailContent => ({
  subject: "Có số trợ giúp cần kiểm tra lại",
  preheader: `${details.lines.length} số đã quá ${details.days} ngày chưa ai kiểm tra.`,
  paragraphs: [
    `Những số này đang hiện cho người gặp nguy, mà đã quá ${details.days} ngày chưa ai kiểm tra lại:`,
    ...details.lines.map((line) => `${line.name}, ${line.number}: ${lastChecked(line)}.`),
    "Bạn gọi hỏi giúp xem số còn người nghe không, giờ trực có đổi không, rồi ghi lại trong trang quản trị. Riêng 115, 113 và 111 thì đừng gọi thử, chỉ cần xem trang chính thức.",
  ],
  button: { label: "Mở danh sách số", href: links.hotlines() },
  note: "Thư này gửi cho mọi quản trị viên, nhiều nhất mỗi tuần một lần, tới khi các số đã được kiểm tra.",
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    lines_to_check: Details;
  }
}

export const linesToCheck = defineEmail("lines_to_check", Details, writeLinesToCheck);
