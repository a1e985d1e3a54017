import type { Holiday } from "@bentrong/contract/staff-people";
import { wallClock } from "@bentrong/format/wall-clock";

/** Of this year in Vietnam and the next: those without a single public holiday. A clock may run on into the next year. */
export function yearsWithout(days: readonly Pick<Holiday, "day">[], now: Date): number[] {
  const { year } = wallClock(now, "vietnam");
  return [year, year + 1].filter((one) => !days.some(({ day }) => day.startsWith(`${one}-`)));
}
