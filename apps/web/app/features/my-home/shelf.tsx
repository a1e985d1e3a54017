import { Skeleton } from "@bentrong/ui/skeleton";
import { type ReactNode, Suspense, useId } from "react";
import { Await } from "react-router";
import { useText } from "../../lib/i18n/use-text.ts";
import { joinWords } from "../../lib/join-words.ts";
import { AppLink } from "../../lib/link.tsx";
import { myHomeText } from "./my-home-text.ts";

interface Props<T> {
  title: string;
  all: { to: string; label: string };
  empty: string;
  items: T[] | Promise<T[]>;
  /** The card of another feature: the route knows both. */
  card(item: T, all: readonly T[]): ReactNode;
  /** Width class of a card and of its skeleton. */
  width: string;
  /** Grid class of the row in a wide window. */
  grid: string;
  picture: string;
}

/** A row that scrolls sideways on narrow screens; a wide one shows all of it. */
export function Shelf<T extends { id: number }>(props: Props<T>) {
  const { title, all, empty, items, card, width, grid } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <div className="flex items-baseline justify-between gap-x-6">
        <h2 id={id} className="text-2xl">
          {joinWords(title)}
        </h2>
        <AppLink
          to={all.to}
          className="inline-flex min-h-11 shrink-0 items-center text-sm font-medium text-wine-ink underline-offset-4 hover:underline"
        >
          {all.label}
          <span className="sr-only">: {title}</span>
        </AppLink>
      </div>
      <Suspense fallback={<Waiting {...props} />}>
        <Await resolve={items}>
          {(shown: T[]) =>
            shown.length === 0 ? (
              <p className="text-ink-soft">{empty}</p>
            ) : (
              <ul className={`settle max-sm:shelf ${grid}`}>
                {shown.map((item) => (
                  <li key={item.id} className={`grid ${width}`}>
                    {card(item, shown)}
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

function Waiting<T>({ width, grid, picture }: Props<T>) {
  const text = useText(myHomeText);
  return (
    <div className={`max-sm:shelf ${grid}`}>
      <p role="status" className="sr-only">
        {text.loading}
      </p>
      {["a", "b", "c"].map((place) => (
        <div key={place} className={`flex flex-col gap-2 ${width}`}>
          <Skeleton className={`${picture} rounded-l!`} />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-5 w-2/5" />
        </div>
      ))}
    </div>
  );
}
