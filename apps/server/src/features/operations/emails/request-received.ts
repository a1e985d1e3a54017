import { shortDate } from "@bentrong/format/dates";
import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

/** A data request has been read by a person; `completeBy`: when it is done at the latest. */
const Details = z.object({
  ...addressee,
  completeBy: z.coerce.date<Date | string>(),
});
type Details = z.output<typeof Details>;

/** `completeBy` is the first moment after the last day. */
const lastDay = (completeBy: Date | string): Date => new Date(new Date(completeBy).getTime() - 1);

const writeRequestReceived = (details: Details, { brand, links }: EmailContext): EmailContent => ({
  subject: "Chúng mình đã nhận được yêu cầu của bạn",
  preheader: `Chậm nhất ngày ${shortDate(lastDay(details.completeBy))} sẽ xong.`,
  paragraphs: [
    `${brand.name} đã đọc yêu cầu của bạn về dữ liệu cá nhân và đang thực hiện. Chậm nhất ngày ${shortDate(lastDay(details.completeBy))} bạn sẽ có kết quả.`,
    "Nếu muốn nhanh hơn, bạn có thể tự xem, tải về, sửa, rút lại sự đồng ý hay xóa tài khoản bất cứ lúc nào trong trang Tài khoản.",
  ],
  button: { label: "Mở trang Tài khoản", href: links.ownData() },
  note: `Nếu không phải bạn yêu cầu, hãy viết cho ${brand.supportEmail} ngay nhé.`,
});

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    request_received: Details;
  }
}

export const requestReceived = defineEmail("request_received", Details, writeRequestReceived);
