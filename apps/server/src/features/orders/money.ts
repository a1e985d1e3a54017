// The parts that orders and payments work with, made once for a server.
import { randomUUID } from "node:crypto";
import { defaultBrand } from "@bentrong/contract/brand";
import type { Database } from "../../platform/database/database.ts";
import type { Outbox } from "../../platform/email/outbox.ts";
import type { BankAccount } from "../../platform/payments/bank-account.ts";
import { createOrderEvents, type OrderEvents } from "./order-events.ts";
import { createPictureAddresses, type PictureAddresses } from "./picture-address.ts";
import type { PaymentProviders } from "./providers/provider.ts";

export interface Money {
  database: Database;
  outbox: Outbox;
  bank: BankAccount;
  providers: PaymentProviders;
  pictures: PictureAddresses;
  events: OrderEvents;
}

export interface MoneyOptions {
  bank?: BankAccount;
  providers?: PaymentProviders;
  /** For addresses of pictures, newest first; without them they last as long as this process. */
  pictureSecrets?: readonly string[];
}

export function createMoney(
  database: Database,
  outbox: Outbox,
  { bank = defaultBrand.bank, providers = new Map(), pictureSecrets = [randomUUID()] }: MoneyOptions = {},
): Money {
  return {
    ...{ database, outbox, bank, providers },
    pictures: createPictureAddresses(pictureSecrets),
    events: createOrderEvents(database.listener),
  };
}
