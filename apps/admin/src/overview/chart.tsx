import type { Overview } from "@bentrong/contract/staff-house";
import { useTheme } from "@mui/material/styles";
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { CHART_HEIGHT, type ChartOf } from "./charts.ts";
import { stepName } from "./stretches.ts";

interface Props {
  chart: ChartOf;
  overview: Overview;
}

/** A picture for those who see it; the table below it says the same to everybody. */
export function Chart({ chart: { figures, isStacked = false, shown }, overview: { series, step } }: Props) {
  const { palette } = useTheme();
  const colours = [palette.primary.main, palette.success.main, palette.warning.main];
  const rows = series.map(({ starts, figures: of }) => ({ ...of, name: stepName(step, starts) }));
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
        <BarChart data={rows} margin={{ top: 8, right: 4, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis
            dataKey="name"
            stroke={palette.text.secondary}
            fontSize={12}
            minTickGap={16}
            tickLine={false}
          />
          <YAxis
            stroke={palette.text.secondary}
            fontSize={12}
            width={56}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            tickFormatter={short}
          />
          <Tooltip
            formatter={(value) => shown(Number(value))}
            cursor={{ fill: palette.action.hover }}
            contentStyle={{
              background: palette.background.paper,
              borderColor: palette.divider,
              borderRadius: 8,
              color: palette.text.primary,
            }}
          />
          {figures.length > 1 && <Legend />}
          {figures.map(([figure, label], at) => (
            <Bar
              key={figure}
              dataKey={figure}
              name={label}
              fill={colours[at] ?? palette.primary.main}
              maxBarSize={32}
              isAnimationActive={false}
              {...(isStacked && { stackId: "all" })}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

/** 1.500.000 → "1,5tr"; an axis has little room. */
function short(value: number): string {
  if (value >= 1_000_000) return `${(value / 1_000_000).toLocaleString("vi-VN")}tr`;
  return value >= 10_000 ? `${value / 1_000}k` : value.toLocaleString("vi-VN");
}
