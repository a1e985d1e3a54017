// Addresses of premium sound carry their own permission, because an audio element sends no headers. Each is made for one
// account (and its session): the reader travels encrypted, and whoever opens the sound is judged as that reader then
// (features/content/may-listen.ts). The keys are derived from the newest token key: hosts that share keys agree.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** An address lives between this long and twice as long, so that it stays the same, and cached, for a while. */
const LIFE_SECONDS = 3_600;
const SIGNED_KEY = /^premium\/[a-z0-9][a-z0-9._-]*$/;
const UUID_BYTES = 16;

/** For whom an address is made. */
export interface Reader {
  id: string;
  /** Absent for a token that was signed without a session. */
  sessionId: string | undefined;
}

/** Query parameters of a signed address. */
export interface Signature {
  expires: string | undefined;
  reader: string | undefined;
  signature: string | undefined;
}

export interface MediaSigner {
  /** Adds the signature to `/media/premium/…`; any other address is returned as it is. */
  sign(address: string, reader: Reader, now?: number): string;
  /** The reader for whom this object's address was made; undefined where it was not, or has expired. */
  verify(key: string, signature: Signature, now?: number): Reader | undefined;
}

export function createSigner(secret: string): MediaSigner {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  const signingKey = derive("media addresses");
  const readerKey = derive("media readers");
  /** Doubles as the initialisation vector (as in RFC 5297): the same words make the same address, and no others. */
  const sign = (object: string, expires: number, reader: Buffer): Buffer =>
    createHmac("sha256", signingKey)
      .update(`${object}\n${expires}\n`)
      .update(reader)
      .digest()
      .subarray(0, UUID_BYTES);

  return {
    sign(address, reader, now = Date.now()) {
      const object = address.startsWith("/media/") ? address.slice("/media/".length) : "";
      if (!SIGNED_KEY.test(object)) return address;
      const expires = (Math.floor(now / 1000 / LIFE_SECONDS) + 2) * LIFE_SECONDS;
      const plain = packReader(reader);
      const signature = sign(object, expires, plain);
      const hidden = createCipheriv("aes-256-ctr", readerKey, signature).update(plain);
      return `${address}?expires=${expires}&signature=${signature.toString("base64url")}&reader=${hidden.toString("base64url")}`;
    },
    verify(object, { expires, reader = "", signature = "" }, now = Date.now()) {
      const until = Number(expires);
      const given = Buffer.from(signature, "base64url");
      const hidden = Buffer.from(reader, "base64url");
      if (given.length !== UUID_BYTES || ![UUID_BYTES, 2 * UUID_BYTES].includes(hidden.length))
        return undefined;
      if (!Number.isSafeInteger(until) || until * 1000 < now) return undefined;
      const plain = createDecipheriv("aes-256-ctr", readerKey, given).update(hidden);
      return timingSafeEqual(sign(object, until, plain), given) ? unpackReader(plain) : undefined;
    },
  };
}

const packReader = ({ id, sessionId = "" }: Reader): Buffer =>
  Buffer.from(`${id}${sessionId}`.replaceAll("-", ""), "hex");

function unpackReader(bytes: Buffer): Reader {
  const [id = "", sessionId] = [bytes.subarray(0, UUID_BYTES), bytes.subarray(UUID_BYTES)]
    .filter(({ length }) => length > 0)
    .map((part) => part.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"));
  return { id, sessionId };
}
