// Signatures of links that work without signing in. The keys are derived from secrets that all hosts share, newest first:
// the first signs, all of them verify.
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

export interface LinkMacs {
  /** 43 characters that fit into an address. */
  sign(body: string): string;
  verify(body: string, mac: string): boolean;
}

const BYTES = 32;

export function createLinkMacs(secrets: readonly string[], purpose: string): LinkMacs {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync("sha256", secret, "", purpose, BYTES)));
  const [newest] = keys;
  if (!newest) throw new Error(`there is no key to sign ${purpose} with`);
  const toMac = (key: Buffer, body: string): Buffer => createHmac("sha256", key).update(body).digest();
  return {
    sign: (body) => toMac(newest, body).toString("base64url"),
    verify(body, mac) {
      const given = Buffer.from(mac, "base64url");
      return given.length === BYTES && keys.some((key) => timingSafeEqual(toMac(key, body), given));
    },
  };
}
