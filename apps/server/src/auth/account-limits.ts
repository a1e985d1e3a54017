// How often one may try. Counted before it is known whether an account exists, so that the refusal tells nothing.
// Generous for a network address, behind which an office or a school may sit; strict for an account.
import { addressBlock } from "../http/client-address.ts";
import type { Limit, Limits } from "../http/limits.ts";

const MINUTE = 60;
const HOUR = 3_600;

const PER_ADDRESS = {
  sign_up: { limit: 100, windowSeconds: HOUR },
  sign_in: { limit: 300, windowSeconds: 15 * MINUTE },
  recover: { limit: 60, windowSeconds: HOUR },
  redeem: { limit: 100, windowSeconds: 15 * MINUTE },
  authorize: { limit: 100, windowSeconds: 15 * MINUTE },
} satisfies Record<string, Limit>;

const PER_ACCOUNT = {
  /** Each brings a letter, also where accounts are deleted in between. */
  sign_up: { limit: 10, windowSeconds: HOUR },
  /** Tries since the last success. */
  sign_in: { limit: 10, windowSeconds: 15 * MINUTE },
  /** Letters with codes or links. */
  recover: { limit: 5, windowSeconds: HOUR },
  redeem: { limit: 20, windowSeconds: 15 * MINUTE },
  change: { limit: 10, windowSeconds: HOUR },
  /** Six digits, three of which are good at any time: 480 tries a day find one in seven hundred. */
  second_step: { limit: 5, windowSeconds: 15 * MINUTE },
} satisfies Record<string, Limit>;

type OfAddress = keyof typeof PER_ADDRESS;
type OfAccount = keyof typeof PER_ACCOUNT;

export const limitAddress = (limits: Limits, what: OfAddress, address: string | undefined): Promise<void> =>
  limits.take(`${what} from ${addressBlock(address)}`, PER_ADDRESS[what]);

/** `account` is what the person typed or is: the same bucket for an account that does not exist. */
export const limitAccount = (limits: Limits, what: OfAccount, account: string): Promise<void> =>
  limits.take(`${what} of ${account}`, PER_ACCOUNT[what]);

export const forgiveAccount = (limits: Limits, what: OfAccount, account: string): Promise<void> =>
  limits.forget(`${what} of ${account}`);
