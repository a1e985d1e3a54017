// Access of a person to the premium library, from their rows. Loaded for people who are signed in.
import { listMemberships, type MembershipRow } from "../../api/memberships.ts";
import type { Api } from "../../api/result.ts";
import { FREE, type Membership } from "./membership.ts";

const FREE_PLAN = 1;
const DAY_MS = 86_400_000;

const toEndTime = (row: MembershipRow): number =>
  row.expiresAt === null ? Number.NEGATIVE_INFINITY : new Date(row.expiresAt).getTime();

const isPaid = (row: MembershipRow): boolean => row.planId !== FREE_PLAN;

/** Premium: not run out, and not the free plan; or run out for less than the days of grace. */
export function membershipFrom(rows: readonly MembershipRow[], now: Date, graceDays = 0): Membership {
  const current = rows.find((row) => toEndTime(row) > now.getTime());
  if (current && isPaid(current)) return { current, premium: true };
  const late = rows.find((row) => isPaid(row) && toEndTime(row) + graceDays * DAY_MS > now.getTime());
  // A paid row that still runs behind a free one is hidden by it, as the specification has it.
  if (!late || toEndTime(late) > now.getTime()) return { current, premium: false };
  return { current: late, premium: true, graceEndsAt: new Date(toEndTime(late) + graceDays * DAY_MS) };
}

/** The paid period that runs now, and those still to come. */
function periodsIn(rows: readonly MembershipRow[], now: Date): Pick<Membership, "running" | "upcoming"> {
  const toStartTime = ({ startsAt }: MembershipRow): number =>
    startsAt ? new Date(startsAt).getTime() : Number.NEGATIVE_INFINITY;
  const paid = rows
    .filter((row) => isPaid(row) && toEndTime(row) > now.getTime())
    .toSorted((one, other) => toStartTime(one) - toStartTime(other));
  const running = paid.find((row) => toStartTime(row) <= now.getTime());
  const upcoming = paid.filter((row) => toStartTime(row) > now.getTime());
  return { ...(running && { running }), upcoming };
}

/** A failed look-up counts as no membership, and is FREE itself: the page still works, without the premium shelf. */
export async function loadMembership(api: Api, graceDays = 0): Promise<Membership> {
  const result = await listMemberships(api);
  if (!result.ok) return FREE;
  const now = new Date();
  const membership = membershipFrom(result.data, now, graceDays);
  return membership.premium ? { ...membership, ...periodsIn(result.data, now) } : membership;
}
