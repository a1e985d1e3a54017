import type { Overview } from "@bentrong/contract/operations";
import { toCountScale, toMoneyScale } from "../../common/charts/axis.ts";
import { BarsChart } from "../../common/charts/bars-chart.tsx";
import { CHART_HEIGHT, type ChartConfig } from "./charts.ts";
import { formatStep } from "./intervals.ts";

interface Props {
  chart: ChartConfig;
  overview: Overview;
}

/** The same numbers as the table below it. */
export function Chart({
  chart: { figures, isStacked = false, shown, unit },
  overview: { series, step },
}: Props) {
  const rows = series.map(({ starts, figures: of }) => ({ ...of, name: formatStep(step, starts) }));
  const highest = Math.max(0, ...series.flatMap(({ figures: of }) => figures.map(([figure]) => of[figure])));
  return (
    <BarsChart
      height={CHART_HEIGHT}
      rows={rows}
      bars={figures.map(([figure, name]) => ({ name, of: (row: (typeof rows)[number]) => row[figure] }))}
      isStacked={isStacked}
      shown={shown}
      isMonthly={step === "month"}
      scale={unit === "đồng" ? toMoneyScale(highest) : toCountScale(unit)}
    />
  );
}
