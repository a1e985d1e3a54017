import type { Overview } from "@bentrong/contract/operations";
import { BarPicture } from "../look/bar-picture.tsx";
import { CHART_HEIGHT, type ChartOf } from "./charts.ts";
import { stepName } from "./stretches.ts";

interface Props {
  chart: ChartOf;
  overview: Overview;
}

/** What the table below it says. */
export function Chart({ chart: { figures, isStacked = false, shown }, overview: { series, step } }: Props) {
  const rows = series.map(({ starts, figures: of }) => ({ ...of, name: stepName(step, starts) }));
  return (
    <BarPicture
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
