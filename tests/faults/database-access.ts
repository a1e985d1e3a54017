// What tests may know of a running server's data folder: its database, its keys, its simulated bank.
import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { simulatedSecret } from "../../apps/server/src/features/orders/providers/simulated.ts";

/** A connection of our own to the database of the running server. */
export async function connectTo(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: path.join(dataDir, "postgres/socket"),
    user: "postgres",
    password: (await readFile(path.join(dataDir, "postgres/password"), "utf8")).trim(),
    database: "bentrong",
  });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** Tells the server at `url` of a transfer, as its simulated bank signs it; returns the status. */
export async function tellAsBank(dataDir: string, url: string, body: string): Promise<number> {
  const keys = JSON.parse(await readFile(path.join(dataDir, "keys/tokens.json"), "utf8")) as {
    signing: { d: string }[];
  };
  const time = Math.floor(Date.now() / 1000);
  const secret = simulatedSecret(keys.signing[0]?.d ?? "");
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  const response = await fetch(`${url}/functions/v1/payment/webhook/simulated`, {
    method: "POST",
    body,
    headers: { "X-SePay-Timestamp": String(time), "X-SePay-Signature": `sha256=${signature}` },
  });
  return response.status;
}
