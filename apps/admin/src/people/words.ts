import type { PersonSummary } from "@bentrong/contract/staff-people";
import { dateAndTime, shortDate } from "@bentrong/format/dates";

export const ROLES: Readonly<Record<string, string>> = {
  ROLE_USER: "Thành viên",
  ROLE_MODERATOR: "Biên tập viên",
  ROLE_ADMIN: "Quản trị viên",
};

export const CONSENTS: Readonly<Record<string, string>> = {
  terms: "Điều khoản và quyền riêng tư",
  sensitive: "Nội dung nhạy cảm khi trò chuyện",
  model: "Gửi lời tới nhà cung cấp mô hình AI",
  newsletter: "Bản tin",
  memory: "Companion ghi nhớ",
};

const ACTIONS: Readonly<Record<string, string>> = {
  VIEW: "Mở xem tài khoản",
  GIVE_MEMBERSHIP: "Tặng ngày hội viên",
  GRANT_ROLE: "Trao quyền",
  WITHDRAW_ROLE: "Thu lại quyền",
  SIGN_OUT: "Đăng xuất mọi thiết bị",
  BLOCK: "Khóa tài khoản",
  UNBLOCK: "Mở khóa tài khoản",
  SEND_RESET_LETTER: "Gửi thư đặt lại mật khẩu",
  OFFER_EXPORT: "Mời tải dữ liệu của mình",
};

/** "Tặng ngày hội viên (30 ngày)" */
export function actionWords(action: string, details: Readonly<Record<string, unknown>>): string {
  const words = ACTIONS[action] ?? action;
  const { days, role, until } = details;
  if (typeof days === "number") return `${words} (${days} ngày)`;
  if (typeof role === "string") return `${words} (${ROLES[role] ?? role})`;
  if (typeof until === "string") return `${words} (${untilWords(until)})`;
  return words;
}

export const untilWords = (until: string): string =>
  until === "forever" ? "không thời hạn" : `tới ${dateAndTime(until)}`;

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
