import type { SecurityEvents } from "../../api/gotrue/security-events.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Outbox } from "../../platform/email/outbox.ts";
import type { ExportTables } from "../../platform/feature.ts";
import type { Limits } from "../../platform/http/limits.ts";
import type { AccountPolicy } from "../../platform/identity/account-policy.ts";
import type { Authenticate } from "../../platform/identity/authenticate.ts";
import type { OpenSealed } from "./export/personal-data.ts";

/** Dependencies of the account's own calls. */
export interface AccountDeps {
  database: Database;
  authenticate: Authenticate;
  limits: Limits;
  outbox: Outbox;
  events: SecurityEvents;
  /** Removes what files outside of the outbox may still say of deleted people. */
  afterDeletion?: () => Promise<unknown>;
  policy: Pick<AccountPolicy, "sessionIdleDays" | "sessionMaxDays">;
  /** Opens sealed columns for their owner; without it they are handed over as they are stored. */
  openSealed?: OpenSealed;
  /** Presentation of the tables of all features in the export. */
  exportTables: ExportTables;
}
