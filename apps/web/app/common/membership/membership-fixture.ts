import { FREE, type Membership } from "./membership.ts";

const PREMIUM: Membership = { premium: true, current: undefined };

/** The membership of a page's source in a test. */
export const createMembership = (isPremium: boolean) => () => Promise.resolve(isPremium ? PREMIUM : FREE);
