// Output on the terminal.
import type { FirstAccount } from "./features/accounts/first-accounts.ts";
import type { Settings } from "./platform/settings.ts";

export const say = (text: string): void => console.info(`  ${text}`);

export function announce(
  port: number,
  settings: Pick<Settings, "host" | "publicUrl" | "dataDir" | "smtpUrl" | "brand">,
  { accounts, isNew }: { accounts: FirstAccount[]; isNew: boolean },
): void {
  const address = settings.publicUrl ?? `http://${settings.host ?? "localhost"}:${port}`;
  const lines = ["", `${settings.brand.name} is ready at ${address}`, `Data folder: ${settings.dataDir}`];
  if (!settings.smtpUrl) lines.push("Letters become files in its folder mail; SMTP_URL sends them");
  if (isNew) {
    lines.push("", "First accounts, one per role (also in accounts.json in the data folder):");
    for (const { who, email, password } of accounts)
      lines.push(`  ${who.padEnd(16)} ${email.padEnd(24)} ${password}`);
  } else if (accounts.length > 0) {
    lines.push("Accounts of the first start: accounts.json in the data folder");
  }
  lines.push("", "Stop with Ctrl-C.", "");
  for (const line of lines) say(line);
}
