import type { WebhookDelivery, WebhookEvent } from "@bentrong/contract/webhooks";
import { dateAndTime } from "@bentrong/format/dates";

export const EVENT_WORDS: Readonly<Record<WebhookEvent, string>> = {
  "order.verified": "Đơn hàng được xác nhận",
  "order.refunded": "Hoàn tiền một đơn hàng",
  "user.created": "Có tài khoản mới",
  "content.published": "Nội dung được đăng",
};

export const eventWords = (event: string): string =>
  event in EVENT_WORDS ? EVENT_WORDS[event as WebhookEvent] : "Gửi thử";

/** The state of a delivery in words. */
export function deliveryWords({ deliveredAt, failedAt, nextTryAt, tries, problem }: WebhookDelivery): string {
  if (deliveredAt !== null) return `đã nhận lúc ${dateAndTime(deliveredAt)}`;
  const why = problem === null ? "" : ` ${problem}`;
  if (failedAt !== null) return `đã thôi gọi sau ${tries} lần.${why}`;
  if (tries === 0) return "đang chờ gửi";
  return `đã gọi ${tries} lần, gọi lại lúc ${nextTryAt === null ? "sau" : dateAndTime(nextTryAt)}.${why}`;
}
