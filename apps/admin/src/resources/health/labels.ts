// State of the server in sentences, for operators without an engineer: what is, and what to do about it.
import type { Health, Level } from "@bentrong/contract/operations";
import { dateAndTime } from "@bentrong/format/dates";

export const LEVELS: Readonly<Record<Level, string>> = {
  good: "Ổn",
  watch: "Cần để ý",
  bad: "Cần làm ngay",
};

export interface HealthLine {
  title: string;
  level: Level;
  text: string;
  /** Advice; only where something is not good. */
  advice?: string;
}

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** "2 phút", "3 giờ", "5 ngày" */
export function howLong(seconds: number): string {
  if (seconds < MINUTE) return "chưa tới một phút";
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} phút`;
  return seconds < 2 * DAY ? `${Math.floor(seconds / HOUR)} giờ` : `${Math.floor(seconds / DAY)} ngày`;
}

const sinceThen = (time: string, now: number): string => howLong(Math.max(0, now - Date.parse(time)) / 1000);

/** "1,2 GB" */
export function size(bytes: number): string {
  const [unit, of] = bytes >= 1024 ** 3 ? (["GB", 1024 ** 3] as const) : (["MB", 1024 ** 2] as const);
  return `${(Math.round((bytes / of) * 10) / 10).toString().replace(".", ",")} ${unit}`;
}

export function describeHealth(health: Health, now: number): HealthLine[] {
  return [
    database(health.database),
    mail(health.mail, now),
    jobs(health.jobs, now),
    storage(health.storage),
    model(health.model),
    listening(health.listening),
    sentences(health.sentences),
  ].map(({ advice, ...line }) => (line.level === "good" || !advice ? line : { ...line, advice }));
}

const database = ({
  level,
  answerMs,
  bytes,
  connections,
  most,
  version,
}: Health["database"]): HealthLine => ({
  title: "Cơ sở dữ liệu",
  level,
  text: `Trả lời trong ${Math.max(1, Math.round(answerMs))} mili giây, lớn ${size(bytes)}, ${connections} trên ${most} kết nối đang dùng. PostgreSQL ${version.split(" ")[0]}.`,
  advice:
    "Đợi vài phút rồi xem lại. Nếu vẫn chậm, khởi động lại máy chủ; nếu kết nối gần hết, có thể đang có quá nhiều máy chủ cùng chạy.",
});

const mail = (
  { level, waiting, oldestWaiting, failed, lastSent }: Health["mail"],
  now: number,
): HealthLine => ({
  title: "Hàng đợi thư",
  level,
  text: [
    waiting === 0 ? "Không có thư nào đang chờ" : `${waiting} thư đang chờ`,
    oldestWaiting === null ? "" : `thư cũ nhất ${sinceThen(oldestWaiting, now)}`,
    failed === 0 ? "" : `${failed} thư không gửi được trong 7 ngày qua`,
    lastSent === null ? "chưa gửi lá nào" : `lá gần nhất gửi xong ${dateAndTime(lastSent)}`,
  ]
    .filter(Boolean)
    .join(", ")
    .concat("."),
  advice:
    "Kiểm tra máy chủ thư: mật khẩu, hạn mức gửi, tên miền. Thư đang chờ được gửi lại trong một ngày rồi thôi.",
});

const jobs = (
  { level, waiting, oldestWaiting, failed, lastFailed }: Health["jobs"],
  now: number,
): HealthLine => ({
  title: "Việc chạy nền",
  level,
  text: [
    waiting === 0 ? "Không có việc nào đang chờ" : `${waiting} việc đang chờ`,
    oldestWaiting === null ? "" : `việc cũ nhất ${sinceThen(oldestWaiting, now)}`,
    failed === 0 ? "" : `${failed} việc hỏng trong ngày qua, gần nhất là “${lastFailed ?? "không rõ"}”`,
  ]
    .filter(Boolean)
    .join(", ")
    .concat("."),
  advice:
    "Việc chờ lâu nghĩa là không máy chủ nào đang làm: khởi động lại máy chủ. Việc hỏng thì gửi tên việc cho người phụ trách kỹ thuật.",
});

const storage = (of: Health["storage"]): HealthLine => ({
  title: "Nơi cất hình và âm thanh",
  level: of.level,
  ...(of.place === "folder" ? folder(of) : objects(of)),
});

const folder = ({ isWritable, freeBytes }: Health["storage"]): Pick<HealthLine, "text" | "advice"> => ({
  text: isWritable
    ? `Ổ đĩa của máy chủ: ghi được${freeBytes === null ? "" : `, còn trống ${size(freeBytes)}`}.`
    : "Không ghi được vào ổ đĩa của máy chủ, nên không tải lên được gì.",
  advice: isWritable
    ? "Sắp hết chỗ: xóa bớt tệp không dùng trên máy, hoặc tăng dung lượng ổ đĩa."
    : "Kiểm tra ổ đĩa có đầy hay bị khóa không, rồi khởi động lại máy chủ.",
});

const objects = ({ isWritable, answerMs }: Health["storage"]): Pick<HealthLine, "text" | "advice"> => ({
  text: isWritable
    ? `Kho S3: ghi, đọc lại và xóa một tệp thử trong ${answerMs ?? 0} mili giây.`
    : "Kho S3 không dùng được, nên không tải lên được gì và hình, âm thanh có thể không mở được.",
  advice: isWritable
    ? "Kho trả lời chậm: đợi vài phút rồi xem lại, rồi xem trang tình trạng của nhà cung cấp."
    : "Xem trang tình trạng của nhà cung cấp kho; kiểm tra khóa truy cập còn hạn và còn đủ quyền đọc, ghi, xóa.",
});

const model = ({ level, engine, calls, failed, lastFailed }: Health["model"]): HealthLine => ({
  title: "Companion",
  level,
  text:
    engine === "guided"
      ? "Người dẫn có sẵn đang trả lời, ngay trên máy chủ này."
      : `Mô hình AI đang trả lời: ${calls} lượt trong ngày qua, ${failed} lượt hỏng${lastFailed === null ? "" : `, gần nhất ${dateAndTime(lastFailed)}`}.`,
  advice:
    "Khi mô hình hỏng, người dẫn có sẵn trả lời thay nên không ai bị bỏ dở. Kiểm tra khóa và số dư ở nhà cung cấp mô hình.",
});

const listening = ({ level, isConnected }: Health["listening"]): HealthLine => ({
  title: "Tin báo thay đổi",
  level,
  text: isConnected
    ? "Mọi trang đổi ngay khi nội dung đổi."
    : "Đang nối lại; trong lúc đó các trang vẫn đúng nhưng chậm hơn.",
  advice: "Thường tự nối lại trong vài giây. Nếu quá năm phút, khởi động lại máy chủ.",
});

const sentences = ({ level, kind, megabytes, message }: Health["sentences"]): HealthLine => ({
  title: "Mô hình hiểu câu",
  level,
  text: {
    not_started: "Chưa cần đến; tự khởi động khi có tin nhắn đầu tiên.",
    ready: `Đang chạy ngay trên máy chủ này, ${String(megabytes ?? 0).replace(".", ",")} MB.`,
    unavailable: `Không chạy được (${message ?? "không rõ vì sao"}). Dấu hiệu nguy hiểm chỉ còn được nghe qua mặt chữ, và sót nhiều hơn.`,
  }[kind],
  advice: "Khởi động lại máy chủ. Nếu vẫn vậy, cài lại: tệp mô hình có thể đã hỏng.",
});
