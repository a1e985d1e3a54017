// Access of a person to the premium library. For display only: the database decides what may be read.

export interface MembershipRow {
  planId: number;
  expiresAt: string | null;
  /** Periods run one after the other: one that was bought later begins where the last one ends. */
  startsAt?: string | null | undefined;
  /** Given by the operator, and not paid for. */
  isGiven?: boolean | null | undefined;
  plan?: { name: string | null } | null | undefined;
}

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
