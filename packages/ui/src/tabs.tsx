import type { ComponentType, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface TabLink {
  to: string;
  label: ReactNode;
  current: boolean;
}

interface Props {
  label: string;
  tabs: readonly TabLink[];
  /** The application's own link; this package knows no router. */
  link: ComponentType<{
    to: string;
    className?: string;
    "aria-current"?: "page" | "true";
    children: ReactNode;
  }>;
}

/** Tabs that are addresses: links in a row that scrolls sideways on a phone. */
export const LinkTabs = ({ label, tabs, link: Link }: Props) => (
  <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0">
    <ul className="flex w-max gap-2 py-1 sm:w-auto sm:flex-wrap">
      {tabs.map((tab) => (
        <li key={tab.to}>
          <Link
            to={tab.to}
            {...(tab.current && { "aria-current": "true" as const })}
            className={classNames(
              "inline-flex min-h-11 items-center rounded-full border px-4 text-sm transition-colors duration-150",
              tab.current
                ? "border-ink bg-ink text-paper"
                : "border-line bg-card text-ink-soft hover:border-ink-soft hover:text-ink",
            )}
          >
            {tab.label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
