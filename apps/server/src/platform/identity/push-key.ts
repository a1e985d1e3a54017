// The key by which push services know this site (VAPID, RFC 8292). Browsers subscribe for it alone: with another one every
// device would have to be turned on anew.
import { parseJson } from "@bentrong/format/json";
import { exportJWK, generateKeyPair, importJWK, SignJWT } from "jose";
import { z } from "zod";
import { readKeyFile } from "../crypto/key-file.ts";
import { SettingError } from "../settings.ts";

const ALGORITHM = "ES256";
/** A day at most (RFC 8292). */
const LIFE = "12h";

const PushKey = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});
export type PushKey = z.infer<typeof PushKey>;

export async function makePushKey(): Promise<PushKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return PushKey.parse(await exportJWK(privateKey));
}

export function readPushKeyFromSettings(text: string): PushKey {
  const parsed = PushKey.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new SettingError("PUSH_KEY: must be a P-256 private key (JWK)");
}

/** Reads the key of the data folder, making it on the first start. */
export const readPushKeyFromFolder = (dataDir: string): Promise<PushKey> =>
  readKeyFile(dataDir, { name: "push.json", parse: (json) => PushKey.parse(json), make: makePushKey });

/** The public half as browsers take it: an uncompressed point, in base64url. */
export const toPublicPushKey = ({ x, y }: PushKey): string =>
  Buffer.concat([Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]).toString(
    "base64url",
  );

/** The Authorization header for a push service. `contact`: whom its operator may write to. */
export async function authorizePush(key: PushKey, endpoint: URL, contact: string): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
    .setAudience(endpoint.origin)
    .setSubject(contact)
    .setExpirationTime(LIFE)
    .sign(await importJWK(key, ALGORITHM));
  return `vapid t=${token}, k=${toPublicPushKey(key)}`;
}
