import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";
import { useText } from "../../lib/i18n/use-text.ts";
import { SearchBox } from "../../lib/search-box.tsx";
import type { Library } from "./library.ts";
import { podcastsAddress } from "./list-address.ts";
import { usePendingNavigation } from "./pending-navigation.tsx";
import { podcastsText } from "./podcasts-text.ts";

const SEARCH_DELAY = 500;

interface Props {
  library: Library | Promise<Library>;
  searched: string;
  /** Under the heading. */
  children?: ReactNode;
}

export function PodcastsHead({ library, searched, children }: Props) {
  const { isPending, navigate } = usePendingNavigation();
  const text = useText(podcastsText);
  return (
    <header className="flex flex-wrap items-end justify-between gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{text.title}</h1>
        <p className="text-lg text-ink-soft">{text.line}</p>
        <Suspense>
          <Await resolve={library}>
            {({ premium }: Library) => premium && <p className="text-sm text-gold">{text.withPremium}</p>}
          </Await>
        </Suspense>
        {children}
      </div>
      <div className="flex w-full max-w-md flex-col gap-2">
        <SearchBox
          label={text.search}
          placeholder={text.searchHint}
          searched={searched}
          delay={SEARCH_DELAY}
          onSearch={(words) =>
            navigate(podcastsAddress(words), { preventScrollReset: true, replace: searched !== "" })
          }
        />
        <p role="status" className="sr-only">
          {isPending && text.searching}
        </p>
      </div>
    </header>
  );
}
