import { useTheme } from "@mui/material/styles";
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";

interface Props<Row extends { name: string }> {
  height: number;
  /** One group of bars each, from left to right; `name` stands below it. */
  rows: readonly Row[];
  bars: readonly { name: string; of: (row: Row) => number }[];
  isStacked: boolean;
  shown: (value: number) => string;
  /** Pixels beside the bars for numbers, and what they say there. */
  scale: { width: number; shown?: (value: number) => string };
  shortName?: (name: string) => string;
}

/** A picture for those who see it; whoever draws it says the same in words to everybody. */
export function BarsChart<Row extends { name: string }>({
  height,
  rows,
  bars,
  isStacked,
  shown,
  scale,
  shortName,
}: Props<Row>) {
  const { palette } = useTheme();
  const colours = [palette.primary.main, palette.success.main, palette.warning.main, palette.text.secondary];
  const axis = { stroke: palette.text.secondary, fontSize: 12, tickLine: false };
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart data={rows} margin={{ top: 8, right: 4, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis {...axis} dataKey="name" minTickGap={16} {...(shortName && { tickFormatter: shortName })} />
          <YAxis
            {...axis}
            width={scale.width}
            axisLine={false}
            allowDecimals={false}
            {...(scale.shown && { tickFormatter: scale.shown })}
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
          {bars.length > 1 && <Legend />}
          {bars.map(({ name, of }, at) => (
            <Bar
              key={name}
              dataKey={of}
              name={name}
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
