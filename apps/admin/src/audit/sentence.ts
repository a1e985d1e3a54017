// A line of the log as a person would say it, without who and when.
import type { LogLine } from "@bentrong/contract/staff-house";
import { dateAndTime } from "@bentrong/format/dates";

/** What a table holds, within a sentence. */
export const SUBJECTS: Readonly<Record<string, string>> = {
  "public.blog": "bài viết",
  "public.podcast": "podcast",
  "public.episode": "tập",
  "public.podcastEpisode": "tập trong podcast",
  "public.category": "chủ đề",
  "public.course": "khóa học",
  "public.lesson": "bài học",
  "public.courseLink": "đường dẫn khóa học",
  "public.courseEnroll": "ghi danh",
  "public.plan": "gói hội viên",
  "public.membership": "kỳ hội viên",
  "public.order": "đơn hàng",
  "money.allocation": "giao dịch",
  "money.bank_transaction": "giao dịch ngân hàng",
  "ops.person_request": "yêu cầu dữ liệu",
  "ops.public_holiday": "ngày nghỉ lễ",
  "auth.users": "tài khoản",
};

const ROLES: Readonly<Record<string, string>> = {
  ROLE_MODERATOR: "biên tập viên",
  ROLE_ADMIN: "quản trị viên",
};

/** What can be filtered by. */
export const ACTIONS: Readonly<Record<string, string>> = {
  INSERT: "Thêm",
  UPDATE: "Sửa",
  DELETE: "Xóa",
  VIEW: "Mở xem một người",
  GIVE_MEMBERSHIP: "Tặng ngày hội viên",
  GRANT_ROLE: "Trao quyền",
  WITHDRAW_ROLE: "Thu lại quyền",
  SIGN_OUT: "Đăng xuất mọi thiết bị",
  BLOCK: "Khóa tài khoản",
  UNBLOCK: "Mở khóa tài khoản",
  SEND_RESET_LETTER: "Gửi thư đặt lại mật khẩu",
  OFFER_EXPORT: "Mời tải dữ liệu",
  DELETE_ACCOUNT: "Xóa tài khoản theo yêu cầu",
};

const FIELDS: Readonly<Record<string, string>> = {
  title: "tên",
  name: "tên",
  content: "nội dung",
  description: "mô tả",
  slug: "đường dẫn",
  coverImage: "ảnh bìa",
  blogType: "ai đọc được",
  podcastType: "ai nghe được",
  episodeType: "ai nghe được",
  categoryId: "chủ đề",
  authorName: "tác giả",
  price: "giá",
  status: "tình trạng",
  position: "thứ tự",
  duration: "thời lượng",
  audio: "âm thanh",
  publishedAt: "lúc đăng",
  verifiedAt: "lúc xác nhận",
  verifyReason: "lý do xác nhận",
  rejectReason: "lý do từ chối",
  cancelledAt: "lúc hủy",
  expiresAt: "hết hạn",
  acknowledged_at: "đã trả lời",
  completed_at: "đã khép lại",
  outcome: "kết quả",
  extended_at: "gia hạn",
  export_offered_at: "mời tải dữ liệu",
};
/** Columns that change with every change and say nothing. */
const SILENT = new Set(["updatedAt", "updated_at", "createdAt", "created_at", "id"]);

export function sentenceOf({ action, subject, subjectId, title, changed, details }: LogLine): string {
  const who = title ?? "một người đã xóa tài khoản";
  const { days, role, until } = details;
  switch (action) {
    case "VIEW":
      return `mở xem trang của ${who}`;
    case "GIVE_MEMBERSHIP":
      return `tặng ${who}${typeof days === "number" ? ` ${days} ngày` : " ngày"} hội viên`;
    case "GRANT_ROLE":
      return `trao quyền ${roleWords(role)} cho ${who}`;
    case "WITHDRAW_ROLE":
      return `thu lại quyền ${roleWords(role)} của ${who}`;
    case "SIGN_OUT":
      return `đăng xuất mọi thiết bị của ${who}`;
    case "BLOCK":
      return `khóa tài khoản của ${who}${untilWords(until)}`;
    case "UNBLOCK":
      return `mở khóa tài khoản của ${who}`;
    case "SEND_RESET_LETTER":
      return `gửi thư đặt lại mật khẩu cho ${who}`;
    case "OFFER_EXPORT":
      return `mời ${who} tải dữ liệu của mình`;
    case "DELETE_ACCOUNT":
      return "xóa một tài khoản theo yêu cầu của chủ tài khoản";
    default:
      return rowWords(
        action,
        SUBJECTS[subject] ?? subject,
        title ?? (subjectId === null ? "" : `số ${subjectId}`),
        changed,
      );
  }
}

const roleWords = (role: unknown): string =>
  typeof role === "string" ? (ROLES[role] ?? role) : "trong đội ngũ";

function untilWords(until: unknown): string {
  if (typeof until !== "string") return "";
  return until === "forever" ? " không thời hạn" : ` tới ${dateAndTime(until)}`;
}

function rowWords(action: string, what: string, which: string, changed: readonly string[]): string {
  const thing = which.startsWith("số ") || which === "" ? `${what} ${which}`.trim() : `${what} “${which}”`;
  if (action === "INSERT") return `thêm ${thing}`;
  if (action === "DELETE") return `xóa ${thing}`;
  const fields = changed.filter((column) => !SILENT.has(column)).map((column) => FIELDS[column] ?? column);
  return fields.length > 0 ? `sửa ${thing} (${[...new Set(fields)].join(", ")})` : `sửa ${thing}`;
}
