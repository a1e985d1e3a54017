// Banks whose app opens from a link with the transfer filled in.
//
// Source: VietQR's changelog (https://www.vietqr.io/changelog), which names for each app the day since when the link
// fills in account, amount and memo: OCB 2024-05-28, ACB 2025-10-31, BIDV 2026-01-09, VietinBank 2026-02-13,
// MB 2026-07-31; it gives the form `https://dl.vietqr.io/pay?app=…&ba=account@bank&am=…&tn=…&bn=…&url=…`, with `bn` the
// receiver's name and `url` where to return to. Links for other apps only open them, or open nothing: they are left out,
// and whoever banks there takes the picture along. Nothing is loaded from there; the link is followed by the person.

export interface BankApp {
  id: string;
  name: string;
}

export const BANK_APPS: readonly BankApp[] = [
  { id: "mb", name: "MB Bank" },
  { id: "bidv", name: "BIDV" },
  { id: "icb", name: "VietinBank" },
  { id: "acb", name: "ACB" },
  { id: "ocb", name: "OCB" },
];

/** How VietQR names the bank that receives the money (its list of banks, field `code`), by NAPAS number. */
const RECEIVERS: Readonly<Record<string, string>> = {
  "970403": "stb",
  "970405": "vba",
  "970407": "tcb",
  "970415": "icb",
  "970416": "acb",
  "970418": "bidv",
  "970422": "mb",
  "970423": "tpb",
  "970426": "msb",
  "970432": "vpb",
  "970436": "vcb",
  "970437": "hdb",
  "970441": "vib",
  "970443": "shb",
  "970448": "ocb",
};

export interface Transfer {
  bankBin: string;
  accountNumber: string;
  accountName: string;
  /** đồng */
  amount: number;
  memo: string;
}

/** Undefined where the receiving bank has no name there: then no app is offered. `returnTo` never names the order. */
export function bankAppLink(app: BankApp, transfer: Transfer, returnTo: string): string | undefined {
  const receiver = RECEIVERS[transfer.bankBin];
  if (!receiver) return undefined;
  const query = [
    ["app", app.id],
    ["ba", `${transfer.accountNumber}@${receiver}`],
    ["am", String(transfer.amount)],
    ["tn", transfer.memo],
    ["bn", transfer.accountName],
    ["url", returnTo],
  ].map(([name, value]) => `${name}=${encodeURIComponent(value ?? "")}`);
  return `https://dl.vietqr.io/pay?${query.join("&")}`;
}

const KEY = "bankApp";

/** The app that was used last on this device. */
export function rememberedApp(): BankApp | undefined {
  try {
    const id = window.localStorage.getItem(KEY);
    return BANK_APPS.find((app) => app.id === id);
  } catch {
    return undefined;
  }
}

export function rememberApp({ id }: BankApp): void {
  try {
    window.localStorage.setItem(KEY, id);
  } catch {
    // Then it is chosen again next time.
  }
}
