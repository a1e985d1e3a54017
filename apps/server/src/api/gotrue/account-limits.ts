// How often one may try, counted for known and unknown accounts alike, so that the refusal tells nothing. Generous for a
// network address, behind which an office or a school may sit; strict for an account, where each known device or place and
// each strange place has its own count, and all strangers together one more.
import { addressBlock } from "../../platform/http/client-address.ts";
import type { Limit, Limits } from "../../platform/http/limits.ts";
import { Problem } from "../../platform/problem.ts";
import type { Trier } from "./trier.ts";

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
  /** Each brings an e-mail, also where accounts are deleted in between. */
  sign_up: { limit: 10, windowSeconds: HOUR },
  /** E-mails with links, and codes for an address that somebody says is theirs. */
  letters: { limit: 5, windowSeconds: HOUR },
  change: { limit: 10, windowSeconds: HOUR },
  /** Guesses of a password or a code with one session in hand. */
  proof: { limit: 10, windowSeconds: 15 * MINUTE },
} satisfies Record<string, Limit>;

/** `own`: of one device or place. `strangers`: of all who are not known to the account. */
const TRIES = {
  /** Since the last success. */
  sign_in: {
    own: { limit: 10, windowSeconds: 15 * MINUTE },
    strangers: { limit: 50, windowSeconds: HOUR },
  },
  /** E-mails with a reset code. */
  recover: { own: { limit: 5, windowSeconds: HOUR }, strangers: { limit: 5, windowSeconds: HOUR } },
  /** Of reset codes, one of 900 million. */
  reset_code: { own: { limit: 5, windowSeconds: HOUR }, strangers: { limit: 100, windowSeconds: HOUR } },
  /** Six digits, three of which are good at any time: 480 tries a day find one in seven hundred. */
  second_step: {
    own: { limit: 5, windowSeconds: 15 * MINUTE },
    strangers: { limit: 20, windowSeconds: HOUR },
  },
} satisfies Record<string, { own: Limit; strangers: Limit }>;

type OfAddress = keyof typeof PER_ADDRESS;
type OfAccount = keyof typeof PER_ACCOUNT;

export const limitAddress = (limits: Limits, what: OfAddress, address: string | undefined): Promise<void> =>
  limits.take(`${what} from ${addressBlock(address)}`, PER_ADDRESS[what]);

/** `account` is what the person typed or is: the same bucket for an account that does not exist. */
export const limitAccount = (limits: Limits, what: OfAccount, account: string): Promise<void> =>
  limits.take(`${what} of ${account}`, PER_ACCOUNT[what]);

export const forgiveAccount = (limits: Limits, what: OfAccount, account: string): Promise<void> =>
  limits.forget(`${what} of ${account}`);

type Tried = keyof typeof TRIES;

const ownBucket = (what: Tried, { account, known, place }: Trier): string =>
  `${what} of ${account} by ${known ?? `stranger at ${place}`}`;

/** Throws Problem("too_many_requests"). Tries beyond one's own count do not use up that of all strangers. */
export async function limitTries(limits: Limits, what: Tried, trier: Trier): Promise<void> {
  await limits.take(ownBucket(what, trier), TRIES[what].own);
  if (trier.known === undefined) await limitStrangers(limits, what, trier);
}

/** The count of one device or place alone. */
export const limitOwnTries = (limits: Limits, what: Tried, trier: Trier): Promise<void> =>
  limits.take(ownBucket(what, trier), TRIES[what].own);

export const limitStrangers = (limits: Limits, what: Tried, { account }: Trier): Promise<void> =>
  limits.take(`${what} of ${account} by strangers`, TRIES[what].strangers);

export const forgiveTries = (limits: Limits, what: Tried, trier: Trier): Promise<void> =>
  limits.forget(ownBucket(what, trier));

export const forgiveStrangers = (limits: Limits, what: Tried, { account }: Trier): Promise<void> =>
  limits.forget(`${what} of ${account} by strangers`);

/** Returns whether the attempt is still allowed, for callers with a refusal of their own. */
export async function isAllowed(taking: Promise<void>): Promise<boolean> {
  try {
    await taking;
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === "too_many_requests") return false;
    throw error;
  }
}
