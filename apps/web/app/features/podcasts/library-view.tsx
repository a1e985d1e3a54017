import { Button, buttonClass } from "@bentrong/ui/button";
import { EmptyState } from "@bentrong/ui/empty-state";
import { Notice } from "@bentrong/ui/notice";
import { ToldTwice } from "../../lib/i18n/told-twice.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { CardsSkeleton, CategorySection, PodcastCards } from "./category-section.tsx";
import { LatestEpisodes, LatestSkeleton } from "./latest-episodes.tsx";
import { type Library, searchedHere, sectionsOf } from "./library.ts";
import { ALL, listAddress } from "./list-address.ts";
import type { Listening } from "./listening.ts";
import { FIXED, podcastsText } from "./podcasts-text.ts";
import { SampleShelf } from "./sample-shelf.tsx";
import { useFollowed } from "./use-followed.ts";
import { useLastGood } from "./use-last-good.ts";

interface Props {
  library: Library;
  listening: Listening;
  retry(): void;
}

const isWhole = (library: Library): boolean =>
  !library.search && !library.podcastsFailed && !library.episodesFailed;

export function LibraryView({ library, listening, retry }: Props) {
  const before = useLastGood(library, isWhole);
  return library.search ? (
    <Found
      library={searchedHere(library, before)}
      couldSearchHere={before !== undefined}
      {...{ listening, retry }}
    />
  ) : (
    <Everything {...{ library, listening, retry }} />
  );
}

function Everything({ library, listening, retry }: Props) {
  const { podcasts, episodes, podcastsFailed, episodesFailed } = library;
  const text = useText(podcastsText);
  const hasFailed = podcastsFailed || episodesFailed;
  const hasSamples = podcasts.length === 0;
  return (
    <>
      {hasFailed && <Failed retry={retry} />}
      {hasSamples && !hasFailed && (
        <Notice tone="calm">
          <ToldTwice vi={text.libraryEmpty} en={FIXED.libraryEmpty} />
        </Notice>
      )}
      <LatestEpisodes episodes={episodes} failed={episodesFailed} found={false} listening={listening} />
      <Followed library={library} />
      {hasSamples ? <SampleShelf /> : <Shelves library={library} />}
    </>
  );
}

function Shelves({ library: { categories, builtIn, podcasts } }: { library: Library }) {
  const text = useText(podcastsText);
  const { known, others } = sectionsOf(categories, podcasts);
  const title = builtIn ? text.allPodcasts : text.others;
  const rest = others && <CategorySection section={others} title={title} search="" />;
  return (
    <>
      {builtIn && rest}
      {builtIn && <Notice tone="calm">{text.builtIn}</Notice>}
      {known.map((section) => (
        <CategorySection key={section.category?.slug} section={section} search="" />
      ))}
      {!builtIn && rest}
      <AppLink
        to={listAddress(ALL, { page: 1, size: 12, search: "" })}
        className={buttonClass("stone", "self-center")}
      >
        {text.showAll}
      </AppLink>
    </>
  );
}

function Failed({ retry }: { retry(): void }) {
  const text = useText(podcastsText);
  return (
    <Notice tone="problem">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p>
          <ToldTwice vi={text.libraryFailed} en={FIXED.libraryFailed} />
        </p>
        <Button tone="quiet" onClick={retry}>
          {text.again}
        </Button>
      </div>
    </Notice>
  );
}

/** What this person follows, out of what is here. Known only in the browser. */
function Followed({ library: { podcasts } }: { library: Library }) {
  const text = useText(podcastsText);
  const ids = useFollowed();
  const followed = podcasts.filter(({ id }) => ids.includes(id));
  if (followed.length === 0) return null;
  return (
    <section aria-labelledby="followed" className="flex flex-col gap-6">
      <h2 id="followed" className="text-2xl">
        {text.followed}
      </h2>
      <PodcastCards podcasts={followed} heading="h3" />
    </section>
  );
}

function Found({ library, listening, retry, couldSearchHere }: Props & { couldSearchHere: boolean }) {
  const { search, categories, podcasts, episodes, podcastsFailed, episodesFailed } = library;
  const text = useText(podcastsText);
  const hasFailed = podcastsFailed || episodesFailed;
  const { known, others } = sectionsOf(categories, podcasts);
  const sections = [...known, ...(others ? [others] : [])].filter((section) => section.podcasts.length > 0);
  return (
    <>
      <p role="status" className="-mb-6 text-sm text-ink-soft">
        {text.results(search)}: {text.found(podcasts.length, episodes.length)}
      </p>
      {hasFailed &&
        (couldSearchHere ? <Notice tone="calm">{text.searchedHere}</Notice> : <Failed retry={retry} />)}
      <LatestEpisodes key={search} episodes={episodes} failed={false} found listening={listening} />
      {sections.map((section) => (
        <CategorySection key={section.category?.slug ?? "others"} section={section} search={search} />
      ))}
      {podcasts.length + episodes.length === 0 && (
        <EmptyState
          title={text.nothingFound(search)}
          action={
            <AppLink to="/podcasts" className={buttonClass("stone")}>
              {text.showAll}
            </AppLink>
          }
        >
          {text.nothingHelp}
        </EmptyState>
      )}
    </>
  );
}

export function LibrarySkeleton() {
  const text = useText(podcastsText);
  return (
    <>
      <p role="status" className="-mb-6 text-sm text-ink-soft">
        {text.loading}
      </p>
      <LatestSkeleton />
      <CardsSkeleton count={3} />
      <CardsSkeleton count={3} />
    </>
  );
}
