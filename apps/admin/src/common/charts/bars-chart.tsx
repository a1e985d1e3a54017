import { Typography, useMediaQuery } from "@mui/material";
import { type Theme, useTheme } from "@mui/material/styles";
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { type AxisScale, toMonthTicks } from "./axis.ts";

interface Props<Row extends { name: string }> {
  height: number;
  /** One group of bars each, from left to right; `name` is the label below it. */
  rows: readonly Row[];
  bars: readonly { name: string; of: (row: Row) => number }[];
  isStacked: boolean;
  shown: (value: number) => string;
  scale: AxisScale;
  /** Names are months, "T6/2026". */
  isMonthly?: boolean;
  shortName?: (name: string) => string;
}

const DIGIT_PX = 7.5;
const MOST_MONTHS = { narrow: 6, wide: 12 };

function getHighest<Row extends { name: string }>({
  rows,
  bars,
  isStacked,
}: Pick<Props<Row>, "rows" | "bars" | "isStacked">) {
  return Math.max(
    0,
    ...rows.map((row) => {
      const values = bars.map(({ of }) => of(row));
      return isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
    }),
  );
}

/** A picture for readers with sight; the page around it says the same in a table or in words. */
export function BarsChart<Row extends { name: string }>({
  height,
  rows,
  bars,
  isStacked,
  shown,
  scale,
  isMonthly = false,
  shortName,
}: Props<Row>) {
  const { palette } = useTheme();
  const colours = [palette.primary.main, palette.success.main, palette.warning.main, palette.text.secondary];
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"));
  const ticks = isMonthly
    ? toMonthTicks(
        rows.map(({ name }) => name),
        isNarrow ? MOST_MONTHS.narrow : MOST_MONTHS.wide,
      )
    : [];
  // A round number above the highest bar has at most as many digits as twice its height.
  const width = Math.max(
    32,
    scale.format(Math.round(getHighest({ rows, bars, isStacked }) * 2)).length * DIGIT_PX + 8,
  );
  const axis = { stroke: palette.text.secondary, fontSize: 12, tickLine: false };
  return (
    <div aria-hidden>
      <Typography variant="caption" component="div" color="text.secondary">
        {scale.unit}
      </Typography>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart data={rows} margin={{ top: 8, right: 4, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={palette.divider} />
          {isMonthly ? (
            <XAxis
              {...axis}
              dataKey="name"
              height={40}
              interval={0}
              ticks={ticks.map(({ name }) => name)}
              tick={({ x, y, payload }: TickProps) => (
                <MonthLabel
                  x={x}
                  y={y}
                  lines={ticks.find(({ name }) => name === payload.value)?.lines ?? []}
                />
              )}
            />
          ) : (
            <XAxis
              {...axis}
              dataKey="name"
              minTickGap={16}
              {...(shortName && { tickFormatter: shortName })}
            />
          )}
          <YAxis
            {...axis}
            width={width}
            axisLine={false}
            allowDecimals={false}
            tickFormatter={scale.format}
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

interface TickProps {
  x: number | string;
  y: number | string;
  payload: { value: string };
}

function MonthLabel({ x, y, lines }: Pick<TickProps, "x" | "y"> & { lines: readonly string[] }) {
  const { palette } = useTheme();
  return (
    <text x={x} y={y} textAnchor="middle" fontSize={12} fill={palette.text.secondary}>
      {lines.map((line) => (
        <tspan key={line} x={x} dy="1.1em">
          {line}
        </tspan>
      ))}
    </text>
  );
}
