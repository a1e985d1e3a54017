// The account that money goes to, checked before anybody is asked to pay into it.
import type { Brand } from "@bentrong/contract/brand";
import { BanksObject } from "vietnam-qr-pay";
import { SettingError } from "../settings.ts";
import { vietQrPayload } from "./vietqr.ts";

export type BankAccount = Brand["bank"];

/** Throws SettingError for an account that no bank's app would find. */
export function requireUsable(bank: BankAccount): void {
  if (!Object.values(BanksObject).some(({ bin }) => bin === bank.bin)) {
    throw new SettingError(`BRAND: bank.bin ${bank.bin} is not the number of a bank of NAPAS 247`);
  }
  if (!/^[A-Z0-9 ]{1,70}$/.test(bank.accountName)) {
    throw new SettingError("BRAND: bank.accountName must be as the bank writes it: capitals without marks");
  }
  vietQrPayload({ bankBin: bank.bin, accountNumber: bank.accountNumber, amount: 1, memo: "A" });
}

/** Banks write account numbers with spaces, dots or nothing between the digits. */
export const isSameAccount = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (account: string): string => account.replace(/[^0-9A-Za-z]/g, "").toUpperCase();
