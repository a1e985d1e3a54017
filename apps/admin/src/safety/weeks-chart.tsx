import { type CardWeek, DANGERS } from "@bentrong/contract/staff-safety";
import { useTheme } from "@mui/material/styles";
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { DANGER_NAMES } from "./danger-names.ts";
import { countWords, weekName } from "./week-words.ts";

const CHART_HEIGHT = 240;

/** Drawn in the middle of what it may be. */
const FEW = 1.5;

/** A picture for those who see it; the words below it say the same to everybody. */
export function WeeksChart({ weeks }: { weeks: readonly CardWeek[] }) {
  const { palette } = useTheme();
  const colours = [palette.primary.main, palette.warning.main, palette.success.main, palette.text.secondary];
  const rows = weeks.map((week) => ({ ...week, name: weekName(week) }));
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
            tickFormatter={(name: string) => name.slice(0, 5)}
          />
          <YAxis
            stroke={palette.text.secondary}
            fontSize={12}
            width={32}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
          />
          <Tooltip
            formatter={(value) => (value === FEW ? countWords("few") : String(value))}
            cursor={{ fill: palette.action.hover }}
            contentStyle={{
              background: palette.background.paper,
              borderColor: palette.divider,
              borderRadius: 8,
              color: palette.text.primary,
            }}
          />
          <Legend />
          {DANGERS.map((kind, at) => (
            <Bar
              key={kind}
              dataKey={({ kinds }: CardWeek) => (kinds[kind] === "few" ? FEW : kinds[kind])}
              name={DANGER_NAMES[kind]}
              fill={colours[at] ?? palette.primary.main}
              maxBarSize={32}
              stackId="all"
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
