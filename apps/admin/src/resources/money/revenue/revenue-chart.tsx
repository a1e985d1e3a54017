import { money } from "@bentrong/format/money";
import { useTheme } from "@mui/material";
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { Month } from "../money-data.ts";
import { axisAmount } from "./axis-amount.ts";
import { formatMonth } from "./months.ts";

/** Of the axis, in đồng. */
const HEIGHT_WITHOUT_INCOME = 100_000;

/** Bars of what orders brought, by kind. The table beside it says the same to whoever does not see it. */
export function RevenueChart({ months, height }: { months: readonly Month[]; height: number }) {
  const { palette, typography } = useTheme();
  const data = months.map(({ month, planAmount, courseAmount }) => ({
    name: formatMonth(month),
    planAmount,
    courseAmount,
  }));
  const hasIncome = data.some(({ planAmount, courseAmount }) => planAmount + courseAmount > 0);
  const text = { fill: palette.text.secondary, fontFamily: typography.fontFamily, fontSize: 13 };
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis dataKey="name" tick={text} stroke={palette.divider} />
        <YAxis
          tick={text}
          stroke={palette.divider}
          width={56}
          tickFormatter={axisAmount}
          // Months without income would get four lines that all say nothing.
          domain={[0, hasIncome ? "auto" : HEIGHT_WITHOUT_INCOME]}
        />
        <Tooltip
          formatter={(value) => money(Number(value))}
          cursor={{ fill: palette.action.hover }}
          contentStyle={{
            backgroundColor: palette.background.paper,
            borderColor: palette.divider,
            borderRadius: 10,
          }}
        />
        <Legend />
        <Bar
          dataKey="planAmount"
          name="Gói hội viên"
          stackId="orders"
          fill={palette.primary.main}
          isAnimationActive={false}
        />
        <Bar
          dataKey="courseAmount"
          name="Khóa học"
          stackId="orders"
          fill={palette.secondary.main}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
