import { shortDate } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";

export const courseOpened = (
  letter: EmailByKind<"course_opened">,
  { brand, links }: EmailContext,
): EmailContent => ({
  subject: "Khóa học bạn đặt trước đã mở",
  preheader: `“${letter.title}” nay đã mở ở ${brand.name}.`,
  paragraphs: [
    `Khóa học “${letter.title}” mà bạn đặt trước nay đã mở ở ${brand.name}.`,
    letter.price === 0
      ? "Khóa này miễn phí. Bạn vào học lúc nào thấy tiện."
      : `Học phí là ${money(letter.price)}. Đặt trước không phải là đặt mua, nên bạn chưa trả gì và cũng không có gì tự trừ. Bạn cứ xem lại rồi quyết định.`,
  ],
  button: { label: "Xem khóa học", href: links.course(letter.courseId) },
  note: `Bạn nhận được thư này vì ngày ${shortDate(letter.askedAt)} bạn đã bấm “Đặt trước” ở trang khóa học. ${brand.name} chỉ báo một lần.`,
});
