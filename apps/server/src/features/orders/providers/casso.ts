// Casso, webhook V2 (developer.casso.vn): HMAC-SHA512 over the time in milliseconds and the JSON with its keys sorted.

import { z } from "zod";
import { AccountNumber, Amount, Memo, ProviderId, Reference, VietnamClock } from "../transfer.ts";
import { hexHmac, isSameSecret, type PaymentProvider, readBody } from "./provider.ts";

const Body = z.object({
  data: z.object({
    id: ProviderId,
    reference: Reference,
    description: Memo,
    amount: Amount,
    transactionDateTime: VietnamClock,
    accountNumber: AccountNumber,
  }),
});

/** The id of the call that tries out the address. */
const TEST_ID = "0";
const SIGNATURE = /^t=(?<time>\d{1,15}),v1=(?<signature>[0-9a-f]{128})$/;

/**
 * The time in the signature is not compared with ours: how late a repeated delivery may be signed is not documented,
 * and the transfer's id makes a repetition harmless however old it is.
 */
export const createCasso = (secret: string): PaymentProvider => ({
  isAuthentic({ rawBody, header }) {
    const { time, signature = "" } = SIGNATURE.exec(header("x-casso-signature") ?? "")?.groups ?? {};
    const body = readBody(rawBody);
    if (time === undefined || body === undefined) return false;
    return isSameSecret(signature, hexHmac("sha512", secret, `${time}.${JSON.stringify(sorted(body))}`));
  },
  read(body) {
    const { data } = Body.parse(body);
    if (data.id === TEST_ID || data.amount <= 0) return undefined;
    return {
      provider: "casso",
      providerId: data.id,
      accountNumber: data.accountNumber,
      amount: data.amount,
      memo: data.description,
      reference: data.reference,
      transferredAt: data.transactionDateTime,
      raw: body,
    };
  },
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
