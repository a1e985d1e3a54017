import { CONSENTS } from "@bentrong/contract/consents";
import type { Transaction } from "../../platform/database/database.ts";
import type { ProfileData } from "./profile-data.ts";

/** Once for each person: an agreement at sign-up is not asked again by a new password. */
export async function recordTermsConsent(tx: Transaction, person: string, data: ProfileData): Promise<void> {
  const { version, wording } = CONSENTS.terms;
  await tx.query(
    `insert into consent ("userId", kind, given, version, wording)
     select $1, 'terms', true, $2, $3
      where not exists (select from consent c where c."userId" = $1 and c.kind = 'terms')`,
    [person, version, data.language === "en" ? wording.en : wording.vi],
  );
}
