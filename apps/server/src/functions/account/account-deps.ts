import type { AccountPolicy } from "../../auth/account-policy.ts";
import type { PersonOf } from "../../auth/person.ts";
import type { SecurityEvents } from "../../auth/security-events.ts";
import type { Database } from "../../database/database.ts";
import type { Limits } from "../../http/limits.ts";
import type { Post } from "../../mail/post.ts";
import type { OpenSealed } from "./export/personal-data.ts";

/** What the account's own calls work with. */
export interface AccountDeps {
  database: Database;
  personOf: PersonOf;
  limits: Limits;
  post: Post;
  events: SecurityEvents;
  /** Removes what files outside of the outbox may still say of deleted people. */
  afterDeletion?: () => Promise<unknown>;
  policy: Pick<AccountPolicy, "sessionIdleDays">;
  /** Opens sealed columns for their owner; without it they are handed over as they are stored. */
  openSealed?: OpenSealed;
}
