// A line of the log as a person would say it, without who and when.
import type { LogLine } from "@bentrong/contract/operations";
import { shortDate } from "@bentrong/format/dates";
import { LOG_FIELDS, LOG_SUBJECTS, ROLES, SILENT_FIELDS, untilWords } from "../../common/text/log-words.ts";

type Sentence = (who: string, line: LogLine) => string;

const SETTINGS: Readonly<Record<string, string>> = {
  identity: "thương hiệu",
  bank: "tài khoản nhận tiền",
  mail: "người gửi thư",
};

/** Actions on people, and exports of data. */
const DEEDS: Readonly<Record<string, Sentence>> = {
  EXPORT: (_, { subject, subjectId }) =>
    subject === "auth.users"
      ? "xuất tệp thành viên"
      : `xuất ${LOG_SUBJECTS[subject] ?? subject}${daysWords(subjectId)}`,
  IMPORT_PERSON: (who) => `thêm tài khoản của ${who} từ một tệp`,
  VIEW: (who) => `mở xem trang của ${who}`,
  GIVE_MEMBERSHIP: (who, { details: { days } }) =>
    `tặng ${who}${typeof days === "number" ? ` ${days} ngày` : " ngày"} hội viên`,
  GRANT_ROLE: (who, { details }) => `trao quyền ${roleWords(details.role)} cho ${who}`,
  WITHDRAW_ROLE: (who, { details }) => `thu lại quyền ${roleWords(details.role)} của ${who}`,
  SIGN_OUT: (who) => `đăng xuất mọi thiết bị của ${who}`,
  BLOCK: (who, { details: { until } }) =>
    `khóa tài khoản của ${who}${typeof until === "string" ? ` ${untilWords(until)}` : ""}`,
  UNBLOCK: (who) => `mở khóa tài khoản của ${who}`,
  REMIND_PAYER: (_, { title }) =>
    `gửi thư nhắc chuyển phần còn thiếu của ${title === null ? "một đơn hàng" : `đơn hàng ${title}`}`,
  SEND_RESET_LETTER: (who) => `gửi thư đặt lại mật khẩu cho ${who}`,
  OFFER_EXPORT: (who) => `mời ${who} tải dữ liệu của mình`,
  DELETE_ACCOUNT: () => "xóa một tài khoản theo yêu cầu của chủ tài khoản",
  SCHEDULE_CAMPAIGN: (_, { title }) => `hẹn giờ gửi ${campaign(title)}`,
  UNSCHEDULE_CAMPAIGN: (_, { title }) => `bỏ hẹn giờ ${campaign(title)}`,
  PAUSE_CAMPAIGN: (_, { title }) => `tạm dừng ${campaign(title)}`,
  RESUME_CAMPAIGN: (_, { title }) => `cho gửi tiếp ${campaign(title)}`,
  CANCEL_CAMPAIGN: (_, { title }) => `dừng hẳn ${campaign(title)}`,
  TEST_CAMPAIGN: (_, { title }) => `gửi thử ${campaign(title)}`,
  RECORD_BOUNCE: (_, { title }) => `ghi rằng ${address(title)} không nhận được thư`,
  CLEAR_BOUNCE: (_, { title }) => `ghi rằng ${address(title)} nhận được thư trở lại`,
  INVITE_SUBSCRIBER: (_, { title }) => `gửi thư hỏi có muốn nhận bản tin tới ${address(title)}`,
  CHECK_LINE: (_, { title }) => `ghi là đã kiểm tra ${title === null ? "một số đã gỡ" : `số của ${title}`}`,
  REMOVE_SUBSCRIBER: () => "xóa một địa chỉ khỏi danh sách nhận bản tin",
  RESTORE: (_, line) => `khôi phục ${getName(line)} từ thùng rác`,
  RESTORE_VERSION: (_, line) => `đưa ${getName(line)} về một phiên bản cũ`,
  CHANGE_SETTINGS: (_, { subjectId }) => `đổi cài đặt ${SETTINGS[subjectId ?? ""] ?? "của trang"}`,
  PUBLISH: (_, line) => `tự đăng ${getName(line)} theo lịch`,
};

/** The actor's name: a person, a deleted account, or the scheduler. */
export const actorName = ({ actor, action }: LogLine): string =>
  actor ?? (action === "PUBLISH" ? "Hệ thống" : "Một tài khoản đã xóa");

export function toSentence(line: LogLine): string {
  const action = DEEDS[line.action];
  return action ? action(line.title ?? "một người đã xóa tài khoản", line) : rowWords(line);
}

const campaign = (title: string | null): string =>
  title === null ? "một bản tin đã xóa" : `bản tin “${title}”`;
const address = (title: string | null): string => title ?? "một địa chỉ đã xóa";

const roleWords = (role: unknown): string =>
  typeof role === "string" ? (ROLES[role] ?? role).toLocaleLowerCase("vi") : "trong đội ngũ";

/** Of "2026-11-01/2026-11-22", both included. */
function daysWords(days: string | null): string {
  const [from, to] = days?.split("/") ?? [];
  return from && to ? ` từ ${shortDate(from)} đến ${shortDate(to)}` : "";
}

const VERBS: Readonly<Record<string, string>> = { INSERT: "thêm", UPDATE: "sửa", DELETE: "xóa" };

function rowWords({ action, subject, subjectId, title, changed }: LogLine): string {
  if (subject === "public.order" && changed.includes("refundedAmount")) {
    return `ghi nhận hoàn tiền cho đơn hàng${which(title, subjectId)}${changed.includes("refundedAt") ? " (hoàn đủ)" : ""}`;
  }
  const done = `${VERBS[action] ?? action} ${getName({ subject, title, subjectId })}`;
  if (action !== "UPDATE") return done;
  const fields = changed
    .filter((column) => !SILENT_FIELDS.has(column))
    .map((column) => LOG_FIELDS[column] ?? column);
  return fields.length > 0 ? `${done} (${[...new Set(fields)].join(", ")})` : done;
}

const getName = ({ subject, title, subjectId }: Pick<LogLine, "subject" | "title" | "subjectId">): string =>
  `${LOG_SUBJECTS[subject] ?? subject}${which(title, subjectId)}`;

/** By name, else by number; longer ids are of no use to readers. */
function which(title: string | null, subjectId: string | null): string {
  if (title !== null) return ` “${title}”`;
  return subjectId !== null && /^\d+$/.test(subjectId) ? ` số ${subjectId}` : "";
}
