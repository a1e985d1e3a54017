// Access of a person to the premium library. For display only: the database decides what may be read.
import type { MembershipRow } from "../../api/memberships.ts";

export interface Membership {
  premium: boolean;
  /** The row it follows from: the first one that has not run out, or else the one in its days of grace. */
  current: MembershipRow | undefined;
  /** The paid period that runs now; it may end before `current`, which follows it. */
  running?: MembershipRow;
  /** Paid periods that are still to begin, the next one first. */
  upcoming?: readonly MembershipRow[];
  /** End of the days of grace; set only while they alone keep the library open. */
  graceEndsAt?: Date;
}

export const FREE: Membership = { premium: false, current: undefined };
