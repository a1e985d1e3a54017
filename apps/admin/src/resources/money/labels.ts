// Names of states and kinds on the screens about money.
import type { Outcome } from "./money-data.ts";

/** Why a transfer belongs to no order, and what that asks for. */
const REASONS: Readonly<Record<string, { why: string; advice: string }>> = {
  no_code: { why: "Nội dung không có mã đơn", advice: "Tìm xem là của ai rồi ghép vào đơn của họ." },
  unknown_code: { why: "Mã không thuộc đơn nào", advice: "Có thể gõ sai mã: xem các đơn gần giống." },
  several_codes: {
    why: "Có nhiều mã trong một nội dung",
    advice: "Hỏi người chuyển xem tiền dành cho đơn nào.",
  },
  other_account: {
    why: "Vào tài khoản khác với tài khoản của đơn",
    advice: "Tìm hiểu vì sao trước khi làm gì tiếp.",
  },
  underpaid: {
    why: "Chuyển thiếu tiền",
    advice: "Phần còn thiếu về là đơn tự xác nhận. Mở đơn để nhắc người mua, hoặc trả lại.",
  },
  late: { why: "Đơn đã hết hạn hoặc đã hủy", advice: "Ghép vào đơn đó là đơn được mở." },
  already_paid: { why: "Đơn này đã được trả rồi", advice: "Trả lại, hoặc ghép nếu đơn được xác nhận tay." },
  already_enrolled: { why: "Người này đã có khóa học", advice: "Trả lại cho người chuyển." },
};
const UNKNOWN = { why: "Chưa rõ vì sao", advice: "Xem nội dung rồi tìm đơn phù hợp." };

export const whyUnmatched = (reason: string | null | undefined) => REASONS[reason ?? ""] ?? UNKNOWN;

export const OUTCOMES: Readonly<Record<Outcome, string>> = {
  unmatched: "Chưa khớp",
  matched: "Đã vào đơn",
  refunded: "Đã trả lại",
};

const PROVIDERS: Readonly<Record<string, string>> = {
  sepay: "SePay",
  casso: "Casso",
  payos: "payOS",
  csv: "Sao kê",
  simulated: "Ngân hàng giả lập",
};
export const providerName = (provider: string): string => PROVIDERS[provider] ?? provider;

export const KINDS = { plan: "Gói hội viên", course: "Khóa học" } as const;

export const VERIFY_REASONS = ["Đã thấy tiền trong tài khoản", "Trả tiền mặt", "Người mua gửi ảnh giao dịch"];
export const REJECT_REASONS = ["Chưa thấy tiền vào tài khoản", "Đặt nhầm", "Người mua xin hủy"];
export const MATCH_REASONS = [
  "Chuyển thiếu / bớt giá",
  "Gõ sai mã",
  "Quên ghi mã",
  "Trả muộn",
  "Người khác trả giúp",
];
export const ORDER_REFUND_REASONS = ["Người mua đổi ý", "Mua nhầm", "Trả dư", "Chúng mình có lỗi"];
export const REFUND_REASONS = ["Chuyển nhầm", "Chuyển hai lần", "Chuyển thiếu, không mua nữa"];
