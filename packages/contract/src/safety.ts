// Whom a person in need can call in Vietnam. The lines are data, every one with the day on which somebody last checked
// it: a number that does not answer is worse than none.
import { z } from "zod/mini";

const Told = z.object({ vi: z.string(), en: z.string() });
const Clock = z.string().check(z.regex(/^([01]\d|2[0-4]):[0-5]\d$/));

export const SafetyLineSchema = z.object({
  id: z.string(),
  name: Told,
  /** What to expect of it, in one short sentence. */
  about: Told,
  /** As people write it. */
  number: z.string(),
  /** Digits for `tel:`. */
  tel: z.string().check(z.regex(/^\+?\d{3,15}$/)),
  helps: z.array(z.enum(["body", "violence", "child", "talk"])),
  /** Around the clock; at these hours of Vietnam (days 1 = Monday … 7 = Sunday); or not known for certain. */
  hours: z.union([
    z.literal("always"),
    z.literal("unknown"),
    z.object({ days: z.array(z.int().check(z.minimum(1), z.maximum(7))), from: Clock, to: Clock }),
  ]),
  /** The day or the month on which its number and hours were last looked up: 2026-11-21, 2022-08. */
  checkedOn: z.string().check(z.regex(/^\d{4}-\d{2}(-\d{2})?$/)),
  /** Whether that still counts: an old number is shown, and said to be old. */
  isConfirmed: z.boolean(),
});
export type SafetyLine = z.infer<typeof SafetyLineSchema>;

export const SAFETY_LINES: readonly SafetyLine[] = [
  {
    id: "115",
    name: { vi: "Cấp cứu y tế", en: "Medical emergency" },
    about: {
      vi: "Khi có người bị thương, uống thuốc quá liều, hoặc tính mạng đang nguy.",
      en: "When somebody is hurt, has taken too much medicine, or a life is in danger.",
    },
    number: "115",
    tel: "115",
    helps: ["body"],
    hours: "always",
    checkedOn: "2026-11",
    isConfirmed: true,
  },
  {
    id: "113",
    name: { vi: "Công an", en: "Police" },
    about: {
      vi: "Khi bạn bị đánh, bị đe dọa, bị nhốt, hoặc có người sắp bị hại.",
      en: "When you are beaten, threatened or locked in, or somebody is about to be harmed.",
    },
    number: "113",
    tel: "113",
    helps: ["violence"],
    hours: "always",
    checkedOn: "2026-11",
    isConfirmed: true,
  },
  {
    id: "111",
    name: { vi: "Tổng đài quốc gia bảo vệ trẻ em", en: "National child protection line" },
    about: {
      vi: "Cho các em dưới 16 tuổi, và cho người lớn muốn báo tin giúp một em nhỏ. Miễn phí.",
      en: "For anybody under 16, and for adults who report for a child. Free of charge.",
    },
    number: "111",
    tel: "111",
    helps: ["child", "violence", "talk"],
    hours: "always",
    checkedOn: "2026-11",
    isConfirmed: true,
  },
  {
    id: "ngay-mai",
    name: { vi: "Đường dây nóng Ngày Mai", en: "Ngày Mai hotline" },
    about: {
      vi: "Tình nguyện viên lắng nghe người trầm cảm, người đang khủng hoảng.",
      en: "Volunteers who listen to people in depression and crisis (in Vietnamese).",
    },
    number: "096 306 1414",
    tel: "0963061414",
    helps: ["talk"],
    hours: { days: [3, 4, 5, 6, 7], from: "13:00", to: "20:30" },
    checkedOn: "2022-08",
    isConfirmed: false,
  },
  {
    id: "ngoi-nha-binh-yen",
    name: { vi: "Ngôi nhà Bình yên", en: "Peace House" },
    about: {
      vi: "Hội Liên hiệp Phụ nữ: cho người bị bạo lực gia đình, bị xâm hại, bị mua bán.",
      en: "The Women's Union: for people who suffer domestic violence, abuse or trafficking.",
    },
    number: "1900 969 680",
    tel: "1900969680",
    helps: ["violence"],
    hours: "unknown",
    checkedOn: "2021-01",
    isConfirmed: false,
  },
];

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAYS = {
  vi: ["", "thứ Hai", "thứ Ba", "thứ Tư", "thứ Năm", "thứ Sáu", "thứ Bảy", "Chủ nhật"],
  en: ["", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
} as const;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Whether somebody should answer now; nothing when nobody knows. Vietnam is at UTC+7 all year. */
export const isOpen = ({ hours }: SafetyLine, now: Date): boolean | undefined => {
  if (hours === "always") return true;
  if (hours === "unknown") return undefined;
  const there = new Date(now.getTime() + 7 * HOUR);
  const day = there.getUTCDay() === 0 ? 7 : there.getUTCDay();
  const minute = Math.floor((there.getTime() % (24 * HOUR)) / MINUTE);
  return hours.days.includes(day) && minute >= minutesOf(hours.from) && minute < minutesOf(hours.to);
};

/** The hours as they are read: "24/7", "13:00–20:30, thứ Tư đến Chủ nhật". */
export const hoursText = ({ hours }: SafetyLine, language: "vi" | "en"): string => {
  if (hours === "always") return "24/7";
  if (hours === "unknown") return language === "vi" ? "chưa rõ giờ trực" : "hours not confirmed";
  const [first, last] = [hours.days[0] ?? 1, hours.days.at(-1) ?? 7];
  const names = DAYS[language];
  const isRun = last - first === hours.days.length - 1 && hours.days.length > 2;
  const between = language === "vi" ? "đến" : "to";
  const days = isRun
    ? `${names[first]} ${between} ${names[last]}`
    : hours.days.map((day) => names[day]).join(", ");
  return `${hours.from}–${hours.to}, ${days}`;
};
