// /functions/v1/payment: what banks' services call, and the picture that a payer's phone reads.
import { Hono } from "hono";
import { z } from "zod";
import { MONEY_SERVICE } from "../../platform/database/database.ts";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { addressBlock, type ClientAddress } from "../../platform/http/client-address.ts";
import type { Limits } from "../../platform/http/limits.ts";
import { vietQrPayload } from "../../platform/payments/vietqr.ts";
import { Problem } from "../../platform/problem.ts";
import type { Money } from "./money.ts";
import { firstOrder, getAmountDue, getBankAccount, ORDER_COLUMNS } from "./order.ts";
import { qrPng, qrSvg } from "./qr-picture.ts";
import { receive } from "./receive.ts";

export interface PaymentDeps {
  money: Money;
  limits: Limits;
  clientAddress: ClientAddress;
}

/** Calls that could not be proved, from one place. Proved ones are never counted. */
const UNPROVED = { limit: 60, windowSeconds: 3_600 };

export function createPayment({ money, limits, clientAddress }: PaymentDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.post("/webhook/:provider", async (c) => {
    const provider = c.req.param("provider");
    const delivery = {
      rawBody: await c.req.text(),
      header: (name: string) => c.req.header(name),
      now: new Date(),
    };
    try {
      const settled = await receive(money, provider, delivery);
      if (settled?.outcome === "unmatched") {
        c.var.log.warn({ provider, reason: settled.reason }, "a transfer belongs to no order yet");
      }
      // The person who simulates the bank sees the result; a bank's service does not need it.
      return c.json({ success: true, ...(provider === "simulated" ? { data: settled ?? null } : {}) });
    } catch (error) {
      if (error instanceof Problem && error.code === "bad_signature") {
        c.var.log.warn({ provider }, "a payment webhook carried no good signature");
        await limits.take(`unproved payments from ${addressBlock(clientAddress(c))}`, UNPROVED);
      } else if (error instanceof Problem && error.code === "invalid_input") {
        c.var.log.error({ provider, err: error.cause }, "a signed payment webhook cannot be read");
      }
      throw error;
    }
  });

  // An <img> sends no headers: the signature in the address is the proof.
  app.get("/qr/:picture", async (c) => {
    const { id, format } =
      /^(?<id>[0-9a-f-]{36})\.(?<format>png|svg)$/.exec(c.req.param("picture"))?.groups ?? {};
    if (!z.uuid().safeParse(id).success || !money.pictures.verify(String(id), c.req.query("signature"))) {
      throw noPicture();
    }
    const payload = await getPayload(money, String(id));
    c.header("Cache-Control", "private, max-age=86400, immutable");
    c.header("Referrer-Policy", "no-referrer");
    if (format === "svg") return c.body(await qrSvg(payload), 200, { "Content-Type": "image/svg+xml" });
    return c.body(new Uint8Array(await qrPng(payload)), 200, { "Content-Type": "image/png" });
  });
  return app;
}

async function getPayload({ database }: Money, orderId: string): Promise<string> {
  const { rows } = await database.asCaller(MONEY_SERVICE, {
    text: `select ${ORDER_COLUMNS} from "order" o where o.id = $1`,
    values: [orderId],
    name: "payment_picture",
  });
  const order = firstOrder(rows);
  if (!order) throw noPicture();
  const { bankBin, bankAccountNumber } = getBankAccount(order);
  return vietQrPayload({
    bankBin,
    accountNumber: bankAccountNumber,
    amount: getAmountDue(order),
    memo: order.orderCode,
  });
}

const noPicture = (): Problem => new Problem("not_found", "Không tìm thấy mã QR này.");
