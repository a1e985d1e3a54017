// The address of an order's picture. An <img> sends no headers, so the address itself proves that it was given to the
// payer. It says what the order says, and lives as long as the order.
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

export interface PictureAddresses {
  /** Below the site's root. */
  getAddress(orderId: string): string;
  verify(orderId: string, signature: string | undefined): boolean;
}

/** `secrets`: newest first; addresses made with an older one stay good while it is among them. */
export function createPictureAddresses(secrets: readonly string[]): PictureAddresses {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync("sha256", secret, "", "payment pictures", 32)));
  const [newest] = keys;
  if (!newest) throw new Error("there is no key to sign addresses with");
  const sign = (key: Buffer, orderId: string): string =>
    createHmac("sha256", key).update(orderId).digest("base64url").slice(0, 32);
  return {
    getAddress: (orderId) => `/functions/v1/payment/qr/${orderId}.png?signature=${sign(newest, orderId)}`,
    verify(orderId, signature = "") {
      const given = Buffer.from(signature);
      return keys.some((key) => {
        const wanted = Buffer.from(sign(key, orderId));
        return wanted.length === given.length && timingSafeEqual(wanted, given);
      });
    },
  };
}
