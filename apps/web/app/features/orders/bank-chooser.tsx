import { buttonClass } from "@bentrong/ui/button";
import { ChevronDownIcon } from "@bentrong/ui/icons";
import { useState } from "react";
import type { Order } from "../../api/orders.ts";
import { getAmountDue, parsePayment } from "../../common/orders/order.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { BANK_APPS, type BankApp, bankAppLink, rememberApp, rememberedApp } from "./bank-apps.ts";
import { paymentText } from "./payment-text.ts";

/** For the phone that pays: its bank's app, filled in where the app takes that. On a computer there is no such app. */
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
        <AppGroup hint={text.filledApps} links={links} kind="filled" choose={choose} />
        <AppGroup hint={text.openedApps} links={links} kind="opened" choose={choose} />
        <p className="mt-4 text-sm text-ink-soft">
          {text.scanApps(BANK_APPS.flatMap(({ link, name }) => (link === "none" ? [name] : [])))}
        </p>
        <p className="mt-3 text-xs text-ink-soft">{text.appNote}</p>
      </details>
    </section>
  );
}

interface AppGroupProps {
  hint: string;
  links: readonly { app: BankApp; href: string }[];
  kind: BankApp["link"];
  choose(app: BankApp): void;
}

function AppGroup({ hint, links, kind, choose }: AppGroupProps) {
  const group = links.filter(({ app }) => app.link === kind);
  if (group.length === 0) return null;
  return (
    <>
      <p className="mt-3 mb-2 text-sm text-ink-soft">{hint}</p>
      <ul className="grid grid-cols-2 gap-2">
        {group.map(({ app, href }) => (
          <li key={app.id}>
            <AppLinkOut app={app} href={href} label={app.name} choose={choose} tone="quiet" />
          </li>
        ))}
      </ul>
    </>
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
  const { bankBin, bankAccountNumber, bankAccountName } = parsePayment(order);
  const due = getAmountDue(order);
  if (!bankBin || !bankAccountNumber || due === undefined) return [];
  const transfer = {
    bankBin,
    accountNumber: bankAccountNumber,
    accountName: bankAccountName ?? "",
    amount: due,
    memo: order.orderCode,
  };
  return BANK_APPS.flatMap((app) => {
    const href = bankAppLink(app, transfer, `${window.location.origin}/orders`);
    return href ? [{ app, href }] : [];
  });
}
