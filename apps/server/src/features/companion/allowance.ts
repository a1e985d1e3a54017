// How many conversations a person may begin in a calendar month of Vietnam. A conversation counts from its first
// counted message on, so opening one and leaving costs nothing.

import { parseJson } from "@bentrong/format/json";
import { z } from "zod";
import type { Transaction } from "../../platform/database/database.ts";
import { Problem } from "../../platform/problem.ts";
import { SettingError } from "../../platform/settings.ts";
import type { Mode } from "./engine.ts";
import { errors } from "./errors.ts";

const count = z.number().int().min(0).max(10_000);
const Allowance = z.object({
  free: z.object({ map: count, portal: count }),
  paid: z.object({ map: count, portal: count }),
});
export type Allowance = z.infer<typeof Allowance>;

export const DEFAULT_ALLOWANCE: Allowance = { free: { map: 3, portal: 10 }, paid: { map: 12, portal: 31 } };

/** The setting's JSON; the default without one. Throws SettingError. */
export function allowanceFromSetting(text: string | undefined): Allowance {
  if (text === undefined) return DEFAULT_ALLOWANCE;
  const parsed = Allowance.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const form = JSON.stringify(DEFAULT_ALLOWANCE);
  throw new SettingError(`COMPANION_ALLOWANCE: must be JSON like ${form}`);
}

const USE = "select used, is_paid, bonus_left from app.companion_use($1, $2, $3)";
const UseRow = z.object({ used: z.number(), is_paid: z.boolean(), bonus_left: z.number() });
/** Two conversations begun at the same moment are counted one after the other. */
const LOCK = "select pg_advisory_xact_lock(hashtextextended('companion allowance ' || $1, 0))";

/** Throws Problem("allowance_used") when no further conversation of `mode` may begin this month. */
export async function requireAllowance(
  tx: Transaction,
  allowance: Allowance,
  person: string,
  mode: Mode,
): Promise<void> {
  await tx.query(LOCK, [person], "companion_allowance_lock");
  const { used, limit, isPaid } = await countUse(tx, allowance, person, mode);
  if (used < limit) return;
  const later = isPaid
    ? "Sang tháng mới bạn lại có đủ."
    : "Sang tháng mới bạn lại có đủ, hoặc bạn có thể nâng cấp gói khi thấy cần.";
  throw new Problem(
    errors.allowance_used,
    `Tháng này bạn đã dùng hết ${limit} cuộc trò chuyện ${NAMES[mode]} trong gói của mình. ${later}`,
  );
}

const NAMES: Record<Mode, string> = { map: "Inner Map", portal: "Inner Ping" };

/** Conversations of this month, and how many there may be. The bonus of a plan is for Inner Map. */
export async function countUse(
  tx: Transaction,
  allowance: Allowance,
  person: string,
  mode: Mode,
): Promise<{ used: number; limit: number; isPaid: boolean }> {
  const { rows } = await tx.query(USE, [person, mode, allowance.paid[mode]], "companion_use");
  const { used, is_paid: isPaid, bonus_left: bonus } = UseRow.parse(rows[0]);
  const monthly = allowance[isPaid ? "paid" : "free"][mode];
  return { used, limit: monthly + (isPaid && mode === "map" ? bonus : 0), isPaid };
}
