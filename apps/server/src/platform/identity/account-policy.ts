// Settings of the operator about accounts.
export interface AccountPolicy {
  /** Life of an access token; at most an hour, since it names rights of the past. */
  accessTokenSeconds: number;
  /** A session that was not refreshed for so long has ended. */
  sessionIdleDays: number;
  /** A session ends so long after its sign-in, however much it is used. */
  sessionMaxDays: number;
  /** Signing in waits until the address is confirmed. */
  confirmEmailFirst: boolean;
  /** Staff without a second step have no staff rights. */
  staffNeedSecondStep: boolean;
}

export const DEFAULT_POLICY: AccountPolicy = {
  accessTokenSeconds: 3_600,
  sessionIdleDays: 90,
  sessionMaxDays: 365,
  confirmEmailFirst: false,
  staffNeedSecondStep: false,
};
