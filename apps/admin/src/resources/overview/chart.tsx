import type { Overview } from "@bentrong/contract/operations";
import { BarsChart } from "../../common/charts/bars-chart.tsx";
import { CHART_HEIGHT, type ChartConfig } from "./charts.ts";
import { formatStep } from "./intervals.ts";

interface Props {
  chart: ChartConfig;
  overview: Overview;
}

/** What the table below it says. */
export function Chart({ chart: { figures, isStacked = false, shown }, overview: { series, step } }: Props) {
  const rows = series.map(({ starts, figures: of }) => ({ ...of, name: formatStep(step, starts) }));
  return (
    <BarsChart
      height={CHART_HEIGHT}
      rows={rows}
      bars={figures.map(([figure, name]) => ({ name, of: (row: (typeof rows)[number]) => row[figure] }))}
      isStacked={isStacked}
      shown={shown}
      scale={{ width: 56, shown: short }}
    />
  );
}

/** 1.500.000 → "1,5tr"; an axis has little room. */
function short(value: number): string {
  if (value >= 1_000_000) return `${(value / 1_000_000).toLocaleString("vi-VN")}tr`;
  return value >= 10_000 ? `${value / 1_000}k` : value.toLocaleString("vi-VN");
}
