import { buttonClass } from "@bentrong/ui/button";
import { ChevronDownIcon } from "@bentrong/ui/icons";
import { useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { type Order, paymentOf } from "../../lib/orders/order.ts";
import { BANK_APPS, type BankApp, bankAppLink, rememberApp, rememberedApp } from "./bank-apps.ts";
import { paymentText } from "./payment-text.ts";

/** For the phone that pays: its bank's app, with everything filled in. On a computer there is no such app. */
export function BankChooser({ order }: { order: Order }) {
  const text = useText(paymentText);
  const [last, setLast] = useState(rememberedApp);
  const links = linksFor(order);
  if (links.length === 0) return null;
  const known = links.find(({ app }) => app.id === last?.id);
  const choose = (app: BankApp) => {
    rememberApp(app);
    setLast(app);
  };
  return (
    <section
      aria-label={text.openApp}
      className="hidden flex-col gap-3 rounded-l border border-line bg-card p-4 pointer-coarse:flex"
    >
      {known && <AppLinkOut {...known} label={text.openNamed(known.app.name)} choose={choose} tone="wine" />}
      <details className="group">
        <summary className="flex min-h-11 items-center justify-between gap-3 text-sm font-medium">
          {known ? text.otherApps : text.openApp}
          <ChevronDownIcon className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <p className="mt-2 mb-3 text-sm text-ink-soft">{text.chooseApp}</p>
        <ul className="grid grid-cols-2 gap-2">
          {links.map(({ app, href }) => (
            <li key={app.id}>
              <AppLinkOut app={app} href={href} label={app.name} choose={choose} tone="quiet" />
            </li>
          ))}
        </ul>
        <p className="mt-3 text-xs text-ink-soft">{text.appNote}</p>
      </details>
    </section>
  );
}

interface AppLinkProps {
  app: BankApp;
  href: string;
  label: string;
  tone: "wine" | "quiet";
  choose(app: BankApp): void;
}

/** In a tab of its own: this page stays, and turns when the money arrives. */
const AppLinkOut = ({ app, href, label, tone, choose }: AppLinkProps) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    className={buttonClass(tone, "w-full")}
    onClick={() => choose(app)}
  >
    {label}
  </a>
);

function linksFor(order: Order): { app: BankApp; href: string }[] {
  const { bankBin, bankAccountNumber, bankAccountName, price } = paymentOf(order);
  if (!bankBin || !bankAccountNumber || typeof price !== "number") return [];
  const transfer = {
    bankBin,
    accountNumber: bankAccountNumber,
    accountName: bankAccountName ?? "",
    amount: price,
    memo: order.orderCode,
  };
  return BANK_APPS.flatMap((app) => {
    const href = bankAppLink(app, transfer, `${window.location.origin}/orders`);
    return href ? [{ app, href }] : [];
  });
}
