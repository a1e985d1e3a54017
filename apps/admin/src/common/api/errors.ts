// Errors of calls, in words that can be shown.
import { HttpError } from "react-admin";

const NO_ANSWER = 0;
const SERVER_ERRORS = 500;

/** By the code that the server names. Row errors are PostgreSQL's and PostgREST's, whose own words are English. */
const BY_CODE: Readonly<Record<string, string>> = {
  "23505": "Tên hoặc đường dẫn này đã có rồi, bạn chọn cái khác nhé.",
  "23503": "Mục này còn được dùng ở nơi khác nên chưa xóa hay đổi được.",
  "23502": "Còn một ô bắt buộc chưa được điền.",
  "23514": "Có một ô chưa đúng quy định, bạn xem lại nhé.",
  "22001": "Có một ô dài quá, bạn rút ngắn lại nhé.",
  "22003": "Có một con số lớn quá hoặc nhỏ quá.",
  "22P02": "Có một ô chưa đúng dạng, bạn xem lại nhé.",
  "42501": "Tài khoản của bạn chưa được mở phần này.",
  "57014": "Việc này mất lâu quá nên máy chủ đã dừng lại. Bạn thử lại nhé.",
  PGRST103: "Trang này không còn gì nữa.",
  PGRST116: "Mục này không còn nữa.",
};
const OFFLINE = "Chưa nối được với máy chủ. Bạn kiểm tra mạng rồi thử lại nhé.";
const BROKEN = "Máy chủ đang gặp trục trặc. Bạn thử lại sau ít phút nhé.";
const UNKNOWN = "Máy chủ chưa làm được việc này.";

/** A raise in the database or a refusal of a function may already be written for readers. */
const VIETNAMESE = /[ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ]/i;

function getText(body: unknown, name: string): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const value: unknown = Reflect.get(body, name);
  return typeof value === "string" && value ? value : undefined;
}

/** The server's own Vietnamese words where it has some (functions write `error`), else ours for its code. */
export function getErrorMessage(status: number, body: unknown): string {
  const serverMessage = getText(body, "error") ?? getText(body, "message") ?? "";
  if (VIETNAMESE.test(serverMessage)) return serverMessage;
  const known = BY_CODE[getText(body, "code") ?? ""];
  if (known) return known;
  if (status === NO_ANSWER) return OFFLINE;
  return status >= SERVER_ERRORS ? BROKEN : UNKNOWN;
}

/** Thrown by every call of the back office that failed; `message` is for readers, `body` the server's answer. */
export const createHttpError = (status: number, body: unknown): HttpError =>
  new HttpError(getErrorMessage(status, body), status, body);

/** The row was changed by somebody else after it was opened; nothing was written. */
export class StaleRowError extends Error {
  override readonly name = "StaleRow";
  /** As it stands now. */
  readonly theirs: Record<string, unknown>;

  constructor(theirs: Record<string, unknown>) {
    super("Bài này vừa được người khác sửa, nên thay đổi của bạn chưa được lưu.");
    this.theirs = theirs;
  }
}

/** No answer, or a server in trouble; a refusal stays one. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === NO_ANSWER || error.status >= SERVER_ERRORS);
