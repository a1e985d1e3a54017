// Re-encrypts secrets with the newest key, so that older keys can be removed.

import type { Encryption } from "../../../platform/crypto/encryption.ts";
import type { Owner } from "../../../platform/database/database.ts";
import { toAad } from "./authenticator-code.ts";

/** Resolves with the number of secrets that no key of ours opens; those stay as they are. */
export async function reencryptSecrets(owner: Pick<Owner, "query">, encryption: Encryption): Promise<number> {
  const { rows } = await owner.query(
    "select id, secret_sealed from auth.factors where secret_sealed is not null and not starts_with(secret_sealed, $1)",
    [`${encryption.newestKey}.`],
  );
  let lost = 0;
  for (const row of rows) {
    const [id, sealed] = [String(row.id), String(row.secret_sealed)];
    const secret = opened(encryption, sealed, id);
    if (secret === undefined) lost += 1;
    else {
      // No row is updated if the secret was replaced or removed meanwhile.
      await owner.query("update auth.factors set secret_sealed = $2 where id = $1 and secret_sealed = $3", [
        ...[id, encryption.encrypt(secret, toAad(id)), sealed],
      ]);
    }
  }
  return lost;
}

function opened(encryption: Encryption, sealed: string, id: string): string | undefined {
  try {
    return encryption.decrypt(sealed, toAad(id));
  } catch {
    return undefined;
  }
}
