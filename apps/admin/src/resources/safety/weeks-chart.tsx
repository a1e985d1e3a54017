import { type CardWeek, DANGERS } from "@bentrong/contract/staff-safety";
import { toCountScale } from "../../common/charts/axis.ts";
import { BarsChart } from "../../common/charts/bars-chart.tsx";
import { DANGER_NAMES } from "./danger-names.ts";
import { countWords, weekName } from "./week-words.ts";

const CHART_HEIGHT = 240;

/** Drawn in the middle of what it may be. */
const FEW = 1.5;

/** The same numbers as the words below it. */
export function WeeksChart({ weeks }: { weeks: readonly CardWeek[] }) {
  return (
    <BarsChart
      height={CHART_HEIGHT}
      rows={weeks.map((week) => ({ ...week, name: weekName(week) }))}
      bars={DANGERS.map((kind) => ({
        name: DANGER_NAMES[kind],
        of: ({ kinds }: CardWeek) => (kinds[kind] === "few" ? FEW : kinds[kind]),
      }))}
      isStacked
      shown={(value) => (value === FEW ? countWords("few") : String(value))}
      scale={toCountScale("lần hiện")}
      shortName={(name) => name.slice(0, 5)}
    />
  );
}
