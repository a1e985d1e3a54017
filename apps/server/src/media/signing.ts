// Addresses of premium sound are good for some hours and for the person they were made for to pass to an audio
// element, which can send no headers. The key is derived from the newest token key: hosts that share keys agree.
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** An address lives between this long and twice as long, so that it stays the same, and cached, for a while. */
const LIFE_SECONDS = 6 * 3600;
const SIGNED_KEY = /^premium\/[a-z0-9][a-z0-9._-]*$/;

export interface MediaSigner {
  /** Adds the signature to `/media/premium/…`; any other address is returned as it is. */
  sign(address: string, now?: number): string;
  verify(key: string, expires: string | undefined, signature: string | undefined, now?: number): boolean;
  /** The same for every such address inside JSON text. */
  signAll(json: string): string;
}

export function createSigner(secret: string): MediaSigner {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "media addresses", 32));
  const signatureOf = (object: string, expires: number): string =>
    createHmac("sha256", key).update(`${object}\n${expires}`).digest("base64url").slice(0, 32);

  const sign = (address: string, now = Date.now()): string => {
    const object = address.startsWith("/media/") ? address.slice("/media/".length) : "";
    if (!SIGNED_KEY.test(object)) return address;
    const expires = (Math.floor(now / 1000 / LIFE_SECONDS) + 2) * LIFE_SECONDS;
    return `${address}?expires=${expires}&signature=${signatureOf(object, expires)}`;
  };

  return {
    sign,
    signAll: (json) =>
      json.replace(/"(\/media\/premium\/[a-z0-9][a-z0-9._-]*)"/g, (_, address) => `"${sign(address)}"`),
    verify(object, expires, signature, now = Date.now()) {
      const until = Number(expires);
      if (!signature || !Number.isSafeInteger(until) || until * 1000 < now) return false;
      const wanted = Buffer.from(signatureOf(object, until));
      const given = Buffer.from(signature);
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
  };
}
