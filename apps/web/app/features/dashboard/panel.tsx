import { buttonClass } from "@bentrong/ui/button";
import { cardClass } from "@bentrong/ui/card";
import { Skeleton } from "@bentrong/ui/skeleton";
import type { ReactNode } from "react";
import { EnglishDetails, FixedWording } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { dashboardText } from "./dashboard-text.ts";

interface Props {
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A section of the dashboard with its heading. */
export const Panel = ({ id, title, children }: Props) => (
  <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
    <h2 id={id} className="text-2xl">
      {title}
    </h2>
    {children}
  </section>
);

/** Two rows high at least, as its skeleton: less would jump, and more would stand empty for those who have little. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <div className={`${cardClass} flex min-h-43 flex-col`}>{children}</div>
);

/** Row of a list in a panel, as high as its skeleton. */
export const ROW = "flex min-h-21 flex-col justify-center gap-1 px-4 py-3 sm:px-5";
export const ROWS = "flex flex-col divide-y divide-line";

export function RowsWaiting() {
  const text = useText(dashboardText);
  return (
    <Sheet>
      <p role="status" className="sr-only">
        {text.loading}
      </p>
      <div className={ROWS}>
        {["a", "b"].map((place) => (
          <div key={place} className={ROW}>
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        ))}
      </div>
    </Sheet>
  );
}

/** Text of a part that failed to load. */
export const NotLoaded = () => (
  <p className="m-auto max-w-xs p-5 text-center text-sm text-ink-soft">{useText(dashboardText).notLoaded}</p>
);

interface NothingYetProps {
  /** The exact English wording is in a disclosure. */
  vi: string;
  en: string;
  help: string;
  to: string;
  label: string;
}

/** In a sheet without rows: what will be there, and the way to it. */
export const NothingYet = ({ vi, en, help, to, label }: NothingYetProps) => (
  <div className="flex flex-1 flex-col justify-center gap-1 p-4 sm:p-5">
    <p className="font-serif text-lg">
      <FixedWording vi={vi} en={en} />
    </p>
    <p className="text-sm text-ink-soft">{help}</p>
    <div className="mt-3 flex flex-wrap items-center gap-x-5">
      <AppLink to={to} className={buttonClass("quiet")}>
        {label}
      </AppLink>
      <EnglishDetails en={en} />
    </div>
  </div>
);

/** Below the rows of somebody who has few. */
export const More = ({ children }: { children: ReactNode }) => (
  <div className="mt-auto flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-line px-4 py-3 text-sm text-ink-soft sm:px-5">
    {children}
  </div>
);
