// payOS (payos.vn/docs): HMAC-SHA256 over the fields of `data` as key=value, sorted; the signature is in the body.
// There is no timestamp, so a replay is detected by the transfer's reference.

import { z } from "zod";
import { AccountNumber, Amount, Memo, ProviderId, VietnamClock } from "../transfer.ts";
import { hexHmac, isSameSecret, type PaymentProvider, readBody } from "./provider.ts";

const Signed = z.object({ signature: z.string(), data: z.record(z.string(), z.unknown()) });
const Body = z.object({
  success: z.boolean(),
  data: z.object({
    orderCode: z.number().int(),
    amount: Amount,
    description: Memo,
    accountNumber: AccountNumber,
    reference: ProviderId,
    transactionDateTime: VietnamClock,
  }),
});

/** The transfer in the call that tries out the address, as payOS documents it. */
const TEST_CALL = { orderCode: 123, reference: "TF230204212323" };

export const createPayos = (checksumKey: string): PaymentProvider => ({
  isAuthentic({ rawBody }) {
    const body = Signed.safeParse(readBody(rawBody));
    if (!body.success) return false;
    const { signature, data } = body.data;
    return isSameSecret(signature, hexHmac("sha256", checksumKey, toText(data)));
  },
  read(body) {
    const { success, data } = Body.parse(body);
    const isTest = data.orderCode === TEST_CALL.orderCode && data.reference === TEST_CALL.reference;
    if (!success || isTest || data.amount <= 0) return undefined;
    return {
      provider: "payos",
      providerId: data.reference,
      accountNumber: data.accountNumber,
      amount: data.amount,
      memo: data.description,
      reference: data.reference,
      transferredAt: data.transactionDateTime,
      raw: body,
    };
  },
});

const toText = (data: Record<string, unknown>): string =>
  Object.keys(data)
    .sort()
    .map((key) => `${key}=${textOfValue(data[key])}`)
    .join("&");

function textOfValue(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
