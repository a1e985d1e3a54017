import { buttonClass } from "@bentrong/ui/button";
import { Skeleton } from "@bentrong/ui/skeleton";
import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { myHomeText } from "./my-home-text.ts";

interface Props<T> {
  articles: T[] | Promise<T[]>;
  /** The card of another feature: the route knows both. */
  card(article: T): ReactNode;
}

const GRID = "grid grid-cols-[minmax(0,1fr)] gap-8 sm:grid-cols-2 lg:grid-cols-3";

export function NewArticles<T extends { id: number }>({ articles, card }: Props<T>) {
  const text = useText(myHomeText);
  return (
    <section aria-labelledby="articles" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id="articles" className="text-2xl">
          {text.articles}
        </h2>
        <AppLink to="/blogs" className={buttonClass("stone")}>
          {text.allArticles}
        </AppLink>
      </div>
      <Suspense fallback={<Waiting words={text.loading} />}>
        <Await resolve={articles}>
          {(shown: T[]) =>
            shown.length === 0 ? (
              <p className="text-ink-soft">{text.noArticles}</p>
            ) : (
              <ul className={GRID}>
                {shown.map((article) => (
                  <li key={article.id} className="grid">
                    {card(article)}
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

const Waiting = ({ words }: { words: string }) => (
  <div className={GRID}>
    <p role="status" className="sr-only">
      {words}
    </p>
    {["a", "b", "c"].map((place) => (
      <Skeleton key={place} className="aspect-16/10 rounded-l!" />
    ))}
  </div>
);
