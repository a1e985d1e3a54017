import { buttonClass } from "@bentrong/ui/button";
import { NameWithEnglish } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { type Section, SHOWN } from "./library.ts";
import { ALL, listAddress } from "./list-address.ts";
import { PodcastCards } from "./podcast-cards.tsx";
import type { PodcastCategory } from "./podcast-categories.ts";
import { podcastsText } from "./podcasts-text.ts";

interface Props {
  section: Section;
  /** For a section without a category. */
  title?: string;
  /** Kept when the reader goes on to all of them. */
  search: string;
}

export function CategorySection({ section: { category, podcasts }, title, search }: Props) {
  const text = useText(podcastsText);
  const others = title ?? text.others;
  const id = `category-${category?.slug ?? "others"}`;
  const shown = podcasts.slice(0, SHOWN);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="flex max-w-2xl flex-col gap-1">
          <h2 id={id} className="text-2xl">
            {category ? <CategoryName category={category} /> : others}
          </h2>
          {category?.description && (
            <p lang="vi" className="text-ink-soft">
              {category.description}
            </p>
          )}
        </div>
        <AppLink
          to={listAddress(category?.slug ?? ALL, { page: 1, size: 12, search })}
          aria-label={text.viewAllIn(category?.name ?? others)}
          className={buttonClass("stone")}
        >
          {text.viewAll}
        </AppLink>
      </div>
      {shown.length === 0 ? (
        <p className="text-ink-soft">{text.emptySection}</p>
      ) : (
        <PodcastCards podcasts={shown} heading="h3" isRow />
      )}
    </section>
  );
}

/** A built-in category has a fixed English name, said beside the Vietnamese one. */
export function CategoryName({ category }: { category: PodcastCategory }) {
  const { builtInNames } = useText(podcastsText);
  // Looked up by any slug; absent for all but the three.
  const builtIn = (builtInNames as Partial<Record<string, string>>)[category.slug];
  return category.id === undefined && builtIn ? (
    <NameWithEnglish vi={builtIn} en={category.name} />
  ) : (
    <span lang="vi">{category.name}</span>
  );
}
