// Whether somebody sees the premium library. For display only: what may be read is decided by the database.

export interface MembershipRow {
  planId: number;
  expiresAt: string | null;
  /** Given by the house, and not paid for. */
  isGiven?: boolean | null | undefined;
  plan?: { name: string | null } | null | undefined;
}

export interface Membership {
  premium: boolean;
  /** The row it follows from: the first one that has not run out, or else the one in its days of grace. */
  current: MembershipRow | undefined;
  /** Where only the days of grace keep it open: when they are over. */
  graceEndsAt?: Date;
}

export const FREE: Membership = { premium: false, current: undefined };
