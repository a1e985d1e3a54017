// One reported transfer, from any provider.
import { z } from "zod";

export const PROVIDERS = ["sepay", "casso", "payos", "csv", "simulated"] as const;
export type ProviderName = (typeof PROVIDERS)[number];

export interface Transfer {
  provider: ProviderName;
  /** The provider's own id, the same however often it tells. */
  providerId: string;
  /** The account that received it. */
  accountNumber: string;
  /** đồng, more than 0 */
  amount: number;
  memo: string;
  /** The bank's own, where there is one. */
  reference: string | undefined;
  transferredAt: Date;
  /** As reported. */
  raw: unknown;
}

/** More than any bank moves at once, and less than what a double holds exactly. */
const MAX_AMOUNT = 1_000_000_000_000;

export const Amount = z.number().int().min(-MAX_AMOUNT).max(MAX_AMOUNT);
/** Ids come as numbers or as text. */
export const ProviderId = z
  .union([z.number().int().min(0), z.string().min(1).max(200)])
  .transform((id) => printable(String(id)));

const VIETNAM_HOURS = 7;
/** "2026-05-08 14:02:37", the clock in Vietnam, on a day that there is: a Date takes 30 February for 2 March. */
export const VietnamClock = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((text) => ({ text, at: new Date(`${text.replace(" ", "T")}+07:00`) }))
  .refine(({ text, at }) => !Number.isNaN(at.getTime()) && clockAt(at) === text)
  .transform(({ at }) => at);

function clockAt(at: Date): string {
  const there = new Date(at.getTime() + VIETNAM_HOURS * 3_600_000);
  return there.toISOString().slice(0, 19).replace("T", " ");
}

/** PostgreSQL refuses NUL; other control characters are not needed. */
const printable = (text: string): string => text.replace(/\p{Cc}+/gu, " ").trim();

/** A memo as it is kept. */
export const Memo = z.string().max(2_000).transform(printable);

/** Length to which a bank's texts are cut for the index; money is not refused because of a long memo. */
const LONGEST_LINE = 200;
const Line = z.string().transform((text) => printable(text).slice(0, LONGEST_LINE));
export const AccountNumber = Line;
/** The bank's own, where it gives one. */
export const Reference = Line.nullish().transform((text) => text || undefined);
