// Current consents of the person.

import { z } from "zod";
import type { Transaction } from "../../platform/database/database.ts";
import { Problem } from "../../platform/problem.ts";
import { errors } from "./errors.ts";

/** Of the person that the parameter names. */
export const standingConsentsSql = (person: `$${number}`): string => `
  select distinct on (kind) kind, given from consent
  where "userId" = ${person} and kind in ('sensitive', 'model', 'memory') order by kind, "createdAt" desc, id desc`;
const ConsentRows = z.array(z.object({ kind: z.enum(["sensitive", "model", "memory"]), given: z.boolean() }));

export interface StandingConsents {
  /** Absent: never asked on this server. */
  sensitive: boolean | undefined;
  /** Text may leave for a model provider. */
  model: boolean;
  /** Notes of earlier conversations may be used. */
  memory: boolean;
}

export async function standingConsents(tx: Transaction, person: string): Promise<StandingConsents> {
  const { rows } = await tx.query(standingConsentsSql("$1"), [person], "companion_consents");
  return parseConsents(rows);
}

export function parseConsents(rows: unknown): StandingConsents {
  const given = new Map(ConsentRows.parse(rows).map((row) => [row.kind, row.given]));
  return {
    sensitive: given.get("sensitive"),
    model: given.get("model") ?? false,
    memory: given.get("memory") ?? false,
  };
}

/** Throws Problem("consent_needed") if the person withdrew the consent. */
export function requireSensitive({ sensitive }: StandingConsents): void {
  if (sensitive !== false) return;
  throw new Problem(
    errors.consent_needed,
    "Bạn đã rút lại sự đồng ý lưu những điều mình viết, nên cuộc trò chuyện tạm dừng ở đây. Bạn có thể đồng ý lại bất cứ lúc nào trong trang Tài khoản.",
  );
}
