// Ranks the orders that a transfer may pay, the likeliest first. Pure; an administrator decides.
import { bareMemo, editsFromCode, MOST_EDITS } from "./near-code.ts";

export interface Arrived {
  /** đồng */
  amount: number;
  memo: string;
  at: Date;
  /** The order that the memo names, although it was not settled by it. */
  namedOrderId: string | null;
}

export interface Candidate {
  id: string;
  orderCode: string;
  /** đồng */
  price: number;
  personName: string;
  createdAt: Date;
  claimedAt: Date | null;
}

export interface Suggestion<C extends Candidate = Candidate> {
  order: C;
  /** Its memo names the order. */
  isNamed: boolean;
  /** Distance of the memo from the code in characters, look-alikes counting half; null: nothing in it is similar. */
  edits: number | null;
  hasSameAmount: boolean;
  hasSameName: boolean;
  /** Ordered, or said to be paid, within the days before the transfer. */
  isTimely: boolean;
}

/** The weights of the signs: a code says more than all the rest, an amount more than a name. */
const WORTH = { named: 40, near: 16, edit: 3, amount: 6, name: 4, timely: 2 };
const MOST_SHOWN = 8;
const HOUR = 3_600_000;
const TIMELY_HOURS = 48;
/** Banks and phones do not keep the same time to the minute. */
const CLOCKS_APART_HOURS = 1;

export function suggest<C extends Candidate>(arrived: Arrived, candidates: readonly C[]): Suggestion<C>[] {
  const bare = bareMemo(arrived.memo);
  const words = ` ${toWords(arrived.memo)} `;
  return candidates
    .map((order) => listSigns(arrived, order, bare, words))
    .filter(isWorthALook)
    .map((suggestion) => ({ suggestion, score: getScore(suggestion) }))
    .sort((one, other) => other.score - one.score || byCode(one.suggestion, other.suggestion))
    .slice(0, MOST_SHOWN)
    .map(({ suggestion }) => suggestion);
}

function listSigns<C extends Candidate>(
  arrived: Arrived,
  order: C,
  bare: string,
  words: string,
): Suggestion<C> {
  const isNamed = order.id === arrived.namedOrderId;
  return {
    order,
    isNamed,
    edits: isNamed ? 0 : (editsFromCode(order.orderCode, bare) ?? null),
    hasSameAmount: order.price === arrived.amount,
    hasSameName: isFullName(order.personName) && words.includes(` ${toWords(order.personName)} `),
    isTimely: [order.createdAt, order.claimedAt].some(
      (since) => since !== null && isBefore(since, arrived.at),
    ),
  };
}

/** An amount alone fits half of all orders. */
const isWorthALook = ({ isNamed, edits, hasSameAmount, hasSameName, isTimely }: Suggestion): boolean =>
  isNamed || edits !== null || hasSameName || (hasSameAmount && isTimely);

/** Higher is likelier. */
export const getScore = ({ isNamed, edits, hasSameAmount, hasSameName, isTimely }: Suggestion): number =>
  (isNamed ? WORTH.named : 0) +
  (edits === null ? 0 : WORTH.near + (MOST_EDITS - edits) * WORTH.edit) +
  (hasSameAmount ? WORTH.amount : 0) +
  (hasSameName ? WORTH.name : 0) +
  (isTimely ? WORTH.timely : 0);

const byCode = (one: Suggestion, other: Suggestion): number =>
  one.order.orderCode < other.order.orderCode ? -1 : 1;

function isBefore(since: Date, at: Date): boolean {
  const hours = (at.getTime() - since.getTime()) / HOUR;
  return hours >= -CLOCKS_APART_HOURS && hours <= TIMELY_HOURS;
}

/** A single word occurs in too many memos. */
const isFullName = (name: string): boolean => toWords(name).includes(" ");

const toWords = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[đĐ]/g, "d")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
