// VietQR: the EMVCo merchant-presented payload with NAPAS 247's account information, as banks' apps read it.
import { QRPay } from "vietnam-qr-pay";

export interface TransferRequest {
  /** Six digits that NAPAS gave the bank. */
  bankBin: string;
  accountNumber: string;
  /** đồng */
  amount: number;
  /** ASCII: lengths in the payload count characters, and readers disagree about any other. */
  memo: string;
}

const MAX_AMOUNT = 9_999_999_999_999;
const MEMO = /^[A-Za-z0-9 ]{1,25}$/;

/** Throws RangeError for what a bank's app could not read back as it was meant. */
export function vietQrPayload({ bankBin, accountNumber, amount, memo }: TransferRequest): string {
  if (!/^\d{6}$/.test(bankBin)) throw new RangeError("a bank's number has six digits");
  if (!/^[0-9A-Za-z]{1,19}$/.test(accountNumber))
    throw new RangeError("an account has at most 19 characters");
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > MAX_AMOUNT) {
    throw new RangeError("an amount is a whole number of đồng, of at most 13 digits");
  }
  if (!MEMO.test(memo)) throw new RangeError("a memo has 1 to 25 letters, digits and spaces without marks");
  const payload = QRPay.initVietQR({
    bankBin,
    bankNumber: accountNumber,
    amount: String(amount),
    purpose: memo,
  }).build();
  if (!hasRightChecksum(payload)) throw new Error("the payload's checksum is not its own");
  return payload;
}

/** The last four characters are CRC-16/CCITT-FALSE of everything before them, their own tag and length included. */
export const hasRightChecksum = (payload: string): boolean =>
  payload.slice(-4) === crc16(payload.slice(0, -4)).toString(16).toUpperCase().padStart(4, "0");

function crc16(text: string): number {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, "utf8")) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc;
}
