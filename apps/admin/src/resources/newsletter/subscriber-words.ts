import type { Subscriber, SubscriberState } from "@bentrong/contract/staff-newsletter";
import { dateAndTime } from "@bentrong/format/dates";

export const STATES: readonly (readonly [state: SubscriberState, name: string])[] = [
  ["SUBSCRIBED", "Đang nhận"],
  ["WAITING", "Chờ xác nhận"],
  ["UNSUBSCRIBED", "Đã hủy"],
  ["BOUNCED", "Không nhận được thư"],
];

/** Since when it is as it is, and why. */
export function sinceWords(subscriber: Subscriber): string {
  const { state, createdAt, confirmedAt, unsubscribedAt, bouncedAt, bounceReason } = subscriber;
  if (state === "UNSUBSCRIBED" && unsubscribedAt) return `Hủy lúc ${dateAndTime(unsubscribedAt)}`;
  if (state === "BOUNCED" && bouncedAt) {
    return `Thư bị trả về lúc ${dateAndTime(bouncedAt)}${bounceReason ? `: ${bounceReason}` : ""}`;
  }
  if (state === "SUBSCRIBED" && confirmedAt) return `Xác nhận lúc ${dateAndTime(confirmedAt)}`;
  return `Đăng ký lúc ${dateAndTime(createdAt)}, chưa bấm xác nhận`;
}
