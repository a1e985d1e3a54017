// Before and after of the named fields of a log line, in words.
import type { LogLine } from "@bentrong/contract/operations";
import { dateAndTime } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import { LOG_FIELDS, LOG_SUBJECTS } from "../../common/text/log-words.ts";

const VALUES: Readonly<Record<string, string>> = {
  ...{ DRAFT: "bản nháp", SCHEDULED: "hẹn giờ đăng", PUBLISHED: "đã đăng" },
  ...{ PUBLIC: "mọi người", PRIVATE: "hội viên", true: "hiện", false: "ẩn" },
};

const valueWords = (column: string, value: string | null): string => {
  if (value === null || value === "") return "trống";
  if (column === "publishAt") return dateAndTime(value);
  if (column === "price") return money(Number(value));
  return VALUES[value] ?? `“${value}”`;
};

/** "tên: “A” → “B”", one a field. */
export const fieldChanges = ({ fields }: Pick<LogLine, "fields">): string[] =>
  Object.entries(fields).map(
    ([column, [before, after]]) =>
      `${LOG_FIELDS[column] ?? column}: ${valueWords(column, before)} → ${valueWords(column, after)}`,
  );

const VERBS: Readonly<Record<string, string>> = { INSERT: "thêm", UPDATE: "sửa", DELETE: "xóa" };

/** "xóa kỳ hội viên (2)" */
export const partWords = (parts: LogLine["parts"]): string[] =>
  parts.map(
    ({ subject, action, count }) =>
      `${VERBS[action] ?? action} ${LOG_SUBJECTS[subject] ?? subject}${count > 1 ? ` (${count})` : ""}`,
  );
