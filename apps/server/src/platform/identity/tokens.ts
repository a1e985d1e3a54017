// Access tokens: signed with our newest key, verified against all of them. Reasons for a refusal are named, because
// each surface words them in its own dialect.
import {
  decodeProtectedHeader,
  errors,
  importJWK,
  type JWK,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
  SignJWT,
} from "jose";
import { LRUCache } from "lru-cache";
import { ISSUER, type Keys, publicKeySet, secretsFor } from "./keys.ts";

const ALGORITHM = "ES256";
/** Clocks of two machines differ; PostgREST allows the same. */
const SKEW_SECONDS = 30;
const AUDIENCE = "authenticated";

export type TokenReason =
  | "empty"
  | "parts"
  | "signature"
  | "alg"
  | "expired"
  | "not_yet"
  | "issued_ahead"
  | "aud"
  | "claim";

export class TokenError extends Error {
  override readonly name = "TokenError";
  readonly reason: TokenReason;
  constructor(reason: TokenReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface Tokens {
  /** The claims of a token that is good now; throws TokenError. */
  verify(token: string): Promise<JWTPayload>;
  sign(claims: JWTPayload, lifeSeconds: number): Promise<string>;
  readonly publicKey: string;
  /** For others to verify with. */
  readonly keySet: { keys: JWK[] };
  /** Keys for another purpose, derived from the signing keys; newest first. */
  secretsFor(purpose: string): Buffer[];
}

export async function createTokens(keys: Keys): Promise<Tokens> {
  const verifying = new Map<string, CryptoKey>();
  for (const { d: _secret, ...open } of keys.signing) {
    verifying.set(open.kid, (await importJWK(open, ALGORITHM)) as CryptoKey);
  }
  const [newest] = keys.signing;
  if (!newest) throw new Error("there is no signing key");
  const signing = await importJWK(newest, ALGORITHM);
  // Checking a signature costs more than most statements; a token is checked once and then only its times are.
  const known = new LRUCache<string, JWTPayload>({ max: 10_000 });

  return {
    publicKey: keys.publicKey,
    keySet: publicKeySet(keys),
    secretsFor: (purpose) => secretsFor(keys, purpose),
    async verify(token) {
      const seen = known.get(token);
      if (seen) {
        checkTimes(seen);
        return seen;
      }
      const claims = await verifySignature(token, verifying);
      checkTimes(claims);
      known.set(token, claims);
      return claims;
    },
    sign: (claims, lifeSeconds) =>
      new SignJWT({ aud: AUDIENCE, ...claims })
        .setProtectedHeader({ alg: ALGORITHM, typ: "JWT", kid: newest.kid })
        .setIssuer(ISSUER)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + lifeSeconds)
        .sign(signing),
  };
}

/** Times are checked apart, also for tokens whose signature was checked before. */
const SIGNATURE_ONLY: JWTVerifyOptions = {
  algorithms: [ALGORITHM],
  currentDate: new Date(0),
  clockTolerance: 1e12,
};

async function verifySignature(token: string, verifying: Map<string, CryptoKey>): Promise<JWTPayload> {
  if (token === "") throw new TokenError("empty", "Empty JWT is sent in Authorization header");
  const parts = token.split(".").length;
  if (parts !== 3) throw new TokenError("parts", `Expected 3 parts in JWT; got ${parts}`);
  try {
    const { payload } = await jwtVerify(
      token,
      (header) => {
        const key = verifying.get(header.kid ?? "") ?? (header.kid ? undefined : [...verifying.values()][0]);
        if (!key) throw new TokenError("signature", "No suitable key or wrong key type");
        return key;
      },
      SIGNATURE_ONLY,
    );
    return payload;
  } catch (error) {
    if (error instanceof TokenError) throw error;
    if (error instanceof errors.JOSEAlgNotAllowed || hasForeignAlgorithm(token)) {
      throw new TokenError("alg", "Wrong or unsupported encoding algorithm");
    }
    if (error instanceof errors.JWTClaimValidationFailed) {
      throw new TokenError("claim", `The JWT '${error.claim}' claim must be a number`);
    }
    throw new TokenError("signature", "JWT cryptographic operation failed");
  }
}

function hasForeignAlgorithm(token: string): boolean {
  try {
    return decodeProtectedHeader(token).alg !== ALGORITHM;
  } catch {
    return false;
  }
}

function checkTimes(claims: JWTPayload): void {
  const now = Date.now() / 1000;
  for (const name of ["exp", "nbf", "iat"] as const) {
    if (claims[name] !== undefined && typeof claims[name] !== "number") {
      throw new TokenError("claim", `The JWT '${name}' claim must be a number`);
    }
  }
  if (claims.exp !== undefined && claims.exp < now - SKEW_SECONDS)
    throw new TokenError("expired", "JWT expired");
  if (claims.nbf !== undefined && claims.nbf > now + SKEW_SECONDS)
    throw new TokenError("not_yet", "JWT not yet valid");
  if (claims.iat !== undefined && claims.iat > now + SKEW_SECONDS) {
    throw new TokenError("issued_ahead", "JWT issued at future");
  }
  const audiences = claims.aud === undefined ? [] : [claims.aud].flat();
  if (audiences.length > 0 && !audiences.includes(AUDIENCE))
    throw new TokenError("aud", "JWT not in audience");
}
