// SePay (developer.sepay.vn, webhooks): an API key in a header, or, recommended, HMAC-SHA256 over time and body.
import { z } from "zod";
import {
  AccountNumber,
  Amount,
  Memo,
  ProviderId,
  type ProviderName,
  Reference,
  type Transfer,
  VietnamClock,
} from "../transfer.ts";
import { type Delivery, hexHmac, isSameSecret, type PaymentProvider } from "./provider.ts";

export interface SepaySecrets {
  apiKey?: string | undefined;
  /** Once it is set, the key alone is not enough. */
  hmacSecret?: string | undefined;
}

/** A signature is good for this long; the id stops what is sent again within it. */
const MAX_DRIFT_MS = 5 * 60_000;

const Body = z.object({
  id: ProviderId,
  transactionDate: VietnamClock,
  accountNumber: AccountNumber,
  code: Memo.nullish(),
  content: Memo,
  transferType: z.enum(["in", "out"]),
  transferAmount: Amount,
  referenceCode: Reference,
});

export function createSepay({ apiKey, hmacSecret }: SepaySecrets): PaymentProvider {
  return {
    isAuthentic: (delivery) =>
      hmacSecret
        ? isSigned(delivery, hmacSecret)
        : apiKey !== undefined && isSameSecret(delivery.header("authorization") ?? "", `Apikey ${apiKey}`),
    read: (body) => readSepay(body, "sepay"),
  };
}

export function isSigned({ rawBody, header, now }: Delivery, secret: string): boolean {
  const timestamp = header("x-sepay-timestamp") ?? "";
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > MAX_DRIFT_MS) return false;
  const wanted = `sha256=${hexHmac("sha256", secret, `${timestamp}.${rawBody}`)}`;
  return isSameSecret(header("x-sepay-signature") ?? "", wanted);
}

export function readSepay(body: unknown, provider: ProviderName): Transfer | undefined {
  const told = Body.parse(body);
  if (told.transferType === "out" || told.transferAmount <= 0) return undefined;
  return {
    provider,
    providerId: told.id,
    accountNumber: told.accountNumber,
    amount: told.transferAmount,
    // The code that SePay extracts is often cut out of the memo.
    memo: [told.content, told.code].filter(Boolean).join(" "),
    reference: told.referenceCode,
    transferredAt: told.transactionDate,
    raw: body,
  };
}
