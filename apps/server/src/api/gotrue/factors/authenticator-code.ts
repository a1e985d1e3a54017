// A code of an authenticator against its sealed secret.
import { z } from "zod";
import type { Encryption } from "../../../platform/crypto/encryption.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { factorNotFound, wrongSecondStep } from "../auth-error.ts";
import { matchingStep } from "./totp.ts";

const StoredSecret = z.object({
  status: z.enum(["unverified", "verified"]),
  secret_sealed: z.string(),
  last_step: z.coerce.number().nullable(),
});

/** Binds the secret to its factor. */
export const toAad = (factorId: string): string => `factor ${factorId}`;

/** Uses the code up; resolves to what the factor was before. Throws mfa_verification_failed. */
export async function useAuthenticatorCode(
  tx: Transaction,
  encryption: Encryption,
  factorId: string,
  code: string,
): Promise<"unverified" | "verified"> {
  const { rows } = await tx.query(
    "select status, secret_sealed, last_step from auth.factors where id = $1 and factor_type = 'totp' for update",
    [factorId],
  );
  if (!rows[0]) throw factorNotFound();
  const { status, secret_sealed: sealed, last_step: lastStep } = StoredSecret.parse(rows[0]);
  const step = matchingStep(encryption.decrypt(sealed, toAad(factorId)), code, lastStep ?? undefined);
  if (step === undefined) throw wrongSecondStep();
  await tx.query("update auth.factors set last_step = $2, status = 'verified' where id = $1", [
    factorId,
    step,
  ]);
  return status;
}
