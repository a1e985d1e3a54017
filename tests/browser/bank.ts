// The bank: it reports transfers to the running server through the real webhook, signed with the key of this
// installation, as `npm run bank:pay` does; and administrators, who decide about orders.
import { createHmac, randomUUID } from "node:crypto";
import { defaultBrand } from "@bentrong/contract/brand";
import type { APIRequestContext } from "@playwright/test";
import { simulatedSecret } from "../../apps/server/src/features/orders/providers/simulated.ts";
import { keysFromFolder } from "../../apps/server/src/platform/identity/keys.ts";
import { call } from "./members.ts";
import { aSession, type SignedIn } from "./sign-in.ts";

export interface MadeOrder {
  id: string;
  orderCode: string;
  status: string;
  price: number;
  paymentInfo: string;
  qrCode: string;
  courseId: number | null;
  planId: number | null;
  createdAt: string;
  expiresAt: string;
}

/** Money arrives with this memo. */
export async function moneyArrives(
  request: APIRequestContext,
  { orderCode, price }: Pick<MadeOrder, "orderCode" | "price">,
  amount = price,
): Promise<void> {
  const { signing } = await keysFromFolder(process.env.TEST_DATA_DIR ?? "");
  const body = JSON.stringify({
    id: randomUUID(),
    transactionDate: "2026-11-21 08:00:00",
    accountNumber: defaultBrand.bank.accountNumber,
    content: `TRAN THU HA chuyen tien ${orderCode}`,
    transferType: "in",
    transferAmount: amount,
  });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", simulatedSecret(String(signing[0]?.d)))
    .update(`${time}.${body}`)
    .digest("hex");
  const answer = await request.post("/functions/v1/payment/webhook/simulated", {
    headers: {
      "Content-Type": "application/json",
      "X-SePay-Timestamp": String(time),
      "X-SePay-Signature": `sha256=${signature}`,
    },
    data: body,
  });
  if (!answer.ok()) throw new Error(`the webhook answered ${answer.status()} ${await answer.text()}`);
}

async function order(request: APIRequestContext, address: string, me: SignedIn): Promise<MadeOrder> {
  const answer = await call(request, address, { token: me.accessToken, method: "POST" });
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()).data;
}

export const anOrder = (request: APIRequestContext, me: SignedIn, plan = 3): Promise<MadeOrder> =>
  order(request, `/functions/v1/companion/${plan}/order`, me);

export const changed = (
  request: APIRequestContext,
  me: SignedIn,
  { id }: Pick<MadeOrder, "id">,
  how: "confirm" | "cancel",
): Promise<MadeOrder> => order(request, `/functions/v1/companion/order/${id}/${how}`, me);

/** An administrator decides about an order. */
export async function staffDecides(
  request: APIRequestContext,
  { id }: Pick<MadeOrder, "id">,
  how: "verify" | "reject",
  reason: string,
): Promise<void> {
  const { accessToken: token } = await aSession("administrator");
  const answer = await call(request, `/functions/v1/admin/order/${id}/${how}`, { token, data: { reason } });
  if (!answer.ok()) throw new Error(`${how}: ${answer.status()} ${await answer.text()}`);
}
