import { type CardCount, type CardWeek, DANGERS } from "@bentrong/contract/staff-safety";
import { shortDate } from "@bentrong/format/dates";
import { DANGER_NAMES } from "./danger-names.ts";

const DAY = 86_400_000;

export const countWords = (count: CardCount): string => (count === "few" ? "dưới 3" : String(count));

/** "16/11 – 22/11/2026" */
export function weekName({ starts }: Pick<CardWeek, "starts">): string {
  const first = Date.parse(`${starts}T12:00:00+07:00`);
  return `${shortDate(first).slice(0, 5)} – ${shortDate(first + 6 * DAY)}`;
}

export const totalWords = ({ total, isLeast }: Pick<CardWeek, "total" | "isLeast">): string =>
  `${isLeast ? "ít nhất " : ""}${countWords(total)} lần`;

/** "lo cho một người khác: 4; đang bị người khác làm hại: dưới 3" */
export const kindsWords = ({ kinds }: Pick<CardWeek, "kinds">): string =>
  DANGERS.filter((kind) => kinds[kind] !== 0)
    .map((kind) => `${DANGER_NAMES[kind]}: ${countWords(kinds[kind])}`)
    .join("; ");

/** All weeks in one sentence. */
export function weeksWords(weeks: readonly CardWeek[]): string {
  const shown = weeks.filter(({ total }) => total !== 0);
  if (shown.length === 0) return `Trong ${weeks.length} tuần đã qua, thẻ chưa hiện lần nào.`;
  const least = shown.reduce((sum, { total }) => sum + (total === "few" ? 1 : total), 0);
  const isLeast = shown.some((week) => week.isLeast || week.total === "few");
  return `Trong ${weeks.length} tuần đã qua, thẻ hiện ${isLeast ? "ít nhất " : ""}${least} lần, ở ${shown.length} tuần.`;
}
