import type { CloseKind, SearchResult } from "@bentrong/contract/search";
import { cardLinkClass } from "@bentrong/ui/card";
import { LockIcon } from "@bentrong/ui/icons";
import { useId, useRef } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { closeText } from "./close-text.ts";
import { useCloseItems } from "./use-close-items.ts";
import { useSettled } from "./use-settled.ts";

export interface CloseItemsProps {
  kind: CloseKind;
  id: number;
  /** Items of the same kind that the page shows already. */
  shown: readonly { id: number }[];
  className?: string;
}

const MOST = 3;

/** Others that are close in meaning, of whatever kind; hidden where there are none. */
export function CloseItems({ kind, id, shown, className = "" }: CloseItemsProps) {
  const text = useText(closeText);
  const heading = useId();
  const place = useRef<HTMLDivElement>(null);
  const found = useCloseItems(place, kind, id);
  const isSettled = useSettled(place, found !== undefined);
  const others = found?.filter((item) => item.kind !== kind || shown.every((each) => each.id !== item.id));
  return (
    <div ref={place} data-settled={isSettled || undefined}>
      {others && others.length > 0 && (
        <section aria-labelledby={heading} className={className}>
          <div className="border-t border-line pt-12">
            <h2 id={heading} className="mb-6 text-2xl">
              {text.title}
            </h2>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
              {others.slice(0, MOST).map((item) => (
                <li key={`${item.kind} ${item.id}`}>
                  <Card item={item} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </div>
  );
}

/** Of one height, whatever its words: the room is measured by it. */
function Card({ item }: { item: SearchResult }) {
  const text = useText(closeText);
  return (
    <article className="group relative flex h-36 flex-col gap-1 overflow-hidden rounded-l border border-line bg-card p-4 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-wine-ink">
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
        {item.isLocked && (
          <span className="inline-flex items-center gap-1 font-medium text-gold">
            <LockIcon className="size-3.5" />
            {text.locked}
          </span>
        )}
        <span>{text.kinds[item.kind]}</span>
      </p>
      <h3 lang="vi" className="line-clamp-2 shrink-0 text-base">
        <AppLink to={item.path} className={`${cardLinkClass} group-hover:text-wine-ink`}>
          {item.title}
        </AppLink>
      </h3>
      <p lang="vi" className="line-clamp-2 text-sm text-ink-soft">
        {item.excerpt}
      </p>
    </article>
  );
}
