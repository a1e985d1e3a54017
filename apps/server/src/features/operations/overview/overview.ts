// Metrics by day, week or month in Vietnam, with as many steps before them to compare with. One statement: what is over
// is read from kept numbers, what is not yet kept is counted on indexes (db/migrations/0013_back_office.sql).
import { METRICS, type Metrics, type Overview, type Step } from "@bentrong/contract/operations";
import { z } from "zod";
import type { Transaction } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/problem.ts";

export interface Stretch {
  step: Step;
  /** Days in Vietnam, both included; the steps that hold them are taken whole. */
  from: string;
  to: string;
}

/** A year of days, two of weeks, ten of months. */
const MOST: Record<Step, number> = { day: 366, week: 106, month: 120 };

const PERIODS = `
  with asked as (
    select date_trunc($1, $2::timestamp) as first, date_trunc($1, $3::timestamp) as last, ('1 ' || $1)::interval as one
  ),
  steps as (
    select count(*)::int as n from asked a, lateral generate_series(a.first, a.last, a.one) g
  )
  select d::date::text as starts, d < a.first as before,
         (select jsonb_object_agg(f.name, f.value) from ops.get_metrics($1, d::date) f) as figures
    from asked a, steps s, lateral generate_series(a.first - s.n * a.one, a.last, a.one) d
   order by d`;

const Period = z.object({
  starts: z.string(),
  before: z.boolean(),
  figures: z.record(z.string(), z.number()),
});

/** Throws Problem("invalid_input") for a stretch that is upside down or too long. */
export async function getOverview(tx: Transaction, { step, from, to }: Stretch): Promise<Overview> {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  const longest = MOST[step] * { day: 1, week: 7, month: 30 }[step];
  if (days < 0 || days > longest) {
    throw new Problem("invalid_input", "Khoảng thời gian này quá dài hoặc bị ngược. Hãy chọn lại giúp mình.");
  }
  const { rows } = await tx.query(PERIODS, [step, from, to]);
  const periods = z
    .array(Period)
    .parse(rows)
    .map((period) => ({ ...period, figures: complete(period.figures) }));
  const series = periods.filter(({ before }) => !before);
  const earlier = periods.filter(({ before }) => before);
  return {
    step,
    from: series[0]?.starts ?? from,
    to: series.at(-1)?.starts ?? to,
    series: series.map(({ starts, figures }) => ({ starts, figures })),
    total: sumMetrics(series.map(({ figures }) => figures)),
    before: sumMetrics(earlier.map(({ figures }) => figures)),
  };
}

/** A figure that was not counted yet when its step was kept is 0. */
const complete = (figures: Record<string, number>): Metrics =>
  Object.fromEntries(METRICS.map((name) => [name, figures[name] ?? 0])) as Metrics;

function sumMetrics(all: readonly Metrics[]): Metrics {
  const sums = Object.fromEntries(
    METRICS.map((name) => [name, all.reduce((sum, figures) => sum + figures[name], 0)]),
  ) as Metrics;
  // One person is active on many days: a sum would count them many times.
  return { ...sums, active_people: Math.round((sums.active_people / Math.max(1, all.length)) * 10) / 10 };
}
