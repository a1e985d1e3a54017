// Encrypted text in the database: AES-256-GCM under keys that the database does not hold. The associated data bind it
// to one place, so that a writer of rows cannot move a text to a row of their own.

import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseJson } from "@bentrong/format/json";
import { z } from "zod";
import { SettingError } from "../settings.ts";
import { readKeyFile } from "./key-file.ts";

const CIPHER = "aes-256-gcm";
/** Bytes, as NIST SP 800-38D recommends for random nonces: good for 2^32 texts under one key. */
const NONCE = 12;
const TAG = 16;

/** A JSON Web Key of 256 random bits. */
const EncryptionKey = z.object({
  kty: z.literal("oct"),
  kid: z.string().regex(/^[\w-]{1,40}$/),
  k: z.string().refine((text) => Buffer.from(text, "base64url").length === 32),
});
const EncryptionKeys = z.array(EncryptionKey).min(1);

/** Newest first: the first seals, all of them open. */
export type EncryptionKeys = z.infer<typeof EncryptionKeys>;

export interface Encryption {
  /** The id of the key that seals; sealed texts begin with their key's. */
  readonly newestKey: string;
  /** `aad` names the place where the text will stand, such as "mail <id>". */
  encrypt(text: string, aad: string): string;
  /** Throws when the text was changed, was sealed for another place, or its key is not among ours. */
  decrypt(sealed: string, aad: string): string;
}

export function createEncryptionKeys(): EncryptionKeys {
  return [{ kty: "oct", kid: randomUUID().slice(0, 8), k: randomBytes(32).toString("base64url") }];
}

export function readEncryptionKeysFromSettings(messageKeys: string): EncryptionKeys {
  const parsed = EncryptionKeys.safeParse(parseJson(messageKeys));
  if (parsed.success) return parsed.data;
  throw new SettingError("MESSAGE_KEYS: must be a JSON array of 256-bit keys (kty oct) with kid");
}

const FILE = "messages.json";

/** Reads the keys of the data folder, making them on the first start. */
export const readEncryptionKeysFromFolder = (dataDir: string): Promise<EncryptionKeys> =>
  readKeyFile(dataDir, {
    name: FILE,
    parse: (json) => EncryptionKeys.parse(json),
    make: createEncryptionKeys,
  });

/** Puts a new key before the ones of the data folder; servers use it from their next start on. */
export async function addEncryptionKey(dataDir: string): Promise<void> {
  const keys = [...createEncryptionKeys(), ...(await readEncryptionKeysFromFolder(dataDir))];
  const file = path.join(dataDir, "keys", FILE);
  // Written to a temporary file and renamed: losing this file loses every conversation.
  await writeFile(`${file}.new`, JSON.stringify(keys), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

export function createEncryption(keys: EncryptionKeys): Encryption {
  const known = new Map(keys.map(({ kid, k }) => [kid, Buffer.from(k, "base64url")]));
  const [newest] = keys;
  if (!newest) throw new Error("there is no key to seal with");

  return {
    newestKey: newest.kid,
    encrypt(text, aad) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, Buffer.from(newest.k, "base64url"), nonce);
      cipher.setAAD(Buffer.from(aad));
      const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${newest.kid}.${sealed.toString("base64url")}`;
    },
    decrypt(sealed, aad) {
      const [kid = "", body = ""] = sealed.split(".");
      const key = known.get(kid);
      if (!key) throw new Error(`there is no key "${kid}" to open a sealed text with`);
      const bytes = Buffer.from(body, "base64url");
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG });
      decipher.setAAD(Buffer.from(aad));
      decipher.setAuthTag(bytes.subarray(-TAG));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString("utf8");
    },
  };
}
