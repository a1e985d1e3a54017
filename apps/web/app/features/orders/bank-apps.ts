// Banks whose app opens from a link, the most used first. Some fill in the transfer; for the others the person types, or
// scans the picture, with amount and memo to copy on the page.
//
// Source: VietQR's changelog (https://www.vietqr.io/changelog), which names for each app the day since when the link
// fills in account, amount and memo: OCB 2024-05-28, ACB 2025-10-31, BIDV 2026-01-09, VietinBank 2026-02-13,
// MB 2026-07-31; it gives the form `https://dl.vietqr.io/pay?app=…&ba=account@bank&am=…&tn=…&bn=…&url=…`, with `bn` the
// receiver's name and `url` where to return to. The names of the other apps are those of its list of apps
// (https://api.vietqr.io/v2/android-app-deeplinks), where each has `autofill: 0`. MoMo has no link there: it reads the
// picture. Nothing is loaded from there; the link is followed by the person.
import { localStore } from "../../lib/storage.ts";

export interface BankApp {
  id: string;
  name: string;
  /** `filled`: account, amount and memo are prefilled; `opened`: the app opens; `none`: no link is known. */
  link: "filled" | "opened" | "none";
}

export const BANK_APPS: readonly BankApp[] = [
  { id: "vcb", name: "Vietcombank", link: "opened" },
  { id: "mb", name: "MB Bank", link: "filled" },
  { id: "tcb", name: "Techcombank", link: "opened" },
  { id: "bidv", name: "BIDV", link: "filled" },
  { id: "icb", name: "VietinBank", link: "filled" },
  { id: "vba", name: "Agribank", link: "opened" },
  { id: "vpb", name: "VPBank", link: "opened" },
  { id: "acb", name: "ACB", link: "filled" },
  { id: "tpb", name: "TPBank", link: "opened" },
  { id: "stb", name: "Sacombank", link: "none" },
  { id: "vib-2", name: "VIB", link: "opened" },
  { id: "hdb", name: "HDBank", link: "opened" },
  { id: "shb", name: "SHB", link: "opened" },
  { id: "ocb", name: "OCB", link: "filled" },
  { id: "msb", name: "MSB", link: "none" },
  { id: "lpb", name: "LPBank", link: "opened" },
  { id: "seab", name: "SeABank", link: "opened" },
  { id: "eib", name: "Eximbank", link: "opened" },
  { id: "cake", name: "Cake", link: "opened" },
  { id: "timo", name: "Timo", link: "opened" },
  { id: "momo", name: "MoMo", link: "none" },
];

/** VietQR codes of the banks that receive money (its list of banks, field `code`), by NAPAS number. */
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

/**
 * Undefined without a link; a link that only opens an app contains nothing of the transfer. `returnTo` never names
 * the order.
 */
export function bankAppLink(app: BankApp, transfer: Transfer, returnTo: string): string | undefined {
  if (app.link === "none") return undefined;
  if (app.link === "opened") return `https://dl.vietqr.io/pay?app=${app.id}`;
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

/** The app that was used last on this device. */
export function rememberedApp(): BankApp | undefined {
  const id = localStore.read("bankApp");
  return BANK_APPS.find((app) => app.id === id);
}

export function rememberApp({ id }: BankApp): void {
  localStore.write("bankApp", id);
}
