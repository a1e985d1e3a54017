const MILLION = 1_000_000;
/** From here on amounts in đồng are too wide for a phone, and the axis counts in millions. */
const MILLIONS_FROM = 100 * MILLION;

export interface AxisScale {
  /** Written above the axis. */
  unit: string;
  format: (value: number) => string;
}

/** One unit for a whole axis of money: "1.500.000" in đồng, or "150" in millions of đồng. */
export const toMoneyScale = (highest: number): AxisScale =>
  highest < MILLIONS_FROM
    ? { unit: "đồng", format: (value) => value.toLocaleString("vi-VN") }
    : { unit: "triệu đồng", format: (value) => (value / MILLION).toLocaleString("vi-VN") };

export const toCountScale = (unit: string): AxisScale => ({
  unit,
  format: (value) => value.toLocaleString("vi-VN"),
});

export interface MonthTick {
  name: string;
  /** "T6", with the year in a second line where it begins. */
  lines: string[];
}

/** "T6/2026" is shown as "T6"; the year is below the first month and below the first month shown of each year. */
export function toMonthTicks(names: readonly string[], most: number): MonthTick[] {
  const step = Math.ceil(names.length / most);
  let shownYear = "";
  return names
    .filter((_, index) => index % step === 0)
    .map((name) => {
      const [month = "", year = ""] = name.split("/");
      const isNewYear = year !== shownYear;
      shownYear = year;
      return { name, lines: isNewYear ? [month, year] : [month] };
    });
}
