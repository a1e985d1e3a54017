// Webhook of a provider: verified, recorded, settled. It is acknowledged once it is recorded; a failure to settle is
// never a reason for the provider to retry.

import { type Database, MONEY_SERVICE } from "../../platform/database/database.ts";
import { Problem } from "../../platform/problem.ts";
import { errors } from "./errors.ts";
import { recordTransfer } from "./ledger.ts";
import { type Delivery, type PaymentProviders, readBody } from "./providers/provider.ts";
import { type SettleDeps, type Settled, settle } from "./settle.ts";
import type { Transfer } from "./transfer.ts";

export interface ReceiveDeps extends SettleDeps {
  database: Pick<Database, "inTransaction">;
  providers: PaymentProviders;
}

/** `settled` undefined: nothing new. Throws Problem: not_found, bad_signature, invalid_input. */
export async function receive(
  deps: ReceiveDeps,
  name: string,
  delivery: Delivery,
): Promise<Settled | undefined> {
  const provider = deps.providers.get(name);
  if (!provider) throw new Problem("not_found", "Không có nhà cung cấp này.");
  if (!provider.isAuthentic(delivery)) throw new Problem(errors.bad_signature, "Chữ ký không đúng.");
  let transfer: Transfer | undefined;
  try {
    transfer = provider.read(readBody(delivery.rawBody));
  } catch (cause) {
    throw new Problem("invalid_input", "Không đọc được giao dịch này.", { cause });
  }
  return transfer && recordAndSettle(deps, transfer);
}

/** Two transactions: what was written down stays, whatever happens to the second; a job settles what it left. */
export async function recordAndSettle(deps: SettleDeps, transfer: Transfer): Promise<Settled | undefined> {
  const { id } = await deps.database.inTransaction(MONEY_SERVICE, (tx) => recordTransfer(tx, transfer));
  return settle(deps, id);
}
