// An e-mail about something that a thief would do as well: to the address that the account has now.
import type { Transaction } from "../../platform/database/database.ts";
import type { EmailByKind } from "../../platform/email/template.ts";
import type { AuthDeps } from "./auth-deps.ts";
import { nameIn } from "./profile-data.ts";
import type { User } from "./users.ts";

export async function sendSecurityNotice(
  { outbox }: Pick<AuthDeps, "outbox">,
  tx: Transaction,
  person: User,
  what: EmailByKind<"security_notice">["what"],
  detail?: string,
): Promise<void> {
  await outbox.enqueue(tx, {
    kind: "security_notice",
    ...{ to: person.email, userId: person.id, name: nameIn(person.raw_user_meta_data) },
    ...{ what, at: new Date(), ...(detail === undefined ? {} : { detail }) },
  });
}
