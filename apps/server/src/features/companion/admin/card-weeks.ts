// Number of shown cards by week and kind of danger. The database hides counts of one and two
// (db/migrations/0010_companion.sql); totals are made of visible counts alone, so that they cannot be derived.
import {
  type CardCount,
  type CardWeek,
  type CardWeeks,
  DANGERS,
  Danger,
} from "@bentrong/contract/staff-safety";
import { z } from "zod";
import type { Transaction } from "../../../platform/database/database.ts";

const WEEKS = `
  select w::date::text as starts, c.danger, c.shown::int as shown
    from (select date_trunc('week', now() at time zone 'Asia/Ho_Chi_Minh') as this) n,
         lateral generate_series(n.this - make_interval(weeks => $1), n.this - interval '1 week', interval '1 week') w
    left join lateral (select * from ops.cards_by_week((n.this - make_interval(weeks => $1))::date) k where k.week = w::date) c on true
   order by w`;

const Row = z.object({
  starts: z.string(),
  danger: z.nullable(Danger),
  /** null: one or two, or no card at all when there is no danger either. */
  shown: z.number().nullable(),
});

/** So many weeks that are over, oldest first. */
export async function cardWeeks(tx: Transaction, weeks: number): Promise<CardWeeks> {
  const { rows } = await tx.query(WEEKS, [weeks]);
  const counted = Map.groupBy(z.array(Row).parse(rows), ({ starts }) => starts);
  return { weeks: [...counted].map(([starts, week]) => toWeek(starts, week)) };
}

function toWeek(starts: string, rows: readonly z.infer<typeof Row>[]): CardWeek {
  const getCount = (kind: Danger): CardCount => {
    const row = rows.find(({ danger }) => danger === kind);
    return row ? (row.shown ?? "few") : 0;
  };
  const kinds = Object.fromEntries(DANGERS.map((kind) => [kind, getCount(kind)])) as CardWeek["kinds"];
  const shown = Object.values(kinds).filter((count) => count !== 0);
  const few = shown.filter((count) => count === "few").length;
  const least = shown.reduce<number>((sum, count) => sum + (count === "few" ? 1 : count), 0);
  // A kind alone is the total, and as hidden as it is.
  if (few === 1 && shown.length === 1) return { starts, kinds, total: "few", isLeast: false };
  return { starts, kinds, total: least, isLeast: few > 0 };
}
