import type { PersonDetails, PersonSummary } from "@bentrong/contract/staff-people";
import { shortDate } from "@bentrong/format/dates";

export const CONSENTS: Readonly<Record<string, string>> = {
  terms: "Điều khoản và quyền riêng tư",
  sensitive: "Nội dung nhạy cảm khi trò chuyện",
  model: "Gửi lời tới nhà cung cấp mô hình AI",
  newsletter: "Bản tin",
  memory: "Companion ghi nhớ",
};

export const planWords = ({ plan, planExpiresAt, isGiven, isMember }: PersonSummary): string => {
  if (plan === null || planExpiresAt === null) return "Miễn phí";
  const isOver = Date.parse(planExpiresAt) <= Date.now();
  const given = isGiven ? " (được tặng)" : "";
  const grace = isOver && isMember ? ", còn trong những ngày gia hạn" : "";
  return `${plan}${given}, ${isOver ? "đã hết" : "đến"} ${shortDate(planExpiresAt)}${grace}`;
};

const ORDER_STATES: Readonly<Record<string, string>> = {
  PENDING: "Chờ thanh toán",
  CONFIRMING: "Chờ xác nhận",
  VERIFIED: "Đã xác nhận",
};
export const orderWords = ({
  status,
  isClosed,
  isRefunded,
}: Pick<PersonDetails["orders"][number], "status" | "isClosed" | "isRefunded">): string => {
  if (isRefunded) return "Đã hoàn tiền";
  return isClosed && status !== "VERIFIED" ? "Đã đóng" : (ORDER_STATES[status] ?? status);
};
