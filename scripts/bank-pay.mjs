// `npm run bank:pay -- CODE AMOUNT`: what the payer's bank would do. Tells a running server of a transfer, signed as
// SePay signs, with the key of the data folder. Works while the server uses the embedded database and no real provider.
import { spawnSync } from "node:child_process";
import { install, project, serverNode } from "./prepare.mjs";

const [code, amount] = process.argv.slice(2);
if (!code || !/^\d+$/.test(amount ?? "")) {
  console.error("  usage: npm run bank:pay -- ORDERCODE AMOUNT   (the amount in đồng, digits only)");
  process.exit(1);
}
await install({ forTests: false });
const program = `
  import { createHmac, randomUUID } from "node:crypto";
  import { keysFromFolder } from "./apps/server/src/platform/identity/keys.ts";
  import { simulatedSecret } from "./apps/server/src/features/orders/providers/simulated.ts";
  import { describeOutcome } from "./apps/server/src/features/orders/describe-outcome.ts";
  import { readSettings } from "./apps/server/src/platform/settings.ts";

  const [code, amount] = process.argv.slice(1);
  const { dataDir, port, brand } = readSettings(process.env, process.cwd());
  const { signing } = await keysFromFolder(dataDir);
  const vietnam = new Date(Date.now() + 7 * 3_600_000).toISOString();
  const body = JSON.stringify({
    id: randomUUID(), transactionDate: vietnam.slice(0, 19).replace("T", " "), accountNumber: brand.bank.accountNumber,
    content: "NGUYEN VAN A chuyen tien " + code, transferType: "in", transferAmount: Number(amount),
  });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", simulatedSecret(signing[0].d)).update(time + "." + body).digest("hex");
  const answer = await fetch("http://localhost:" + port + "/functions/v1/payment/webhook/simulated", {
    method: "POST", body,
    headers: { "Content-Type": "application/json", "X-SePay-Timestamp": String(time), "X-SePay-Signature": "sha256=" + signature },
  }).catch(() => undefined);
  if (!answer) {
    console.error("  no server answers on port " + port + ": start it with npm start");
    process.exit(1);
  }
  const text = await answer.text();
  if (!answer.ok) {
    console.error("  " + answer.status + " " + text);
    process.exit(1);
  }
  console.info("  " + describeOutcome(JSON.parse(text).data));
`;
const { status } = spawnSync(
  serverNode(),
  ["--input-type=module-typescript", "--eval", program, code, amount],
  {
    cwd: project,
    stdio: "inherit",
  },
);
process.exit(status ?? 1);
