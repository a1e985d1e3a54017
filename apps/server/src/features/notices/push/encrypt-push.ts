// Encryption of a push message for one browser: RFC 8291 with the aes128gcm coding of RFC 8188, in a single record.
import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** As the browser gave them, in base64url. */
export interface PushKeys {
  p256dh: string;
  authSecret: string;
}

const CURVE = "prime256v1";
const RECORD_SIZE = 4096;
/** Delimiter of the last record. */
const LAST = Buffer.from([2]);

/** `ephemeral` and `salt` are given by tests alone. Throws for a key that is no point of the curve. */
export function encryptPush(
  { p256dh, authSecret }: PushKeys,
  text: string,
  { privateKey, salt = randomBytes(16) }: { privateKey?: Buffer; salt?: Buffer } = {},
): Buffer {
  const own = createECDH(CURVE);
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const ownPublic = own.getPublicKey();
  const theirs = Buffer.from(p256dh, "base64url");
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ownPublic]);
  const ikm = derive(own.computeSecret(theirs), Buffer.from(authSecret, "base64url"), info, 32);
  const key = derive(ikm, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(ikm, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_SIZE);
  header.writeUInt8(ownPublic.length, 4);
  return Buffer.concat([
    ...[salt, header, ownPublic],
    ...[cipher.update(text, "utf8"), cipher.update(LAST), cipher.final(), cipher.getAuthTag()],
  ]);
}

const derive = (ikm: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", ikm, salt, info, length));
