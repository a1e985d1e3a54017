import type { PersonSummary } from "@bentrong/contract/staff-people";
import { shortDate } from "@bentrong/format/dates";

export const CONSENTS: Readonly<Record<string, string>> = {
  terms: "Điều khoản và quyền riêng tư",
  sensitive: "Nội dung nhạy cảm khi trò chuyện",
  model: "Gửi lời tới nhà cung cấp mô hình AI",
  newsletter: "Bản tin",
  memory: "Companion ghi nhớ",
};

export const planWords = ({ plan, planExpiresAt, isGiven }: PersonSummary): string => {
  if (plan === null || planExpiresAt === null) return "Miễn phí";
  const isOver = Date.parse(planExpiresAt) <= Date.now();
  const given = isGiven ? " (được tặng)" : "";
  return `${plan}${given}, ${isOver ? "đã hết" : "đến"} ${shortDate(planExpiresAt)}`;
};

export const isPremium = ({ planExpiresAt }: PersonSummary): boolean =>
  planExpiresAt !== null && Date.parse(planExpiresAt) > Date.now();

const ORDER_STATES: Readonly<Record<string, string>> = {
  PENDING: "Chờ thanh toán",
  CONFIRMING: "Chờ xác nhận",
  VERIFIED: "Đã xác nhận",
};
export const orderWords = (status: string, isClosed: boolean): string =>
  isClosed && status !== "VERIFIED" ? "Đã đóng" : (ORDER_STATES[status] ?? status);
