import { money } from "@bentrong/format/money";
import { toMoneyScale } from "../../../common/charts/axis.ts";
import { BarsChart } from "../../../common/charts/bars-chart.tsx";
import type { Month } from "../money-data.ts";
import { formatMonth } from "./months.ts";

const BARS = [
  { name: "Gói hội viên", of: ({ planAmount }: Month) => planAmount },
  { name: "Khóa học", of: ({ courseAmount }: Month) => courseAmount },
];

/** Income from orders by kind and month. The table below it says the same in numbers. */
export function RevenueChart({ months, height }: { months: readonly Month[]; height: number }) {
  const highest = Math.max(0, ...months.map(({ planAmount, courseAmount }) => planAmount + courseAmount));
  return (
    <BarsChart
      height={height}
      rows={months.map((month) => ({ ...month, name: formatMonth(month.month) }))}
      bars={BARS}
      isStacked
      isMonthly
      shown={money}
      scale={toMoneyScale(highest)}
    />
  );
}
