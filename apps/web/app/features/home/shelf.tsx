import { buttonClass } from "@bentrong/ui/button";
import { Notice } from "@bentrong/ui/notice";
import { Skeleton } from "@bentrong/ui/skeleton";
import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";
import { joinWords } from "../../lib/join-words.ts";
import { AppLink } from "../../lib/link.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";
import type { ShelfRows } from "./home-data.ts";

interface Props<T> {
  id: string;
  title: string;
  line: string;
  all: { to: string; label: string };
  loading: string;
  empty: string;
  failed: string;
  /** Null: the request failed. */
  items: ShelfRows<T> | Promise<ShelfRows<T>>;
  retry(): Promise<void>;
  card(item: T): ReactNode;
}

/** A phone scrolls it sideways. */
const ROW = "max-sm:shelf sm:grid sm:grid-cols-2 sm:gap-8 lg:grid-cols-3";
const CARD = "max-sm:w-[78vw] max-sm:only:w-full";

/** Up to three things of a kind, and the way to all of them. */
export function Shelf<T extends { id: number }>({
  id,
  title,
  line,
  all,
  loading,
  empty,
  failed,
  items,
  retry,
  card,
}: Props<T>) {
  return (
    <section aria-labelledby={id} className="mx-auto max-w-page px-5 py-16 sm:px-8 md:py-20">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 id={id} className="text-3xl">
            {joinWords(title)}
          </h2>
          <p className="text-ink-soft">{line}</p>
        </div>
        <AppLink to={all.to} className={buttonClass("stone")}>
          {all.label}
        </AppLink>
      </div>
      <Suspense fallback={<Loading words={loading} />}>
        <Await resolve={items}>
          {(shown: ShelfRows<T>) =>
            shown === null ? (
              <Notice tone="problem">
                <div className="flex flex-wrap items-center justify-between gap-4">
                  <p>{failed}</p>
                  <RetryButton retry={retry} />
                </div>
              </Notice>
            ) : shown.length === 0 ? (
              <p className="text-ink-soft">{empty}</p>
            ) : (
              <ul className={ROW}>
                {shown.map((item) => (
                  <li key={item.id} className={`grid ${CARD}`}>
                    {card(item)}
                  </li>
                ))}
              </ul>
            )
          }
        </Await>
      </Suspense>
    </section>
  );
}

const Loading = ({ words }: { words: string }) => (
  <div>
    <p role="status" className="mb-6 text-sm text-ink-soft">
      {words}
    </p>
    <div className={ROW}>
      {["first", "second", "third"].map((place) => (
        <div key={place} className={`flex flex-col gap-4 ${CARD}`}>
          <Skeleton className="aspect-4/3 rounded-l" />
          <Skeleton className="h-7 w-3/4" />
          <Skeleton className="h-16" />
        </div>
      ))}
    </div>
  </div>
);
