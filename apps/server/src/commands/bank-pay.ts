// Tells a running server of a transfer as the payer's bank would: signed as SePay signs, with the key of the data folder.
// `npm run bank:pay -- CODE AMOUNT` runs it.
import { createHmac, randomUUID } from "node:crypto";
import { describeOutcome } from "../features/orders/describe-outcome.ts";
import { simulatedSecret } from "../features/orders/providers/simulated.ts";
import { keysFromFolder } from "../platform/identity/keys.ts";
import { readSettings } from "../platform/settings.ts";

const VIETNAM_OFFSET_MS = 7 * 3_600_000;

function fail(message: string): never {
  console.error(`  ${message}`);
  process.exit(1);
}

const [code, amount] = process.argv.slice(2);
if (!code || !amount || !/^\d+$/.test(amount)) {
  fail("usage: npm run bank:pay -- ORDERCODE AMOUNT   (the amount in đồng, digits only)");
}
const { dataDir, port, brand } = readSettings(process.env, process.cwd());
const { signing } = await keysFromFolder(dataDir);
const body = JSON.stringify({
  id: randomUUID(),
  transactionDate: new Date(Date.now() + VIETNAM_OFFSET_MS).toISOString().slice(0, 19).replace("T", " "),
  accountNumber: brand.bank.accountNumber,
  content: `NGUYEN VAN A chuyen tien ${code}`,
  transferType: "in",
  transferAmount: Number(amount),
});
const time = String(Math.floor(Date.now() / 1000));
const secret = simulatedSecret(String(signing[0]?.d));
const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
const response = await fetch(`http://localhost:${port}/functions/v1/payment/webhook/simulated`, {
  method: "POST",
  body,
  headers: {
    "Content-Type": "application/json",
    "X-SePay-Timestamp": time,
    "X-SePay-Signature": `sha256=${signature}`,
  },
}).catch(() => fail(`no server answers on port ${port}: start it with npm start`));
const text = await response.text();
if (!response.ok) fail(`${response.status} ${text}`);
console.info(`  ${describeOutcome(JSON.parse(text).data)}`);
