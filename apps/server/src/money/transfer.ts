// One transfer that a bank reported, whoever passed it on.
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
  /** As it was told. */
  raw: unknown;
}

/** More than any bank moves at once, and less than what a double holds exactly. */
const MAX_AMOUNT = 1_000_000_000_000;

export const Amount = z.number().int().min(-MAX_AMOUNT).max(MAX_AMOUNT);
/** Ids come as numbers or as text. */
export const ProviderId = z
  .union([z.number().int().min(0), z.string().min(1).max(200)])
  .transform((id) => String(id));

/** "2026-05-08 14:02:37", the clock in Vietnam. */
export const VietnamClock = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((text) => new Date(`${text.replace(" ", "T")}+07:00`))
  .refine((at) => !Number.isNaN(at.getTime()));

/** A memo as it is kept: PostgreSQL takes no NUL, and nobody needs the other control characters. */
export const Memo = z
  .string()
  .max(2_000)
  .transform((text) => text.replace(/\p{Cc}+/gu, " ").trim());
