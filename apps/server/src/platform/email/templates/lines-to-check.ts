import { shortDate } from "@bentrong/format/dates";
import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";

type Line = EmailByKind<"lines_to_check">["lines"][number];

const lastChecked = ({ checkedAt }: Line): string =>
  checkedAt === null ? "chưa ai kiểm tra" : `kiểm tra lần cuối ${shortDate(checkedAt)}`;

export const linesToCheck = (
  letter: EmailByKind<"lines_to_check">,
  { links }: EmailContext,
): EmailContent => ({
  subject: "Có số trợ giúp cần kiểm tra lại",
  preheader: `${letter.lines.length} số đã quá ${letter.days} ngày chưa ai kiểm tra.`,
  paragraphs: [
    `Những số này đang hiện cho người gặp nguy, mà đã quá ${letter.days} ngày chưa ai kiểm tra lại:`,
    ...letter.lines.map((line) => `${line.name}, ${line.number}: ${lastChecked(line)}.`),
    "Bạn gọi hỏi giúp xem số còn người nghe không, giờ trực có đổi không, rồi ghi lại trong trang quản trị. Riêng 115, 113 và 111 thì đừng gọi thử, chỉ cần xem trang chính thức.",
  ],
  button: { label: "Mở danh sách số", href: links.safetyLines() },
  note: "Thư này gửi cho mọi quản trị viên, nhiều nhất mỗi tuần một lần, tới khi các số đã được kiểm tra.",
});
