// People who buy and banks that tell: what the tests of orders and payments share.
import { createHmac, randomUUID } from "node:crypto";
import { defaultBrand } from "@bentrong/contract/brand";
import { createCasso } from "../../apps/server/src/features/orders/providers/casso.ts";
import { createPayos } from "../../apps/server/src/features/orders/providers/payos.ts";
import { createSepay } from "../../apps/server/src/features/orders/providers/sepay.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { post, type SignedIn } from "./signed-in.ts";

export const SEPAY_SECRET = "a secret of this test for SePay";
export const CASSO_SECRET = "a secret of this test for Casso";
export const PAYOS_KEY = "a checksum key of this test for payOS";
export const ACCOUNT = defaultBrand.bank.accountNumber;

/** Plans as a fresh start has them, a paid course, a free one and one that is to come. */
export const COURSES = { paid: 201, free: 202, coming: 203, other: 204 } as const;

export async function openShop(options: Parameters<typeof openPlatform>[0] = {}): Promise<Platform> {
  const platform = await openPlatform({
    ...options,
    money: {
      providers: new Map([
        ["sepay", createSepay({ hmacSecret: SEPAY_SECRET })],
        ["casso", createCasso(CASSO_SECRET)],
        ["payos", createPayos(PAYOS_KEY)],
      ]),
      pictureSecrets: ["of this test"],
    },
  });
  await stock(platform);
  return platform;
}

export async function stock({ database }: Pick<Platform, "database">): Promise<void> {
  await database.owner.query(
    `insert into plan (id, name, type, price, duration) values
       (1, 'Miễn phí', 'free', 0, 0), (2, 'Premium 1 tháng', 'pro1month', 299000, 30),
       (3, 'Premium 3 tháng', 'pro3month', 399000, 90) on conflict do nothing`,
  );
  await database.owner.query(
    `insert into course (id, slug, title, price, status) values
       ($1, 'k1', 'Thở giữa phố', 450000, 'OPEN'), ($2, 'k2', 'Một buổi chiều', 0, 'OPEN'),
       ($3, 'k3', 'Sắp ra mắt', 450000, 'COMING_SOON'), ($4, 'k4', 'Nghe cho hết câu', 350000, 'OPEN')`,
    [COURSES.paid, COURSES.free, COURSES.coming, COURSES.other],
  );
}

export interface Order {
  id: string;
  orderCode: string;
  status: string;
  price: number;
  qrCode: string;
  paymentInfo: string;
  referenceInfo: string;
  createdAt: string;
  expiresAt: string;
  expiredAt: string | null;
  cancelledAt: string | null;
  rejectReason: string | null;
  courseId: number | null;
  planId: number | null;
}

export interface Answer<T = Order> {
  status: number;
  body: { success: boolean; data: T; code?: string; error?: string };
}

export const readAnswer = async <T = Order>(response: Response): Promise<Answer<T>> => ({
  status: response.status,
  body: (await response.json()) as Answer<T>["body"],
});

export const orderPlan = async (person: SignedIn, plan = 2): Promise<Answer> =>
  readAnswer(await person.call(`/companion/${plan}/order`, { method: "POST" }));
export const orderCourse = async (person: SignedIn, course: number = COURSES.paid): Promise<Answer> =>
  readAnswer(await person.call(`/course/${course}/order`, { method: "POST" }));
export const planOrder = async (person: SignedIn, id: string): Promise<Order> =>
  (await readAnswer(await person.call(`/companion/order/${id}`))).body.data;
export const decide = async (staff: SignedIn, path: string, body: Record<string, unknown>): Promise<Answer> =>
  readAnswer(await staff.call(`/admin/${path}`, post(body)));

export interface Told {
  id?: number | string;
  content: string;
  amount: number;
  account?: string;
  reference?: string;
  type?: "in" | "out";
}

/** A transfer as SePay tells it. */
export const sepayBody = ({ id = Date.now() * 1000 + serial(), content, amount, ...rest }: Told): string =>
  JSON.stringify({
    id,
    gateway: "Vietcombank",
    transactionDate: "2026-05-08 14:02:37",
    accountNumber: rest.account ?? ACCOUNT,
    code: null,
    content,
    transferType: rest.type ?? "in",
    transferAmount: amount,
    accumulated: 19_077_000,
    subAccount: null,
    referenceCode: rest.reference ?? `MBVCB.${randomUUID()}`,
    description: "",
  });

let serials = 0;
function serial(): number {
  serials += 1;
  return serials;
}

export const sepayHeaders = (body: string, { secret = SEPAY_SECRET, at = Date.now() } = {}) => {
  const time = Math.floor(at / 1000);
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return {
    "Content-Type": "application/json",
    "X-SePay-Timestamp": String(time),
    "X-SePay-Signature": `sha256=${signature}`,
  };
};

/** As the bank's service calls: with its signature, and without any key of ours. */
export const hook = async (
  { url }: Pick<Platform, "url">,
  provider: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Answer<undefined>> =>
  readAnswer(
    await fetch(`${url}/functions/v1/payment/webhook/${provider}`, { method: "POST", body, headers }),
  );

export async function pay(platform: Pick<Platform, "url">, told: Told): Promise<Answer<undefined>> {
  const body = sepayBody(told);
  return hook(platform, "sepay", body, sepayHeaders(body));
}

/** Rows of the ledger, and the place of each đồng of it. */
export async function ledger({ database }: Pick<Platform, "database">) {
  const { rows } = await database.owner.query(
    `select t.provider, t.amount::int as amount, t.memo, a.outcome, a.reason, a.surplus::int as surplus, a.order_id
       from money.bank_transaction t left join money.allocation a on a.transaction_id = t.id order by t.id`,
  );
  return rows;
}
