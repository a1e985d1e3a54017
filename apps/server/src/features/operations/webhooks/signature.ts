// Signatures by which a receiver checks that a call is ours and not replayed.
import { createHmac, randomBytes } from "node:crypto";

export const SIGNATURE_HEADER = "Webhook-Signature";

export const makeSecret = (): string => `whsec_${randomBytes(32).toString("base64url")}`;

/** Binds a secret to its webhook. */
export const toSecretAad = (webhookId: string): string => `webhook ${webhookId}`;

/** "t=1763800000,v1=<hex>": HMAC-SHA256 of "<t>.<body>". */
export function signBody(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  const mac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${mac}`;
}
