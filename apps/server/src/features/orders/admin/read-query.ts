// Query parameters of lists, months and files.
import { nfc } from "@bentrong/format/nfc";
import type { Context } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../../platform/http/app-env.ts";
import { Problem } from "../../../platform/problem.ts";
import { ORDER_STATES } from "./order-list.ts";
import { OUTCOMES } from "./transfer-list.ts";

/** "2026-11-22", a day that there is. */
const Day = z.iso.date().refine((text) => text >= "2000-01-01" && text < "2100-01-01");
const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
const Words = z
  .string()
  .trim()
  .max(100)
  .transform((text) => nfc(text).replaceAll("\0", "") || undefined);

export const OrdersQuery = z.object({
  state: z.enum(ORDER_STATES).default("all"),
  kind: z.enum(["plan", "course"]).optional(),
  from: Day.optional(),
  to: Day.optional(),
  q: Words.optional(),
  after: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

export const TransfersQuery = z.object({
  outcome: z.enum(OUTCOMES).default("unmatched"),
  q: Words.optional(),
  after: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(500),
});

const MOST_MONTHS = 36;
const toMonths = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5));

export const MonthsQuery = z.object({ from: Month, to: Month }).refine(({ from, to }) => {
  const months = toMonths(to) - toMonths(from) + 1;
  return months >= 1 && months <= MOST_MONTHS;
});

export const DaysQuery = z.object({ from: Day, to: Day });

export const StatementQuery = z.object({
  preview: z.enum(["true", "false"]).default("false"),
  unreadable: z.enum(["refuse", "skip"]).default("refuse"),
});

/** Throws Problem("invalid_input"). */
export function readQuery<S extends z.ZodType>(c: Context<AppEnv>, schema: S): z.output<S> {
  const parsed = schema.safeParse(c.req.query());
  if (parsed.success) return parsed.data;
  throw new Problem("invalid_input", "Bộ lọc chưa đúng. Bạn chọn lại nhé.");
}
