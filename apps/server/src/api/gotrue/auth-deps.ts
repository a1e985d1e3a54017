import type { Brand } from "@bentrong/contract/brand";
import type { Encryption } from "../../platform/crypto/encryption.ts";
import { AUTH_SERVICE, type Database, type Transaction } from "../../platform/database/database.ts";
import type { Outbox } from "../../platform/email/outbox.ts";
import type { ClientAddress } from "../../platform/http/client-address.ts";
import type { Limits } from "../../platform/http/limits.ts";
import type { AccountPolicy } from "../../platform/identity/account-policy.ts";
import type { Tokens } from "../../platform/identity/tokens.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { Providers } from "./oauth/provider.ts";
import type { SecurityEvents } from "./security-events.ts";

/** Dependencies of the account server. */
export interface AuthDeps {
  database: Database;
  tokens: Tokens;
  limits: Limits;
  clientAddress: ClientAddress;
  outbox: Outbox;
  devices: KnownDevices;
  events: SecurityEvents;
  policy: AccountPolicy;
  encryption: Encryption;
  /** The providers that people may sign in through; empty by default. */
  providers: Providers;
  /** The name shown by authenticator apps. */
  brand: Pick<Brand, "name">;
  /** The address that people type; without it a request's own is used. */
  publicUrl: string | undefined;
}

/** Statements of the account server, each for itself: for reading, where a transaction would only cost time. */
export const readingFrom = (database: Pick<Database, "asCaller">): Transaction => ({
  query: (text, values = []) => database.asCaller(AUTH_SERVICE, { text, values }),
});
