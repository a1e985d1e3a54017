// Whether somebody sees the premium library. For display only: what may be read is decided by the database.
import { z } from "zod/mini";
import type { Api } from "./api/api.ts";

const FREE_PLAN = 1;

const MembershipRow = z.object({
  planId: z.number(),
  expiresAt: z.nullable(z.string()),
  plan: z.optional(z.nullable(z.object({ name: z.nullable(z.string()) }))),
});
export type MembershipRow = z.infer<typeof MembershipRow>;
const Rows = z.array(MembershipRow);

export interface Membership {
  premium: boolean;
  /** The row it follows from: the first one that has not run out. */
  current: MembershipRow | undefined;
}

export const FREE: Membership = { premium: false, current: undefined };

const running = (row: MembershipRow, now: Date): boolean =>
  row.expiresAt !== null && new Date(row.expiresAt).getTime() > now.getTime();

/** Premium: not run out, and not the free plan. */
export function membershipFrom(rows: readonly MembershipRow[], now: Date): Membership {
  const current = rows.find((row) => running(row, now));
  return { current, premium: current !== undefined && current.planId !== FREE_PLAN };
}

/** The specification's wrapped form, for screens that show plan and expiry. */
export async function fetchMembership(
  api: Api,
): Promise<{ success: boolean; data: MembershipRow | undefined }> {
  const answer = await api.get("/rest/v1/membership?select=*,plan(*)", { schema: Rows });
  if (!answer.ok) return { success: false, data: undefined };
  return { success: true, data: membershipFrom(answer.data, new Date()).current };
}

/** A failed look-up counts as no membership: the page still works, only without the premium shelf. */
export async function loadMembership(api: Api): Promise<Membership> {
  const { data } = await fetchMembership(api);
  return data ? membershipFrom([data], new Date()) : FREE;
}
