// After a new key was put before the others: what older keys sealed is sealed anew, so that they can go.

import type { Sealer } from "../../../platform/crypto/encryption.ts";
import type { Owner } from "../../../platform/database/database.ts";
import { placeOf } from "./authenticator-code.ts";

/** Resolves with the number of secrets that no key of ours opens; those stay as they are. */
export async function resealSecrets(owner: Pick<Owner, "query">, sealer: Sealer): Promise<number> {
  const { rows } = await owner.query(
    "select id, secret_sealed from auth.factors where secret_sealed is not null and not starts_with(secret_sealed, $1)",
    [`${sealer.newestKey}.`],
  );
  let lost = 0;
  for (const row of rows) {
    const [id, sealed] = [String(row.id), String(row.secret_sealed)];
    const secret = opened(sealer, sealed, id);
    if (secret === undefined) lost += 1;
    else {
      // Nothing if it was replaced or removed meanwhile.
      await owner.query("update auth.factors set secret_sealed = $2 where id = $1 and secret_sealed = $3", [
        ...[id, sealer.seal(secret, placeOf(id)), sealed],
      ]);
    }
  }
  return lost;
}

function opened(sealer: Sealer, sealed: string, id: string): string | undefined {
  try {
    return sealer.open(sealed, placeOf(id));
  } catch {
    return undefined;
  }
}
