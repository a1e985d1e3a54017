// A dry run of an import of a statement: the same reading, the same rule, and a
// statement whose transfers change what the ones after them meet.
import { z } from "zod";
import type { Transaction } from "../../../platform/database/database.ts";
import { matchTransfer, type Reason } from "../match-transfer.ts";
import { getReceivedAmount, ORDER_COLUMNS, OrderRow } from "../order.ts";
import { codesIn } from "../order-code.ts";
import { enrolledAlready } from "../settle.ts";
import { readStatementLines, type StatementLine, transfersIn } from "../statement.ts";
import type { Transfer } from "../transfer.ts";
import { type Administrator, asAdministrator, type OrderReviewDeps } from "./order-review.ts";

export interface PreviewLine {
  /** Of the file, from 1. */
  line: number;
  outcome: "known" | "matched" | "unmatched" | "unreadable";
  /** Why it would be unmatched. */
  reason?: Reason;
  /** Why it cannot be read, in Vietnamese. */
  problem?: string;
  amount?: number;
  memo?: string;
  transferredAt?: Date;
  /** Of the order that it would pay, or that its memo names. */
  orderCode?: string;
}

export interface StatementPreview {
  /** Incoming transfers of the file. */
  transfers: number;
  matched: number;
  unmatched: number;
  known: number;
  /** Lines of money that went out. */
  outgoing: number;
  unreadable: number;
  lines: PreviewLine[];
}

/** Throws Problem: not_allowed, invalid_input for a file that is no statement. */
export const previewStatement = (
  deps: Pick<OrderReviewDeps, "database">,
  staff: Administrator,
  { text, accountNumber }: { text: string; accountNumber: string },
): Promise<StatementPreview> =>
  asAdministrator(deps, staff, async (tx) => {
    const read = readStatementLines(text, accountNumber);
    const transfers = transfersIn(read);
    const known = await knownAmong(tx, transfers, accountNumber);
    const books = await openBooks(tx, transfers);
    const lines = read.flatMap((line) => toPreview(line, known, books));
    const count = (outcome: PreviewLine["outcome"]) =>
      lines.filter((line) => line.outcome === outcome).length;
    return {
      transfers: transfers.length,
      matched: count("matched"),
      unmatched: count("unmatched"),
      known: count("known"),
      outgoing: read.filter(({ kind }) => kind === "outgoing").length,
      unreadable: count("unreadable"),
      lines,
    };
  });

const KNOWN = `
  select given.id from unnest($1::text[], $2::text[], $3::bigint[]) given (id, reference, amount)
   where exists (select from money.bank_transaction t where t.provider = 'csv' and t.provider_id = given.id)
      or exists (select from money.bank_transaction t
                  where t.provider <> 'csv' and t.account_number = $4 and t.reference = given.reference and t.amount = given.amount)`;

/** Ids of those that the ledger holds already, from an earlier file or from another provider. */
async function knownAmong(
  tx: Transaction,
  transfers: readonly Transfer[],
  accountNumber: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query(KNOWN, [
    transfers.map(({ providerId }) => providerId),
    transfers.map(({ reference }) => reference ?? null),
    transfers.map(({ amount }) => amount),
    accountNumber,
  ]);
  return new Set(rows.map(({ id }) => String(id)));
}

/** Orders by code and who has which course, as the statement would leave them line by line. */
interface Books {
  orders: Map<string, OrderRow>;
  enrolled: Set<string>;
}

async function openBooks(tx: Transaction, transfers: readonly Transfer[]): Promise<Books> {
  const codes = [...new Set(transfers.flatMap(({ memo }) => codesIn(memo)))];
  const { rows } = await tx.query(`select ${ORDER_COLUMNS} from "order" o where o."orderCode" = any($1)`, [
    codes,
  ]);
  const orders = z.array(OrderRow).parse(rows);
  const enrolledIds = await enrolledAlready(tx, orders);
  return {
    orders: new Map(orders.map((order) => [order.orderCode, order])),
    enrolled: new Set(orders.filter(({ id }) => enrolledIds.has(id)).map(findEnrolment)),
  };
}

const findEnrolment = ({ userId, courseId }: OrderRow): string => `${userId} ${courseId}`;

function toPreview(read: StatementLine, known: ReadonlySet<string>, books: Books): PreviewLine[] {
  if (read.kind === "outgoing") return [];
  if (read.kind === "unreadable") {
    return [{ line: read.line, outcome: "unreadable", problem: read.problem }];
  }
  const { amount, memo, transferredAt, providerId } = read.transfer;
  const told = { line: read.line, amount, memo, transferredAt };
  if (known.has(providerId)) return [{ ...told, outcome: "known" }];
  return [{ ...told, ...wouldEnd(read.transfer, books) }];
}

function wouldEnd(
  { accountNumber, amount, memo, transferredAt }: Transfer,
  books: Books,
): Pick<PreviewLine, "outcome" | "reason" | "orderCode"> {
  const codes = codesIn(memo);
  const named = codes.flatMap((code) => books.orders.get(code) ?? []);
  const verdict = matchTransfer(
    { accountNumber, amount, hasCode: codes.length > 0 },
    named.map((order) => ({
      ...order,
      isOver: order.expiresAt < transferredAt,
      received: getReceivedAmount(order),
    })),
    (order) => books.enrolled.has(findEnrolment(order)),
  );
  if (verdict.outcome === "unmatched") {
    const orderCode = verdict.named?.orderCode;
    if (verdict.named && verdict.reason === "underpaid")
      books.orders.set(verdict.named.orderCode, addTo(verdict.named, amount));
    return { outcome: "unmatched", reason: verdict.reason, ...(orderCode ? { orderCode } : {}) };
  }
  const { order } = verdict;
  books.orders.set(order.orderCode, { ...order, status: "VERIFIED" });
  if (order.courseId !== null) books.enrolled.add(findEnrolment(order));
  return { outcome: "matched", orderCode: order.orderCode };
}

/** A line further down may bring the rest. */
const addTo = (order: OrderRow, amount: number): OrderRow => ({
  ...order,
  transfers: [...order.transfers, { amount, at: "", state: "counted" }],
});
