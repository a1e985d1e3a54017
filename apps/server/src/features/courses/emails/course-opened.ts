import { shortDate } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

/** A course that somebody waited for. `price` in đồng, 0 is free; `askedAt`: when they asked to be told. */
const Details = z.object({
  ...addressee,
  courseId: z.number().int(),
  title: z.string(),
  price: z.number().int(),
  askedAt: z.coerce.date<Date | string>(),
});
type Details = z.output<typeof Details>;

const writeCourseOpened = (details: Details, { brand, links }: EmailContext): EmailContent => ({
  subject: "Khóa học bạn đặt trước đã mở",
  preheader: `“${details.title}” nay đã mở ở ${brand.name}.`,
  paragraphs: [
    `Khóa học “${details.title}” mà bạn đặt trước nay đã mở ở ${brand.name}.`,
    details.price === 0
      ? "Khóa này miễn phí. Bạn vào học lúc nào thấy tiện."
      : `Học phí là ${money(details.price)}. Đặt trước không phải là đặt mua, nên bạn chưa trả gì và cũng không có gì tự trừ. Bạn cứ xem lại rồi quyết định.`,
  ],
  button: { label: "Xem khóa học", href: links.course(details.courseId) },
  note: `Bạn nhận được thư này vì ngày ${shortDate(details.askedAt)} bạn đã bấm “Đặt trước” ở trang khóa học. ${brand.name} chỉ báo một lần.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    course_opened: Details;
  }
}

export const courseOpened = defineEmail("course_opened", Details, writeCourseOpened);
