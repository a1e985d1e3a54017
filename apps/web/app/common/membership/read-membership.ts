// Access of a person to the premium library, from their rows. Loaded for people who are signed in.
import type { Api } from "../../api/result.ts";
import { FREE, type Membership, type MembershipRow } from "./membership.ts";

const FREE_PLAN = 1;
const DAY_MS = 86_400_000;

const Rows = async () => (await import("../../api/schemas/membership.ts")).Memberships;

const endOf = (row: MembershipRow): number =>
  row.expiresAt === null ? Number.NEGATIVE_INFINITY : new Date(row.expiresAt).getTime();

const isPaid = (row: MembershipRow): boolean => row.planId !== FREE_PLAN;

/** Premium: not run out, and not the free plan; or run out for less than the days of grace. */
export function membershipFrom(rows: readonly MembershipRow[], now: Date, graceDays = 0): Membership {
  const current = rows.find((row) => endOf(row) > now.getTime());
  if (current && isPaid(current)) return { current, premium: true };
  const late = rows.find((row) => isPaid(row) && endOf(row) + graceDays * DAY_MS > now.getTime());
  // A paid row that still runs behind a free one is hidden by it, as the specification has it.
  if (!late || endOf(late) > now.getTime()) return { current, premium: false };
  return { current: late, premium: true, graceEndsAt: new Date(endOf(late) + graceDays * DAY_MS) };
}

/** The paid period that runs now, and those still to come. */
function periodsIn(rows: readonly MembershipRow[], now: Date): Pick<Membership, "running" | "upcoming"> {
  const startOf = ({ startsAt }: MembershipRow): number =>
    startsAt ? new Date(startsAt).getTime() : Number.NEGATIVE_INFINITY;
  const paid = rows
    .filter((row) => isPaid(row) && endOf(row) > now.getTime())
    .toSorted((one, other) => startOf(one) - startOf(other));
  const running = paid.find((row) => startOf(row) <= now.getTime());
  const upcoming = paid.filter((row) => startOf(row) > now.getTime());
  return { ...(running && { running }), upcoming };
}

/** The specification's wrapped form, for screens that show plan and expiry; `rows` are all that it was chosen from. */
export async function fetchMembership(
  api: Api,
  graceDays = 0,
): Promise<{ success: boolean; data: MembershipRow | undefined; rows: readonly MembershipRow[] }> {
  const answer = await api.get("/rest/v1/membership?select=*,plan(*)", { schema: Rows });
  if (!answer.ok) return { success: false, data: undefined, rows: [] };
  const { current } = membershipFrom(answer.data, new Date(), graceDays);
  return { success: true, data: current, rows: answer.data };
}

/** A failed look-up counts as no membership, and is FREE itself: the page still works, without the premium shelf. */
export async function loadMembership(api: Api, graceDays = 0): Promise<Membership> {
  const { success, data, rows } = await fetchMembership(api, graceDays);
  if (!success) return FREE;
  const now = new Date();
  const membership = membershipFrom(data ? [data] : [], now, graceDays);
  return membership.premium ? { ...membership, ...periodsIn(rows, now) } : membership;
}
