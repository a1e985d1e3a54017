import type { ComponentType, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { ArrowLeftIcon, ArrowRightIcon } from "./icons.tsx";
import { pageNumbers, pageWindow } from "./page-numbers.ts";

/** `allUpTo`: every number up to so many pages, then first, last and neighbours. `window`: so many around the current. */
export type PageRule = { allUpTo: number } | { window: number };

interface Props {
  current: number;
  total: number;
  rule: PageRule;
  getHref(page: number): string;
  words: { label: string; previous: string; next: string; page(n: number): string };
  link: ComponentType<{
    to: string;
    className?: string;
    "aria-current"?: "page" | "true";
    "aria-label"?: string;
    children: ReactNode;
  }>;
}

const CELL = "inline-flex size-11 items-center justify-center rounded-full text-sm";

export function Pagination({ current, total, rule, getHref, words, link: Link }: Props) {
  if (total <= 1) return null;
  const items =
    "window" in rule ? pageWindow(current, total, rule.window) : pageNumbers(current, total, rule.allUpTo);
  const step = (page: number, label: string, icon: ReactNode) =>
    page < 1 || page > total ? (
      <span className={classNames(CELL, "text-ink-soft/50")} aria-hidden="true">
        {icon}
      </span>
    ) : (
      <Link to={getHref(page)} aria-label={label} className={classNames(CELL, "text-ink hover:bg-stone/60")}>
        {icon}
      </Link>
    );
  return (
    <nav aria-label={words.label}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>{step(current - 1, words.previous, <ArrowLeftIcon />)}</li>
        {items.map((item, i) => (
          <li key={item === "gap" ? `gap-${items[i - 1]}` : item}>
            {item === "gap" ? (
              <span className={classNames(CELL, "text-ink-soft")} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                to={getHref(item)}
                aria-label={words.page(item)}
                {...(item === current && { "aria-current": "page" as const })}
                className={classNames(
                  CELL,
                  item === current ? "bg-wine text-on-wine" : "text-ink hover:bg-stone/60",
                )}
              >
                {item}
              </Link>
            )}
          </li>
        ))}
        <li>{step(current + 1, words.next, <ArrowRightIcon />)}</li>
      </ul>
    </nav>
  );
}
