import { buttonClass } from "@bentrong/ui/button";
import { EmptyState } from "@bentrong/ui/empty-state";
import { Notice } from "@bentrong/ui/notice";
import { FixedNotice } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { CategorySection } from "./category-section.tsx";
import { FailedNotice } from "./failed-notice.tsx";
import { FIXED } from "./fixed-text.ts";
import { Followed } from "./followed.tsx";
import { LatestEpisodes, LatestSkeleton } from "./latest-episodes.tsx";
import { LazySampleShelf } from "./lazy-sample-shelf.tsx";
import { groupSections, type Library, MOST_PODCASTS, searchedHere } from "./library.ts";
import { ALL, listAddress } from "./list-address.ts";
import type { PlaybackControls } from "./playback-controls.ts";
import { CardsSkeleton } from "./podcast-cards.tsx";
import { podcastsText } from "./podcasts-text.ts";
import { useLastGood } from "./use-last-good.ts";

interface Props {
  library: Library;
  listening: PlaybackControls;
  retry(): Promise<void>;
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
      {hasSamples && !hasFailed && <FixedNotice tone="calm" vi={text.libraryEmpty} en={FIXED.libraryEmpty} />}
      <LatestEpisodes episodes={episodes} failed={episodesFailed} found={false} listening={listening} />
      <Followed podcasts={podcasts} />
      {hasSamples ? <LazySampleShelf /> : <Shelves library={library} />}
    </>
  );
}

function Shelves({ library: { categories, builtIn, podcasts } }: { library: Library }) {
  const text = useText(podcastsText);
  const { known, others } = groupSections(categories, podcasts);
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

function Failed({ retry }: Pick<Props, "retry">) {
  const text = useText(podcastsText);
  return <FailedNotice vi={text.libraryFailed} en={FIXED.libraryFailed} retry={retry} />;
}

/** A search asks for so many of each. */
const atLeast = (count: number): string => (count >= MOST_PODCASTS ? `${count}+` : String(count));

function Found({ library, listening, retry, couldSearchHere }: Props & { couldSearchHere: boolean }) {
  const { search, categories, podcasts, episodes, podcastsFailed, episodesFailed } = library;
  const text = useText(podcastsText);
  const hasFailed = podcastsFailed || episodesFailed;
  const { known, others } = groupSections(categories, podcasts);
  const sections = [...known, ...(others ? [others] : [])].filter((section) => section.podcasts.length > 0);
  return (
    <>
      <p role="status" className="-mb-6 text-sm text-ink-soft">
        {text.results(search)}: {text.found(atLeast(podcasts.length), atLeast(episodes.length))}
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
      <CardsSkeleton count={3} isRow />
      <CardsSkeleton count={3} isRow />
    </>
  );
}
