// A letter about something that a thief would do as well: to the address that the account has now.
import type { Transaction } from "../../platform/database/database.ts";
import type { LetterOf } from "../../platform/email/email.ts";
import type { AuthDeps } from "./auth-deps.ts";
import { nameIn } from "./profile-data.ts";
import type { StoredPerson } from "./users.ts";

export async function sendSecurityNotice(
  { post }: Pick<AuthDeps, "post">,
  tx: Transaction,
  person: StoredPerson,
  what: LetterOf<"security_notice">["what"],
  detail?: string,
): Promise<void> {
  await post.enqueue(tx, {
    kind: "security_notice",
    ...{ to: person.email, userId: person.id, name: nameIn(person.raw_user_meta_data) },
    ...{ what, at: new Date(), ...(detail === undefined ? {} : { detail }) },
  });
}
