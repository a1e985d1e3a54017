import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCOUNT, type Order, sepayBody } from "../http/buying.ts";
import { eventually } from "../support/eventually.ts";
import { connectTo, tellAsBank } from "./database-access.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const ROUNDS = 4;

let dataDir: string;
const running: ServerProcess[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "bentrong-pay-"));
  await chmod(dataDir, 0o755);
});
afterAll(async () => {
  for (const server of running) server.child.kill("SIGTERM");
  await Promise.all(running.map(({ ended }) => ended));
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<{ server: ServerProcess; url: string }> {
  const server = startServer({ DATA_DIR: dataDir });
  running.push(server);
  return { server, url: `http://localhost:${await server.ready}` };
}

const read = async (name: string) => JSON.parse(await readFile(path.join(dataDir, name), "utf8"));

async function kill(server: ServerProcess): Promise<void> {
  server.child.kill("SIGKILL");
  await server.ended;
}

/** Calls as somebody who just signed up, whichever process serves them. */
async function aBuyer(url: string) {
  const { apiKey } = await read("public.json");
  const email = `nguoi-mua-${Date.now()}@example.vn`;
  const call = (at: string, token: string, where: string, method: string, body?: unknown) =>
    fetch(`${at}${where}`, {
      method,
      headers: { apikey: apiKey, Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const account = { email, password: "một câu chỉ mình mình biết" };
  const signedUp = await call(url, apiKey, "/auth/v1/signup", "POST", account);
  const { access_token: token } = (await signedUp.json()) as { access_token: string };
  return {
    async order(at: string): Promise<Order> {
      const answer = await call(at, token, "/functions/v1/companion/2/order", "POST");
      return ((await answer.json()) as { data: Order }).data;
    },
    async memberships(at: string): Promise<{ orderId: string }[]> {
      return (await (await call(at, token, "/rest/v1/membership?select=orderId", "GET")).json()) as never;
    },
    async orders(at: string): Promise<Order[]> {
      return (await (await call(at, token, "/rest/v1/order?select=*", "GET")).json()) as Order[];
    },
  };
}

const tell = (url: string, body: string): Promise<number> => tellAsBank(dataDir, url, body);

describe("a server that is killed while a transfer is being taken in", { timeout: 240_000 }, () => {
  it("between writing down and settling: its next start settles it, although the bank never calls again", async () => {
    const first = await start();
    const buyer = await aBuyer(first.url);
    const order = await buyer.order(first.url);
    const body = sepayBody({ content: order.orderCode, amount: order.price, account: ACCOUNT });

    const blocker = await connectTo(dataDir);
    await blocker.query("begin; lock table money.allocation in access exclusive mode");
    const told = tell(first.url, body).catch(() => "cut off");
    await eventually(async () => {
      const { rows } = await blocker.query("select from money.bank_transaction");
      expect(rows).toHaveLength(1);
    });
    await kill(first.server);
    expect(await told).toBe("cut off");
    await blocker.end().catch(() => undefined);

    const second = await start();
    await eventually(async () => expect(await buyer.memberships(second.url)).toHaveLength(1), 100_000);
    expect(await tell(second.url, body)).toBe(200);
    expect(await buyer.memberships(second.url)).toEqual([{ orderId: order.id }]);
    await kill(second.server);
  });

  it("at any other moment: with the bank calling until it hears yes, each order is paid once", async () => {
    let { server, url } = await start();
    const buyer = await aBuyer(url);
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await buyer.order(url);
      const body = sepayBody({ content: order.orderCode, amount: order.price });
      const told = tell(url, body).catch(() => "cut off");
      // From before the call arrives to after it is answered.
      await new Promise((resolve) => setTimeout(resolve, round * 8));
      await kill(server);
      await told;
      ({ server, url } = await start());
      expect(await tell(url, body)).toBe(200);
      expect(await tell(url, body)).toBe(200);
    }
    const orders = await buyer.orders(url);
    expect(orders.map(({ status }) => status)).toEqual(Array(ROUNDS).fill("VERIFIED"));
    const paid = (await buyer.memberships(url)).map(({ orderId }) => orderId);
    expect(paid.sort()).toEqual(orders.map(({ id }) => id).sort());
    const client = await connectTo(dataDir);
    const { rows } = await client.query(
      `select count(*)::int as transfers, count(a.order_id)::int as matched
         from money.bank_transaction t left join money.allocation a on a.transaction_id = t.id`,
    );
    await client.end();
    expect(rows).toEqual([{ transfers: ROUNDS + 1, matched: ROUNDS + 1 }]);
  });
});
