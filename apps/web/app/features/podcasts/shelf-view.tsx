import { buttonClass } from "@bentrong/ui/button";
import { EmptyState } from "@bentrong/ui/empty-state";
import { Notice } from "@bentrong/ui/notice";
import { Pagination } from "@bentrong/ui/pagination";
import { type RefObject, useEffect, useRef } from "react";
import { FixedNotice } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { FailedNotice } from "./failed-notice.tsx";
import { FIXED } from "./fixed-text.ts";
import { LazySampleShelf } from "./lazy-sample-shelf.tsx";
import { ALL, listAddress } from "./list-address.ts";
import type { Shelf } from "./load-shelf.ts";
import { searchHere } from "./local-search.ts";
import { PageSizeChoice } from "./page-size-choice.tsx";
import { TransitionLink } from "./pending-navigation.tsx";
import { CardsSkeleton, PodcastCards } from "./podcast-cards.tsx";
import { podcastsText } from "./podcasts-text.ts";

const ALL_PAGES_UP_TO = 5;

interface Props {
  shelf: Shelf;
  /** Result of the last successful load, which is searched when a search fails. */
  before: Shelf | undefined;
  retry(): Promise<void>;
}

export const hasRows = ({ rows, failed, address }: Shelf): boolean =>
  !failed && rows.length > 0 && !address.search;

/** Content of a list below its head: the results, or the reason why there are none. */
export function ShelfView({ shelf, before, retry }: Props) {
  const { search } = shelf.address;
  if (shelf.failed && search && before) return <SearchedHere shelf={shelf} before={before} />;
  if (shelf.failed) return <Failed retry={retry} />;
  if (shelf.rows.length > 0) return <Rows shelf={shelf} />;
  return search ? <NothingFound shelf={shelf} /> : <Empty shelf={shelf} />;
}

function Rows({ shelf }: { shelf: Shelf }) {
  const text = useText(podcastsText);
  const { rows, total, page, totalPages, isPastEnd, address, called } = shelf;
  const head = useFocusAfterTurning(page);
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div ref={head} tabIndex={-1} className="outline-none">
          <Count search={address.search} count={total} />
          {totalPages > 1 && <p className="text-sm text-ink-soft">{text.pageNumber(page, totalPages)}</p>}
        </div>
        <PageSizeChoice called={called} address={{ ...address, page }} />
      </div>
      {isPastEnd && <Notice tone="calm">{text.pastTheEnd}</Notice>}
      <PodcastCards podcasts={rows} heading="h2" />
      <Pagination
        current={page}
        total={totalPages}
        rule={{ allUpTo: ALL_PAGES_UP_TO }}
        getHref={(n) => listAddress(called, { ...address, page: n })}
        words={text.pages}
        link={TransitionLink}
      />
    </div>
  );
}

/** Moves the focus to the new podcasts after a change of page, so that it does not stay at the foot of the page. */
function useFocusAfterTurning(page: number): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (document.activeElement?.closest("nav")) head.current?.focus({ preventScroll: true });
  }, [page]);
  return head;
}

function Count({ search, count }: { search: string; count: number }) {
  const text = useText(podcastsText);
  return (
    <p role="status" className="text-sm text-ink-soft">
      {search && `${text.results(search)}: `}
      {text.counted(count)}
    </p>
  );
}

function SearchedHere({ shelf, before }: { shelf: Shelf; before: Shelf }) {
  const text = useText(podcastsText);
  const { search } = shelf.address;
  const rows = searchHere(before.rows, search);
  return (
    <div className="flex flex-col gap-8">
      <Count search={search} count={rows.length} />
      <Notice tone="calm">{text.searchedHere}</Notice>
      {rows.length > 0 ? <PodcastCards podcasts={rows} heading="h2" /> : <NothingFound shelf={shelf} />}
    </div>
  );
}

function NothingFound({ shelf: { address, called } }: { shelf: Shelf }) {
  const text = useText(podcastsText);
  return (
    <EmptyState
      title={<span role="status">{text.nothingFound(address.search)}</span>}
      action={
        <AppLink
          to={listAddress(called, { ...address, page: 1, search: "" })}
          className={buttonClass("stone")}
        >
          {text.showAll}
        </AppLink>
      }
    >
      {text.nothingHelp}
    </EmptyState>
  );
}

function Empty({ shelf: { called, category } }: { shelf: Shelf }) {
  const text = useText(podcastsText);
  const name = category?.name ?? called;
  const isAll = called === ALL;
  return (
    <div className="flex flex-col gap-8">
      {isAll ? (
        <FixedNotice tone="calm" vi={text.listEmpty} en={FIXED.listEmpty} />
      ) : (
        <FixedNotice tone="calm" vi={text.categoryEmpty(name)} en={FIXED.categoryEmpty(name)} />
      )}
      <LazySampleShelf />
      <AppLink to={isAll ? "/blogs" : "/podcasts"} className={buttonClass("stone", "self-center")}>
        {isAll ? text.read : text.otherCategories}
      </AppLink>
    </div>
  );
}

function Failed({ retry }: Pick<Props, "retry">) {
  const text = useText(podcastsText);
  return (
    <div className="flex flex-col gap-8">
      <FailedNotice vi={text.listFailed} en={FIXED.listFailed} retry={retry} />
      <LazySampleShelf />
    </div>
  );
}

export function ShelfSkeleton() {
  const text = useText(podcastsText);
  return (
    <div className="flex flex-col gap-8">
      <p role="status" className="flex min-h-11 items-center text-sm text-ink-soft">
        {text.loading}
      </p>
      <CardsSkeleton count={6} />
    </div>
  );
}
