// The keys that sign access tokens, and the public key that every client sends as `apikey`: itself a long-lived
// token with role anon, so that a standard client library can send it as a bearer too. Made on the first start and
// kept in the data folder; given by settings where several hosts share the work.
import { randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from "jose";
import { z } from "zod";
import { SettingError } from "../settings.ts";

const ALGORITHM = "ES256";
export const ISSUER = "ben-trong";
const PUBLIC_KEY_LIFE = "20y";

const PrivateKey = z.looseObject({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
});

export interface Keys {
  /** Newest first: the first signs, all of them verify. */
  signing: (JWK & { kid: string })[];
  publicKey: string;
}

export async function makeKeys(): Promise<Keys> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  const signing = [{ ...jwk, alg: ALGORITHM, use: "sig", kid }];
  return { signing, publicKey: await signPublicKey(signing[0] as JWK & { kid: string }) };
}

async function signPublicKey(key: JWK & { kid: string }): Promise<string> {
  return new SignJWT({ role: "anon" })
    .setProtectedHeader({ alg: ALGORITHM, typ: "JWT", kid: key.kid })
    .setIssuer(ISSUER)
    .setIssuedAt()
    .setJti(randomUUID())
    .setExpirationTime(PUBLIC_KEY_LIFE)
    .sign(await importJWK(key, ALGORITHM));
}

export function keysFromSettings(tokenKeys: string, publicKey: string): Keys {
  const parsed = z.array(PrivateKey).min(1).safeParse(tryJson(tokenKeys));
  if (!parsed.success)
    throw new SettingError("TOKEN_KEYS: must be a JSON array of P-256 private keys with kid");
  return { signing: parsed.data, publicKey };
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the keys of the data folder, making them on the first start. */
export async function keysFromFolder(dataDir: string): Promise<Keys> {
  const folder = path.join(dataDir, "keys");
  const file = path.join(folder, "tokens.json");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const Stored = z.object({ signing: z.array(PrivateKey).min(1), publicKey: z.string() });
  try {
    return Stored.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") {
      throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
    }
  }
  const keys = await makeKeys();
  try {
    await writeFile(file, JSON.stringify(keys), { mode: 0o600, flag: "wx" });
  } catch (error) {
    // Another process was faster: its keys count.
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return keysFromFolder(dataDir);
    throw error;
  }
  return keys;
}
