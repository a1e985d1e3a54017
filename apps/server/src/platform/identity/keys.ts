// The keys that sign access tokens, and the public key that every client sends as `apikey`: itself a long-lived
// token with role anon, so that a standard client library can send it as a bearer too. Made on the first start and
// kept in the data folder; given by settings where several hosts share the work.

import { hkdfSync, randomUUID } from "node:crypto";
import { parseJson } from "@bentrong/format/json";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from "jose";
import { z } from "zod";
import { readKeyFile } from "../crypto/key-file.ts";
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
  const parsed = z.array(PrivateKey).min(1).safeParse(parseJson(tokenKeys));
  if (!parsed.success)
    throw new SettingError("TOKEN_KEYS: must be a JSON array of P-256 private keys with kid");
  return { signing: parsed.data, publicKey };
}

const Stored = z.object({ signing: z.array(PrivateKey).min(1), publicKey: z.string() });

/** Reads the keys of the data folder, making them on the first start. */
export const keysFromFolder = (dataDir: string): Promise<Keys> =>
  readKeyFile<Keys>(dataDir, { name: "tokens.json", parse: (json) => Stored.parse(json), make: makeKeys });

/** 256-bit keys for another purpose, one from each signing key, newest first: the first makes, all of them check. */
export function secretsFor(keys: Keys, purpose: string): Buffer[] {
  return keys.signing.map(({ d = "" }) => Buffer.from(hkdfSync("sha256", d, "", `ben-trong ${purpose}`, 32)));
}

/** The halves that anyone may have (RFC 7517), for checking our tokens. */
export function publicKeySet({ signing }: Keys): { keys: JWK[] } {
  return {
    keys: signing.map(({ kty, crv, x, y, kid }) => ({
      ...{ kty, crv, x, y, kid },
      ...{ alg: ALGORITHM, use: "sig", key_ops: ["verify"] },
    })),
  };
}
