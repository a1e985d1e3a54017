// Hotlines of Vietnam. Administrators keep the list (the table `hotline`), every line with the day of its last check:
// a number that does not answer is worse than none. The built-in list is the fallback, so that it is never empty.
import { z } from "zod/mini";
import { isOpenAt, OpeningHours } from "./opening-hours.ts";

const Told = z.object({ vi: z.string(), en: z.string() });

/** Hurt or ill; beaten or threatened; a child; somebody to talk to. */
export const HELPS = ["body", "violence", "child", "talk"] as const;

export const HotlineSchema = z.object({
  id: z.string(),
  name: Told,
  /** When to call, and the help to expect, in one short sentence. */
  about: Told,
  /** As people write it. */
  number: z.string(),
  /** Digits for `tel:`. */
  tel: z.string().check(z.regex(/^\+?\d{3,15}$/)),
  helps: z.array(z.enum(HELPS)),
  hours: OpeningHours,
  /** The day or the month on which it was last checked: 2026-11-21, 2022-08. Absent: not since its number changed. */
  checkedOn: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}(-\d{2})?$/))),
});
export type Hotline = z.infer<typeof HotlineSchema>;

/** The state's own numbers: day and night, the same for the whole country. The database keeps them as they are. */
export const EMERGENCY_NUMBERS: readonly string[] = ["115", "113", "111"];
export const isEmergency = ({ id }: Pick<Hotline, "id">): boolean => EMERGENCY_NUMBERS.includes(id);

/** Fallback while the stored list cannot be read. A new database begins with the same (db/migrations). */
export const HOTLINES: readonly Hotline[] = [
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
    hours: [3, 4, 5, 6, 7].map((day) => ({ day, from: "13:00", to: "20:30" })),
    checkedOn: "2022-08",
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
  },
];

/** Of the table, in the order in which lines are shown. */
export const HOTLINES_QUERY =
  "/rest/v1/hotline?select=id,number,tel,name,nameEn,about,aboutEn,helps,hours,checkedAt&isActive=is.true&order=position,id";

const Row = z.object({
  id: z.string(),
  number: z.string().check(z.minLength(3)),
  tel: z.string(),
  name: z.string().check(z.minLength(1)),
  nameEn: z.string(),
  about: z.string(),
  aboutEn: z.string(),
  helps: z.array(z.string()),
  hours: z.unknown(),
  checkedAt: z.nullable(z.string()),
});

const VIETNAM = 7 * 3_600_000;
const dayInVietnam = (at: string): string =>
  new Date(new Date(at).getTime() + VIETNAM).toISOString().slice(0, 10);

/** Parses one row of the table; undefined for an invalid number. */
export function readHotline(row: unknown): Hotline | undefined {
  const parsed = Row.safeParse(row);
  if (!parsed.success) return undefined;
  const { id, number, tel, name, nameEn, about, aboutEn, helps, hours, checkedAt } = parsed.data;
  const isChecked = checkedAt !== null && !Number.isNaN(Date.parse(checkedAt));
  const line = HotlineSchema.safeParse({
    ...{ id, number, tel, helps, hours },
    name: { vi: name, en: nameEn || name },
    about: { vi: about, en: aboutEn || about },
    ...(isChecked && { checkedOn: dayInVietnam(checkedAt) }),
  });
  return line.success && !isBentEmergency(line.data) ? line.data : undefined;
}

/** Says that the emergency number is another one, or that nobody is there at night. */
const isBentEmergency = (line: Hotline): boolean =>
  isEmergency(line) && (line.tel !== line.id || line.hours !== "always");

/**
 * The lines of the kept list. What cannot be read is left out; the emergency numbers are there and first whatever the
 * list says of them, and without any line that can be read it is the built-in list.
 */
export function parseHotlines(rows: unknown): readonly Hotline[] {
  const read = (Array.isArray(rows) ? rows : [])
    .map(readHotline)
    .filter((line): line is Hotline => line !== undefined);
  if (read.length === 0) return HOTLINES;
  const emergency = HOTLINES.filter(isEmergency).map(
    (built) => read.find(({ id }) => id === built.id) ?? built,
  );
  return [...emergency, ...read.filter((line) => !isEmergency(line))];
}

/** Sorts those who do not answer now late, and those nobody checked for long last; otherwise keeps the order. */
export const answeringFirst = (lines: readonly Hotline[], now: Date): Hotline[] => {
  const rank = (line: Hotline): number =>
    (isOld(line, now) ? 2 : 0) + (isOpenAt(line.hours, now) === false ? 1 : 0);
  return lines.toSorted((one, other) => rank(one) - rank(other));
};

/** Days after which administrators are reminded of an unchecked number, and readers see a note. */
export const CHECK_AFTER_DAYS = 90;

/** True if a number may have changed since its last check. The emergency numbers do not. */
export const isOld = (line: Hotline, now: Date): boolean =>
  !isEmergency(line) &&
  (line.checkedOn === undefined ||
    now.getTime() - Date.parse(line.checkedOn) > CHECK_AFTER_DAYS * 86_400_000);
