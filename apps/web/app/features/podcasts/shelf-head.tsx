import { Skeleton } from "@bentrong/ui/skeleton";
import type { ReactNode } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { CategoryName } from "./category-section.tsx";
import { ALL } from "./list-address.ts";
import type { Shelf } from "./load-shelf.ts";
import { podcastsText } from "./podcasts-text.ts";

/** Name and line of the category that is listed. */
export function ShelfHead({ shelf: { called, category, premium } }: { shelf: Shelf }) {
  const text = useText(podcastsText);
  const isAll = called === ALL;
  return (
    <div className="flex max-w-2xl flex-col gap-2">
      <h1 className="text-3xl">
        {isAll ? (
          text.allPodcasts
        ) : category ? (
          <CategoryName category={category} />
        ) : (
          <span lang="vi">{called}</span>
        )}
      </h1>
      <Line lang={isAll ? undefined : "vi"}>{isAll ? text.allLine : category?.description}</Line>
      {premium && <p className="text-sm text-gold">{text.withPremium}</p>}
    </div>
  );
}

const Line = ({ lang, children }: { lang: "vi" | undefined; children: ReactNode }) =>
  children ? (
    <p lang={lang} className="text-lg text-ink-soft">
      {children}
    </p>
  ) : null;

export const ShelfHeadSkeleton = () => (
  <div className="flex w-full max-w-2xl flex-col gap-3">
    <Skeleton className="h-13 w-2/3" />
    <Skeleton className="h-8 w-full" />
  </div>
);
