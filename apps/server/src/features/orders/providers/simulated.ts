// A bank for trying things out: `npm run bank:pay` speaks SePay's format with a key of this installation. It is there
// only while no real provider is, on the embedded database.
import { hkdfSync } from "node:crypto";
import type { PaymentProvider } from "./provider.ts";
import { isSigned, readSepay } from "./sepay.ts";

/** `secret`: of the newest token key. A reader of that key can impersonate anybody already. */
export const simulatedSecret = (secret: string): string =>
  Buffer.from(hkdfSync("sha256", secret, "", "simulated bank", 32)).toString("hex");

export function createSimulatedBank(secret: string): PaymentProvider {
  const hmacSecret = simulatedSecret(secret);
  return {
    isAuthentic: (delivery) => isSigned(delivery, hmacSecret),
    read: (body) => readSepay(body, "simulated"),
  };
}
